/** Claims against a plain second count: no order of lines passes a ceiling, and each line gets what was left when its turn came. */
import { expect, test } from 'vitest';
import { type ClaimLine, type CostType, countClaims } from './claims.rules.ts';

const dental: CostType = { type: 'dental', personCeiling: 600n, familyCeiling: 1_000n, franchise: { n: 1n, d: 10n }, waitingDays: 90, claimDays: 60 };
const line = (some: Partial<ClaimLine>): ClaimLine => ({
  ...{ member: 'self', type: 'dental', serviceDate: '2026-07-05', filedOn: '2026-07-10', accepted: 100n, joinedOn: '2026-03-21' },
  ...some,
});

test('the older service comes first, whatever the order of the lines; ceilings of person and family bind', () => {
  const lines = [
    line({ serviceDate: '2026-07-20', filedOn: '2026-07-21', accepted: 500n }),
    line({ accepted: 305n }),
    line({ member: 'child', accepted: 900n, serviceDate: '2026-07-21', filedOn: '2026-07-22' }),
  ];
  const counted = countClaims([dental], [{ member: 'spouse', type: 'dental', payable: 150n }], lines);
  expect(counted.map(({ payable, boundBy, personLeft, familyLeft }) => [payable, boundBy, personLeft, familyLeft])).toEqual([
    [325n, 'personCeiling', 0n, 250n],
    [275n, 'accepted', 325n, 575n],
    [250n, 'familyCeiling', 350n, 0n],
  ]);
});

test.each([
  ['waiting', { serviceDate: '2026-06-18' }],
  ['accepted', { serviceDate: '2026-06-19' }],
  ['beforeJoining', { serviceDate: '2026-03-20' }],
  ['late', { filedOn: '2026-09-04' }],
  ['accepted', { filedOn: '2026-09-03' }],
  ['notYet', { filedOn: '2026-07-04' }],
  ['notCovered', { type: 'glasses' }],
] as const)('%s is told of %j', (bound, some) => {
  const [counted] = countClaims([dental], [], [line({ filedOn: '2026-07-10', ...some })]);
  expect([counted?.boundBy, counted?.payable]).toEqual([bound, bound === 'accepted' ? 90n : 0n]);
});

/** The same, written as one would on paper: again and again the oldest line that is left. */
function onPaper(ceilings: { readonly person: bigint; readonly family: bigint }, lines: readonly ClaimLine[]): bigint[] {
  const got = lines.map(() => -1n);
  for (let round = 0; round < lines.length; round += 1) {
    let at = -1;
    for (const [index, one] of lines.entries()) {
      if ((got[index] as bigint) >= 0n) continue;
      const best = lines[at];
      if (best === undefined || `${one.serviceDate}${one.filedOn}` < `${best.serviceDate}${best.filedOn}`) at = index;
    }
    const { member, accepted } = lines[at] as ClaimLine;
    const paid = (of: (one: ClaimLine) => boolean) => lines.reduce((sum, one, index) => sum + (of(one) && (got[index] as bigint) > 0n ? (got[index] as bigint) : 0n), 0n);
    // Nine tenths, half a rial upwards.
    let amount = (accepted * 18n + 10n) / 20n;
    const [person, family] = [ceilings.person - paid((one) => one.member === member), ceilings.family - paid(() => true)];
    if (amount > person) amount = person;
    if (amount > family) amount = family;
    got[at] = amount;
  }
  return got;
}

test('a second count agrees on 200 families', () => {
  let state = 11;
  const pick = (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  for (let round = 0; round < 200; round += 1) {
    const lines = Array.from({ length: 1 + pick(12) }, () =>
      line({ member: `m${pick(4)}`, accepted: BigInt(pick(500)), serviceDate: `2026-07-${10 + pick(20)}`, filedOn: `2026-08-${10 + pick(9)}` }),
    );
    expect(countClaims([dental], [], lines).map(({ payable }) => payable)).toEqual(onPaper({ person: 600n, family: 1_000n }, lines));
  }
});
