/** Working in several companies, with real sessions: what counts where, who may go where, and what stays closed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { type CompanyName, companyId, type PersonName, partyId, personNames, SINCE } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const ACTIVE = '/rest/s1/hcm/activeCompany';
const PEOPLE = '/rest/s1/hcm/personList?pageSize=100';
const SKILLS = '/rest/s1/orgStructure/skill';

const { server, actors } = await serverWithActors();

const ask = async (who: TestActor, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await who.request(method, `/api${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const go = (who: TestActor, name: CompanyName) => ask(who, 'PUT', ACTIVE, { companyId: companyId(name) });
const choices = async (who: TestActor): Promise<string[]> => (await ask(who, 'GET', ACTIVE)).body.companies.map((one: { partyId: string }) => one.partyId);
const own = async (who: TestActor): Promise<string> => (await ask(who, 'GET', '/rest/s1/hcm/companyInfo')).body.result?.pseudoId;
const people = async (who: TestActor): Promise<Set<string>> => new Set((await ask(who, 'GET', PEOPLE)).body.rows?.map((row: { partyId: string }) => row.partyId));
const ids = (...names: readonly PersonName[]) => new Set(names.map(partyId));

let made = 0;
/** An account of a person with groups by company. */
async function account(person: PersonName, groups: Readonly<Partial<Record<CompanyName, string>>>) {
  const username = `several-${++made}`;
  const userId = await addAccount(server, username, { person });
  for (const [company, group] of Object.entries(groups) as [CompanyName, string][])
    await writing(server.pool, systemActor('test'), (tx) => joinGroup(tx, userId, group, companyId(company), SINCE));
  return { userId, username, signIn: () => signIn(server, username, testPassword) };
}

test('whoever has one company has nothing to choose; all companies are those below', async () => {
  expect(await choices(actors.hrOfficer)).toEqual([companyId('holding')]);
  expect(new Set(await choices(actors.administrator))).toEqual(new Set([companyId('holding'), companyId('subsidiary')]));
  expect(await choices(actors.noRoles)).toEqual([]);
});

test('all companies are those below the one somebody works in', async () => {
  const admin = actors.administrator;
  const option = (name: CompanyName) => expect.objectContaining({ partyId: companyId(name) });
  const companies = async () => (await ask(admin, 'GET', '/rest/s1/hcm/party/subOrganization')).body;
  expect(await companies()).toMatchObject({ organization: [option('holding'), option('subsidiary')], subOrganization: [option('subsidiary')] });
  expect(await people(admin)).toEqual(ids(...personNames));
  await go(admin, 'subsidiary');
  expect(await companies()).toMatchObject({ organization: [option('subsidiary')], subOrganization: [] });
  expect(await people(admin)).toEqual(ids('worker', 'hrOfficerElsewhere', 'administrator'));
  expect((await go(admin, 'holding')).status).toBe(200);
  expect(await people(admin)).toEqual(ids(...personNames));
});

describe('with different groups in two companies', () => {
  let who: TestActor;
  let beside: TestActor;
  let userId: string;
  beforeAll(async () => {
    const both = await account('stranger', { holding: 'hrOfficer', subsidiary: 'payrollOfficer' });
    [who, beside, userId] = [await both.signIn(), await both.signIn(), both.userId];
  });

  test('a change turns the own company, what is listed and what may be done, in this session alone', async () => {
    expect([await own(who), (await people(who)).has(partyId('worker')), (await people(who)).has(partyId('accountant'))]).toEqual(['holding', false, true]);
    expect((await ask(who, 'GET', SKILLS)).status).toBe(200);
    expect(await go(who, 'subsidiary')).toMatchObject({ status: 200, body: { partyId: companyId('subsidiary'), pseudoId: 'subsidiary' } });

    expect(await own(who)).toBe('subsidiary');
    expect((await ask(who, 'GET', '/rest/s1/hcm/party/subOrganization')).body).toMatchObject({ organization: [{ pseudoId: 'subsidiary' }], subOrganization: [] });
    // the own row is everywhere one's own
    expect(await people(who)).toEqual(ids('worker', 'hrOfficerElsewhere', 'stranger'));
    // what the holding granted does not count here, and the other way round
    expect((await ask(who, 'GET', SKILLS)).status).toBe(403);
    expect((await ask(who, 'GET', '/rest/s1/payroll/legalParameter')).status).toBe(200);
    expect([await own(beside), (await ask(beside, 'GET', SKILLS)).status, (await ask(beside, 'GET', '/rest/s1/payroll/legalParameter')).status]).toEqual(['holding', 200, 403]);
  });

  test('no row of the company that was left is read or pointed at, and the own file stays readable', async () => {
    expect((await ask(who, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('accountant')}`)).status).toBe(404);
    expect((await ask(who, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('worker')}`)).status).toBe(200);
    expect((await ask(who, 'GET', '/rest/s1/hcm/getUser')).body.allUserData.data).toMatchObject({ userId, partyId: partyId('stranger'), roles: ['hcmJobUsers'] });
  });

  test('the change stands in the audit; the same company again leaves no trace', async () => {
    await go(who, 'subsidiary');
    const { rows } = await server.owner.query(`select changes, company_id, entity from audit_entry where user_id = $1 and changes ? 'companyId' order by audit_id`, [userId]);
    expect(rows).toEqual([{ changes: { companyId: [companyId('holding'), companyId('subsidiary')] }, company_id: companyId('subsidiary'), entity: 'LoginSession' }]);
  });

  test('a grant that ends in the middle of a session closes every call but the way out', async () => {
    await server.owner.query(`update user_group_member set valid = daterange($1, $2) where user_id = $3 and company_id = $4`, [
      SINCE,
      '2026-05-01',
      userId,
      companyId('subsidiary'),
    ]);
    // what groups permit is kept in memory for a moment
    server.clock.advance(11_000);
    const refused = [await ask(who, 'GET', PEOPLE), await ask(who, 'GET', '/rest/s1/hcm/companyInfo'), await ask(who, 'GET', '/rest/s1/payroll/legalParameter')];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await ask(who, 'GET', ACTIVE)).body).toEqual({ companyId: companyId('subsidiary'), companies: [expect.objectContaining({ pseudoId: 'holding' })] });
    expect((await go(who, 'subsidiary')).status).toBe(404);
    expect([(await go(who, 'holding')).status, await own(who), (await ask(who, 'GET', SKILLS)).status]).toEqual([200, 'holding', 200]);
    expect((await go(who, 'subsidiary')).status).toBe(404);
  });
});

test('a company without a grant, or that is none, is not found', async () => {
  for (const who of [actors.hrOfficer, actors.self, actors.noRoles]) expect((await go(who, 'subsidiary')).status).toBe(404);
  expect((await go(actors.hrOfficerElsewhere, 'holding')).status).toBe(404);
  expect((await ask(actors.administrator, 'PUT', ACTIVE, { companyId: '00000000-0000-7000-8000-000000000000' })).status).toBe(404);
  expect((await ask(actors.administrator, 'PUT', ACTIVE, { companyId: 'subsidiary' })).status).toBe(400);
});

test('what is written belongs to the company one works in', async () => {
  const who = await (await account('hrOfficer', { holding: 'hrOfficer', subsidiary: 'hrOfficer' })).signIn();
  const titles = async () => (await ask(who, 'GET', `${SKILLS}?skillType=SkillGroup`)).body.rows.map(({ title }: { title: string }) => title);
  const add = (title: string) => ask(who, 'POST', SKILLS, { skillCode: 'G', title, skillType: 'SkillGroup' });
  expect((await add('above')).status).toBe(201);
  await go(who, 'subsidiary');
  // a code is its own within a company
  expect([(await add('below')).status, await titles()]).toEqual([201, ['below']]);
  await go(who, 'holding');
  expect(await titles()).toEqual(['above']);
});

test("a write that was meant for another company is refused; reading and what is one's own are not", async () => {
  const who = await (await account('hrOfficer', { holding: 'hrOfficer', subsidiary: 'hrOfficer' })).signIn();
  const meant = (name: CompanyName) => ({ 'active-company': companyId(name) });
  const write = (name: CompanyName) => who.request('POST', `/api${SKILLS}`, { skillCode: name, title: name, skillType: 'SkillGroup' }, meant(name));
  const other = await write('subsidiary');
  expect([other.statusCode, httpErrors.is(other.json(), 'otherCompany'), (await write('holding')).statusCode]).toEqual([409, true, 201]);
  expect((await who.request('GET', `/api${SKILLS}?skillType=SkillGroup`, undefined, meant('subsidiary'))).statusCode).toBe(200);
  expect((await who.request('PUT', `/api${ACTIVE}`, { companyId: companyId('subsidiary') }, meant('subsidiary'))).statusCode).toBe(200);
  expect((await write('subsidiary')).statusCode).toBe(201);
});

test('whoever has no grant at home begins where there is one', async () => {
  expect(await own(await (await account('seller', { subsidiary: 'hrOfficer' })).signIn())).toBe('subsidiary');
});

test('a position held in one company reaches no unit through a group of another', async () => {
  const who = await (await account('director', { holding: 'employee', subsidiary: 'unitManager' })).signIn();
  expect((await ask(who, 'GET', PEOPLE)).status).toBe(403);
  await go(who, 'subsidiary');
  expect(await people(who)).toEqual(ids('director'));
});

test('an account that may more in another company is too strong for an administrator of this one', async () => {
  await server.owner.query(
    `insert into user_group (user_group_id, description, wire_role, row_scope, classes, company_id) values ('here', 'here', 'ADMIN', 'company', '{public}', $1)`,
    [companyId('holding')],
  );
  await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ('here', 'systemManagement/accessLevel')`);
  const keeper = await (await account('director', { holding: 'here' })).signIn();
  const strong = await account('colleague', { holding: 'employee', subsidiary: 'hrOfficer' });
  const weak = await account('colleague', { holding: 'employee' });
  const unlock = ({ userId }: { userId: string }) => ask(keeper, 'POST', '/rest/s1/hcm/editAceessLevelPeronnel', { userId, unlock: true });
  expect([await unlock(strong), await unlock(weak)]).toMatchObject([{ status: 403, body: { errorCode: 'modules/administration/access-level.strongerAccount' } }, { status: 200 }]);
});
