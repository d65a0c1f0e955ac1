/** A loan on paper: its contract, what a guarantor undertakes, or the booklet of its instalments. */
import { isolateLtr, toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { shownCode } from '#platform/papers/paper-marks.rules.ts';
import { definePrint, type Letterhead } from '#platform/print/print.define.ts';
import { printedAmount, printedAmountInWords, printedCode, printedCount, printedDate } from '#platform/print/printed.rules.ts';
import type { LoanLine } from '../../loan-ledger/loan-ledger.service.ts';
import type { Guarantor, StoredRecipient } from '../loan-recipient.store.ts';
import words from './loan-paper.messages.fa.ts';
import type { LoanPaper } from './loan-papers.contract.ts';

export interface PrintedLoan {
  readonly paper: LoanPaper;
  readonly company: Letterhead;
  readonly loan: StoredRecipient;
  /** As it is written. */
  readonly number: string;
  readonly lines: readonly LoanLine[];
  /** Day of the last receipt or deduction; null before any. */
  readonly settledOn: string | null;
  /** Digits of rials, at payment. */
  readonly fee: string;
  readonly guarantors: readonly Guarantor[];
  /** Of an undertaking: whose it is. */
  readonly guarantor?: Guarantor;
  /** Null: not known, or not for whoever prints. */
  readonly fatherName: string | null;
  readonly nationalCode: string | null;
  readonly code: string;
  /** Where the paper is checked. */
  readonly address: string;
}

const sumOf = (lines: readonly LoanLine[], of: 'due' | 'principal' | 'profit' | 'fee' | 'paid' | 'open'): bigint => lines.reduce((sum, line) => sum + line[of], 0n);
const code = (text: string | null): string => (text === null ? words.dash : printedCode(text));
const day = (line: LoanLine | undefined): string => (line === undefined ? words.dash : printedDate(line.dueDate));

function factsOf({ loan, lines, fee, fatherName, nationalCode }: PrintedLoan): { label: string; value: string }[] {
  const values: Readonly<Record<keyof typeof words.facts, string>> = {
    fullName: loan.fullName,
    pseudoId: code(loan.pseudoId),
    fatherName: fatherName ?? words.dash,
    nationalCode: code(nationalCode),
    unitName: loan.unitName ?? words.dash,
    positionTitle: loan.positionName ?? words.dash,
    loanTitle: loan.loanTitle,
    count: printedCount(lines.length),
    rate: isolateLtr(toPersianDigits(loan.yearlyRate)),
    feeAtPayment: printedAmount(fee),
    firstDue: day(lines[0]),
    lastDue: day(lines.at(-1)),
  };
  return Object.entries(values).map(([name, value]) => ({ label: words.facts[name as keyof typeof words.facts], value }));
}

function paragraphsOf({ paper, loan, lines, guarantor, company, number, settledOn }: PrintedLoan): readonly string[] {
  if (paper === 'booklet') return [];
  if (paper === 'settlement') {
    const days = { paidOn: printedDate(loan.paidOn), settledOn: settledOn === null ? words.dash : printedDate(settledOn) };
    return words.settles({ name: loan.fullName, code: code(loan.pseudoId), loan: loan.loanTitle, number: printedCode(number), company: company.name, ...days });
  }
  if (guarantor !== undefined) {
    const of = { name: guarantor.fullName, borrower: loan.fullName, loan: loan.loanTitle, company: company.name };
    return guarantor.pseudoId === null
      ? words.undertakesOutside({ ...of, code: code(guarantor.nationalCode) })
      : words.undertakes({ ...of, code: printedCode(guarantor.pseudoId) });
  }
  return words.terms({ company: company.name, count: printedCount(lines.length), first: day(lines[0]), last: day(lines.at(-1)) });
}

/** Lines of the plan that holds; none on an undertaking and on what says that it is settled. */
function scheduleOf({ paper, lines }: PrintedLoan) {
  if (paper === 'undertaking' || paper === 'settlement') return null;
  const number = (line: LoanLine): string => printedCount(line.number);
  if (paper === 'contract')
    return {
      heads: Object.values(words.heads),
      rows: lines.map((line) => [
        ...[number(line), printedDate(line.dueDate), printedAmount(line.principal), printedAmount(line.profit)],
        ...[printedAmount(line.fee + line.added), printedAmount(line.due)],
      ]),
      total: [
        ...[words.sum, '', printedAmount(sumOf(lines, 'principal')), printedAmount(sumOf(lines, 'profit'))],
        ...[printedAmount(lines.reduce((sum, line) => sum + line.fee + line.added, 0n)), printedAmount(sumOf(lines, 'due'))],
      ],
    };
  return {
    heads: Object.values(words.bookletHeads),
    rows: lines.map((line) => [number(line), printedDate(line.dueDate), printedAmount(line.due), printedAmount(line.paid), printedAmount(line.open), '']),
    total: [words.sum, '', printedAmount(sumOf(lines, 'due')), printedAmount(sumOf(lines, 'paid')), printedAmount(sumOf(lines, 'open')), ''],
  };
}

function signaturesOf({ paper, loan, guarantor, guarantors }: PrintedLoan): { title: string; name: string }[] {
  const { signers } = words;
  if (paper === 'booklet') return [];
  if (paper === 'settlement') return [{ title: signers.company, name: '' }];
  const answering = guarantor === undefined ? guarantors : [guarantor];
  return [
    ...(guarantor === undefined ? [{ title: signers.borrower, name: loan.fullName }] : []),
    ...answering.map(({ fullName }) => ({ title: signers.guarantor, name: fullName })),
    { title: signers.company, name: '' },
  ];
}

export const loanPrint = definePrint<PrintedLoan>({
  template: new URL('./loan.print.typ', import.meta.url),
  sheet: ({ company, paper, number, loan, code: mark, address }) => ({
    company,
    title: words.titles[paper],
    marks: [
      { label: words.number, value: printedCode(number) },
      { label: words.paidOn, value: printedDate(loan.paidOn) },
    ],
    note: words.checkNote({ address: isolateLtr(address) }),
    code: shownCode(mark),
  }),
  content: (printed) => {
    const { paper, loan, lines } = printed;
    const amount = paper === 'contract' || paper === 'settlement' ? loan.principal : sumOf(lines, 'due');
    return {
      opening: words.opening,
      facts: factsOf(printed),
      total: {
        label: { contract: words.principal, undertaking: words.guaranteed, booklet: words.total, settlement: words.principal }[paper],
        amount: printedAmount(amount),
        words: printedAmountInWords(amount),
      },
      paragraphs: paragraphsOf(printed),
      schedule: scheduleOf(printed),
      scheduleTitle: words.schedule,
      signatures: signaturesOf(printed),
    };
  },
});
