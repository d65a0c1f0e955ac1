import { expect, test } from 'vitest';
import { personPlans } from './person-plans.rules.ts';

const TODAY = '2026-11-26';
const position = (emplPositionPartyId: string, partyFromDate: string, partyThruDate: string | null = null) => ({
  emplPositionPartyId,
  positionTitle: emplPositionPartyId,
  partyFromDate,
  partyThruDate,
});
const employment = { partyRelationshipId: 'e', relationshipName: 'Employee', partyFromDate: '2020-01-01', partyThruDate: null as string | null };

test('posts and kinds that begin and end later are told, the next one first', () => {
  const kinds = [
    { name: 'Trial', fromDate: null },
    { name: 'Official', fromDate: '2027-01-01' },
  ];
  const plans = personPlans(
    [position('next', '2027-03-21'), position('now', '2024-01-01', '2026-12-20'), position('gone', '2020-01-01', '2023-12-31')],
    [{ ...employment, kinds }],
    TODAY,
  );
  expect(plans.map(({ what, from, text }) => [what, from, text])).toEqual([
    ['positionEnd', '2026-12-21', 'now'],
    ['kind', '2027-01-01', 'Official'],
    ['position', '2027-03-21', 'next'],
  ]);
});

test('whoever leaves is told once, whatever ends with it; the last day is within', () => {
  const plans = personPlans([position('now', '2024-01-01', '2026-11-26')], [{ ...employment, partyThruDate: '2026-11-26', terminationName: 'Retired' }], TODAY);
  expect(plans.map(({ what, from, text }) => [what, from, text])).toEqual([['end', '2026-11-27', 'Retired']]);
  expect(personPlans([], [{ ...employment, partyThruDate: '2026-11-25' }], TODAY)).toEqual([]);
});
