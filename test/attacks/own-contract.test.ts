/**
 * Attack: somebody who writes contracts gives themselves one, or learns what others earn. They write, sign, renew, end and scan their own by call and by
 * sheet; a clerk who writes drafts and may not sign brings signed ones by a sheet; somebody without class pay reads the wage out of the text, the paper, the
 * list, a file and the notice; an officer of another company reaches contracts, types and people by their ids; two drafts of one day are sent at once; and
 * what was signed is changed past the product.
 * Refused: `src/platform/employment-rows/employment-rows.service.ts` (own rows, scope), `signing.service.ts` and `renewal.service.ts` (own, class of what the
 * text says), `contracts.routes.ts` (own, class), `contracts.import.ts` (right to sign), `contracts.001.migration.sql` (no shared day, what was signed stays).
 */
import { beforeAll, expect, test } from 'vitest';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
let writer: TestActor;
let below: TestActor;
/** Writes drafts, and does not sign. */
let clerk: TestActor;
/** Signs, and does not hold class pay. */
let blind: TestActor;
let type: string;

const CONTRACT = '/api/rest/s1/emplOrder/contract';
const TYPE = '/api/rest/s1/emplOrder/contractType';
const wage = String(factsOf('colleague').dailyWage);

async function somebody(name: string, person: PersonName, classes: string, permissions: readonly string[]): Promise<TestActor> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', 'company', $2)`, [name, classes]);
  for (const permission of permissions) await server.owner.query('insert into user_group_permission (user_group_id, permission) values ($1, $2)', [name, permission]);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}

const json = async (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await actor.request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const draft = (actor: TestActor, person: PersonName, more: object = {}) =>
  json(actor, 'POST', CONTRACT, { pseudoId: factsOf(person).pseudoId, agreementId: type, fromDate: '2026-03-21', thruDate: '2027-03-20', ...more });
const sign = (actor: TestActor, ...keys: readonly string[]) => json(actor, 'POST', `${CONTRACT}/signing`, { selection: { keys }, isSeen: true });
async function sheet(actor: TestActor, person: PersonName) {
  const content = `pseudoId,type,number,from,signed\r\n${factsOf(person).pseudoId},secret,1400/1,1404/01/01,1404/01/01`;
  return (await actor.upload('/api/rest/s1/hcm/import', { name: 'contracts.csv', content }, { kind: 'agreements' })).json().run.counts;
}

beforeAll(async () => {
  const drafts = ['observe', 'add', 'edit', 'delete'].map((act) => `emplOrder/contract/${act}`);
  writer = await somebody('contract-writer', 'seller', '{public,pay}', ['emplOrder/contract', 'systemManagement/importData']);
  below = await somebody('contract-writer-below', 'worker', '{public,pay}', ['emplOrder/contract']);
  clerk = await somebody('contract-clerk', 'stranger', '{public,pay}', [...drafts, 'systemManagement/importData']);
  blind = await somebody('contract-blind', 'salesHead', '{public}', ['emplOrder/contract']);
  type = (await json(administrator, 'POST', TYPE, { code: 'secret', description: 'secret', printVersion: 'pay' })).body.id;
  await json(administrator, 'POST', `${TYPE}/term`, { agreementId: type, termTypeEnumId: 'TtAgreementPayroll', bodyText: '{{dailyWage}}', fromDate: '2020-01-01' });
});

test('the own contract is written, signed, renewed, ended and scanned by others', async () => {
  expect((await draft(writer, 'seller')).status).toBe(403);
  const { id } = (await draft(administrator, 'seller')).body;
  expect((await sign(writer, id)).body).toEqual({ signed: 0, left: 1 });
  expect((await json(writer, 'GET', `${CONTRACT}/${id}/text`)).status).toBe(404);
  expect((await sign(administrator, id)).body).toEqual({ signed: 1, left: 0 });
  expect((await json(writer, 'POST', `${CONTRACT}/renewal`, { months: 12, selection: { keys: [id] }, isSeen: true })).body).toEqual({ made: 0, left: 1 });
  expect((await json(writer, 'POST', `${CONTRACT}/${id}/end`, { thruDate: '2026-10-01', reason: 'x' })).status).toBe(403);
  expect((await json(writer, 'PUT', `${CONTRACT}/${id}/scan`, { scan: null })).status).toBe(403);
  expect(await sheet(writer, 'seller')).toMatchObject({ accepted: 0, refused: 1 });
});

test('who may not sign brings nothing signed', async () => {
  expect(await sheet(clerk, 'accountant')).toMatchObject({ accepted: 0, refused: 1 });
  const { id } = (await draft(clerk, 'accountant', { fromDate: '2027-03-21', thruDate: '2028-03-19' })).body;
  expect((await sign(clerk, id)).status).toBe(403);
});

test('without class pay no wage is read out of a contract, and none with one is signed', async () => {
  const { id } = (await draft(administrator, 'colleague')).body;
  expect((await sign(blind, id)).body).toEqual({ signed: 0, left: 1 });
  await sign(administrator, id);
  const persian = wage.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
  for (const path of [`/${id}/text`, '', '/export?format=csv', `?searchValue=${wage}`]) {
    const { body } = await blind.request('GET', `${CONTRACT}${path}`);
    expect([path, [wage, persian].some((one) => body.replaceAll(/[,\u066c]/g, '').includes(one))]).toEqual([path, false]);
  }
  expect((await blind.request('GET', `${CONTRACT}/${id}/pdf`)).statusCode).toBe(403);
  const { rows } = await server.owner.query(`select content from employment_contract where employment_contract_id = $1`, [id]);
  expect(rows[0].content).not.toContain(wage);
});

test('contracts, types and people of another company are neither named nor found', async () => {
  const { id } = (await draft(administrator, 'director')).body;
  expect((await json(below, 'GET', `${CONTRACT}/${id}/text`)).status).toBe(404);
  expect((await below.request('GET', `${CONTRACT}/${id}/pdf`)).statusCode).toBe(404);
  expect((await sign(below, id)).status).toBe(400);
  expect((await json(below, 'POST', `${CONTRACT}/${id}/end`, { thruDate: '2026-10-01', reason: 'x' })).status).toBe(404);
  expect((await json(below, 'GET', `${CONTRACT}/person?partyId=${partyId('director')}`)).status).toBe(404);
  expect((await draft(below, 'hrOfficerElsewhere')).body.fields).toHaveProperty('agreementId');
  expect((await json(below, 'POST', `${TYPE}/term`, { agreementId: type, termTypeEnumId: 'TtAgreementDuties', bodyText: 'x', fromDate: '2026-01-01' })).status).toBe(404);
  expect((await json(below, 'GET', CONTRACT)).body.rows).toEqual([]);
});

test('of two drafts of one day that are sent at once one stands; what was signed is not changed by whoever reaches the table', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => draft(administrator, 'hrOfficer', { fromDate: '2028-03-20', thruDate: '2029-03-20' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
  for (const change of [`state = 'draft'`, `signed_on = '2020-01-01'`, `contract_number = 99`, `valid = daterange('2026-03-21', null)`, `content = 'x'`])
    await expect(server.owner.query(`update employment_contract set ${change} where contract_number is not null`)).rejects.toMatchObject({ code: '23514' });
});
