/** What somebody would be owed as rows of a sheet: the sums, the lines they are made of, and the law. Pure; rials. */
import type { ReplyOf } from '#kernel/call.ts';
import { formatJalali } from '#kernel/jalali/jalali.ts';
import type { PlainSheet, SheetCell } from '../state-files/xlsx.rules.ts';
import words from './settlement-page.messages.fa.ts';
import { type previewSettlement, settlementTiles } from './settlement-preview.contract.ts';

/** A line that is taken off, as it stands in the sums. */
export const signedAmount = (amount: string, isDeduct: 'Y' | 'N' | 'Z'): bigint => (isDeduct === 'Y' ? -BigInt(amount) : BigInt(amount));

export function settlementRows(told: ReplyOf<typeof previewSettlement>, lastDay: string): PlainSheet {
  const { fullName, pseudoId, hireDate, lines, parameters } = told;
  const facts: readonly SheetCell[][] = [
    [words.person, fullName],
    [words.code, pseudoId],
    [words.hired, formatJalali(hireDate)],
    [words.lastDay, formatJalali(lastDay)],
  ];
  return {
    title: words.sheet,
    widths: [40, 24, 24],
    rows: [
      [words.sheet, words.amount, words.month],
      ...facts,
      ...settlementTiles.map((name): SheetCell[] => [words.figures[name], BigInt(told[name])]),
      [words.lines],
      ...lines
        .filter(({ side }) => side === 'employee')
        .map(({ title, amount, isDeduct, of }): SheetCell[] => [title, signedAmount(amount, isDeduct), `${of.year}/${String(of.month).padStart(2, '0')}`]),
      [words.law, words.value, words.source],
      ...parameters.map(({ title, value, source }): SheetCell[] => [title, typeof value === 'string' ? value : '', source]),
    ],
  };
}
