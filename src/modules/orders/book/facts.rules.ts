/** What the file says over time under orders: what stood before them, with what each order says on its days. Pure; ISO days. */
import { contains, type Days, intersect, subtract, union } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { OrderSpan } from './timeline.rules.ts';

/** A dated word of the file: a kind of employment, or digits of rials a day. */
export interface FactSpan extends Days {
  readonly value: string;
}

/** What of the file orders speak of. */
export type FactName = 'kind' | 'wage';
export const factNames: readonly FactName[] = ['kind', 'wage'];

/** What stands beside orders, by fact. */
export type KeptBefore = Readonly<Record<FactName, readonly FactSpan[]>>;

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

const within = (span: FactSpan, parts: readonly Days[]): FactSpan[] =>
  parts.flatMap((part) => {
    const days = intersect(span, part);
    return days === undefined ? [] : [{ ...span, ...days }];
  });

/**
 * What the file says beside orders. `said`: days on which an order speaks: there it is what was kept of them, elsewhere what the file says now, since on days
 * that no order speaks of the file is written by others. A row that was cut at the edge of such days is one row again.
 */
export function standingBeside(kept: readonly FactSpan[] | undefined, now: readonly FactSpan[], said: readonly Days[]): FactSpan[] {
  if (kept === undefined) return [...now];
  const spoken = union(said);
  const edges = new Set(spoken.flatMap(({ from, until }) => [from, until]));
  const free = now.flatMap((span) => subtract([span], spoken).map((days) => ({ ...days, value: span.value })));
  const found: FactSpan[] = [];
  for (const span of [...free, ...kept.flatMap((one) => within(one, spoken))].toSorted(byDay)) {
    const last = found.at(-1);
    if (last !== undefined && last.until === span.from && last.value === span.value && edges.has(span.from)) found[found.length - 1] = { ...last, until: span.until };
    else found.push(span);
  }
  return found;
}

/** A fact that would go on over the first day of an order, had it not been written anew before that day; `now` null: nothing stands there any more. */
export interface MovedFact {
  readonly from: string;
  readonly kept: string;
  readonly now: string | null;
}

/** Where days that orders give back meet a file that has moved since. `freed`: those days. */
export function movedFacts(kept: readonly FactSpan[] | undefined, now: readonly FactSpan[], said: readonly Days[], freed: readonly Days[]): MovedFact[] {
  return union(said).flatMap(({ from }): MovedFact[] => {
    if (from === null || !freed.some((days) => contains(days, from))) return [];
    const before = addDays(from, -1);
    const stood = kept?.find((span) => contains(span, before) && contains(span, from));
    const is = now.find((span) => contains(span, before))?.value ?? null;
    return stood === undefined || stood.value === is ? [] : [{ from, kept: stood.value, now: is }];
  });
}

/** What stands where the file goes on as it is now, in place of what was kept. */
export const goingOn = (standing: readonly FactSpan[], moved: readonly MovedFact[]): FactSpan[] =>
  merged(
    standing.flatMap((span): FactSpan[] => {
      const one = moved.find(({ from, kept }) => from === span.from && kept === span.value);
      if (one === undefined) return [span];
      return one.now === null ? [] : [{ ...span, value: one.now }];
    }),
  );
