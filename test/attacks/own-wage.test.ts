/**
 * Attack: somebody who writes wages and items gives themselves pay, or learns what others are paid. They write their own wage and their own benefit by
 * call and by sheet, and take back a run that lowers them; a clerk who may import but not write wages brings a sheet; somebody
 * with the keys and without class pay reads, sorts, filters, exports and writes; an officer of another company asks by id, by code and
 * with a factor of the other company; and one sheet is applied twice at once.
 * Refused: `src/platform/employment-rows/employment-rows.service.ts` (own rows, scope, class), `employment-import.service.ts` (own rows, right of the
 * screen), `wage-items.import.ts` (columns of class pay), `wage-items.001.migration.sql` (one wage of a factor on a day).
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { factsOf, type PersonName } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
let writer: TestActor;
let below: TestActor;
/** May import, and not write wages. */
let clerk: TestActor;
/** Writes wages, and does not hold class pay. */
let blind: TestActor;
let factor: string;

const WAGES = '/api/rest/s1/payroll/wageItem';
const ITEMS = '/api/rest/s1/payroll/standingItem';
const code = (person: PersonName): string => factsOf(person).pseudoId;

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

beforeAll(async () => {
  const rights = ['payroll', 'systemManagement/importData'];
  writer = await somebody('wage-writer', 'seller', '{public,pay}', rights);
  below = await somebody('wage-writer-below', 'worker', '{public,pay}', rights);
  clerk = await somebody('wage-clerk', 'stranger', '{public,pay}', ['systemManagement/importData']);
  blind = await somebody('wage-blind', 'salesHead', '{public}', rights);
  factor = (await json(administrator, 'POST', '/api/rest/s1/payroll/entity/payrollFactor', { code: 'site', title: 'site', groupEnumId: 'PfgBenefit' })).body.id;
});

const wage = (person: PersonName, more: object = {}) => ({ pseudoId: code(person), payFactorId: factor, amount: '7654321', per: 'month', fromDate: '2026-03-21', ...more });
const item = (person: PersonName, more: object = {}) => ({ pseudoId: code(person), payFactorId: factor, amount: '7654321', fromDate: '2026-03-21', mayBePart: 'Y', ...more });

async function sheet(actor: TestActor, rows: readonly (readonly [PersonName, string, string])[]) {
  const content = ['pseudoId,factor,amount,per,from', ...rows.map(([person, amount, from]) => `${code(person)},site,${amount},month,${from}`)].join('\r\n');
  return (await actor.upload('/api/rest/s1/hcm/import', { name: 'wages.csv', content }, { kind: 'wageItem' })).json().run;
}
async function press(actor: TestActor, act: 'apply' | 'undo', runId: string): Promise<number> {
  const answer = await actor.request('POST', `/api/rest/s1/hcm/import/${runId}/${act}`);
  await knownImports().runner.idle();
  return answer.statusCode;
}

describe('the own pay', () => {
  test('is written by others, by call and by sheet, and a run that lowers it is taken back by others', async () => {
    expect([(await json(writer, 'POST', WAGES, wage('seller'))).status, (await json(writer, 'POST', ITEMS, item('seller'))).status]).toEqual([403, 403]);
    const own = (await json(administrator, 'POST', WAGES, wage('seller', { amount: '9000000' }))).body;
    const change = { amount: '99000000', per: 'month', fromDate: '2026-03-21', rowVersion: 1 };
    expect((await json(writer, 'PUT', `${WAGES}/${own.id}`, change)).status).toBe(403);
    const taken = (await json(administrator, 'POST', ITEMS, item('seller'))).body;
    expect((await json(writer, 'DELETE', `${ITEMS}/${taken.id}?rowVersion=1`)).status).toBe(403);
    expect((await sheet(writer, [['seller', '99000000', '1405/01/01']])).counts).toMatchObject({ accepted: 0, updated: 0, refused: 1 });
    const run = await sheet(administrator, [['seller', '1000000', '1405/01/01']]);
    expect(await press(administrator, 'apply', run.runId)).toBe(200);
    expect(await press(writer, 'undo', run.runId)).toBe(403);
    const amounts = (await json(administrator, 'GET', `${WAGES}?searchValue=${code('seller')}`)).body.rows.map((row: { amount: string }) => row.amount);
    expect(amounts).toEqual(['1000000']);
  });
});

test('who may import but not write wages brings nothing', async () => {
  expect((await sheet(clerk, [['accountant', '1', '1405/01/01']])).counts).toMatchObject({ accepted: 0, refused: 1 });
});

test('without class pay nothing of it is learned or written', async () => {
  await json(administrator, 'POST', WAGES, wage('colleague'));
  await json(administrator, 'POST', ITEMS, item('colleague'));
  for (const path of [WAGES, ITEMS]) {
    const list = await blind.request('GET', path);
    expect([list.statusCode, list.body.includes('7654321'), list.body.includes('site')]).toEqual([200, false, false]);
    const filter = encodeURIComponent(JSON.stringify([{ column: 'amount', operator: 'from', values: ['7000000'] }]));
    const asked = [`${path}?orderByField=amount`, `${path}?filter=${filter}`, `${path}/export?format=csv&columns=pseudoId,amount`];
    for (const one of asked) expect([one, (await blind.request('GET', one)).body.includes('7654321')]).toEqual([one, false]);
  }
  expect((await json(blind, 'POST', WAGES, wage('accountant'))).status).toBe(403);
  expect((await json(blind, 'POST', ITEMS, item('accountant'))).status).toBe(403);
  expect((await sheet(blind, [['accountant', '1', '1405/01/01']])).counts).toMatchObject({ accepted: 0 });
});

test('people and factors of another company are neither named nor found', async () => {
  const made = (await json(administrator, 'POST', WAGES, wage('director'))).body;
  expect((await json(below, 'PUT', `${WAGES}/${made.id}`, { amount: '1', per: 'month', fromDate: '2026-03-21', rowVersion: 1 })).status).toBe(404);
  expect((await json(below, 'DELETE', `${WAGES}/${made.id}?rowVersion=1`)).status).toBe(404);
  expect((await json(below, 'POST', WAGES, wage('director'))).status).toBe(400);
  // one's own company, with the factor of another
  expect((await json(below, 'POST', WAGES, wage('hrOfficerElsewhere'))).body.fields).toHaveProperty('payFactorId');
  expect((await json(below, 'POST', ITEMS, item('hrOfficerElsewhere'))).body.fields).toHaveProperty('payFactorId');
  expect((await json(below, 'GET', `/api/rest/s1/payroll/payFactorOptions?payFactorId=${factor}`)).body.list).toEqual([]);
  expect((await json(below, 'GET', WAGES)).body.rows).toEqual([]);
});

test('a sheet that is applied twice at once, and another of the same, write each wage once', async () => {
  const rows = [
    ['accountant', '5000000', '1405/01/01'],
    ['hrOfficer', '5000000', '1405/01/01'],
  ] as const;
  const [one, other] = [await sheet(administrator, rows), await sheet(administrator, rows)];
  await Promise.all([press(administrator, 'apply', one.runId), press(administrator, 'apply', one.runId), press(administrator, 'apply', other.runId)]);
  const { rows: found } = await server.owner.query(
    `select amount::text as amount from wage_item join party_relationship using (party_relationship_id) where pseudo_id = any ($1)`,
    [[code('accountant'), code('hrOfficer')]],
  );
  expect(found.map(({ amount }) => amount)).toEqual(['5000000', '5000000']);
});
