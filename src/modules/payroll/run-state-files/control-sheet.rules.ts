/** What a list of the state says of each, beside what its head says of all: a sheet to check it by before it is sent. Pure; rials, days. */
import { type StateFiles, sumOf } from '../state-files/file-rows.rules.ts';
import type { PlainSheet } from '../state-files/xlsx.rules.ts';
import words from './control-sheet.messages.fa.ts';

export type Controlled = keyof typeof words.columns;

interface Named {
  readonly pseudoId: string;
  readonly fullName: string;
}

const CODE_WIDTH = 14;
const NAME_WIDTH = 28;
const AMOUNT_WIDTH = 18;

/** `people`: those of the run, each at the place of its row, counted from 1. The last two rows are the sums of the rows above and those of the file. */
export function controlSheet(output: Controlled, { control = [], totals }: Pick<StateFiles, 'control' | 'totals'>, people: readonly Named[]): PlainSheet {
  const columns: Readonly<Record<string, string>> = words.columns[output];
  const names = Object.keys(columns);
  const rows = control.map(({ row, amounts }) => [people[row - 1]?.pseudoId ?? '', people[row - 1]?.fullName ?? '', ...names.map((name) => amounts[name] ?? 0n)]);
  return {
    title: words.titles[output],
    widths: [CODE_WIDTH, NAME_WIDTH, ...names.map(() => AMOUNT_WIDTH)],
    rows: [
      [words.pseudoId, words.fullName, ...Object.values(columns)],
      ...rows,
      [words.sum, '', ...names.map((name) => sumOf(control, ({ amounts }) => amounts[name] ?? 0n))],
      [words.inFile, '', ...names.map((name) => BigInt(totals[name] ?? 0))],
    ],
  };
}
