/** What differs of a list of the salary tax, in words and as rows of a sheet. Pure. */
import type { ReplyOf } from '#kernel/call.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { PlainSheet } from '../state-files/xlsx.rules.ts';
import type { taxSendings } from './tax-sending.contract.ts';
import words from './tax-sending-page.messages.fa.ts';

/** Of one person: in which columns, or that somebody came or went. */
export type PersonDifference = NonNullable<ReplyOf<typeof taxSendings>['differences']>['rows'][number];

/** A column that somebody differs in, or that somebody came or went. */
export interface CellDifference extends Pick<PersonDifference, 'partyId' | 'fullName' | 'pseudoId' | 'change'> {
  readonly cell: PersonDifference['cells'][number] | undefined;
}

export const cellsOf = (rows: readonly PersonDifference[]): CellDifference[] =>
  rows.flatMap(({ cells, ...one }): CellDifference[] => (cells.length === 0 ? [{ ...one, cell: undefined }] : cells.map((cell) => ({ ...one, cell }))));

/** Where it differs; its number is in Persian digits. */
export const placeOf = ({ cell, change }: CellDifference): string =>
  cell === undefined ? words.changes[change] : words.place({ file: words.files[cell.list], column: toPersianDigits(String(cell.column)), title: cell.title });

export const differencesSheet = (rows: readonly PersonDifference[]): PlainSheet => ({
  title: words.grid,
  widths: [16, 30, 46, 24, 24],
  rows: [
    [words.code, words.person, words.column, words.was, words.now],
    ...cellsOf(rows).map((one) => [one.pseudoId, one.fullName, placeOf(one), one.cell?.was ?? '', one.cell?.now ?? '']),
  ],
});
