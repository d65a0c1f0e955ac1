/** The calls of welfare that take facts and keep nothing: examples, what cannot be is refused at its field, who may not see may not count. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { allocationExamples } from '../allocation/allocation.examples.rules.ts';
import { compensationExamples } from '../claims/claims.examples.rules.ts';
import { premiumExamples } from '../premium/premium.examples.rules.ts';
import { serviceCostExamples } from '../service-cost/service-cost.examples.rules.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
});
afterAll(() => server.close());

const ask = (name: string, body: unknown, actor = administrator) => actor.request('POST', `/api/rest/s1/welfare/${name}`, body);
const first = <V>(examples: Readonly<Record<string, V>>): V => Object.values(examples)[0] as V;

test('premiums of a family: a child born within the contract, a father at full cost until he leaves', async () => {
  const { members, ...totals } = (await ask('insurance/premium', first(premiumExamples))).json();
  expect(totals).toEqual({ from: '2026-03-21', thru: '2027-03-20', proration: 'months', premium: '117000000', employeeShare: '66600000', employerShare: '50400000' });
  const figures = ['age', 'covered', 'coveredOf', 'premium', 'employeeShare'];
  expect(members.map((one: Record<string, unknown> & { parts: unknown[] }) => [...figures.map((name) => one[name]), one.parts.length])).toEqual([
    [40, 12, 12, '48000000', '14400000', 12],
    [0, 8, 12, '24000000', '7200000', 8],
    [66, 6, 12, '45000000', '45000000', 6],
  ]);
  expect(members[1].parts[0]).toEqual({ number: 5, dueDate: '2026-08-01', amount: '3000000', employeeShare: '900000', employerShare: '2100000' });
});

test('costs of treatment: the ceiling of a person and the day that is past, a franchise half up', async () => {
  const { lines, ceilings, payable } = (await ask('compensation/calculate', first(compensationExamples))).json();
  expect(lines.map((line: { payable: string; boundBy: string; franchise: string }) => [line.payable, line.boundBy, line.franchise])).toEqual([
    ['0', 'familyCeiling', '3000000'],
    ['55000000', 'familyCeiling', '8000000'],
    ['0', 'late', '0'],
    ['382500001', 'accepted', '67500000'],
  ]);
  expect(payable).toBe('437500001');
  expect(ceilings).toContainEqual({ type: 'dental', member: 'self', personLeft: '5000000', familyLeft: '0' });
  expect(ceilings).toContainEqual({ type: 'hospital', member: 'child', personLeft: null, familyLeft: '1617499999' });
});

test('a service: a guest at full cost, the nearest row of the costs, all slots', async () => {
  const { companions, ...totals } = (await ask('service/cost', first(serviceCostExamples))).json();
  expect(totals).toEqual({ cost: '45000000', employeeShare: '28800000', employerShare: '16200000' });
  expect(companions.map((one: { age: number | null; cost: string; employeeShare: string }) => [one.age, one.cost, one.employeeShare])).toEqual([
    [null, '12000000', '3000000'],
    [36, '12000000', '4800000'],
    [4, '0', '0'],
    [null, '21000000', '21000000'],
  ]);
});

test('places: by score within a quota, who was there in spring stands back; a draw is the same on every machine', async () => {
  const [scored, drawn] = await Promise.all(Object.values(allocationExamples).map(async (body) => (await ask('service/allocate', body)).json()));
  expect(scored.places.map((one: { request: string; slot: string | null; from: string | null; waits: string | null }) => [one.request, one.slot, one.from ?? one.waits])).toEqual([
    ['r1', 'night1', 'quota'],
    ['r3', 'night1', 'open'],
    ['r4', 'night2', 'quota'],
    ['r5', null, 'slotFull'],
    ['r2', null, 'slotFull'],
  ]);
  expect([scored.given, scored.waiting, scored.places[4].queue]).toEqual([3, 2, 2]);
  expect(drawn.places.map(({ request }: { request: string }) => request)).toEqual(
    drawn.places.toSorted((a: { hash: string }, b: { hash: string }) => (a.hash < b.hash ? -1 : 1)).map(({ request }: { request: string }) => request),
  );
  expect(drawn.places[0]).toMatchObject({ rank: 1, slot: '1', from: 'open' });
});

const terms = { from: '2026-03-21', table: [{ premium: '10' }] };
const member = { relation: 'self', birthDate: '1985-06-01', joinedOn: '2026-03-21' };
const code = { code: 'a', capacity: 1 };
test.each([
  ['insurance/premium', { members: [] }, 'premium.termsOrContract', 'terms'],
  ['insurance/premium', { terms: { ...terms, thru: '2026-03-20' }, members: [] }, 'premium.contractDays', 'terms'],
  [
    'insurance/premium',
    {
      terms: {
        ...terms,
        table: [
          { ageFrom: 10, premium: '1' },
          { ageThru: 10, premium: '2' },
        ],
      },
      members: [],
    },
    'premium.rowsOverlap',
    'terms',
  ],
  ['insurance/premium', { terms: { ...terms, shares: [{ employee: '33.3', employer: '66.6' }] }, members: [] }, 'premium.sharesSum', 'terms'],
  ['insurance/premium', { terms: { ...terms, parts: 13 }, members: [] }, 'premium.partsBeyond', 'terms'],
  ['insurance/premium', { terms, members: [{ ...member, leftOn: '2026-03-20' }] }, 'premium.memberDays', 'members'],
  ['compensation/calculate', { costs: [{ type: 'a' }, { type: 'a' }], joinedOn: '2026-03-21', lines: [] }, 'claims.typeTwice', 'costs'],
  ['compensation/calculate', { costs: [{ type: 'a', personCeiling: '2', familyCeiling: '1' }], joinedOn: '2026-03-21', lines: [] }, 'claims.ceilingOrder', 'costs'],
  ['service/cost', { audience: [{ cost: '1' }, { cost: '2' }], companions: [] }, 'service-cost.rowsOverlap', 'audience'],
  ['service/cost', { audience: [], shares: [{ employee: '1', employer: '98' }], companions: [] }, 'service-cost.sharesSum', 'shares'],
  ['service/allocate', { event: { slots: [code, code] }, requests: [], mode: 'score' }, 'allocation.codeTwice', 'event'],
  ['service/allocate', { event: { capacity: 1, quotas: [{ code: 'q', capacity: 2 }] }, requests: [], mode: 'score' }, 'allocation.quotasBeyond', 'event'],
  ['service/allocate', { event: { capacity: 1, quotas: [{ code: 'q', capacity: 1, within: 'g' }] }, requests: [], mode: 'score' }, 'allocation.unknownGroup', 'event'],
  ['service/allocate', { event: {}, requests: [{ request: 'a', quota: 'q' }], mode: 'score' }, 'allocation.unknownQuota', 'requests'],
  ['service/allocate', { event: {}, requests: [{ request: 'a' }, { request: 'a' }], mode: 'score' }, 'allocation.requestTwice', 'requests'],
  ['service/allocate', { event: {}, requests: [], mode: 'draw' }, 'allocation.seedNeeded', 'seed'],
])('%s refuses %j: %s', async (name, body, error, field) => {
  const answer = await ask(name, body);
  expect([answer.statusCode, answer.json().errorCode, Object.keys(answer.json().fields)]).toEqual([400, `modules/welfare/${error}`, [field]]);
});

test('a share so small that it is written with an exponent is refused and not read as nothing', async () => {
  expect((await ask('insurance/premium', { terms: { ...terms, shares: [{ employee: 1e-7 }] }, members: [] })).statusCode).toBe(400);
});

test('whom a table does not know is told beside the others; who may not see may not count', async () => {
  const { members, premium } = (
    await ask('insurance/premium', { terms: { ...terms, table: [{ relation: 'self', premium: '10' }] }, members: [member, { ...member, relation: 'Child' }] })
  ).json();
  expect([premium, members.map(({ fault }: { fault: string | null }) => fault)]).toEqual(['10', [null, 'noPremium']]);
  expect((await ask('service/cost', first(serviceCostExamples), self)).statusCode).toBe(403);
});
