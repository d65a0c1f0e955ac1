/**
 * Figures over lines of claims. Sums of fewer than five people are not told, so that nobody's illness is read off them, nor the difference of two sums:
 * what is told is made of whole months of a contract, and of types of cost within them, each of five people or together with others of five. Pure.
 */
import { daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import type { LineStatus, RefusalReason } from '../claims/claim-line.rules.ts';

/** A line as it is summed: amounts in rials. */
export interface SummedLine {
  readonly partyId: string;
  readonly contractTitle: string;
  readonly costTypeEnumId: string;
  /** ISO. */
  readonly serviceDate: string;
  readonly status: LineStatus;
  readonly refusalId: RefusalReason | null;
  readonly claimed: bigint;
  readonly payable: bigint;
  readonly settled: bigint;
}

export const FEWEST_PEOPLE = 5;

const peopleOf = (lines: readonly SummedLine[]): number => new Set(lines.map(({ partyId }) => partyId)).size;

/** Jalali month of a day. */
function monthOf(day: string): string {
  const { year, month } = toJalali(day);
  return `${year}/${month}`;
}

/** A month of a contract. */
export const monthOfContract = (contractTitle: string, day: string): string => `${monthOf(day)} ${contractTitle}`;

/** The whole Jalali months that days lie in: two readings never differ by days of a month. */
export function wholeMonths<D extends string | undefined>(fromDate: D, thruDate: D): { readonly fromDate: string | undefined; readonly thruDate: string | undefined } {
  const first = (day: string): string => toIso({ ...toJalali(day), day: 1 });
  const last = (day: string): string => {
    const { year, month } = toJalali(day);
    return toIso({ year, month, day: daysInMonth(year, month) });
  };
  return { fromDate: fromDate === undefined ? undefined : first(fromDate), thruDate: thruDate === undefined ? undefined : last(thruDate) };
}

/** Lines whose amounts may be summed, and those of them that may be summed by their type of cost. */
export interface Tellable {
  readonly months: ReadonlySet<string>;
  readonly lines: ReadonlySet<SummedLine>;
  readonly byType: ReadonlySet<SummedLine>;
}

/**
 * Months of contracts of five people at least; within them types of cost of five, but for the smallest of those where what is not told would be of fewer
 * together: it would be the month less the others.
 */
export function tellableOf(all: readonly SummedLine[]): Tellable {
  const told = [...Map.groupBy(all, ({ contractTitle, serviceDate }) => monthOfContract(contractTitle, serviceDate))].filter(([, own]) => peopleOf(own) >= FEWEST_PEOPLE);
  const byType = told.flatMap(([, own]) => {
    const types = [...Map.groupBy(own, ({ costTypeEnumId }) => costTypeEnumId).values()].toSorted((a, b) => peopleOf(a) - peopleOf(b));
    let hidden = types.filter((lines) => peopleOf(lines) < FEWEST_PEOPLE).length;
    while (hidden > 0 && hidden < types.length && peopleOf(types.slice(0, hidden).flat()) < FEWEST_PEOPLE) hidden += 1;
    return types.slice(hidden).flat();
  });
  return { months: new Set(told.map(([month]) => month)), lines: new Set(told.flatMap(([, own]) => own)), byType: new Set(byType) };
}

export interface Sums {
  readonly lines: number;
  readonly people: number;
  /** Lines that are in no sum: of fewer than five people. */
  readonly untold: number;
  /** Digits of rials; null where nothing may be told. */
  readonly claimed: string | null;
  readonly payable: string | null;
  readonly settled: string | null;
}

/** Sums of the lines that may be told. */
export function sumsOf(all: readonly SummedLine[], told: ReadonlySet<SummedLine>): Sums {
  const lines = all.filter((line) => told.has(line));
  const sum = (name: 'claimed' | 'payable' | 'settled'): string | null => (lines.length === 0 ? null : String(lines.reduce((sums, line) => sums + line[name], 0n)));
  return { lines: all.length, people: peopleOf(all), untold: all.length - lines.length, claimed: sum('claimed'), payable: sum('payable'), settled: sum('settled') };
}

/** Groups of lines by a key, the largest first. */
export const groupsOf = <K extends string>(
  lines: readonly SummedLine[],
  told: ReadonlySet<SummedLine>,
  keyOf: (line: SummedLine) => K,
): { readonly key: K; readonly sums: Sums }[] =>
  [...Map.groupBy(lines, keyOf)].map(([key, own]) => ({ key, sums: sumsOf(own, told) })).toSorted((a, b) => b.sums.lines - a.sums.lines || a.key.localeCompare(b.key));

/** Rials of `paid` for a hundred rials of `premium`, to a tenth; null of fewer than five people, of what is not told and without a premium. */
export function percentOf(paid: string | null, { people, premium }: { readonly people: number; readonly premium: string }): number | null {
  if (paid === null || people < FEWEST_PEOPLE || BigInt(premium) <= 0n) return null;
  return Number((BigInt(paid) * 1000n) / BigInt(premium)) / 10;
}
