/** Who stands in a file and what a month came to for them. Pure; rials, ISO days. */
import { divide, type Exact, multiply, round, writeExact } from '#kernel/formula/exact.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { exactRial } from '../pay/pay-law.rules.ts';
import type { PayLine } from '../pay/pay-lines.rules.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';

/** Somebody as files name them, by the names of the personnel file; what is not known is absent. */
export interface FilePerson {
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly fatherName?: string | null | undefined;
  /** Y: a man, N: a woman. */
  readonly gender?: 'Y' | 'N' | null | undefined;
  readonly nationalCode?: string | null | undefined;
  /** Of who is no citizen. */
  readonly foreignerCode?: string | null | undefined;
  readonly idNumber?: string | null | undefined;
  readonly issuePlace?: string | null | undefined;
  readonly issueDate?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly birthPlace?: string | null | undefined;
  readonly insuranceNumber?: string | null | undefined;
  readonly jobTitle?: string | null | undefined;
  /** Of the organisation of insurance. */
  readonly jobCode?: string | null | undefined;
  readonly hireDate?: string | null | undefined;
  readonly endDate?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly address?: string | null | undefined;
  readonly iban?: string | null | undefined;
  readonly depositNumber?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Words of the list of the tax that nothing else says, by their numbers there (columns 9, 13, 18, 20). */
  readonly taxCodes?:
    | { readonly education?: number | undefined; readonly exemption?: number | undefined; readonly jobFamily?: number | undefined; readonly employment?: number | undefined }
    | undefined;
}

export interface FileLine extends Pick<PayLine, 'code' | 'title' | 'isDeduct' | 'side' | 'amount' | 'of' | 'taxColumn'> {
  readonly insuranceBucket: PayLine['insuranceBucket'];
}

/** A counted month of somebody. */
export interface FileMonth extends YearMonth {
  /** Insured ones. */
  readonly days: number;
  readonly lines: readonly FileLine[];
  readonly isInsured: boolean;
  /** Shares of worker and employer together by the law of the month, less the relief of the workshop. */
  readonly insuranceRate: Exact;
  /** Share of the worker's insurance that is not taxed. */
  readonly taxShare: Exact;
  /** Where they work and what the budget law says of them (columns 3 and 4 of the amounts). */
  readonly isDeprived: boolean;
  readonly isFaculty: boolean;
  /** What is not money (columns 9 and 11). */
  readonly housing: 'none' | 'furnished' | 'plain';
  readonly car: 'none' | 'driver' | 'self';
}

/** A row of a file: its place in the question or the run, from 1 on. */
export interface FileRow {
  readonly row: number;
  readonly person: FilePerson;
  readonly month?: FileMonth | undefined;
  /** Rials; the net of the month when absent. */
  readonly net?: bigint | undefined;
  /** By which a bank may name the transfer in its answer. */
  readonly reference?: string | undefined;
}

/** Why somebody is left out. `field`: a name of the personnel file, or what the month lacks. */
export interface RowFault {
  readonly row: number;
  readonly field: string;
  readonly code: RowFaultCode;
  /** What the sentence of the code names. */
  readonly values?: Readonly<Record<string, string>>;
}
export type RowFaultCode =
  | 'missing'
  | 'nationalCode'
  | 'insuranceNumber'
  | 'sheba'
  | 'doubled'
  | 'notPaid'
  | 'ceiling'
  | 'lacksLetter'
  | 'tooLong'
  | 'noTaxColumn'
  | 'notInsured'
  | 'otherMonth'
  | 'uncountable';

/** Signs that were taken out of a text, or written otherwise. */
export interface Cleaned {
  readonly row: number;
  readonly field: string;
  readonly signs: string;
  readonly written: string;
}

const of = ({ lines }: FileMonth, keep: (line: FileLine) => boolean): bigint => lines.reduce((sum, line) => (keep(line) ? sum + line.amount : sum), 0n);
const coded = (month: FileMonth, code: string): bigint => of(month, (line) => line.code === code);
const ofPerson = ({ side }: FileLine): boolean => side === 'employee';

/** What is paid less what is taken. */
export const netOf = (month: FileMonth): bigint => of(month, (line) => ofPerson(line) && line.isDeduct === 'N') - of(month, (line) => ofPerson(line) && line.isDeduct === 'Y');

/** Odd rials lent and held back are no pay. */
const odd: ReadonlySet<string> = new Set(['rounding', 'shortfall', 'roundingBefore', 'shortfallBefore']);
const isPay = (line: FileLine): boolean => ofPerson(line) && line.isDeduct === 'N' && !odd.has(line.code);

const isOf =
  (when: YearMonth) =>
  ({ of: { year, month } }: FileLine): boolean =>
    year === when.year && month === when.month;

/** What of a month's lines is for it itself. */
export const ownLines = (month: FileMonth): FileMonth => ({ ...month, lines: month.lines.filter(isOf(month)) });

/** What was paid late in a month, by the month that it is for, the oldest first: days and the rest were told in that month. */
export function lateMonths(month: FileMonth): readonly FileMonth[] {
  const late = Map.groupBy(
    month.lines.filter((line) => !isOf(month)(line)),
    ({ of: when }) => when.year * 100 + when.month,
  );
  return [...late].toSorted(([a], [b]) => a - b).map(([, lines]) => ({ ...month, ...lines[0]?.of, days: 0, lines }));
}

/** All that was paid late in a month as one list of it; undefined where nothing was. */
export function latePaid(month: FileMonth): FileMonth | undefined {
  const lines = month.lines.filter((line) => !isOf(month)(line));
  return lines.length === 0 ? undefined : { ...month, days: 0, lines };
}

/** What insurance is told of a month. */
export interface InsuredMonth {
  readonly days: number;
  readonly daily: bigint;
  readonly monthly: bigint;
  readonly benefits: bigint;
  /** Monthly and benefits: what insurance is counted on, not above the ceiling. */
  readonly insurable: bigint;
  readonly total: bigint;
  readonly worker: bigint;
  readonly employer: bigint;
  readonly unemployment: bigint;
  readonly hardWork: bigint;
  /** The bases that newer layouts have of their own. */
  readonly seniority: bigint;
  readonly spouse: bigint;
}

const wholeOf = (value: Exact): bigint => BigInt(writeExact(round(value, { unit: 1, mode: 'half' })));

/** The wage goes before the benefits up to the ceiling; a daily wage is the wage of the month by its days. */
export function insuredOf(month: FileMonth): InsuredMonth {
  const { days } = month;
  const insurable = coded(month, 'insuranceBase');
  const wage = of(month, (line) => isPay(line) && line.insuranceBucket === 'base');
  const monthly = wage < insurable ? wage : insurable;
  const total = of(month, isPay);
  return {
    ...{ days, monthly, benefits: insurable - monthly, insurable, total: total < insurable ? insurable : total },
    daily: days === 0 ? 0n : wholeOf(divide(exactRial(monthly), days)),
    ...{ worker: coded(month, 'insuranceWorker'), employer: coded(month, 'insuranceEmployer') },
    ...{ unemployment: coded(month, 'insuranceUnemployment'), hardWork: coded(month, 'insuranceHardWork') },
    ...{ seniority: coded(month, 'seniority'), spouse: coded(month, 'marital') },
  };
}

/** The column of what was not paid in its month, by the column that it had (guide iran.md 2.2). */
const lateColumn = (column: number): number => {
  if (column === 7) return 8;
  if (column === 13) return 14;
  if (column === 31) return 32;
  return column >= 15 && column <= 30 ? 30 : column;
};

const TREATMENT = 33;

/** What stands in each column of the list of amounts, and a paid line that has none. */
export function taxColumnsOf(month: FileMonth): { readonly amounts: ReadonlyMap<number, bigint>; readonly homeless: FileLine | undefined } {
  const amounts = new Map<number, bigint>();
  const put = (column: number, amount: bigint): unknown => amounts.set(column, (amounts.get(column) ?? 0n) + amount);
  const isOwn = isOf(month);
  for (const line of month.lines) {
    if (line.taxColumn !== null) put(isOwn(line) ? line.taxColumn : lateColumn(line.taxColumn), line.amount);
  }
  put(TREATMENT, wholeOf(multiply(exactRial(coded(month, 'insuranceWorker')), month.taxShare)));
  return { amounts, homeless: month.lines.find((line) => isPay(line) && line.amount !== 0n && line.taxColumn === null) };
}

const DIGITS = 2;

/** `14050131`; empty of what is not known. */
export function shamsi(day: string | null | undefined): string {
  if (!day) return '';
  const { year, month, day: date } = toJalali(day);
  return `${year}${String(month).padStart(DIGITS, '0')}${String(date).padStart(DIGITS, '0')}`;
}

/** `140501`. */
export const monthText = ({ year, month }: YearMonth): string => `${year}${String(month).padStart(DIGITS, '0')}`;

/** A day where it lies within the month; empty elsewhere. */
export function inMonth(day: string | null | undefined, { year, month }: YearMonth): string {
  if (!day) return '';
  const known = toJalali(day);
  return known.year === year && known.month === month ? shamsi(day) : '';
}

/** The citizen's code, or that of somebody who is none. */
export const codeOf = ({ nationalCode, foreignerCode }: FilePerson): string => nationalCode || foreignerCode || '';
export const isForeign = ({ nationalCode, foreignerCode }: FilePerson): boolean => !nationalCode && !!foreignerCode;
