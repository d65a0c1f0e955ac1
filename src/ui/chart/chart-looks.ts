/** Colours and strokes of the series of a chart, from the tokens of the theme that is worn. */
import { LEVELS } from './chart.rules.ts';

const COLOURS = 8;
/** Lines differ by their stroke too: not by colour alone. In pixels. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 2', '12 4'] as const;

export const colour = (at: number): string => `var(--chart-${Math.min(at, COLOURS - 1) + 1})`;

export const dash = (at: number): string => DASHES[at % DASHES.length] ?? 'none';

/** Ground of a cell of a heat map; the levels of `levelOf`. */
export const depth = (level: number): string =>
  level === 0 ? 'color-mix(in oklab, var(--text) 5%, var(--surface))' : `color-mix(in oklab, var(--chart-1) ${Math.round((level / LEVELS) * 100)}%, var(--surface))`;

export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
