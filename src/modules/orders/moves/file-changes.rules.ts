/** What of the file becomes something else, by fact and days. Pure; days ISO, ends within. */
import { contains, type Days, splitAt } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { FactSpan } from '../book/facts.rules.ts';
import { type MovedFactName, movedFacts } from './moves.rules.ts';

export interface Difference {
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly was: string | null;
  readonly now: string | null;
}

/** What the file says of what orders may move, in words. */
export type SeenMoves = Readonly<Record<MovedFactName, readonly FactSpan[]>>;

export interface FileChange extends Difference {
  readonly fact: MovedFactName;
}

const FIRST = '0001-01-01';
const lastOf = (until: string | null): string | null => (until === null ? null : addDays(until, -1));

/** Days on which one says something else than the other; neighbours that say the same become one. */
export function differences(was: readonly FactSpan[], now: readonly FactSpan[]): Difference[] {
  const edges = [...was, ...now].flatMap(({ from, until }) => [from, until]).filter((edge) => edge !== null);
  const parts = [...new Set(edges)].toSorted().reduce<Days[]>((spans, day) => spans.flatMap((span) => splitAt(span, day)), [{ from: null, until: null }]);
  const said = (spans: readonly FactSpan[], day: string): string | null => spans.find((span) => contains(span, day))?.value ?? null;
  const found: Difference[] = [];
  for (const { from, until } of parts) {
    const day = from ?? (until === null ? FIRST : addDays(until, -1));
    const one = { fromDate: from, thruDate: lastOf(until), was: said(was, day), now: said(now, day) };
    if (one.was === one.now) continue;
    const last = found.at(-1);
    const isNext = last?.thruDate != null && addDays(last.thruDate, 1) === one.fromDate && last.was === one.was && last.now === one.now;
    if (isNext) found[found.length - 1] = { ...last, thruDate: one.thruDate };
    else found.push(one);
  }
  return found;
}

/** By fact, in their order. */
export const fileChanges = (was: SeenMoves, now: SeenMoves): FileChange[] => movedFacts.flatMap((fact) => differences(was[fact], now[fact]).map((one) => ({ fact, ...one })));
