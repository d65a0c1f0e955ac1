/** Sums of few people are not told, nor the difference of two sums. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupsOf, percentOf, type SummedLine, tellableOf, wholeMonths } from './compensation-figures.rules.ts';

const line = (partyId: string, costTypeEnumId = 'CctLab', serviceDate = '2026-04-01'): SummedLine => ({
  ...{ partyId, costTypeEnumId, serviceDate, contractTitle: 'Year', status: 'ClmPaid', refusalId: null, claimed: 10n, payable: 9n, settled: 8n },
});
const people = (lines: readonly SummedLine[]): number => new Set(lines.map(({ partyId }) => partyId)).size;
const many = (names: string, type = 'CctLab', day = '2026-04-01') => [...names].map((who) => line(who, type, day));

test('of four people of a month no sum is told, of five it is; many lines of one person are one person', () => {
  const lines = [...many('abcde'), ...many('aabcd', 'CctLab', '2026-05-01')];
  const { lines: told } = tellableOf(lines);
  expect(groupsOf(lines, told, ({ costTypeEnumId }) => costTypeEnumId)).toEqual([
    { key: 'CctLab', sums: { lines: 10, people: 5, untold: 5, claimed: '50', payable: '45', settled: '40' } },
  ]);
  expect(groupsOf(many('abcd'), tellableOf(many('abcd')).lines, () => 'all')[0]?.sums).toMatchObject({ lines: 4, untold: 4, claimed: null });
});

test('a type of few people is not what the month comes to less the other types', () => {
  const lines = [...many('abcdefg', 'CctDental'), ...many('abcde'), ...many('fg', 'CctVisit')];
  const { lines: whole, byType } = tellableOf(lines);
  expect([whole.size, new Set([...byType].map(({ costTypeEnumId }) => costTypeEnumId))]).toEqual([14, new Set(['CctDental'])]);
  // enough of them together
  const spread = [...many('abcdefg', 'CctDental'), ...many('abc', 'CctVisit'), ...many('de', 'CctDrugs')];
  expect(tellableOf(spread).byType.size).toBe(7);
});

test('whatever is claimed: of each month what is told by type and what is not are of five people each, or of nobody', () => {
  const claims = fc.array(
    fc.record({ who: fc.constantFrom(...'abcdefghij'), type: fc.constantFrom('A', 'B', 'C', 'D'), day: fc.constantFrom('2026-04-01', '2026-04-20', '2026-05-01') }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(claims, (all) => {
      const lines = all.map(({ who, type, day }) => line(who, type, day));
      const { lines: told, byType } = tellableOf(lines);
      for (const month of Map.groupBy([...told], ({ serviceDate }) => serviceDate.slice(0, 7)).values()) {
        const open = month.filter((one) => byType.has(one));
        const hidden = month.filter((one) => !byType.has(one));
        for (const group of [month, hidden, ...Map.groupBy(open, ({ costTypeEnumId }) => costTypeEnumId).values()]) expect(group.length === 0 || people(group) >= 5).toBe(true);
      }
    }),
  );
});

test('days are widened to whole months of the Jalali calendar', () => {
  expect(wholeMonths('2026-04-01', '2026-05-10')).toEqual({ fromDate: '2026-03-21', thruDate: '2026-05-21' });
  expect(wholeMonths(undefined, undefined)).toEqual({ fromDate: undefined, thruDate: undefined });
});

test('what is paid of the premium is told to a tenth, and not of four people or of nothing due', () => {
  expect(percentOf('333', { people: 5, premium: '1000' })).toBe(33.3);
  expect([percentOf('333', { people: 4, premium: '1000' }), percentOf(null, { people: 5, premium: '1000' }), percentOf('333', { people: 5, premium: '0' })]).toEqual([
    null,
    null,
    null,
  ]);
});
