/** The list of the salary tax with all columns of its files, before it is taken. Pure; cells as the files have them. */
import type { StateFiles } from '../state-files/file-rows.rules.ts';
import type { TaxFile, TaxLayout } from '../state-files/tax-list.rules.ts';
import type { PlainSheet, SheetCell } from '../state-files/xlsx.rules.ts';
import { type Held, titleOf, toldCell } from './tax-columns.rules.ts';
import words from './tax-sending-page.messages.fa.ts';

/** Columns of each file: the current profile and the older one (guide iran.md 2.2). */
const columnsOf: Readonly<Record<TaxLayout, Readonly<Record<TaxFile, number>>>> = {
  current: { person: 23, amounts: 39, sums: 0 },
  older: { person: 23, amounts: 34, sums: 14 },
};
/** From here on amounts are rials. */
const FIRST_AMOUNT = 7;
const [CODE_WIDTH, NAME_WIDTH, WIDTH] = [14, 28, 18];

export interface ListRow {
  readonly partyId: string | null;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly cells: string[];
}

/** Titles in the order of the file. */
export const columnTitles = (file: TaxFile, layout: TaxLayout): string[] => Array.from({ length: columnsOf[layout][file] }, (_, at) => titleOf(file, at + 1, layout === 'older'));

/** `people`: those of the run, each at the place of its row, counted from 1. */
export function listRows(
  file: TaxFile,
  { lines = [], sums }: Pick<StateFiles, 'lines' | 'sums'>,
  people: readonly { readonly partyId: string; readonly fullName: string; readonly pseudoId: string }[],
  held: Held,
): ListRow[] {
  if (file === 'sums') return sums === undefined ? [] : [{ partyId: null, fullName: words.sums, pseudoId: '', cells: [...sums] }];
  return lines.flatMap((line) => {
    const one = people[line.row - 1];
    if (one === undefined) return [];
    const { partyId, fullName, pseudoId } = one;
    const cells = file === 'person' ? line.person.map((text, at) => toldCell('person', at + 1, text, held(partyId))) : [...line.amounts];
    return [{ partyId, fullName, pseudoId, cells }];
  });
}

/** Amounts are numbers, codes are texts. */
const cellOf = (file: TaxFile, text: string, at: number): SheetCell => (file === 'amounts' && at >= FIRST_AMOUNT - 1 && /^-?\d+$/.test(text) ? BigInt(text) : text);

export const rowsSheet = (file: TaxFile, layout: TaxLayout, rows: readonly ListRow[]): PlainSheet => {
  const titles = columnTitles(file, layout);
  return {
    title: words.files[file],
    widths: [CODE_WIDTH, NAME_WIDTH, ...titles.map(() => WIDTH)],
    rows: [
      [words.code, words.person, ...titles.map((title, at) => `${at + 1}. ${title}`)],
      ...rows.map(({ pseudoId, fullName, cells }) => [pseudoId, fullName, ...cells.map((text, at) => cellOf(file, text, at))]),
    ],
  };
};
