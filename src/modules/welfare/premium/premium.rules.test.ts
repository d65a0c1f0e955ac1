/** Premiums against a plain second count, and what must hold of any. */
import { expect, test } from 'vitest';
import { addDays, toJalali } from '#kernel/jalali/jalali.ts';
import { type CountedPremium, type PremiumMember, type PremiumTerms, premiumOf } from './premium.rules.ts';

const terms: PremiumTerms = {
  from: '2026-03-21',
  thru: '2027-03-20',
  ageOn: 'contract',
  proration: 'months',
  table: [
    { relation: 'Child', ageThru: 24, premium: 36_000_000n },
    { tier: 'gold', premium: 48_000_001n },
  ],
  parts: 12,
  gapMonths: 1,
  shares: [{ relation: 'Child', employee: 50 }, { employee: { n: 100n, d: 3n } }],
};
const self: PremiumMember = { relation: 'self', tier: 'gold', birthDate: '1985-06-01', joinedOn: '2026-03-21' };
const counted = (some: Partial<PremiumTerms>, member: Partial<PremiumMember>): CountedPremium => {
  const found = premiumOf({ ...terms, ...some }, { ...self, ...member });
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, one) => total + one, 0n);

/** From a seed, the same everywhere. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}

test('who is in from the first day to the last pays the whole, in parts on the same day of each Jalali month', () => {
  const { premium, employeeShare, employerShare, covered, of, parts } = counted({}, {});
  expect({ premium, employeeShare, employerShare, covered, of }).toEqual({ premium: 48_000_001n, employeeShare: 16_000_000n, employerShare: 32_000_001n, covered: 12, of: 12 });
  expect(parts.map(({ dueDate }) => toJalali(dueDate)).map(({ month, day }) => [month, day])).toEqual(Array.from({ length: 12 }, (_, at) => [at + 1, 1]));
});

test('who joins within a month pays it whole; who leaves pays until the end of theirs', () => {
  const joined = counted({}, { joinedOn: '2026-08-01' });
  expect([joined.covered, joined.premium, joined.parts.map(({ number }) => number)]).toEqual([8, 32_000_001n, [5, 6, 7, 8, 9, 10, 11, 12]]);
  expect(joined.parts[0]?.dueDate).toBe('2026-08-01');
  expect(counted({}, { leftOn: '2026-09-22' })).toMatchObject({ covered: 6, premium: 24_000_000n });
  expect(counted({ proration: 'days' }, { joinedOn: '2026-03-22', leftOn: '2026-03-22' })).toMatchObject({ covered: 1, of: 365, premium: 131_507n });
  expect(counted({ proration: 'whole' }, { joinedOn: '2027-03-20' })).toMatchObject({ covered: 1, of: 1, premium: 48_000_001n });
});

test.each([
  ['contract', '2002-01-01', '2026-08-01', 36_000_000n],
  ['joining', '2001-08-01', '2026-08-02', undefined],
  ['contract', '2026-08-01', '2026-08-01', 36_000_000n],
] as const)('an age is that of the first day of the %s', (ageOn, birthDate, joinedOn, whole) => {
  const found = premiumOf({ ...terms, ageOn, table: terms.table.slice(0, 1) }, { ...self, relation: 'Child', birthDate, joinedOn });
  expect(typeof found === 'string' ? undefined : found.whole).toBe(whole);
});

test.each([
  ['outside', { joinedOn: '2027-03-21' }],
  ['outside', { joinedOn: '2026-01-01', leftOn: '2026-03-20' }],
  ['notBorn', { birthDate: '2026-03-22' }],
  ['noPremium', { tier: 'silver' }],
] as const)('%s is told of %j', (fault, member) => {
  expect(premiumOf(terms, { ...self, ...member })).toBe(fault);
});

test('spans that meet cost what they cost at once; shares and parts add up, none below zero', () => {
  const next = numbers(7);
  const pick = (most: number): number => Math.floor(next.next().value * most);
  for (let round = 0; round < 400; round += 1) {
    const proration = pick(2) === 0 ? 'months' : 'days';
    const whole = BigInt(pick(90_000_000));
    const some = { proration, table: [{ premium: whole }], parts: 1 + pick(12), shares: [{ employee: { n: BigInt(pick(301)), d: 3n } }] } as const;
    const first = pick(300);
    const cut = first + pick(364 - first);
    const meeting = addDays(terms.from, cut);
    const [joinedOn, leftOn] = [addDays(terms.from, first), addDays(terms.from, cut + pick(365 - cut))];
    const all = counted(some, { joinedOn, leftOn });
    expect(sum(all.parts.map(({ amount }) => amount))).toBe(all.premium);
    expect(sum(all.parts.map(({ employeeShare }) => employeeShare))).toBe(all.employeeShare);
    expect(all.employeeShare + all.employerShare).toBe(all.premium);
    expect(all.parts.every(({ amount, employeeShare, employerShare }) => amount >= 0n && employeeShare >= 0n && employerShare >= 0n)).toBe(true);
    expect(new Set(all.parts.map(({ amount }) => amount)).size).toBeLessThanOrEqual(2);
    // A month within which one leaves and another joins is paid by both.
    if (proration === 'months' || meeting >= leftOn) continue;
    const [before, after] = [counted(some, { joinedOn, leftOn: meeting }), counted(some, { joinedOn: addDays(meeting, 1), leftOn })];
    expect(before.premium + after.premium).toBe(all.premium);
  }
});

test('a premium that counts from a day on changes what is due from it on, and nothing before', () => {
  const changed = { table: [{ premium: 12_000_000n }, { premium: 24_000_000n, since: '2026-09-23' }], shares: [{ employee: 50 }] };
  const { premium, parts } = counted(changed, {});
  expect([premium, parts.map(({ amount }) => amount)]).toEqual([18_000_000n, [...Array<bigint>(6).fill(1_000_000n), ...Array<bigint>(6).fill(2_000_000n)]]);
  // a month that has begun is paid as it began; whoever left before the day does not know of it, whoever joins after it pays nothing else
  expect(counted({ ...changed, table: [{ premium: 12_000_000n }, { premium: 24_000_000n, since: '2026-09-24' }] }, {}).premium).toBe(17_000_000n);
  expect(counted(changed, { leftOn: '2026-08-22' }).premium).toBe(5_000_000n);
  expect(counted(changed, { joinedOn: '2026-10-23' }).premium).toBe(10_000_000n);
  expect(counted({ ...changed, proration: 'whole' }, {}).premium).toBe(12_000_000n);
  expect(counted({ ...changed, table: [{ premium: 12_000_000n }, { premium: 0n, since: '2026-09-23' }] }, {}).parts.at(-1)?.amount).toBe(0n);
});

test('versions leave sums whole: spans that meet cost what they cost at once, each by the premiums of its days', () => {
  const next = numbers(11);
  const pick = (most: number): number => Math.floor(next.next().value * most);
  for (let round = 0; round < 300; round += 1) {
    const changes = Array.from({ length: 1 + pick(3) }, () => ({ premium: BigInt(pick(90_000_000)), since: addDays(terms.from, 1 + pick(363)) }));
    const table = [{ premium: BigInt(pick(90_000_000)) }, ...new Map(changes.map((one) => [one.since, one])).values()];
    const some = { proration: 'days', table, parts: 1 + pick(12), shares: [{ employee: { n: BigInt(pick(301)), d: 3n } }] } as const;
    const first = pick(300);
    const cut = first + pick(364 - first);
    const [joinedOn, meeting, leftOn] = [addDays(terms.from, first), addDays(terms.from, cut), addDays(terms.from, cut + pick(365 - cut))];
    const all = counted(some, { joinedOn, leftOn });
    expect(sum(all.parts.map(({ amount }) => amount))).toBe(all.premium);
    expect(sum(all.parts.map(({ employeeShare }) => employeeShare))).toBe(all.employeeShare);
    expect(all.employeeShare + all.employerShare).toBe(all.premium);
    if (meeting < leftOn) expect(counted(some, { joinedOn, leftOn: meeting }).premium + counted(some, { joinedOn: addDays(meeting, 1), leftOn }).premium).toBe(all.premium);
  }
});
