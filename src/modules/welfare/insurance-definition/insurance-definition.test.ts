/** Contracts of supplementary insurance on the real database: what a member costs by the stored terms, what cannot stand twice, what others may not see. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { contractStart } from './insurance-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
let insuranceContractId: string;
const PATH = '/api/rest/s1/welfare/insurance';
const send = async (method: 'POST' | 'PUT' | 'GET', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
let contract: Readonly<Record<string, unknown>> = { ...contractStart, contractCode: 'T1', title: 'This year', fromDate: '2026-03-21', thruDate: '2027-03-20', employeePercent: 30 };

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
  contract = { ...contract, insurerId: (await send('POST', 'insurer', { insurerCode: 'N1', title: 'Insurer' })).body.id };
  insuranceContractId = (await send('POST', 'contract', contract)).body.id;
  for (const row of [
    { tier: 'gold', relation: 'self', premium: '48000000' },
    { relation: 'Father', ageThru: 59, premium: '60000000' },
    { relation: 'Father', ageFrom: 60, premium: '90000000' },
  ])
    expect((await send('POST', 'contract/premium', { insuranceContractId, ...row })).status).toBe(201);
  await send('POST', 'contract/share', { insuranceContractId, relation: 'Father', employeePercent: 100 });
});
afterAll(() => server.close());

const member = { relation: 'Father', birthDate: '1960-02-11', joinedOn: '2026-03-21' };

test('a member is counted by the terms of the contract: both doors say the same', async () => {
  const query = new URLSearchParams({ insuranceContractId, ...member });
  const one = await send('GET', `premium?${query}`);
  expect(one.body).toMatchObject({ premium: '90000000', employeeShare: '90000000', employerShare: '0', members: [{ age: 66, fault: null }] });
  expect((await send('POST', 'premium', { contractId: insuranceContractId, members: [member] })).body).toEqual(one.body);
  const own = await send('POST', 'premium', { contractId: insuranceContractId, members: [{ ...member, relation: 'self', tier: 'gold' }] });
  expect(own.body).toMatchObject({ premium: '48000000', employeeShare: '14400000', employerShare: '33600000' });
});

test.each([
  ['premium', { relation: 'Father', ageFrom: 50, premium: '1' }, 409, 'ageFrom'],
  ['premium', { relation: 'Mother', ageFrom: 50, ageThru: 49, premium: '1' }, 400, 'ageThru'],
  ['premium', { relation: 'Nobody', premium: '1' }, 400, 'relation'],
  ['share', { relation: 'Father', employeePercent: 1 }, 409, 'relation'],
  ['share', { relation: 'Mother', employeePercent: 101 }, 400, 'employeePercent'],
  ['cost', { costTypeEnumId: 'CctLab', franchisePercent: 0, waitingDays: 0, personCeiling: '2', familyCeiling: '1' }, 400, 'personCeiling'],
])('a %s of %j is refused at its field', async (kind, row, status, field) => {
  const answer = await send('POST', `contract/${kind}`, { insuranceContractId, ...row });
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([status, [field]]);
});

test('a contract ends after it begins; what nobody has and who may not see are refused', async () => {
  const late = await send('POST', 'contract', { ...contract, contractCode: 'T2', thruDate: '2026-03-20' });
  expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['thruDate']]);
  const unknown = await send('POST', 'premium', { contractId: '00000000-0000-4000-8000-000000000000', members: [member] });
  expect([unknown.status, unknown.body.errorCode]).toEqual([404, 'modules/welfare/premium.unknownContract']);
  expect((await send('GET', 'contract', undefined, self)).status).toBe(403);
});
