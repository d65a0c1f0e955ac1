/**
 * Attack: somebody who may try formulas out learns by them what they may not see: the wage of a colleague without the class of pay, anything of
 * people of another company, by the result, by whether there is a value, by a comparison, by a branch, by the explanation. And a program sends names
 * and texts that are to break the server or to hold it.
 * Refused: `src/platform/formula/execute.service.ts` (reach before anything is read; what is kept is not read and is a fault wherever it is asked
 * for), `src/kernel/formula` (counted steps, limits), the clock beside them.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { employmentId, factsOf, type PersonName } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
/** Managers without the class of pay, and an HR officer of the subsidiary with all classes. */
let manager: TestActor;
let elsewhere: TestActor;

async function somebody(name: string, person: PersonName, scope: string, classes: string): Promise<TestActor> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', $2, $3)`, [name, scope, classes]);
  await server.owner.query('insert into user_group_permission (user_group_id, permission) values ($1, $2)', [name, 'systemBaseData/emplOrderGeneral/formulaDefinition/test']);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}

beforeAll(async () => {
  manager = await somebody('formula-manager', 'salesHead', 'company', '{public}');
  elsewhere = await somebody('formula-elsewhere', 'hrOfficerElsewhere', 'company', '{public,personal,identity,family,pay}');
});

const of = { partyRelationshipId: employmentId('colleague') };
const execute = async (actor: TestActor, body: object) => {
  const answer = await actor.request('POST', '/api/rest/s1/rule/formula/execute', { values: {}, ...body });
  return { status: answer.statusCode, text: answer.body };
};
const asked = (text: string) => ({ ...of, explain: true, formulas: [{ code: 'x', text }] });
const wage = String(factsOf('colleague').dailyWage);

test('the wage is there for who holds the class', async () => {
  const { status, text } = await execute(actors.administrator, asked('employment.dailyWage'));
  expect([status, JSON.parse(text).results.x.value]).toEqual([200, wage]);
});

describe('a manager without the class', () => {
  test.each([
    'employment.dailyWage',
    'orElse(employment.dailyWage, 0)',
    'if has(employment.dailyWage) then 1 else 0',
    'if employment.dailyWage > 1 then 1 else 0',
    `employment.dailyWage = ${wage}`,
    'let w = employment.dailyWage; w - w',
  ])('learns nothing by %s', async (text) => {
    const answer = await execute(manager, asked(text));
    expect([answer.status, JSON.parse(answer.text).results.x.error?.code]).toEqual([200, 'withheld']);
    expect(JSON.parse(answer.text).explanation).toEqual({});
    expect(JSON.parse(answer.text).args).toMatchObject([{ value: null, withheld: true }]);
  });

  test('learns the same of somebody who has a wage and of somebody who has none', async () => {
    const before = await execute(manager, asked('orElse(employment.dailyWage, 0)'));
    const other = await execute(manager, { ...asked('orElse(employment.dailyWage, 0)'), asOf: '2000-01-01' });
    expect(JSON.parse(other.text).results).toEqual(JSON.parse(before.text).results);
  });
});

test('HR of another company and a colleague are told nothing at all', async () => {
  for (const text of ['1', 'employment.dailyWage', 'has(employment.dailyWage)', 'unknown +']) expect((await execute(elsewhere, asked(text))).status).toBe(404);
  expect((await execute(actors.self, asked('1'))).status).toBe(403);
});

describe('what is to break or hold the server', () => {
  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', '\ud800', '\u202eevil', 'process', 'a.b.constructor'])('the name %j', async (name) => {
    const bodies = [
      { formulas: [{ code: 'x', text: name }] },
      { formulas: [{ code: name, text: '1' }] },
      { formulas: [{ code: 'x', text: `[${name}] + 1` }], values: Object.fromEntries([[name, '1']]) },
      { formulas: [{ code: 'x', text: 'count(a)' }], values: { a: [Object.fromEntries([[name, '1']])] } },
      { formulas: [{ code: 'x', text: '1' }], tables: Object.fromEntries([[name, { keys: ['code'], columns: [name], rows: [{ keys: [name], values: ['1'] }] }]]) },
    ];
    for (const body of bodies) expect((await execute(manager, { ...body, explain: true })).status).toBeLessThan(500);
  });

  test('texts without end and units of nothing are refused', async () => {
    const long = Array.from({ length: 21 }, (_, at) => ({ code: `f${at}`, text: `1${' '.repeat(9_990)}` }));
    expect((await execute(manager, { formulas: long })).status).toBe(400);
    for (const unit of ['x', '0', '-1', '1/0']) expect((await execute(manager, { formulas: [{ code: 'x', text: '1', rounding: { unit, mode: 'half' } }] })).status).toBe(400);
  });

  test('texts that cost', async () => {
    const list = Array.from({ length: 1_000 }, () => ({ b: 1 }));
    const sum = `sum(a, ${'b + '.repeat(90)}b)`;
    const bombs = Array.from({ length: 300 }, (_, at) => ({ code: `f${at}`, text: sum }));
    const squares = Array.from({ length: 40 }, (_, at) => ({ code: `g${at}`, text: at === 0 ? '1/3' : `g${at - 1} * g${at - 1}` }));
    const nested = { code: 'n', text: `${'('.repeat(5_000)}1${')'.repeat(5_000)}` };
    for (const body of [{ formulas: bombs, values: { a: list } }, { formulas: squares }, { formulas: [nested] }])
      for (const explain of [false, true]) expect((await execute(manager, { ...body, explain })).status).toBeLessThan(500);
  });
});
