/**
 * Attack: an officer of payroll pays themselves otherwise by the set-up. They move into another pay group, declare themselves uninsured or
 * suspended, by adding, changing, correcting or taking away their row, or among many at once; they put somebody into a group of another company,
 * take a factor of another company into a group, or reach groups, factors and people of the subsidiary; they send two changes at one moment, so that
 * somebody stands in two groups; and an officer without the class of pay reads from the members of a group who is paid how.
 * Refused: `own` of `src/modules/payroll/pay-data/pay-data.contract.ts` (rows of others alone), `pay-data.store.ts` (group of the company of the
 * person, whoever asks is left out of many, one row ends the other or the table refuses it), `group-rows.store.ts` (factor of the company of the
 * group), the row scope of each call, and the class pay of rows and members.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import own from '#platform/party/own-file/own-file.messages.fa.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { companyId, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator, payrollOfficer } = actors;
const DATA = '/api/rest/s1/payroll/payData';
const MEMBER = '/api/rest/s1/payroll/PaygroupData';
const GROUP = '/api/rest/s1/payroll/payGroup';
const FACTOR = '/api/rest/s1/payroll/payGroupFactor';
const FROM = '2026-03-21';
/** Of the subsidiary; and of the holding with the keys of payroll and without the class pay. */
let below: TestActor;
let blind: TestActor;
/** Groups of the holding and of the subsidiary. */
const ids = { ours: '', other: '', theirs: '' };

const json = async (actor: TestActor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await actor.request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const said = (payGroupId: string, more: object = {}) => ({
  ...{ payGroupId, salaryStatusId: 'SESPaid', insurance: 'worker', serviceLocationConditionEnumId: 'SlcNormal', employmentConditionEnumId: 'EcNormal' },
  ...{ hardWork: 'N', isMain: 'Y', fromDate: FROM, thruDate: null },
  ...more,
});
const add = (actor: TestActor, person: PersonName, payGroupId = ids.ours, more: object = {}) => json(actor, 'POST', DATA, { ...said(payGroupId, more), partyId: partyId(person) });
const everybody = { fromDate: FROM, unitId: null, employmentStatusEnumId: null, isTrial: false };
const groupsOf = async (person: PersonName): Promise<string[]> =>
  (await server.owner.query<{ id: string }>('select pay_group_id as id from pay_member where party_id = $1 order by lower(valid)', [partyId(person)])).rows.map(({ id }) => id);

async function somebody(name: string, person: PersonName, classes: string): Promise<TestActor> {
  await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', 'company', $2)`, [name, classes]);
  await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ($1, 'payroll')`, [name]);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}
const newGroup = async (actor: TestActor, standardCode: string): Promise<string> =>
  (await json(actor, 'POST', GROUP, { standardCode, description: standardCode, payGroupStatusId: 'PayGroupActive', netRounding: null, template: 'labour' })).body.id;

beforeAll(async () => {
  below = await somebody('pay-below', 'worker', '{public,pay}');
  blind = await somebody('pay-blind', 'stranger', '{public}');
  ids.ours = await newGroup(payrollOfficer, 'ours');
  ids.other = await newGroup(payrollOfficer, 'other');
  ids.theirs = await newGroup(below, 'theirs');
});

describe('the own pay', () => {
  test('is written by nobody: not added, changed, corrected or taken away', async () => {
    expect((await add(payrollOfficer, 'payrollOfficer')).body.messages).toBe(own.errors.ownByOthers);
    const { id } = (await add(administrator, 'payrollOfficer')).body;
    const change = { ...said(ids.other, { isMain: 'N', fromDate: '2026-06-01' }), rowVersion: 1 };
    const answers = [
      await json(payrollOfficer, 'PUT', `${DATA}/${id}`, change),
      await json(payrollOfficer, 'PUT', `${DATA}/${id}/correction`, { ...change, correctionReason: 'x' }),
      await json(payrollOfficer, 'DELETE', `${DATA}/${id}?rowVersion=1`),
    ];
    expect(answers.map(({ status, body }) => [status, body.messages])).toEqual(answers.map(() => [403, own.errors.ownByOthers]));
    expect(await groupsOf('payrollOfficer')).toEqual([ids.ours]);
    await json(administrator, 'DELETE', `${DATA}/${id}?rowVersion=1`);
  });

  test('does not come with many at once', async () => {
    expect((await json(payrollOfficer, 'POST', `${MEMBER}/many`, { ...everybody, payGroupId: ids.ours, fromDate: '2030-03-21' })).body.count).toBeGreaterThan(1);
    expect(await groupsOf('payrollOfficer')).toEqual([]);
    await server.owner.query('delete from pay_member');
  });
});

describe('another company', () => {
  test('has its groups, factors and people for itself', async () => {
    for (const [actor, group] of [
      [below, ids.ours],
      [payrollOfficer, ids.theirs],
    ] as const)
      expect(
        [
          await json(actor, 'GET', `${GROUP}/${group}`),
          await json(actor, 'DELETE', `${GROUP}/${group}?rowVersion=1`),
          await json(actor, 'GET', `/api/rest/s1/payroll/legalAgentTypes?payGroupId=${group}`),
        ].map(({ status }) => status),
      ).toEqual([404, 404, 404]);
    expect((await add(payrollOfficer, 'worker', ids.theirs)).status).toBe(404);
    expect((await add(below, 'seller', ids.ours)).status).toBe(404);
    expect((await json(below, 'GET', `${MEMBER}?payGroupId=${ids.ours}`)).body.rows).toEqual([]);
  });

  test('gives no group to a row of the own one, by whoever reaches both, and no factor to a group', async () => {
    for (const actor of [payrollOfficer, administrator]) expect((await add(actor, 'seller', ids.theirs)).body.fields).toHaveProperty('payGroupId');
    expect((await json(payrollOfficer, 'POST', `${MEMBER}/many`, { ...everybody, payGroupId: ids.theirs })).body.fields).toHaveProperty('payGroupId');
    const { rows } = await server.owner.query('select pay_factor_id as id from pay_factor where company_id = $1 limit 1', [companyId('subsidiary')]);
    const factor = { payGroupId: ids.ours, payFactorId: rows[0].id, isDeduct: 'N', fromDate: FROM };
    expect((await json(payrollOfficer, 'POST', FACTOR, factor)).body.fields).toHaveProperty('payFactorId');
    expect(await groupsOf('seller')).toEqual([]);
  });
});

describe('two changes at one moment', () => {
  test('leave somebody in one group', async () => {
    const answers = await Promise.all([add(payrollOfficer, 'seller', ids.ours), add(administrator, 'seller', ids.other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await groupsOf('seller')).toHaveLength(1);
  });

  test('of the same row: one is made, the other one has seen an older version', async () => {
    const { id } = (await add(payrollOfficer, 'salesHead')).body;
    const change = (actor: TestActor, fromDate: string) => json(actor, 'PUT', `${DATA}/${id}`, { ...said(ids.other, { fromDate }), rowVersion: 1 });
    const answers = await Promise.all([change(payrollOfficer, '2026-06-01'), change(administrator, '2026-07-01')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await groupsOf('salesHead')).toEqual([ids.ours, ids.other]);
  });

  test('by many at once add everybody once', async () => {
    const answers = await Promise.all([payrollOfficer, administrator].map((actor) => json(actor, 'POST', `${MEMBER}/many`, { ...everybody, payGroupId: ids.other })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await server.owner.query(
      'select party_relationship_id from pay_member where valid @> $1::date group by 1 having count(*) > 1 or (select count(*) from pay_member) < 5',
      [FROM],
    );
    expect(rows).toEqual([]);
  });
});

test('who may not see pay reads from a group neither who is in it nor how they are paid', async () => {
  expect((await json(payrollOfficer, 'GET', `${MEMBER}?payGroupId=${ids.other}`)).body.rows.length).toBeGreaterThan(0);
  expect((await json(blind, 'GET', `${MEMBER}?payGroupId=${ids.other}`)).body.rows).toEqual([]);
  expect((await json(blind, 'GET', `${DATA}?partyId=${partyId('seller')}`)).body.rows).toEqual([]);
  expect((await json(blind, 'POST', `${MEMBER}/many`, { ...everybody, payGroupId: ids.ours })).status).toBe(403);
  const file = (await blind.request('GET', `${MEMBER}/export?payGroupId=${ids.other}&format=csv`)).body;
  expect(file).not.toContain('SESPaid');
});
