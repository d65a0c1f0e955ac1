/**
 * Attack: somebody who writes formulas gives themselves pay. They publish what they wrote alone, by asking twice, by way of a colleague who
 * touched it before, by a sheet that is taken back, by the setting of the company; they write their own value by call and by sheet; a
 * subsidiary writes what its holding counts with; a clerk who may import but not write formulas brings values and rows of tables; and an officer without
 * the class of evaluation learns the values of such a factor by list, order, filter and file.
 * Refused: `src/platform/formula/library/publishing/publishing.service.ts` (nobody of those who wrote a draft publishes it), `input-factors/factor-values.service.ts` and
 * `factor-import.service.ts` (own value, class, right of the screen), `factor-values.store.ts` (a hidden value is null before it is sorted,
 * filtered or exported), row policies of `library.001.migration.sql`.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { factsOf, type PersonName } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator } = actors;
/** Writes, publishes and imports, with the class of pay; of the holding and of the subsidiary. */
let writer: TestActor;
let below: TestActor;
/** May import, and sees pay. */
let clerk: TestActor;
/** Writes factors of evaluation. */
let appraiser: TestActor;

const FACTOR = '/api/rest/s1/hcm/entity/InputFactor';
const VALUES = '/api/rest/s1/hcm/entity/InputFactorValue';
const CONSTANT = '/api/rest/s1/hcm/entity/Constant';
const SETTING = '/api/rest/s1/rule/library/setting';
const code = (person: PersonName): string => factsOf(person).pseudoId;

async function somebody(name: string, person: PersonName, classes: string, permissions: readonly string[]): Promise<TestActor> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', 'company', $2)`, [name, classes]);
  for (const permission of permissions) await server.owner.query('insert into user_group_permission (user_group_id, permission) values ($1, $2)', [name, permission]);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}

beforeAll(async () => {
  const rights = ['systemBaseData/emplOrderGeneral/formulaDefinition', 'systemManagement/importData'];
  writer = await somebody('formula-writer', 'seller', '{public,pay}', rights);
  below = await somebody('formula-writer-below', 'worker', '{public,pay}', rights);
  clerk = await somebody('formula-clerk', 'stranger', '{public,pay}', ['systemManagement/importData']);
  appraiser = await somebody('formula-appraiser', 'salesHead', '{public,evaluation}', rights);
});

const json = async (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await actor.request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const publish = async (actor: TestActor, kind: string, id: string, rowVersion: number): Promise<string> => {
  const { body } = await json(actor, 'PUT', `/api/rest/s1/rule/${kind}/${id}/publish`, { rowVersion });
  return body.statusId ?? body.errorCode;
};
const factor = async (name: string, fieldClass = 'pay', actor = writer): Promise<string> =>
  (await json(actor, 'POST', FACTOR, { code: name, title: name, fieldClass, fromDate: '2026-03-21' })).body.id;
const versionOf = async (id: string): Promise<number> => (await json(administrator, 'GET', `/api/rest/s1/rule/inputFactor/${id}/versions`)).body.rowVersion;

async function sheet(actor: TestActor, name: string, person: PersonName, value: string, kind = 'inputFactor') {
  const content = `factor,pseudoId,value\r\n${name},${code(person)},${value}\r\n`;
  const answer = await actor.upload('/api/rest/s1/hcm/import', { name: 'values.csv', content }, { kind });
  return { status: answer.statusCode, body: answer.json() };
}
async function press(actor: TestActor, act: 'apply' | 'undo', runId: string): Promise<number> {
  const answer = await actor.request('POST', `/api/rest/s1/hcm/import/${runId}/${act}`);
  await knownImports().runner.idle();
  return answer.statusCode;
}

describe('publishing alone', () => {
  test('however often one asks', async () => {
    const id = (await json(writer, 'POST', CONSTANT, { code: 'alone', title: 'alone', value: '1', fromDate: '2026-03-21' })).body.id;
    expect([await publish(writer, 'constant', id, 1), await publish(writer, 'constant', id, 2), await publish(writer, 'constant', id, 3)]).toEqual([
      'LvWaiting',
      'LvWaiting',
      'LvWaiting',
    ]);
  });

  test('by a change behind the back of who agrees', async () => {
    const id = (await json(writer, 'POST', CONSTANT, { code: 'behind', title: 'behind', value: '1', fromDate: '2026-03-21' })).body.id;
    await publish(writer, 'constant', id, 1);
    await json(writer, 'PUT', `${CONSTANT}/${id}`, { title: 'behind', value: '1000000', fromDate: '2026-03-21', rowVersion: 2 });
    expect(await publish(administrator, 'constant', id, 2)).toBe('platform/formula/library.stale');
  });

  test('after a colleague has changed a comma of it', async () => {
    const id = (await json(writer, 'POST', CONSTANT, { code: 'comma', title: 'comma', value: '1000000', fromDate: '2026-03-21' })).body.id;
    await json(administrator, 'PUT', `${CONSTANT}/${id}`, { title: 'comma,', value: '1000000', fromDate: '2026-03-21', rowVersion: 1 });
    expect([await publish(writer, 'constant', id, 2), await publish(administrator, 'constant', id, 3)]).toEqual(['LvWaiting', 'LvWaiting']);
  });

  test('by values that are written by call, brought by a sheet or taken back after a colleague wrote', async () => {
    const id = await factor('values');
    await json(administrator, 'POST', VALUES, { inputFactorId: id, pseudoId: code('accountant'), value: '1' });
    await json(writer, 'POST', VALUES, { inputFactorId: id, pseudoId: code('colleague'), value: '99' });
    expect(await publish(writer, 'inputFactor', id, await versionOf(id))).toBe('LvWaiting');
    await json(administrator, 'POST', VALUES, { inputFactorId: id, pseudoId: code('director'), value: '1' });
    const { run } = (await sheet(writer, 'values', 'salesHead', '5')).body;
    expect(await press(writer, 'apply', run.runId)).toBe(200);
    expect(await publish(writer, 'inputFactor', id, await versionOf(id))).toBe('LvWaiting');
    await json(administrator, 'POST', VALUES, { inputFactorId: id, pseudoId: code('hrOfficer'), value: '1' });
    expect(await press(writer, 'undo', run.runId)).toBe(200);
    expect(await publish(writer, 'inputFactor', id, await versionOf(id))).toBe('LvWaiting');
  });

  test('by the setting of the company', async () => {
    expect((await json(writer, 'PUT', SETTING, { twoPeople: 'N', rowVersion: 0 })).status).toBe(403);
    expect((await json(writer, 'GET', SETTING)).body.twoPeople).toBe('Y');
  });
});

describe('the own value', () => {
  test('is written by others: by call, by sheet, and when a run is taken back', async () => {
    const id = await factor('own');
    expect((await json(writer, 'POST', VALUES, { inputFactorId: id, pseudoId: code('seller'), value: '9' })).status).toBe(403);
    const own = (await json(administrator, 'POST', VALUES, { inputFactorId: id, pseudoId: code('seller'), value: '1' })).body;
    expect((await json(writer, 'PUT', `${VALUES}/${own.id}`, { value: '9', rowVersion: 1 })).status).toBe(403);
    expect((await json(writer, 'DELETE', `${VALUES}/${own.id}?rowVersion=1`)).status).toBe(403);
    expect((await sheet(writer, 'own', 'seller', '9')).body.run.counts).toMatchObject({ accepted: 0, updated: 0, refused: 1 });
    const { run } = (await sheet(administrator, 'own', 'seller', '0')).body;
    expect(await press(administrator, 'apply', run.runId)).toBe(200);
    expect(await press(writer, 'undo', run.runId)).toBe(403);
    expect((await json(administrator, 'GET', `${VALUES}?inputFactorId=${id}`)).body.rows[0].value).toBe('0');
  });
});

test('the own value does not end by a sheet of the others that replaces', async () => {
  const id = await factor('rest');
  for (const person of ['seller', 'accountant'] as const) await json(administrator, 'POST', VALUES, { inputFactorId: id, pseudoId: code(person), value: '1' });
  const { run } = (await sheet(writer, 'rest', 'colleague', '5', 'inputFactorReplace')).body;
  expect(run.counts).toMatchObject({ accepted: 1, updated: 1 });
  expect(await press(writer, 'apply', run.runId)).toBe(200);
  const { rows } = (await json(administrator, 'GET', `${VALUES}?inputFactorId=${id}`)).body;
  expect(rows.map((one: { pseudoId: string }) => one.pseudoId).sort()).toEqual([code('seller'), code('colleague')].sort());
});

test('who may import but not write formulas brings no values and no rows of tables', async () => {
  await factor('clerks');
  expect((await sheet(clerk, 'clerks', 'colleague', '9')).body.run.counts).toMatchObject({ accepted: 0, refused: 1 });
  expect((await sheet(clerk, 'clerks', 'colleague', '9', 'inputFactorReplace')).body.run.counts).toMatchObject({ accepted: 0, refused: 1 });
  const table = { code: 'clerks', title: 'clerks', fromDate: '2026-03-21', keys: [{ kind: 'band', title: 'up to' }], columns: ['rate'] };
  expect((await json(writer, 'POST', '/api/rest/s1/hcm/entity/FormulaTable', table)).status).toBe(201);
  const rows = (actor: TestActor) => actor.upload('/api/rest/s1/hcm/import', { name: 'rows.csv', content: 'table,key1,value1\r\nclerks,,9\r\n' }, { kind: 'formulaTable' });
  expect([(await rows(clerk)).json().run.counts, (await rows(writer)).json().run.counts]).toMatchObject([
    { accepted: 0, refused: 1 },
    { accepted: 1, refused: 0 },
  ]);
});

describe('a subsidiary', () => {
  test('neither writes, publishes, ends nor fills what its holding counts with, and reads no value of its people', async () => {
    const id = await factor('above');
    await json(writer, 'POST', VALUES, { inputFactorId: id, pseudoId: code('colleague'), value: '7' });
    expect(await publish(administrator, 'inputFactor', id, await versionOf(id))).toBe('LvPublished');
    expect((await json(below, 'GET', `/api/rest/s1/rule/inputFactor/${id}/versions`)).body).toMatchObject({ isInherited: true });
    const rowVersion = await versionOf(id);
    const attempts = [
      json(below, 'PUT', `${FACTOR}/${id}`, { title: 'above', fieldClass: 'public', fromDate: '2026-03-21', rowVersion }),
      json(below, 'PUT', `/api/rest/s1/rule/inputFactor/${id}/publish`, { rowVersion }),
      json(below, 'PUT', `/api/rest/s1/rule/inputFactor/${id}/end`, { rowVersion, thruDate: '2027-03-20' }),
      json(below, 'DELETE', `${FACTOR}/${id}?rowVersion=${rowVersion}`),
      json(below, 'POST', VALUES, { inputFactorId: id, pseudoId: code('hrOfficerElsewhere'), value: '9' }),
    ];
    expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual(attempts.map(() => 404));
    expect((await json(below, 'GET', `${VALUES}?inputFactorId=${id}`)).body.rows).toEqual([]);
  });
});

describe('values of a class that one lacks', () => {
  test('show in no list, order, filter or file', async () => {
    const id = await factor('marks', 'evaluation', appraiser);
    for (const [person, value] of [
      ['accountant', '20'],
      ['colleague', '10'],
    ] as const)
      expect((await json(appraiser, 'POST', VALUES, { inputFactorId: id, pseudoId: code(person), value })).status).toBe(201);
    const asked = async (more: string) => (await json(writer, 'GET', `${VALUES}?inputFactorId=${id}${more}`)).body.rows;
    const people = (rows: { pseudoId: string; value: unknown }[]) => rows.map(({ pseudoId, value }) => [pseudoId, value]);
    const hidden = [
      [code('accountant'), null],
      [code('colleague'), null],
    ];
    expect(people(await asked(''))).toEqual(hidden);
    const [up, down] = [people(await asked('&orderByField=value')), people(await asked('&orderByField=-value'))];
    expect(up).toEqual(down);
    const filter = encodeURIComponent(JSON.stringify([{ column: 'value', operator: 'contains', values: ['20'] }]));
    expect(await asked(`&filter=${filter}`)).toEqual([]);
    const file = await writer.request('GET', `${VALUES}/export?inputFactorId=${id}&format=csv`);
    expect([file.statusCode, /(?:^|[^\d])20(?:[^\d]|$)/m.test(file.body)]).toEqual([200, false]);
  });
});
