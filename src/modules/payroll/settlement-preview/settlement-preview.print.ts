/** What somebody would be owed who leaves, on paper: the sums, the lines they are made of, and the law. */
import type { ReplyOf } from '#kernel/call.ts';
import { definePrint, type Letterhead, type Printable } from '#platform/print/print.define.ts';
import { printedAmount, printedAmountInWords, printedCode, printedDate } from '#platform/print/printed.rules.ts';
import { periodName } from '../pay/period.rules.ts';
import words from './settlement-page.messages.fa.ts';
import { type previewSettlement, settlementTiles } from './settlement-preview.contract.ts';
import { signedAmount } from './settlement-sheet.rules.ts';

export interface PrintedSettlement {
  readonly company: Letterhead;
  readonly told: ReplyOf<typeof previewSettlement>;
  /** ISO. */
  readonly lastDay: string;
  readonly today: string;
}

const figures = settlementTiles.filter((name) => name !== 'total');
const shownValue = (value: unknown): string => (typeof value !== 'string' ? '' : /^\d+$/.test(value) ? printedAmount(value) : printedCode(value));

export const settlementPrint = definePrint<PrintedSettlement>({
  template: new URL('./settlement-preview.print.typ', import.meta.url),
  sheet: ({ company, today }) => ({ company, title: words.sheet, marks: [{ label: words.paper.madeOn, value: printedDate(today) }], note: words.paper.note }),
  content: ({ told, lastDay }): Printable => {
    const total = BigInt(told.total);
    const owed = total < 0n ? -total : total;
    return {
      facts: [
        { label: words.person, value: told.fullName },
        { label: words.code, value: printedCode(told.pseudoId) },
        { label: words.hired, value: printedDate(told.hireDate) },
        { label: words.lastDay, value: printedDate(lastDay) },
        ...figures.map((name) => ({ label: words.paper.inRials(words.figures[name]), value: printedAmount(told[name]) })),
      ],
      lines: {
        title: words.lines,
        heads: [words.paper.line, words.month, words.amount],
        rows: told.lines.filter(({ side }) => side === 'employee').map(({ title, amount, isDeduct, of }) => [title, periodName(of), printedAmount(signedAmount(amount, isDeduct))]),
      },
      law: {
        title: words.law,
        heads: [words.paper.figure, words.source, words.value],
        rows: told.parameters.flatMap(({ title, value, source }) => (typeof value === 'string' ? [[title, source, shownValue(value)]] : [])),
      },
      net: { label: total < 0n ? words.paper.claim : words.paper.net, amount: printedAmount(owed), words: words.paper.inWords({ words: printedAmountInWords(owed) }) },
      signatures: Object.values(words.paper.signatures).map((title) => ({ title, name: '', date: '' })),
    };
  },
});
