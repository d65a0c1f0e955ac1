/** A contract on paper, from the text that was kept when it was signed. */
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedAmount, printedCode, printedDate } from '#platform/print/printed.rules.ts';
import type { ContractContent } from './contracts.store.ts';
import words from './contracts-page.messages.fa.ts';

export interface PrintedContract {
  readonly company: Letterhead;
  readonly number: string;
  readonly signedOn: string;
  readonly content: ContractContent;
}

export const contractPrint = definePrint<PrintedContract>({
  template: new URL('./contracts.print.typ', import.meta.url),
  sheet: ({ company, number, signedOn, content }) => ({
    company: { ...company, name: content.companyName },
    title: content.typeName,
    marks: [
      { label: words.paperNumber, value: printedCode(number) },
      { label: words.paperDate, value: printedDate(signedOn) },
    ],
    note: words.paperNote,
  }),
  content: ({ content: { terms, wages, companyName, fullName } }) => ({
    opening: words.opening,
    terms,
    wages:
      wages.length === 0
        ? null
        : { title: words.wages, heads: [words.wage, words.per, words.amount], rows: wages.map(({ title, per, amount }) => [title, words.pers[per], printedAmount(amount)]) },
    parties: [
      { role: words.employer, name: companyName },
      { role: words.employee, name: fullName },
    ],
  }),
});
