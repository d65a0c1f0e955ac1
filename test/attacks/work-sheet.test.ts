/**
 * Attack: somebody who may write the month's work gives themselves hours, or gives friends more than a month has. They write their own row by call
 * and by sheet, and take a run back that a colleague brought of them; a clerk who may import but not write the sheet brings one; an
 * officer of another company writes and reads by id and by code; many calls at once each fit the month and together do not; and the
 * same sheet is applied twice at once.
 * Refused: `src/platform/employment-rows/employment-rows.service.ts` (own rows, scope, the employment is held while its rows are judged),
 * `employment-import.service.ts` (own rows, the right of the screen), `src/modules/payroll/work-sheet/work-sheet.rules.ts` (what a month holds).
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
/** May import, and not write the sheet. */
let clerk: TestActor;

const SHEET = '/api/rest/s1/payroll/workedFactor';
const code = (person: PersonName): string => factsOf(person).pseudoId;

async function somebody(name: string, person: PersonName, permissions: readonly string[]): Promise<TestActor> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', 'company', '{public}')`, [name]);
  for (const permission of permissions) await server.owner.query('insert into user_group_permission (user_group_id, permission) values ($1, $2)', [name, permission]);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}

beforeAll(async () => {
  const rights = ['payroll/workSheet', 'systemManagement/importData'];
  writer = await somebody('sheet-writer', 'seller', rights);
  below = await somebody('sheet-writer-below', 'worker', rights);
  clerk = await somebody('sheet-clerk', 'stranger', ['systemManagement/importData']);
});

const json = async (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await actor.request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const line = (person: PersonName, month: number, more: object) => ({ pseudoId: code(person), year: 1405, month, ...more });
const add = (actor: TestActor, person: PersonName, month: number, more: object) => json(actor, 'POST', SHEET, line(person, month, more));
const rowsOf = async (actor: TestActor, month: number) => (await json(actor, 'GET', `${SHEET}?year=1405&month=${month}`)).body.rows;

async function sheet(actor: TestActor, rows: readonly (readonly [PersonName, number, string, string])[]) {
  const content = ['pseudoId,year,month,workFactor,amount', ...rows.map(([person, month, factor, amount]) => `${code(person)},1405,${month},${factor},${amount}`)].join('\r\n');
  const answer = await actor.upload('/api/rest/s1/hcm/import', { name: 'work.csv', content }, { kind: 'workSheet' });
  return answer.json().run;
}
async function press(actor: TestActor, act: 'apply' | 'undo', runId: string): Promise<number> {
  const answer = await actor.request('POST', `/api/rest/s1/hcm/import/${runId}/${act}`);
  await knownImports().runner.idle();
  return answer.statusCode;
}

describe('the own row', () => {
  test('is written by others: by call and by sheet, and is not taken back by oneself', async () => {
    expect((await add(writer, 'seller', 1, { workFactor: 'overtime', minutes: 6_000 })).status).toBe(403);
    const own = (await add(administrator, 'seller', 1, { workFactor: 'absence', days: 5 })).body;
    expect((await json(writer, 'PUT', `${SHEET}/${own.id}`, { workFactor: 'absence', days: 1, rowVersion: 1 })).status).toBe(403);
    expect((await json(writer, 'DELETE', `${SHEET}/${own.id}?rowVersion=1`)).status).toBe(403);
    expect((await sheet(writer, [['seller', 1, 'overtime', '100']])).counts).toMatchObject({ accepted: 0, refused: 1 });
    const run = await sheet(administrator, [['seller', 1, 'absence', '6']]);
    expect(await press(administrator, 'apply', run.runId)).toBe(200);
    expect(await press(writer, 'undo', run.runId)).toBe(403);
    expect((await rowsOf(writer, 1)).map(({ days }: { days: number }) => days)).toEqual([6]);
  });
});

test('who may import but not write the sheet brings nothing, and takes nothing back', async () => {
  expect((await sheet(clerk, [['colleague', 2, 'overtime', '100']])).counts).toMatchObject({ accepted: 0, refused: 1 });
  const run = await sheet(administrator, [['colleague', 2, 'overtime', '1']]);
  await press(administrator, 'apply', run.runId);
  expect(await press(clerk, 'undo', run.runId)).toBe(403);
  expect(await rowsOf(administrator, 2)).toHaveLength(1);
});

test('people of another company are neither written nor read', async () => {
  const made = (await add(writer, 'colleague', 3, { workFactor: 'mission', days: 2 })).body;
  const attempts = [json(below, 'PUT', `${SHEET}/${made.id}`, { workFactor: 'mission', days: 20, rowVersion: 1 }), json(below, 'DELETE', `${SHEET}/${made.id}?rowVersion=1`)];
  expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([404, 404]);
  expect((await add(below, 'colleague', 3, { workFactor: 'sick', days: 2 })).status).toBe(400);
  expect((await sheet(below, [['colleague', 3, 'sick', '2']])).counts).toMatchObject({ accepted: 0, refused: 1 });
  expect(await rowsOf(below, 3)).toEqual([]);
});

test('many at once fit the month together or are refused', async () => {
  const asked = Array.from({ length: 6 }, (_, at) => add(writer, 'colleague', 7, { workFactor: 'mission', days: 10, project: `P${at}` }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([201, 201, 201, 400, 400, 400]);
});

test('a sheet that is applied twice at once, and two of the same, write each row once', async () => {
  const rows = [
    ['colleague', 8, 'overtime', '10'],
    ['accountant', 8, 'overtime', '10'],
  ] as const;
  const [one, other] = [await sheet(administrator, rows), await sheet(administrator, rows)];
  await Promise.all([press(administrator, 'apply', one.runId), press(administrator, 'apply', one.runId), press(administrator, 'apply', other.runId)]);
  const found = await rowsOf(administrator, 8);
  expect(found.map(({ minutes }: { minutes: number }) => minutes)).toEqual([600, 600]);
});
