import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Turn, turnOf } from './past.rules.ts';

const START = '2026-01-01';
const DAYS = 20;
const TODAY = addDays(START, 10);
const dayOf = (index: number): string => addDays(START, index);
const row = (street: string, from: number, length: number | null): FormValues => ({ street, fromDate: dayOf(from), thruDate: length === null ? null : dayOf(from + length) });
const rows = fc.tuple(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: DAYS - 1 }), fc.option(fc.integer({ min: 0, max: DAYS }))).map((one) => row(...one));

/** The rows that stand once a turn is made. */
function made(before: FormValues, after: FormValues, turn: Turn): FormValues[] {
  if (turn.way === 'split') return [{ ...before, thruDate: turn.last }, after];
  if (turn.way === 'replace') return [after];
  return [{ ...before, thruDate: turn.way === 'end' ? after['thruDate'] : before['thruDate'] }];
}
const saidOn = (all: readonly FormValues[], day: string): unknown[] =>
  all.filter(({ fromDate, thruDate }) => String(fromDate) <= day && (thruDate == null || day <= String(thruDate))).map(({ street }) => street);

test('before the day of a change everything reads as before', () => {
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const turn = turnOf(before, after, TODAY);
      if (typeof turn === 'string') return;
      const all = made(before, after, turn);
      // an end counts from the day after the earlier of both ends on
      const ends = [before['thruDate'], after['thruDate']].filter((one) => one != null).map((one) => addDays(String(one), 1));
      const firstDays = turn.way === 'end' ? ends : [String(after['fromDate']), ...(turn.way === 'replace' ? [String(before['fromDate'])] : [])];
      const effect = firstDays.sort()[0] ?? START;
      for (let index = 0; index < DAYS; index++) if (dayOf(index) < effect || turn.way === 'same') expect(saidOn(all, dayOf(index))).toEqual(saidOn([before], dayOf(index)));
      for (const one of all) expect(one['thruDate'] == null || String(one['thruDate']) >= String(one['fromDate'])).toBe(true);
      // what has begun is never written over
      expect(turn.way === 'replace' && String(before['fromDate']) < TODAY).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test.each<[string, FormValues, FormValues, unknown]>([
  ['new words from a day on', row('a', 0, null), row('b', 5, null), { way: 'split', last: dayOf(4) }],
  ['new words from the last day on', row('a', 0, 5), row('b', 5, 0), { way: 'split', last: dayOf(4) }],
  ['the first day of a row that has begun', row('a', 0, null), row('b', 0, null), 'pastKept'],
  ['a day before the row', row('a', 3, null), row('b', 2, null), 'outside'],
  ['a day after the row', row('a', 0, 5), row('b', 6, null), 'outside'],
  ['nothing', row('a', 0, null), row('a', 0, null), { way: 'same' }],
  ['another first day alone', row('a', 3, null), row('a', 2, null), 'nothingNew'],
  ['another last day, whatever day the form proposed', row('a', 0, null), row('a', 10, 5), { way: 'end' }],
  ['an end before the beginning', row('a', 3, null), { ...row('a', 0, 1) }, 'outside'],
  ['an end before the day that the form proposed', row('a', 0, null), { ...row('a', 10, null), thruDate: dayOf(5) }, { way: 'end' }],
  ['new words that end before they begin', row('a', 0, null), { ...row('b', 5, null), thruDate: dayOf(4) }, 'backwards'],
  ['a row of today, written over', row('a', 10, null), row('b', 10, null), { way: 'replace' }],
  ['a row that is planned, from an earlier day on', row('a', 15, null), row('b', 12, null), { way: 'replace' }],
  ['a row that is planned, put off', row('a', 15, null), row('a', 17, null), { way: 'replace' }],
  ['a row that is planned, and something else later', row('a', 15, null), row('b', 17, null), { way: 'split', last: dayOf(16) }],
])('%s', (_, before, after, turn) => {
  expect(turnOf(before, after, TODAY)).toEqual(turn);
});
