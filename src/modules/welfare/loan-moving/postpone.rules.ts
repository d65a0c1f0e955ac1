/** A plan whose lines move (issue 23, postponing): one to the end, or all open ones from it on by months. Pure; rials, ISO days. */
import { monthsLater } from '#kernel/formula/days.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { type Fraction, fractionOf, times, toRial, ZERO } from '#kernel/rial/fraction.ts';

export interface Planned {
  readonly number: number;
  /** The first number of a line that moved. */
  readonly originalNumber: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
}

export interface MovableLine extends Planned {
  readonly open: bigint;
  readonly openCharges: bigint;
  readonly openPrincipal: bigint;
}

const MONTHS = 12;
const PERCENT = 100n;

/** Profit of rials over months at a yearly rate in percent. */
const profitFor = (amount: bigint, yearlyRate: Fraction, months: number): bigint =>
  toRial(times(times(fractionOf(amount), yearlyRate), fractionOf(BigInt(months), PERCENT * BigInt(MONTHS))));

const monthNumber = (iso: string): number => {
  const { year, month } = toJalali(iso);
  return year * MONTHS + month;
};

const later = (dueDate: string, months: number): string => monthsLater({ date: dueDate }, months).date;
const planOf = ({ number, originalNumber, dueDate, principal, profit, fee }: Planned): Planned => ({ number, originalNumber, dueDate, principal, profit, fee });

export interface MovedPlan {
  readonly lines: readonly Planned[];
  /** Rials that went from the line to its new place; 0 where all lines went on. */
  readonly moved: bigint;
  /** Rials that are added for the time. */
  readonly profit: bigint;
  /** How many lines are due later, and rials that are open of them. */
  readonly count: number;
  readonly open: bigint;
}

/** `yearlyRate`: percent, of profit for the time; zero takes none. */
export interface MoveBy {
  readonly yearlyRate: Fraction;
  readonly gapMonths: number;
}

/** What is open of one line goes behind the last one: its number is new, its original number stays; what was paid of it stays where it was. */
export function moveToEnd(lines: readonly MovableLine[], number: number, { yearlyRate = ZERO, gapMonths }: MoveBy): MovedPlan | undefined {
  const line = lines.find((one) => one.number === number);
  if (line === undefined || line.openPrincipal + line.openCharges === 0n) return undefined;
  const last = lines.reduce((day, { dueDate }) => (dueDate > day ? dueDate : day), line.dueDate);
  const dueDate = later(last, gapMonths);
  const profit = line.openCharges < line.profit ? line.openCharges : line.profit;
  const fee = line.openCharges - profit;
  const extra = profitFor(line.openPrincipal, yearlyRate, monthNumber(dueDate) - monthNumber(line.dueDate));
  const stays = { ...planOf(line), principal: line.principal - line.openPrincipal, profit: line.profit - profit, fee: line.fee - fee };
  const goes = {
    number: Math.max(...lines.map((one) => one.number)) + 1,
    originalNumber: line.originalNumber,
    dueDate,
    principal: line.openPrincipal,
    profit: profit + extra,
    fee,
  };
  return {
    lines: [...lines.map((one) => (one.number === number ? stays : planOf(one))), goes],
    moved: line.openPrincipal + line.openCharges,
    profit: extra,
    count: 1,
    open: line.open,
  };
}

/** All open lines from one on are due so many months later, and keep their numbers. */
export function moveAll(lines: readonly MovableLine[], number: number, months: number, { yearlyRate = ZERO }: MoveBy): MovedPlan | undefined {
  const from = lines.find((one) => one.number === number);
  if (from === undefined || from.open === 0n) return undefined;
  const moving = new Set(lines.filter((line) => line.open > 0n && line.dueDate >= from.dueDate));
  let [profit, open] = [0n, 0n];
  const moved = lines.map((line) => {
    if (!moving.has(line)) return planOf(line);
    const extra = profitFor(line.openPrincipal, yearlyRate, months);
    profit += extra;
    open += line.open;
    return { ...planOf(line), dueDate: later(line.dueDate, months), profit: line.profit + extra };
  });
  return { lines: moved, moved: 0n, profit, count: moving.size, open };
}

const whole = ({ principal, profit, fee }: Planned): string => String(principal + profit + fee);

/** Lines of a new plan beside what they are in the one that holds; those that fall away are asked nothing. */
export const shownLines = (before: readonly Planned[], after: readonly Planned[]) => {
  const [known, kept] = [new Map(before.map((line) => [line.number, line])), new Set(after.map(({ number }) => number))];
  const none = { principal: 0n, profit: 0n, fee: 0n };
  return [...after, ...before.filter(({ number }) => !kept.has(number)).map((line) => ({ ...line, ...none }))].map((line) => {
    const was = known.get(line.number);
    return {
      ...{ installmentCode: line.number, orginalInstallmentCode: line.originalNumber, paymentDate: was?.dueDate ?? null, newPaymentDate: line.dueDate },
      ...{ installmentAmount: was === undefined ? null : whole(was), newInstallmentAmount: whole(line) },
      ...{ originalAmount: String(line.principal), profitAmount: String(line.profit), feeAmount: String(line.fee) },
    };
  });
};
