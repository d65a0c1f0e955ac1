import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { fullDay, type GivingWay, giveWay, type HoldingWords, reasons, SUBSTITUTE, waysOut } from './holders.rules.ts';
import { type Span, spanAt } from './timeline.rules.ts';

const DAYS = 20;
const dayOf = (index: number): string => addDays('2026-01-01', index);
const days = Array.from({ length: DAYS }, (_, index) => dayOf(index));

const period = fc
  .tuple(fc.option(fc.nat(DAYS - 2)), fc.option(fc.integer({ min: 1, max: DAYS - 1 })))
  .filter(([from, until]) => from === null || until === null || from < until)
  .map(([from, until]) => ({ from: from === null ? null : dayOf(from), until: until === null ? null : dayOf(until) }));
const words = fc.record({
  roleTypeId: fc.constantFrom('ChiefExecutiveOfficer', 'OrgRManager', 'Employee', SUBSTITUTE),
  mainPosition: fc.constantFrom('Y' as const, 'N' as const),
  occupancyRate: fc.integer({ min: 1, max: 100 }),
});
const told = (spans: readonly Span<HoldingWords>[]) => days.map((day) => spanAt(spans, day)?.values);

test('a link that gives way says what it said before the day, and what it gives way to from then on', () => {
  fc.assert(
    fc.property(period, words, fc.nat(DAYS - 1), fc.constantFrom(...reasons), (dated, values, at, reason) => {
      const link = { ...dated, values };
      const change: GivingWay = waysOut[reason];
      const rest = giveWay(link, dayOf(at), change);
      expect(rest.length).toBeLessThanOrEqual(2);
      expect(told(rest)).toEqual(told([link]).map((said, index) => (said === undefined || index < at ? said : change === null ? undefined : { ...said, ...change })));
      // nothing begins or ends elsewhere than it did, except on the day itself
      for (const { from, until } of rest) {
        expect([dated.from, dayOf(at)]).toContain(from);
        expect([dated.until, dayOf(at)]).toContain(until);
      }
    }),
  );
});

test('a position is full on the day a count of each day says', () => {
  const holder = fc.tuple(period, words).map(([dated, said]) => ({ ...dated, ...said }));
  const approved = fc.tuple(fc.integer({ min: 1, max: DAYS - 1 }), fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 2 })).map(([at, before, after]) => [
    { from: null, until: dayOf(at), seats: before },
    { from: dayOf(at), until: null, seats: after },
  ]);
  fc.assert(
    fc.property(fc.array(holder, { maxLength: 5 }), approved, (holders, seats) => {
      const isFull = (day: string): boolean => {
        const on = <T extends { from: string | null; until: string | null }>(all: readonly T[]) =>
          all.filter(({ from, until }) => (from === null || from <= day) && (until === null || day < until));
        const rate = on(holders).reduce((sum, one) => sum + (one.roleTypeId === SUBSTITUTE ? 0 : one.occupancyRate), 0);
        return rate > 100 * (on(seats)[0]?.seats ?? Number.POSITIVE_INFINITY);
      };
      const found = fullDay(holders, seats);
      // a day long ago stands for what has no beginning
      const first = [dayOf(-1), ...days].find(isFull);
      expect(found === '' ? dayOf(-1) : found).toBe(first);
    }),
  );
});
