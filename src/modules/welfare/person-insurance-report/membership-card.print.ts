/** The card of a contract of supplementary insurance on paper: the employee, and who is insured through them until when (issue 24, insurance 4). */
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedCode, printedDate } from '#platform/print/printed.rules.ts';
import words from './membership-card.messages.fa.ts';
import type { CardMember, CardOf } from './membership-card.store.ts';

export interface PrintedCard {
  readonly company: Letterhead;
  readonly of: CardOf;
  readonly members: readonly CardMember[];
  /** ISO. */
  readonly printedOn: string;
}

const code = (text: string | null): string => (text === null ? words.dash : printedCode(text));
const fact = (key: keyof typeof words.facts, value: string) => ({ label: words.facts[key], value });

export const membershipCardPrint = definePrint<PrintedCard>({
  template: new URL('./membership-card.print.typ', import.meta.url),
  sheet: ({ company, of, printedOn }) => ({
    company,
    title: words.sheetTitle,
    marks: [
      { label: words.marks.contract, value: printedCode(of.contractCode) },
      { label: words.marks.printedOn, value: printedDate(printedOn) },
    ],
    note: words.note,
  }),
  content: ({ of, members }) => ({
    facts: [
      ...[fact('fullName', of.fullName), fact('pseudoId', code(of.pseudoId)), fact('contractTitle', of.contractTitle), fact('insurer', of.insurerName)],
      ...[fact('from', printedDate(of.fromDate)), fact('thru', printedDate(of.thruDate))],
    ],
    title: words.members,
    heads: Object.values(words.heads),
    rows: members.map((one) => [
      one.insuredName,
      words.relations[one.relation as keyof typeof words.relations] ?? words.dash,
      code(one.nationalCode),
      one.tier ?? words.dash,
      printedDate(one.thruDate),
    ]),
  }),
});
