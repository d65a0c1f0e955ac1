/**
 * Rows of a bank's receipts against the loans that they name (issue 23): each on what those before it leave. Pure; rials are whole, days ISO dates.
 */
import type { Fault, FileRow, RowFault, Values } from '#platform/import-export/kind.define.ts';
import type { LateTerms } from '../loan-settlement/owed.rules.ts';
import { afterTake, paysWhole, type ReceivableLine, type Take, takesOf, toReceive, wholeOf } from '../loan-settlement/receipt.rules.ts';

/** A loan that a row names, as the ledger has it. */
export interface KnownLoan {
  readonly loanId: string;
  readonly partyId: string;
  readonly paidOn: string;
  readonly lines: readonly ReceivableLine[];
  /** Day that the penalty of a line was last booked for. */
  readonly chargedThru: ReadonlyMap<number, string>;
}

/** What is known of all loans of the rows, and by which rules they are judged. */
export interface Books {
  readonly today: string;
  /** Whoever brings the sheet: nobody brings receipts of their own. */
  readonly importerId: string | undefined;
  readonly loans: ReadonlyMap<string, KnownLoan>;
  /** References in capitals that stand already. */
  readonly seen: ReadonlySet<string>;
  lateOf(loan: KnownLoan, day: string): LateTerms;
  /** Whether a row may pay a part of a line on a day. */
  takesParts(day: string): boolean;
}

/** A row that is accepted, with what it books. */
export interface RowReceipt {
  readonly row: number;
  readonly loan: KnownLoan;
  readonly amount: bigint;
  readonly reference: string;
  readonly day: string;
  readonly takes: readonly Take[];
}

/** Number of a loan as papers write it; undefined: none. */
export function readLoanNumber(loanCode: string | undefined): { readonly year: number; readonly place: number } | undefined {
  const [, year, place] = /^(1[34]\d\d)\/(\d{1,9})$/.exec(loanCode ?? '') ?? [];
  return year === undefined || place === undefined ? undefined : { year: Number(year), place: Number(place) };
}

/** A loan by its number, however many zeros stand in front of it. */
export const keyOfLoan = (loanCode: string | undefined): string => {
  const { year, place } = readLoanNumber(loanCode) ?? { year: 0, place: 0 };
  return `${year}/${place}`;
};

const referenceOf = ({ reference = '' }: Values): string => reference.toUpperCase();

/** Which reference of a loan stands in which line of the sheet. */
type Read = Map<string, number>;

function faultOf({ row, values }: FileRow, { loans, seen, today, importerId }: Books, read: Read): Fault | KnownLoan {
  const loan = loans.get(keyOfLoan(values['loanCode']));
  if (loan === undefined) return { column: 'loanCode', code: 'unknown_loan' };
  if (loan.partyId === importerId) return { column: 'loanCode', code: 'own_row' };
  const { number, paidOn = '' } = values;
  if (number !== undefined && !loan.lines.some((line) => line.number === Number(number))) return { column: 'number', code: 'unknown_instalment' };
  if (paidOn > today || paidOn < loan.paidOn) return { column: 'paidOn', code: 'receipt_day_off' };
  const reference = referenceOf(values);
  if (seen.has(reference)) return { column: 'reference', code: 'reference_seen' };
  const other = read.get(`${loan.loanId} ${reference}`);
  if (other !== undefined) return { column: 'reference', code: 'reference_doubled', facts: { other } };
  read.set(`${loan.loanId} ${reference}`, row);
  return loan;
}

/** What an amount comes to: takes of lines, or what was to be paid. */
function takesFor(values: Values, loan: KnownLoan, books: Books): readonly Take[] | Fault {
  const { number, amount = '0', paidOn = '' } = values;
  const named = number === undefined ? loan.lines : loan.lines.filter((line) => line.number === Number(number));
  const open = toReceive(named, books.lateOf(loan, paidOn), paidOn, (one) => loan.chargedThru.get(one));
  const [first] = open;
  if (first === undefined) return { column: 'amount', code: 'instalment_paid' };
  const paid = BigInt(amount);
  const most = open.reduce((sum, one) => sum + wholeOf(one), 0n);
  const fits = paid > 0n && (books.takesParts(paidOn) ? paid <= most : paysWhole(open, paid));
  return fits ? takesOf(open, paid) : { column: 'amount', code: 'other_instalment_amount', facts: { owed: String(wholeOf(first)) } };
}

/** The loan once a row has paid. */
function afterTakes(loan: KnownLoan, takes: readonly Take[], day: string): KnownLoan {
  const byNumber = new Map(takes.map((take) => [take.number, take]));
  const charged = takes.filter(({ accrued }) => accrued > 0n).map(({ number }) => [number, day] as const);
  const lines = loan.lines.map((line) => {
    const take = byNumber.get(line.number);
    return take === undefined ? line : afterTake(line, take);
  });
  return { ...loan, lines, chargedThru: new Map([...loan.chargedThru, ...charged]) };
}

const isFault = (told: object): told is Fault => 'code' in told;

/** Judges the rows of a sheet in their order. */
export function judgeReceipts(rows: readonly FileRow[], books: Books): { readonly faults: readonly RowFault[]; readonly receipts: readonly RowReceipt[] } {
  const loans = new Map(books.loans);
  const read: Read = new Map();
  const faults: RowFault[] = [];
  const receipts: RowReceipt[] = [];
  for (const row of rows) {
    const loan = faultOf(row, { ...books, loans }, read);
    const takes = isFault(loan) ? loan : takesFor(row.values, loan, books);
    if (isFault(loan) || isFault(takes)) {
      faults.push({ row: row.row, ...(takes as Fault) });
      continue;
    }
    const { amount = '0', reference = '', paidOn: day = '' } = row.values;
    receipts.push({ row: row.row, loan, amount: BigInt(amount), reference, day, takes });
    loans.set(keyOfLoan(row.values['loanCode']), afterTakes(loan, takes, day));
  }
  return { faults, receipts };
}
