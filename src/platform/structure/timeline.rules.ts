/**
 * What is said of one thing over time, as spans without overlap. Pure; days are ISO dates.
 * A change counts from a day on and goes as far as the old word would have gone: what was already planned to change later still does.
 */
import { contains, type Days, splitAt } from '#kernel/intervals/intervals.ts';

/** Values by name; the same names in every span of a timeline. */
export type Said = Readonly<Record<string, unknown>>;

export interface Span<V extends Said> extends Days {
  readonly values: V;
}

const startsBefore = (from: string | null, day: string): boolean => from === null || from < day;
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The span of a day. */
export const spanAt = <V extends Said>(spans: readonly Span<V>[], day: string): Span<V> | undefined => spans.find((span) => contains(span, day));

/** Neighbours that say the same become one. */
function merged<V extends Said>(spans: readonly Span<V>[]): Span<V>[] {
  const kept: Span<V>[] = [];
  for (const span of spans) {
    const last = kept.at(-1);
    if (last && last.until === span.from && same(last.values, span.values)) kept[kept.length - 1] = { ...last, until: span.until };
    else kept.push(span);
  }
  return kept;
}

/** Two timelines of the same days, cut where either is cut. `spans` in order. */
const cutAt = <V extends Said>(spans: readonly Span<V>[], day: string): Span<V>[] => spans.flatMap((span) => splitAt(span, day));

/**
 * Says something else from a day on. Each value goes on through later spans as long as they say of it what was said on
 * that day. A day before the first span or after the last one changes nothing.
 */
export function setFrom<V extends Said>(spans: readonly Span<V>[], day: string, change: Partial<V>): Span<V>[] {
  const standing = spanAt(spans, day)?.values;
  if (!standing) return [...spans];
  const going = new Set(Object.keys(change));
  return merged(
    cutAt(spans, day).map((span) => {
      if (startsBefore(span.from, day)) return span;
      for (const name of going) if (!same(span.values[name], standing[name])) going.delete(name);
      const patch = Object.fromEntries(Object.entries(change).filter(([name]) => going.has(name)));
      return { ...span, values: { ...span.values, ...patch } };
    }),
  );
}

/** Ends everything on a day; what would have begun on it or later never does. */
export const endAt = <V extends Said>(spans: readonly Span<V>[], day: string): Span<V>[] => cutAt(spans, day).filter(({ from }) => startsBefore(from, day));

/** Makes the last word of a timeline go on without end, for a thing that is opened again. */
export function reopen<V extends Said>(spans: readonly Span<V>[]): Span<V>[] {
  const last = spans.at(-1);
  return last ? [...spans.slice(0, -1), { ...last, until: null }] : [];
}

/** Says something on the days from one on until another, where nothing may be said at all (a reporting line): null ends it. */
export function placeFrom<V extends Said>(spans: readonly Span<V>[], day: string, values: V | null): Span<V>[] {
  const next = spans.map(({ from }) => from).find((from) => from !== null && from > day) ?? null;
  const standing = spanAt(spans, day);
  const until = standing ? standing.until : next;
  const rest = cutAt(spans, day).filter(({ from }) => startsBefore(from, day) || (until !== null && from !== null && from >= until));
  if (values === null) return rest;
  const placed = [...rest, { from: day, until, values }];
  return merged(placed.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1)));
}
