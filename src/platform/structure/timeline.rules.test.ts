import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { endAt, placeFrom, type Span, setFrom, spanAt } from './timeline.rules.ts';

type Words = { name: string; level: number };
const START = '2026-01-01';
const DAYS = 30;
const dayOf = (index: number): string => addDays(START, index);
const days = Array.from({ length: DAYS }, (_, index) => dayOf(index));

/** What is said on each day of the month. */
const told = (spans: readonly Span<Words>[]): (Words | null)[] => days.map((day) => spanAt(spans, day)?.values ?? null);
const wellFormed = (spans: readonly Span<Words>[]): boolean =>
  spans.every((span, index) => {
    const next = spans[index + 1];
    return (span.until === null || span.from === null || span.from < span.until) && (!next || (span.until !== null && next.from !== null && span.until <= next.from));
  });

const day = fc.integer({ min: 0, max: DAYS - 1 });
const change = fc.record({ name: fc.constantFrom('a', 'b', 'c'), level: fc.integer({ min: 1, max: 3 }) }, { requiredKeys: [] });
const always: Span<Words>[] = [{ from: null, until: null, values: { name: 'a', level: 1 } }];

test('changes in any order say on each day what a calendar written day by day says', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(day, change), { maxLength: 12 }), (changes) => {
      let spans = always;
      const calendar = days.map((): Words => ({ name: 'a', level: 1 }));
      for (const [at, words] of changes) {
        spans = setFrom(spans, dayOf(at), words);
        for (const name of ['name', 'level'] as const) {
          const [old, next] = [calendar[at]?.[name], words[name]];
          if (next === undefined) continue;
          for (let index = at; index < DAYS && calendar[index]?.[name] === old; index++) calendar[index] = { ...(calendar[index] as Words), [name]: next };
        }
      }
      expect(wellFormed(spans)).toBe(true);
      expect(told(spans)).toEqual(calendar);
    }),
  );
});

test('placing and clearing say on each day what a calendar written day by day says', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(day, fc.option(fc.constantFrom('a', 'b', 'c'))), { maxLength: 12 }), (changes) => {
      let spans: Span<Words>[] = [];
      for (const [at, name] of changes) {
        const before = told(spans);
        const stretch = spanAt(spans, dayOf(at))?.until ?? spans.map(({ from }) => from).find((from) => from !== null && from > dayOf(at)) ?? null;
        spans = placeFrom(spans, dayOf(at), name === null ? null : { name, level: 1 });
        expect(wellFormed(spans)).toBe(true);
        expect(told(spans)).toEqual(before.map((words, index) => (index >= at && (stretch === null || dayOf(index) < stretch) ? name && { name, level: 1 } : words)));
      }
    }),
  );
});

test('what ends says nothing from that day on', () => {
  const spans = setFrom(always, dayOf(10), { name: 'b' });
  expect(endAt(spans, dayOf(5))).toEqual([{ from: null, until: dayOf(5), values: { name: 'a', level: 1 } }]);
  expect(endAt(spans, dayOf(10))).toEqual([{ from: null, until: dayOf(10), values: { name: 'a', level: 1 } }]);
});

test('a plan for later stays when something else is said before it', () => {
  const planned = setFrom(always, dayOf(20), { level: 2 });
  expect(told(setFrom(planned, dayOf(10), { name: 'b' })).at(-1)).toEqual({ name: 'b', level: 2 });
  expect(told(setFrom(planned, dayOf(10), { level: 3 })).at(-1)).toEqual({ name: 'a', level: 2 });
});
