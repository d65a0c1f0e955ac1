/** A month of pay taken back: the opposite of every amount. Pure. */
import type { PayAnswer } from './pay.rules.ts';
import { type Figures, figureNames } from './pay-lines.rules.ts';

/** What takes an answer back: with it everything comes to nothing. An amount that is taken back is not counted, so it has no explanation. */
export const mirrored = (answer: PayAnswer): PayAnswer => ({
  ...answer,
  figures: Object.fromEntries(figureNames.map((name) => [name, -answer.figures[name]])) as Figures,
  lines: answer.lines.map((line) => ({ ...line, amount: -line.amount, explained: null })),
  warnings: [],
});
