/** A personnel order for the tests of printing: images, signatures, facts of several columns, free text. */
import { definePrint } from '../print.define.ts';
import { printedAmount, printedCode, printedDate } from '../printed.rules.ts';
import words from './order.messages.fa.ts';

export interface SampleOrder {
  readonly name: string;
  /** Rials. */
  readonly amounts: readonly bigint[];
  readonly logo?: Uint8Array;
  readonly signature?: Uint8Array;
}

export const sampleOrder: SampleOrder = { name: words.name, amounts: [193_200_000n, 24_350_000n, 43_500_000n, 21_000_000n, 30_000_000n, 22_000_000n] };

const FROM = '2026-11-22';

export const sampleOrderPrint = definePrint<SampleOrder>({
  template: new URL('./order.print.typ', import.meta.url),
  sheet: ({ logo }) => ({
    company: { name: words.company, unit: words.unit, logo },
    title: words.title,
    marks: [
      { label: words.marks.number, value: printedCode('1405/31842') },
      { label: words.marks.issuedAt, value: printedDate('2026-11-19') },
      { label: words.marks.from, value: printedDate(FROM) },
    ],
    note: words.note,
    code: '9F3K-27QD',
  }),
  content: ({ name, amounts, signature }) => ({
    facts: [
      { label: words.facts.name, value: name },
      { label: words.facts.nationalCode, value: printedCode('6293872460') },
      { label: words.facts.kind, value: words.kind, span: 2 },
      { label: words.facts.post, value: words.post, span: 4 },
    ],
    items: words.items,
    columns: words.columns,
    rows: amounts.map((amount, index) => [words.rows[index % words.rows.length] ?? '', printedAmount(amount)]),
    total: [words.total, printedAmount(amounts.reduce((sum, amount) => sum + amount, 0n))],
    text: words.text(printedDate(FROM), printedCode('1404/20177')),
    signers: words.signers.map(([title, signer], index) => ({ title, name: signer, date: printedDate('2026-11-19'), signature: index === 0 ? signature : undefined })),
  }),
});
