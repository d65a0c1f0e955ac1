/** The printed document of docs/kit.md: a certificate of pay. */
import { definePrint, type Letterhead } from '../print.define.ts';
import { printedAmount, printedCode, printedDate } from '../printed.rules.ts';
import words from './certificate.messages.fa.ts';

export interface Certificate {
  readonly company: Letterhead;
  readonly number: string;
  readonly name: string;
  /** ISO date. */
  readonly from: string;
  readonly items: readonly { readonly name: string; readonly rials: bigint }[];
  readonly signer: string;
}

export const certificatePrint = definePrint<Certificate>({
  template: new URL('./certificate.print.typ', import.meta.url),
  sheet: ({ company, number }) => ({ company, title: words.title, marks: [{ label: words.number, value: printedCode(number) }] }),
  content: ({ name, from, items, signer }) => ({
    facts: [
      { label: words.name, value: name, span: 2 },
      { label: words.from, value: printedDate(from) },
    ],
    items: words.items,
    columns: words.columns,
    rows: items.map((item) => [item.name, printedAmount(item.rials)]),
    total: [words.total, printedAmount(items.reduce((sum, { rials }) => sum + rials, 0n))],
    signers: [{ title: words.signer, name: signer }],
  }),
});
