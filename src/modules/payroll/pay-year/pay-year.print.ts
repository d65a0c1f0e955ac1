/** A year of somebody's pay on paper: months across, factors down. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { yearFa } from '#kernel/jalali/jalali.ts';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { shownCode } from '#platform/papers/paper-marks.rules.ts';
import { definePrint, type Letterhead, type Printable } from '#platform/print/print.define.ts';
import { printedAmount, printedAmountInWords, printedCode, printedDate } from '#platform/print/printed.rules.ts';
import type { PayYear, YearRow } from './pay-year.rules.ts';
import type { PaperCode } from './pay-year.store.ts';
import words from './pay-year-paper.messages.fa.ts';

export interface PrintedYear extends PayYear, PaperCode {
  readonly company: Letterhead;
  readonly year: number;
  readonly fullName: string;
  readonly pseudoId: string;
  /** Null where there is none or the reader may not know it. */
  readonly nationalCode: string | null;
  /** Where the paper is checked. */
  readonly address: string;
}

const cellsOf = ({ title, months, total }: YearRow): string[] => [title, ...months.map((amount) => (amount === null ? '' : printedAmount(amount))), printedAmount(total)];

const tableOf = (title: string, rows: readonly YearRow[], total: YearRow | null): Printable[] =>
  rows.length === 0 ? [] : [{ title, heads: [words.item, ...monthNames, words.total], rows: rows.map(cellsOf), total: total && cellsOf(total) }];

function factsOf({ fullName, pseudoId, nationalCode, sums, insurance, tax }: PrintedYear): Printable[] {
  const { facts, told } = words;
  return [
    { label: facts.name, value: fullName },
    { label: facts.personnelCode, value: printedCode(pseudoId) },
    ...(nationalCode === null ? [] : [{ label: facts.nationalCode, value: printedCode(nationalCode) }]),
    { label: told.earnings, value: printedAmount(sums.earnings.total) },
    { label: told.deductions, value: printedAmount(sums.deductions.total) },
    { label: told.insurance, value: printedAmount(insurance) },
    { label: told.tax, value: printedAmount(tax) },
  ];
}

export const payYearPrint = definePrint<PrintedYear>({
  template: new URL('./pay-year.print.typ', import.meta.url),
  sheet: ({ company, year, code, issuedOn, address }) => ({
    company,
    title: words.title,
    marks: [
      { label: words.year, value: yearFa(year) },
      { label: words.issuedOn, value: printedDate(issuedOn) },
    ],
    note: words.checkNote({ address: isolateLtr(address) }),
    code: shownCode(code),
    landscape: true,
  }),
  content: (printed) => {
    const { earnings, deductions, odd, basis, sums } = printed;
    return {
      facts: factsOf(printed),
      tables: [
        ...tableOf(words.sections.earnings, earnings, sums.earnings),
        ...tableOf(words.sections.deductions, deductions, sums.deductions),
        ...tableOf(words.sections.odd, odd, null),
        ...tableOf(words.nets, [sums.net], null),
        ...tableOf(words.sections.basis, basis, null),
      ],
      net: { label: words.paidInYear, amount: printedAmount(sums.net.total), words: words.inWords({ words: printedAmountInWords(sums.net.total) }) },
    };
  },
});
