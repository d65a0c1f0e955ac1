import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { WorkMinutes } from './working-days.rules.ts';
import { addWorkingMinutes, dueMoment, type LocalMoment, localMoment, momentOf, readDuration, workingMinutesIn } from './working-minutes.rules.ts';

/** Saturday to Wednesday eight hours, Thursday four, Friday none: the days since a Saturday. */
const byLaw: WorkMinutes = (iso) => [480, 480, 480, 480, 480, 240, 0][Math.round((Date.parse(iso) - Date.parse('2026-05-09')) / 86_400_000) % 7] ?? 0;

test.each([
  // Sunday 10:00 in Tehran
  ['2026-05-10T06:30:00Z', 'PT4H', '2026-05-10T10:30:00.000Z'],
  ['2026-05-10T06:30:00Z', 'PT7H', '2026-05-11T05:30:00.000Z'],
  ['2026-05-10T06:30:00Z', 'P1D', '2026-05-11T12:30:00.000Z'],
  ['2026-05-10T06:30:00Z', 'P1DT2H', '2026-05-12T06:30:00.000Z'],
  // Thursday 11:30: half an hour, then the week's end
  ['2026-05-14T08:00:00Z', 'PT60M', '2026-05-16T05:00:00.000Z'],
  ['2026-05-14T08:00:00Z', 'P1D', '2026-05-16T12:30:00.000Z'],
  // before work begins, and in the night that is a Friday in Tehran and a Thursday in Greenwich
  ['2026-05-10T01:00:00Z', 'PT1M', '2026-05-10T04:31:00.000Z'],
  ['2026-05-14T21:00:00Z', 'PT1H', '2026-05-16T05:30:00.000Z'],
])('from %s in %s it is %s', (from, after, due) => expect(dueMoment(byLaw, new Date(from), after).toISOString()).toBe(due));

test('without any work days and hours are those of the clock', () =>
  expect(dueMoment(() => 0, new Date('2026-05-10T06:30:00Z'), 'P1DT1H').toISOString()).toBe('2026-05-11T07:30:00.000Z'));

test.each(['', 'P', 'PT', 'P2', '2D', 'P1W', 'P-1D', 'PT1.5H', 'P1M', 'P9999D'])('%j is no duration', (text) => {
  expect(readDuration(text)).toBeUndefined();
  expect(() => dueMoment(byLaw, new Date(), text)).toThrow(RangeError);
});

const calendar = fc
  .array(fc.constantFrom(0, 60, 240, 480, 960), { minLength: 7, maxLength: 7 })
  .filter((week) => week.some(Boolean))
  .map(
    (week): WorkMinutes =>
      (iso) =>
        week[Math.abs(Math.round(Date.parse(iso) / 86_400_000)) % 7] ?? 0,
  );
const moment = fc.record({ date: fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2024-01-01', days)), minute: fc.integer({ min: 0, max: 1_439 }) });
const isBefore = (a: LocalMoment, b: LocalMoment): boolean => a.date < b.date || (a.date === b.date && a.minute <= b.minute);

test('exactly so many working minutes lie before it, none are left out, and one after the other comes to the same', () => {
  fc.assert(
    fc.property(calendar, moment, fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 5_000 }), (minutes, from, first, second) => {
      const at = addWorkingMinutes(minutes, from, first);
      expect(workingMinutesIn(minutes, from, at)).toBe(first);
      expect(isBefore(from, at)).toBe(true);
      // the last of them is worked: a minute earlier one is missing
      expect(workingMinutesIn(minutes, from, { ...at, minute: at.minute - 1 })).toBe(first - 1);
      expect(addWorkingMinutes(minutes, at, second)).toEqual(addWorkingMinutes(minutes, from, first + second));
    }),
  );
});

test('a moment of Tehran and back', () => {
  fc.assert(
    fc.property(moment, (at) => {
      expect(localMoment(momentOf(at))).toEqual(at);
    }),
  );
});
