/** Figures over lines of claims. Sums of fewer than five people are not told, so that nobody's illness is read off them. Pure. */
import type { LineStatus, RefusalReason } from '../claims/claim-line.rules.ts';

/** A line as it is summed: amounts in rials. */
export interface SummedLine {
  readonly partyId: string;
  readonly contractTitle: string;
  readonly costTypeEnumId: string;
  readonly status: LineStatus;
  readonly refusalId: RefusalReason | null;
  readonly claimed: bigint;
  readonly payable: bigint;
  readonly settled: bigint;
}

export const FEWEST_PEOPLE = 5;

export interface Sums {
  readonly lines: number;
  readonly people: number;
  /** Digits of rials; null of fewer than five people. */
  readonly claimed: string | null;
  readonly payable: string | null;
  readonly settled: string | null;
}

export function sumsOf(lines: readonly SummedLine[]): Sums {
  const people = new Set(lines.map(({ partyId }) => partyId)).size;
  const sum = (name: 'claimed' | 'payable' | 'settled'): string | null => (people < FEWEST_PEOPLE ? null : String(lines.reduce((all, line) => all + line[name], 0n)));
  return { lines: lines.length, people, claimed: sum('claimed'), payable: sum('payable'), settled: sum('settled') };
}

/** Groups of lines by a key, the largest first. */
export const groupsOf = <K extends string>(lines: readonly SummedLine[], keyOf: (line: SummedLine) => K): { readonly key: K; readonly sums: Sums }[] =>
  [...Map.groupBy(lines, keyOf)].map(([key, own]) => ({ key, sums: sumsOf(own) })).toSorted((a, b) => b.sums.lines - a.sums.lines || a.key.localeCompare(b.key));

/** Rials of `paid` for a hundred rials of `premium`, to a tenth; null of fewer than five people, of what is not told and without a premium. */
export function percentOf(paid: string | null, { people, premium }: { readonly people: number; readonly premium: string }): number | null {
  if (paid === null || people < FEWEST_PEOPLE || BigInt(premium) <= 0n) return null;
  return Number((BigInt(paid) * 1000n) / BigInt(premium)) / 10;
}
