import type { ReplyOf } from '#kernel/call.ts';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatMoney, moneyUnitName } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { Lines } from '../pay-lines/explained-lines.tsx';
import { signedMoney } from '../pay-lines/money-signs.ui.ts';
import { PayWarnings } from '../pay-lines/pay-warnings.tsx';
import type { simulatePay } from './simulator.contract.ts';
import words from './simulator-page.messages.fa.ts';

export type Answer = ReplyOf<typeof simulatePay>;

const tiles = ['gross', 'deductions', 'net', 'employerCost'] as const;

interface OutcomeProps {
  of: string;
  answer: Answer;
  /** What it is compared with, and in which words. */
  beside: Pick<Answer, 'figures'> | undefined;
  difference?: (amount: string) => string;
}

/** What a case came to. */
export function Outcome({ of, answer: { figures, warnings, lines, parameters }, beside, difference = words.difference }: OutcomeProps) {
  return (
    <Stack>
      <PayWarnings warnings={warnings} />
      <Figures>
        {tiles.map((name) => {
          const apart = beside && BigInt(figures[name]) - BigInt(beside.figures[name]);
          return (
            <Figure key={name} label={words[name]} value={formatMoney(figures[name])} unit={moneyUnitName()} note={apart === undefined ? null : difference(signedMoney(apart))} />
          );
        })}
      </Figures>
      <Lines of={of} lines={lines} parameters={parameters} />
    </Stack>
  );
}
