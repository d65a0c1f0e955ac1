/**
 * A loan of which some principal comes back before its time (issue 23, early in part). Pure; rials, ISO days.
 *
 * What is paid goes to what is due with its penalty first. Of the rest, the principal that it settles bears the profit of the running period up to the
 * day, and what the definition keeps of the unearned profit, as when the loan is settled whole: all of it in proportion to the principal.
 * The lines to come are the old ones with less principal. `smaller`: each line in the proportion of what is left, which is what every method of
 * instalments would ask for the smaller loan over as many lines. `shorter`: each line pays what it did, profit falls with the balance, and lines that
 * are not needed any more fall away. Fees stay owed.
 */
import { type Fraction, fractionOf, type RialRounding, roundTo, times, toRial } from '#kernel/rial/fraction.ts';

export const PREPAY_WAYS = ['smaller', 'shorter'] as const;
export type PrepayWay = (typeof PREPAY_WAYS)[number];

/** A line of the plan that holds, with what is open of it. */
export interface PrepaidLine {
  readonly number: number;
  readonly originalNumber: number;
  readonly dueDate: string;
  readonly principal: bigint;
  readonly profit: bigint;
  readonly fee: bigint;
  readonly added: bigint;
  readonly open: bigint;
  readonly openCharges: bigint;
  readonly openPrincipal: bigint;
}

export interface Left {
  readonly principal: bigint;
  /** Of lines to come: profit, and what of it belongs to days up to the day. */
  readonly profit: bigint;
  readonly profitToDay: bigint;
  /** Percent of the unearned profit that is given back. */
  readonly rebateShare: Fraction;
}

/** How rials beyond what is due are shared: principal that comes back, and the profit that goes with it. Undefined where all would come back. */
export function sharesOf(rest: bigint, { principal, profit, profitToDay, rebateShare }: Left): { readonly principal: bigint; readonly profit: bigint } | undefined {
  const given = toRial(times(fractionOf(profit - profitToDay, 100n), rebateShare));
  const whole = principal + profit - given;
  // where all is due already nothing can come back early
  const part = whole === 0n ? 0n : (rest * principal) / whole;
  return rest <= 0n || part === 0n || part >= principal ? undefined : { principal: part, profit: rest - part };
}

export interface Prepaying {
  /** Principal that comes back. */
  readonly principal: bigint;
  /** Profit that is paid with it. */
  readonly profit: bigint;
  readonly day: string;
  readonly way: PrepayWay;
  readonly rounding: { readonly mode: RialRounding; readonly unit: bigint };
  /** Lines whose principal stays as it is when they become fewer (EqualPrincipal). */
  readonly keepsPrincipal: boolean;
}

interface Parts {
  readonly principal: bigint;
  readonly profit: bigint;
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
const scaled = (amount: bigint, of: bigint, whole: bigint): bigint => toRial(fractionOf(amount * of, whole));
const openProfit = ({ openCharges, fee, added }: PrepaidLine): bigint => openCharges - least(openCharges, fee + added);
const feeOf = ({ openCharges, fee }: PrepaidLine): bigint => least(openCharges, fee);

/** Principal of a line whose whole instalment, charges among it, stands in the rounding of the loan; as far as there is any. */
const inUnits = (principalAsked: bigint, charges: bigint, left: bigint, { mode, unit }: Prepaying['rounding']): bigint => {
  const principal = roundTo(fractionOf(principalAsked + charges), unit, mode) - charges;
  return principal < 0n ? 0n : least(principal, left);
};

/** Each line in proportion; the last one takes the rest. */
function smaller(lines: readonly PrepaidLine[], whole: bigint, left: bigint, { rounding }: Prepaying): Parts[] {
  let rest = left;
  return lines.map((line, at) => {
    const profit = scaled(openProfit(line), left, whole);
    const principal = at === lines.length - 1 ? rest : inUnits(scaled(line.openPrincipal, left, whole), profit + feeOf(line), rest, rounding);
    rest -= principal;
    return { principal, profit };
  });
}

/** Each line pays what it did until nothing is left; those behind pay nothing. */
function shorter(lines: readonly PrepaidLine[], whole: bigint, left: bigint, { keepsPrincipal }: Prepaying): Parts[] {
  let [before, rest] = [whole, left];
  return lines.map((line) => {
    const profit = before === 0n ? 0n : scaled(openProfit(line), rest, before);
    const asked = keepsPrincipal ? line.openPrincipal : line.openPrincipal + openProfit(line) - profit;
    const principal = least(asked, rest);
    before -= line.openPrincipal;
    rest -= principal;
    return { principal, profit };
  });
}

export interface PrepaidPlan {
  readonly lines: readonly { number: number; originalNumber: number; dueDate: string; principal: bigint; profit: bigint; fee: bigint }[];
  /** The line that the principal comes back on: new, due on the day. */
  readonly number: number;
}

/**
 * The plan once it came back. `lines`: all of the plan that holds; `touched`: numbers of lines that something was ever booked on, which stay in the plan
 * also where nothing is asked on them any more.
 */
export function prepaidPlan(lines: readonly PrepaidLine[], touched: ReadonlySet<number>, asked: Prepaying): PrepaidPlan {
  const open = lines
    .filter((line) => line.open > 0n && line.dueDate > asked.day)
    .toSorted((a, b) => (a.dueDate < b.dueDate || (a.dueDate === b.dueDate && a.number < b.number) ? -1 : 1));
  const whole = open.reduce((sum, line) => sum + line.openPrincipal, 0n);
  const left = whole - asked.principal;
  const parts = (asked.way === 'smaller' ? smaller : shorter)(open, whole, left, asked);
  const lastKept = parts.findLastIndex(({ principal, profit }) => principal + profit > 0n);
  const becomes = new Map(open.map((line, at) => [line.number, { at, ...(parts[at] ?? { principal: 0n, profit: 0n }) }]));
  const dropped = open.filter((_, at) => at > lastKept);
  const feeBehind = dropped.reduce((sum, line) => sum + feeOf(line), 0n);
  const number = Math.max(...lines.map((line) => line.number)) + 1;
  const kept = lines.flatMap((line) => {
    const { number: no, originalNumber, dueDate } = line;
    const now = becomes.get(no);
    if (now === undefined) return [{ number: no, originalNumber, dueDate, principal: line.principal, profit: line.profit, fee: line.fee }];
    const isDropped = now.at > lastKept;
    const after = {
      ...{ number: no, originalNumber, dueDate, principal: line.principal - line.openPrincipal + now.principal, profit: line.profit - openProfit(line) + now.profit },
      fee: isDropped ? line.fee - feeOf(line) : line.fee + (now.at === lastKept ? feeBehind : 0n),
    };
    return isDropped && !touched.has(no) ? [] : [after];
  });
  return { lines: [...kept, { number, originalNumber: number, dueDate: asked.day, principal: asked.principal, profit: asked.profit, fee: 0n }], number };
}
