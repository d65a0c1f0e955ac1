/** Which days of an employment another order, or another version of it, pays than before. Pure; ISO days. */
import { contains, type Days, splitAt } from '#kernel/intervals/intervals.ts';

/** Days of an order in a version. */
export interface PaidDays extends Days {
  readonly orderId: string;
  readonly version: number;
  readonly from: string;
}

/** Days that differ, with what pays them now; null: no order does. */
export interface ChangedDays extends Days {
  readonly from: string;
  readonly orderId: string | null;
  readonly version: number | null;
}

const paidOn = (days: readonly PaidDays[], day: string): PaidDays | undefined => days.find((one) => contains(one, day));

export function changedDays(before: readonly PaidDays[], after: readonly PaidDays[]): ChangedDays[] {
  const all = [...before, ...after];
  const first = all.map(({ from }) => from).toSorted()[0];
  if (first === undefined) return [];
  const cuts = [...new Set(all.flatMap(({ from, until }) => (until === null ? [from] : [from, until])))].filter((day) => day > first);
  const parts = cuts.toSorted().reduce<(Days & { readonly from: string })[]>((spans, day) => spans.flatMap((span) => splitAt(span, day)), [{ from: first, until: null }]);
  return parts.flatMap(({ from, until }): ChangedDays[] => {
    const [was, is] = [paidOn(before, from), paidOn(after, from)];
    if (was?.orderId === is?.orderId && was?.version === is?.version) return [];
    return [{ from, until, orderId: is?.orderId ?? null, version: is?.version ?? null }];
  });
}
