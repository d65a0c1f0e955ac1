/** What the file says over time under orders: what stood before them, with what each order says on its days. Pure; ISO days. */
import { type Days, intersect, subtract } from '#kernel/intervals/intervals.ts';
import type { OrderSpan } from './timeline.rules.ts';

/** A dated word of the file: a kind of employment, or digits of rials a day. */
export interface FactSpan extends Days {
  readonly value: string;
}

const byDay = (a: FactSpan, b: FactSpan): number => ((a.from ?? '') < (b.from ?? '') ? -1 : 1);

/** Neighbours that say the same become one. */
function merged(spans: readonly FactSpan[]): FactSpan[] {
  const kept: FactSpan[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (last !== undefined && last.until === span.from && last.value === span.value) kept[kept.length - 1] = { ...last, until: span.until };
    else kept.push(span);
  }
  return kept;
}

/** `said`: what each order says, by its id; where one says nothing, what stood before goes on. */
export function factsUnder(before: readonly FactSpan[], days: readonly OrderSpan[], said: ReadonlyMap<string, string | null>): FactSpan[] {
  const spoken = days.flatMap(({ orderId, from, until }): FactSpan[] => {
    const value = said.get(orderId) ?? null;
    return value === null ? [] : [{ from, until, value }];
  });
  // rows are cut by orders alone, so those that no order touches stay as they are
  const kept = before.flatMap((span) => subtract([span], spoken).map((rest) => ({ ...rest, value: span.value })));
  return spoken.length === 0 ? [...before] : merged([...kept, ...spoken].toSorted(byDay));
}

/** What stood before all orders: what was kept of the days of orders, and of earlier days what the file says now. `first`: of the orders known so far. */
export function standingBefore(kept: readonly FactSpan[] | undefined, now: readonly FactSpan[], first: string | undefined): FactSpan[] {
  if (kept === undefined || first === undefined) return [...now];
  const cut = (spans: readonly FactSpan[], within: Days): FactSpan[] =>
    spans.flatMap((span) => {
      const days = intersect(span, within);
      return days === undefined ? [] : [{ ...span, ...days }];
    });
  const [earlier, later] = [cut(now, { from: null, until: first }), cut(kept, { from: first, until: null })];
  const [last, next] = [earlier.at(-1), later[0]];
  // one row of before that the first order has cut is one row again
  if (last !== undefined && next !== undefined && last.until === first && next.from === first && last.value === next.value)
    return [...earlier.slice(0, -1), { ...last, until: next.until }, ...later.slice(1)];
  return [...earlier, ...later];
}
