/** What is owed to each on a day as rows of a sheet, sums at the end. Pure; rials as digits. */
import type { PlainSheet } from '../state-files/xlsx.rules.ts';
import words from './provision-page.messages.fa.ts';

interface Amounts {
  readonly severance: string;
  readonly leave: string;
  readonly eidi: string;
  readonly total: string;
}
export interface OwedRow extends Amounts {
  readonly pseudoId: string;
  readonly fullName: string;
  readonly unit: string | null;
  readonly costCenter: string | null;
}

const { columns } = words;
const amountsOf = ({ severance, leave, eidi, total }: Amounts): bigint[] => [severance, leave, eidi, total].map(BigInt);

export const provisionSheet = (rows: readonly OwedRow[], whole: Amounts): PlainSheet => ({
  title: words.sheet,
  widths: [14, 28, 24, 24, 18, 18, 18, 18],
  rows: [
    [columns.pseudoId, columns.fullName, columns.unit, columns.costCenter, columns.severance, columns.leave, columns.eidi, columns.total],
    ...rows.map((row) => [row.pseudoId, row.fullName, row.unit ?? '', row.costCenter ?? '', ...amountsOf(row)]),
    [words.whole, '', '', '', ...amountsOf(whole)],
  ],
});
