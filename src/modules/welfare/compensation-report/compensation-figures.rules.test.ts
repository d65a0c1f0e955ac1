/** Sums of few people are not told. */
import { expect, test } from 'vitest';
import { groupsOf, percentOf, type SummedLine } from './compensation-figures.rules.ts';

const line = (partyId: string, costTypeEnumId = 'CctLab'): SummedLine => ({
  ...{ partyId, costTypeEnumId, contractTitle: 'Year', status: 'ClmPaid', refusalId: null, claimed: 10n, payable: 9n, settled: 8n },
});

test('of four people no sum is told, of five it is; many lines of one person are one person', () => {
  const lines = [...['a', 'b', 'c', 'd', 'e'].map((who) => line(who)), ...['a', 'a', 'b', 'c', 'd'].map((who) => line(who, 'CctVisit'))];
  expect(groupsOf(lines, ({ costTypeEnumId }) => costTypeEnumId)).toEqual([
    { key: 'CctLab', sums: { lines: 5, people: 5, claimed: '50', payable: '45', settled: '40' } },
    { key: 'CctVisit', sums: { lines: 5, people: 4, claimed: null, payable: null, settled: null } },
  ]);
});

test('what is paid of the premium is told to a tenth, and not of four people or of nothing due', () => {
  expect(percentOf('333', { people: 5, premium: '1000' })).toBe(33.3);
  expect([percentOf('333', { people: 4, premium: '1000' }), percentOf(null, { people: 5, premium: '1000' }), percentOf('333', { people: 5, premium: '0' })]).toEqual([
    null,
    null,
    null,
  ]);
});
