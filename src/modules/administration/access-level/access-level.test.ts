/** Giving and taking access, on the real database and with real sessions: what is allowed, and every way around it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldClasses } from '#kernel/entity.ts';
import { mayReach } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { reading, systemActor, writing } from '#platform/db/db.server.ts';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { type ActorName, addAccount, renewSession, signIn, signInActors, type TestActor, testPassword, usernameOf } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { companyId, companyOf, employmentId, type PersonName, partyId, personNames, SINCE, unitId } from '#testing/organisation.ts';

const TODAY = '2026-05-10';
const GROUPS = '/rest/s1/security/userGroup';
const MEMBERS = '/rest/s1/security/userGroupAndUserGroupMember';
const GRANTS = '/rest/s1/security/artifactAuth';
const EDIT = '/rest/s1/hcm/editAceessLevelPeronnel';
const WHO = '/rest/s1/security/accessExplanation';
const ACCESS = 'systemManagement/accessLevel';

let server: TestApp;
let actors: Record<ActorName, TestActor>;
/** The administrator of the subsidiary: everything of one company. */
let keeper: TestActor;
let keeperId: string;

beforeAll(async () => {
  server = await startTestApp();
  actors = { ...(await signInActors(server)) };
  await server.owner.query(
    `insert into user_group (user_group_id, description, wire_role, row_scope, classes, company_id) values ('keeper', 'keeper', 'hcmJobUsers', 'company', '{public,identity}', $1)`,
    [companyId('subsidiary')],
  );
  await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ('keeper', $1), ('keeper', 'personnelInformationManagement')`, [ACCESS]);
  keeperId = await addAccount(server, 'keeper', { person: 'worker', group: 'keeper' });
  keeper = await signIn(server, 'keeper', testPassword);
});
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const ask = async (who: TestActor, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
  const answer = await who.request(method, `/api${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const admin = () => actors.administrator;
const refusedWith = (name: string, status = 403) => ({ status, body: { errorCode: `modules/administration/access-level.${name}` } });
const idOf = async (username: string): Promise<string> => (await server.owner.query('select user_id from user_account where username = $1', [username])).rows[0].user_id;
const audits = async (entity: string, id: string) =>
  (await server.owner.query('select action, changes from audit_entry where entity = $1 and record_id = $2 order by audit_id', [entity, id])).rows;
const isAlive = async (who: TestActor): Promise<boolean> => (await who.request('GET', '/api/rest/s1/hcm/getRoles')).statusCode === 200;

/** The clock moves on by a day in one of the tests. */
const today = (): string => new Date(server.clock.now()).toISOString().slice(0, 10);

let made = 0;
const values = (more: object = {}) => ({
  description: `group ${++made}`,
  wireRole: 'Employee',
  rowScope: 'company',
  companyId: companyId('holding'),
  unitIds: null,
  classes: null,
  ...more,
});
async function newGroup(more: object = {}, permissions: string[] = [], who = admin()): Promise<string> {
  const { status, body } = await ask(who, 'POST', GROUPS, values(more));
  expect({ status, body }).toMatchObject({ status: 201 });
  if (permissions.length > 0) expect(await ask(who, 'POST', GRANTS, { userGroupId: body.userGroupId, add: permissions, remove: [] })).toMatchObject({ status: 200 });
  return body.userGroupId;
}
const join = (who: TestActor, userGroupId: string, userId: string, more: object = {}) =>
  ask(who, 'POST', MEMBERS, { userGroupId, selection: { keys: [userId] }, fromDate: today(), thruDate: null, ...more });

describe('users', () => {
  test('the list shows accounts in scope; columns, filters and the export come from its table', async () => {
    const all = await ask(admin(), 'GET', '/rest/s1/security/users?status=all&pageSize=100');
    const names = all.body.rows.map((row: { username: string }) => row.username);
    expect(names).toEqual(expect.arrayContaining([usernameOf('self'), 'keeper']));
    expect(all.body.rows.find((row: { username: string }) => row.username === usernameOf('administrator'))).toMatchObject({
      isOwn: true,
      disabled: 'N',
      locked: 'N',
      statusId: 'ActiveRel',
    });
    expect(all.body.rows.find((row: { username: string }) => row.username === 'keeper').lastSignIn).toMatch(/^2026-05-10T/);
    const own = await ask(keeper, 'GET', '/rest/s1/security/users?status=all');
    expect(own.body.rows.map((row: { username: string }) => row.username)).toEqual([usernameOf('hrOfficerElsewhere'), 'keeper']);
    const filter = encodeURIComponent(JSON.stringify([{ column: 'disabled', operator: 'is', values: ['Y'] }]));
    expect((await ask(admin(), 'GET', `/rest/s1/security/users?filter=${filter}`)).body.rows.map((row: { username: string }) => row.username)).toEqual([usernameOf('revoked')]);
    expect((await admin().request('GET', '/api/rest/s1/security/users/export?format=csv')).statusCode).toBe(200);
    expect(await ask(actors.hrOfficer, 'GET', '/rest/s1/security/users')).toMatchObject({ status: 403 });
  });

  test('disabling ends the sessions; unlocking, the forced change and the employment are switched and audited', async () => {
    const userId = await idOf(usernameOf('colleague'));
    expect(await isAlive(actors.colleague)).toBe(true);
    expect((await ask(admin(), 'POST', EDIT, { userId, disabled: 'Y' })).status).toBe(200);
    expect(await isAlive(actors.colleague)).toBe(false);
    await server.owner.query(`insert into throttle (bucket, user_id, failures, first_at, blocked_until) values ($1, $2, 9, now(), now() + interval '1 day')`, [
      `account:${userId}:10.0.0.1`,
      userId,
    ]);
    const row = async () => (await ask(admin(), 'GET', '/rest/s1/security/users?status=all&pageSize=100')).body.rows.find((one: { userId: string }) => one.userId === userId);
    expect(await row()).toMatchObject({ disabled: 'Y', locked: 'Y', mustChange: 'N' });
    expect((await ask(admin(), 'POST', EDIT, { userId, disabled: 'N', unlock: true, requirePasswordChange: true })).status).toBe(200);
    expect(await row()).toMatchObject({ disabled: 'N', locked: 'N', mustChange: 'Y' });
    await ask(admin(), 'POST', EDIT, { userId, requirePasswordChange: false });
    actors.colleague = await renewSession(server, actors.colleague);
    expect((await ask(admin(), 'POST', EDIT, { userId, statusId: 'NotActiveRel' })).status).toBe(200);
    expect(await isAlive(actors.colleague)).toBe(false);
    expect((await ask(admin(), 'POST', EDIT, { userId, statusId: 'ActiveRel' })).status).toBe(200);
    await server.owner.query(`update party_relationship set status_id = 'NotActiveRel', valid = daterange($1, '2026-05-01') where party_relationship_id = $2`, [
      SINCE,
      employmentId('colleague'),
    ]);
    expect(await ask(admin(), 'POST', EDIT, { userId, statusId: 'ActiveRel' })).toMatchObject(refusedWith('employmentEnded', 409));
    await server.owner.query(`update party_relationship set status_id = 'ActiveRel', valid = daterange($1, null) where party_relationship_id = $2`, [
      SINCE,
      employmentId('colleague'),
    ]);
    expect((await audits('UserAccount', userId)).map(({ changes }) => changes)).toEqual([
      { disabled: ['N', 'Y'] },
      { disabled: ['Y', 'N'], requirePasswordChange: [false, true], failedSignIns: [9, 0] },
      { requirePasswordChange: [true, false] },
      { statusId: ['ActiveRel', 'NotActiveRel'] },
      { statusId: ['NotActiveRel', 'ActiveRel'] },
    ]);
  });

  test('not the own account, none that may do more, none of another company', async () => {
    expect(await ask(admin(), 'POST', EDIT, { userId: await idOf(usernameOf('administrator')), disabled: 'Y' })).toMatchObject(refusedWith('ownAccount'));
    expect(await ask(keeper, 'POST', EDIT, { userId: keeperId, unlock: true })).toMatchObject(refusedWith('ownAccount'));
    expect(await ask(keeper, 'POST', EDIT, { userId: await idOf(usernameOf('self')), disabled: 'Y' })).toMatchObject({ status: 404 });
    const strong = await addAccount(server, 'strong', { person: 'worker', group: 'administrator' });
    expect(await ask(keeper, 'POST', EDIT, { userId: strong, disabled: 'Y' })).toMatchObject(refusedWith('strongerAccount'));
    await server.owner.query('delete from user_account where user_id = $1', [strong]);
  });
});

describe('groups and members', () => {
  test('made, changed, given permissions, filled, emptied and taken away; each step audited with old and new', async () => {
    const description = 'Readers';
    const id = await newGroup({ description, classes: '["contact"]', rowScope: 'named', unitIds: JSON.stringify([unitId('finance')]) }, [
      'personnelInformationManagement/searchPersonnelList/observe',
    ]);
    const group = async () => (await ask(admin(), 'GET', GROUPS)).body.groups.find((one: { userGroupId: string }) => one.userGroupId === id);
    expect(await group()).toMatchObject({
      description,
      rowScope: 'named',
      classes: ['public', 'contact'],
      unitIds: [unitId('finance')],
      isSystem: false,
      denialReasons: null,
      memberCount: 0,
    });
    expect(await ask(admin(), 'POST', GROUPS, values({ description }))).toMatchObject(refusedWith('titleTaken', 409));

    const userId = await idOf(usernameOf('self'));
    expect(await join(admin(), id, userId)).toMatchObject({ status: 200, body: { added: 1 } });
    expect(await join(admin(), id, userId)).toMatchObject({ status: 200, body: { added: 0 } });
    // joining has ended the session; the new one reads the people of the named unit and no others
    expect(await isAlive(actors.self)).toBe(false);
    actors.self = await renewSession(server, actors.self);
    const people = (await ask(actors.self, 'GET', '/rest/s1/hcm/personList?pageSize=100')).body.rows.map((row: { partyId: string }) => row.partyId);
    expect(new Set(people)).toEqual(new Set(['accountant', 'colleague', 'payrollOfficer'].map((name) => partyId(name as PersonName))));

    expect(await ask(admin(), 'DELETE', `${GROUPS}?userGroupId=${id}`)).toMatchObject(refusedWith('hasMembers', 409));
    const stale = { ...values({ description, rowScope: 'company' }), userGroupId: id, rowVersion: 1 };
    expect(await ask(admin(), 'PUT', GROUPS, stale)).toMatchObject(refusedWith('stale', 409));
    expect(await ask(admin(), 'PUT', GROUPS, { ...stale, rowVersion: (await group()).rowVersion })).toMatchObject({ status: 200 });
    expect(await isAlive(actors.self)).toBe(false);

    expect(await ask(admin(), 'PUT', MEMBERS, { userGroupId: id, userId, companyId: companyId('holding'), fromDate: TODAY, thruDate: '2026-05-08' })).toMatchObject(
      refusedWith('pastDay', 400),
    );
    expect((await ask(admin(), 'PUT', MEMBERS, { userGroupId: id, userId, companyId: companyId('holding'), fromDate: TODAY, thruDate: '2026-05-09' })).status).toBe(200);
    expect((await ask(admin(), 'GET', `${MEMBERS}?userGroupId=${id}`)).body.members).toEqual([]);
    actors.self = await renewSession(server, actors.self);
    expect((await ask(actors.self, 'GET', '/rest/s1/hcm/personList')).status).toBe(403);
    expect((await ask(admin(), 'DELETE', `${GROUPS}?userGroupId=${id}`)).status).toBe(200);
    expect(await group()).toBeUndefined();
    expect(await join(admin(), id, userId)).toMatchObject({ status: 404 });

    expect((await audits('UserGroup', id)).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
    expect((await audits('UserGroup', id))[1].changes).toEqual({
      rowScope: ['named', 'company'],
      classes: [['public', 'contact'], ['public']],
      unitIds: [[unitId('finance')], []],
    });
    expect((await audits('UserGroupMember', userId)).map(({ changes }) => changes.thruDate)).toEqual([
      [null, null],
      [null, '2026-05-09'],
    ]);
  });

  test('a membership from tomorrow on opens nothing today, and one until today nothing tomorrow', async () => {
    const id = await newGroup({}, ['personnelInformationManagement/searchPersonnelList/observe']);
    const userId = await idOf(usernameOf('colleague'));
    expect(await join(admin(), id, userId, { fromDate: '2026-05-09' })).toMatchObject(refusedWith('pastDay', 400));
    expect(await join(admin(), id, userId, { fromDate: '2026-05-12', thruDate: '2026-05-11' })).toMatchObject(refusedWith('endBeforeBegin', 400));
    expect((await join(admin(), id, userId, { fromDate: '2026-05-21', thruDate: '2026-05-21' })).status).toBe(200);
    const onDay = (day: string) =>
      reading(server.pool, systemActor('test', []), (db) => accessOf(db, { userId, partyId: partyId('colleague'), companyId: companyId('holding') }, day));
    const holds = async (day: string) => (await onDay(day)).grants.some(({ groupId }) => groupId === id);
    expect([await holds('2026-05-20'), await holds('2026-05-21'), await holds('2026-05-22')]).toEqual([false, true, false]);
  });

  test('one of several memberships in the same group is ended, and only that', async () => {
    const userId = await idOf(usernameOf('payrollOfficer'));
    await server.owner.query('insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, daterange($4, null))', [
      userId,
      'payrollOfficer',
      companyId('subsidiary'),
      SINCE,
    ]);
    const own = async () => (await ask(admin(), 'GET', `${MEMBERS}?userGroupId=payrollOfficer`)).body.members.filter((member: { userId: string }) => member.userId === userId);
    expect(await own()).toHaveLength(2);
    const end = { userGroupId: 'payrollOfficer', userId, companyId: companyId('subsidiary'), fromDate: SINCE, thruDate: '2026-05-09' };
    expect((await ask(admin(), 'PUT', MEMBERS, end)).status).toBe(200);
    expect(await own()).toEqual([expect.objectContaining({ companyId: companyId('holding'), fromDate: SINCE, thruDate: null })]);
    // what has ended is history: it is not opened again
    expect(await ask(admin(), 'PUT', MEMBERS, { ...end, thruDate: '2030-01-01' })).toMatchObject({ status: 404 });
  });

  test('the groups of one account: its own with their days, and what each reader may give and take', async () => {
    const userId = await idOf(usernameOf('self'));
    const groupsOf = (who: TestActor, of = userId) => ask(who, 'GET', `${GROUPS}/ofUser?userId=${of}`);
    const id = await newGroup({}, ['reports']);
    expect((await join(admin(), id, userId, { fromDate: '2026-05-20' })).status).toBe(200);
    const all = (await groupsOf(admin())).body;
    expect(all.memberships).toContainEqual(expect.objectContaining({ userGroupId: id, companyId: companyId('holding'), fromDate: '2026-05-20', thruDate: null, mayEnd: true }));
    expect(all.giveable.map(({ userGroupId }: { userGroupId: string }) => userGroupId)).toEqual(expect.arrayContaining([id, 'administrator', 'employee']));
    // of another company, and so not to be given here
    expect(all.giveable.map(({ userGroupId }: { userGroupId: string }) => userGroupId)).not.toContain('keeper');
    expect(await groupsOf(admin(), await idOf(usernameOf('administrator')))).toMatchObject({ status: 200, body: { isOwn: true, giveable: [] } });
    expect(await groupsOf(keeper)).toMatchObject({ status: 404 });
    expect(await groupsOf(actors.self)).toMatchObject({ status: 403 });
    const colleague = await addAccount(server, 'keepers-colleague', { person: 'worker', group: 'administrator' });
    const seen = (await groupsOf(keeper, colleague)).body;
    expect(seen.memberships).toEqual([expect.objectContaining({ userGroupId: 'administrator', mayEnd: false })]);
    const offered = seen.giveable.map(({ userGroupId }: { userGroupId: string }) => userGroupId);
    expect(offered).toContain('keeper');
    expect(offered).not.toContain('administrator');
    // what is not offered is refused by the call as well
    expect(await join(keeper, 'administrator', colleague)).toMatchObject({ status: 403 });
    await server.owner.query('delete from user_account where user_id = $1', [colleague]);
  });

  test('groups that came with the program stay; their members are of one company where the group is', async () => {
    expect(await ask(admin(), 'DELETE', `${GROUPS}?userGroupId=recruiter`)).toMatchObject(refusedWith('systemGroup', 409));
    expect(await join(admin(), 'keeper', await idOf(usernameOf('self')))).toMatchObject(refusedWith('otherCompany', 409));
    await expect(
      writing(server.pool, systemActor('test', []), async (tx) => joinGroup(tx, await idOf(usernameOf('self')), 'keeper', companyId('holding'), TODAY)),
    ).rejects.toMatchObject({
      constraint: 'user_group_member_company',
    });
    expect(await ask(admin(), 'POST', GROUPS, values({ rowScope: 'named', companyId: null, unitIds: JSON.stringify([unitId('sales')]) }))).toMatchObject(
      refusedWith('unitsOfCompany', 400),
    );
    expect(await ask(admin(), 'POST', GROUPS, values({ rowScope: 'named', unitIds: JSON.stringify([unitId('works')]) }))).toMatchObject(refusedWith('unknownUnit', 400));
  });
});

describe('grants', () => {
  test('what stays keeps its beginning, what goes keeps its days, both are audited; new rights are felt in the open session', async () => {
    const id = await newGroup({}, ['reports', 'tasks']);
    const userId = await idOf(usernameOf('self'));
    await join(admin(), id, userId);
    actors.self = await renewSession(server, actors.self);
    const mayReadPeople = async () => (await ask(actors.self, 'GET', '/rest/s1/hcm/personList')).status;
    expect(await mayReadPeople()).toBe(403);
    server.clock.advance(86_400_000);
    actors.administrator = await signIn(server, usernameOf('administrator'), testPassword);
    actors.self = await renewSession(server, actors.self);
    expect(await mayReadPeople()).toBe(403);
    expect((await ask(admin(), 'POST', GRANTS, { userGroupId: id, add: ['personnelInformationManagement'], remove: [] })).body).toMatchObject({ added: 1, removed: 0 });
    expect(await mayReadPeople()).toBe(200);
    expect((await ask(admin(), 'POST', GRANTS, { userGroupId: id, add: [], remove: ['personnelInformationManagement', 'tasks'] })).body).toMatchObject({ added: 0, removed: 2 });
    expect(await isAlive(actors.self)).toBe(false);
    actors.self = await renewSession(server, actors.self);
    expect(await mayReadPeople()).toBe(403);
    const { grants } = (await ask(admin(), 'GET', `${GRANTS}/artifactAuthList?userGroupId=${id}`)).body;
    expect(grants.map(({ permission, fromDate, thruDate, isCurrent }: Record<string, unknown>) => ({ permission, fromDate, thruDate, isCurrent }))).toEqual([
      { permission: 'reports', fromDate: '2026-05-10', thruDate: null, isCurrent: true },
      { permission: 'tasks', fromDate: '2026-05-10', thruDate: '2026-05-10', isCurrent: false },
    ]);
    expect((await audits('UserGroupPermission', id)).map(({ changes }) => changes.permissions)).toEqual([
      [[], ['reports', 'tasks']],
      [
        ['reports', 'tasks'],
        ['personnelInformationManagement', 'reports', 'tasks'],
      ],
      [['personnelInformationManagement', 'reports', 'tasks'], ['reports']],
    ]);
    expect(await ask(admin(), 'POST', GRANTS, { userGroupId: id, add: ['no/such'], remove: [] })).toMatchObject(refusedWith('unknownPermission', 400));
    keeper = await signIn(server, 'keeper', testPassword);
  });

  test('every permission and every beginning has a Persian name, and every grant of the program stands in the tree', async () => {
    const { permissions } = (await ask(admin(), 'GET', '/rest/s1/security/accessPageData')).body as {
      permissions: { permission: string; parent: string | null; description: string }[];
    };
    expect(permissions.filter(({ description }) => !/[\u0600-\u06ff]/.test(description))).toEqual([]);
    const known = new Set(permissions.map(({ permission }) => permission));
    const { rows } = await server.owner.query(`select distinct permission from user_group_permission where user_group_id = 'hrOfficer'`);
    expect(rows.map(({ permission }) => permission).filter((one) => !known.has(one))).toEqual([]);
    expect(permissions[0]).toMatchObject({ permission: '*', parent: null });
  });
});

describe('nobody raises the own rights', () => {
  /** A company's administrator with a second account's help: what the keeper holds, nothing more. */
  const keepersGroup = (more: object = {}) => values({ companyId: companyId('subsidiary'), ...more });

  test('not by the own groups: their form, their grants, their end', async () => {
    const { groups } = (await ask(keeper, 'GET', GROUPS)).body;
    const own = groups.find((one: { userGroupId: string }) => one.userGroupId === 'keeper');
    expect(own.denialReasons).toBe('ownGroup');
    expect(await ask(keeper, 'PUT', GROUPS, { ...keepersGroup(), userGroupId: 'keeper', rowVersion: own.rowVersion })).toMatchObject(refusedWith('ownGroup'));
    expect(await ask(keeper, 'POST', GRANTS, { userGroupId: 'keeper', add: ['payroll'], remove: [] })).toMatchObject(refusedWith('ownGroup'));
    expect(await ask(keeper, 'DELETE', `${GROUPS}?userGroupId=keeper`)).toMatchObject(refusedWith('ownGroup'));
    expect(await ask(admin(), 'POST', GRANTS, { userGroupId: 'administrator', add: [], remove: ['*'] })).toMatchObject(refusedWith('ownGroup'));
  });

  test('not by joining, nor by prolonging the own membership', async () => {
    const id = await newGroup({ companyId: companyId('subsidiary') }, [], keeper);
    expect(await join(keeper, id, keeperId)).toMatchObject(refusedWith('ownAccount'));
    expect(await ask(keeper, 'POST', MEMBERS, { userGroupId: id, selection: { all: { search: '' } }, status: 'all', fromDate: '2026-05-11', thruDate: null })).toMatchObject(
      refusedWith('ownAccount'),
    );
    expect(
      await ask(keeper, 'PUT', MEMBERS, { userGroupId: 'keeper', userId: keeperId, companyId: companyId('subsidiary'), fromDate: SINCE, thruDate: '2030-01-01' }),
    ).toMatchObject(refusedWith('ownAccount'));
    // nor by a membership that begins later: the group is one's own from the moment it is promised
    await server.owner.query(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, '[2027-01-01,)')`, [
      keeperId,
      id,
      companyId('subsidiary'),
    ]);
    expect(await ask(keeper, 'POST', GRANTS, { userGroupId: id, add: [ACCESS], remove: [] })).toMatchObject(refusedWith('ownGroup'));
  });

  test('not by a group for somebody else that reaches further: permission, rows, classes, role, company, everything', async () => {
    const wider: readonly object[] = [{ rowScope: 'all' }, { classes: '["pay"]' }, { wireRole: 'ADMIN' }, { companyId: null }];
    for (const more of wider.slice(2)) expect((await ask(keeper, 'POST', GROUPS, keepersGroup(more))).status).toBe(403);
    expect(await ask(keeper, 'POST', GROUPS, keepersGroup({ companyId: companyId('holding') }))).toMatchObject({ status: 404 });
    for (const more of wider.slice(0, 2)) {
      const id = await newGroup({ companyId: companyId('subsidiary'), ...more }, [], keeper);
      expect(await ask(keeper, 'POST', GRANTS, { userGroupId: id, add: [ACCESS], remove: [] })).toMatchObject(refusedWith('beyondOwn'));
    }
    for (const rowScope of ['self', 'company']) {
      const id = await newGroup({ companyId: companyId('subsidiary'), rowScope }, [ACCESS], keeper);
      for (const permission of ['*', 'systemManagement', 'payroll'])
        expect(await ask(keeper, 'POST', GRANTS, { userGroupId: id, add: [permission], remove: [] })).toMatchObject(refusedWith('beyondOwn'));
      const { rowVersion } = (await ask(keeper, 'GET', GROUPS)).body.groups.find((one: { userGroupId: string }) => one.userGroupId === id);
      expect(await ask(keeper, 'PUT', GROUPS, { ...keepersGroup({ rowScope: 'all' }), userGroupId: id, rowVersion })).toMatchObject(refusedWith('beyondOwn'));
    }
    // what everybody may do for himself may be given by whoever does not hold it
    await newGroup({ companyId: companyId('subsidiary'), rowScope: 'self' }, ['tasks'], keeper);
  });

  test('not by giving a stronger group to an accomplice', async () => {
    const accomplice = await addAccount(server, 'accomplice', { person: 'worker' });
    for (const id of ['administrator', 'hrOfficer', 'payrollOfficer']) expect(await join(keeper, id, accomplice)).toMatchObject(refusedWith('beyondOwn'));
    expect((await join(keeper, 'keeper', accomplice)).body).toMatchObject({ added: 1 });
    const partner = await signIn(server, 'accomplice', testPassword);
    // two of equal rights cannot lift each other either
    expect(await ask(partner, 'POST', GRANTS, { userGroupId: 'keeper', add: ['payroll'], remove: [] })).toMatchObject(refusedWith('ownGroup'));
    const id = await newGroup({ companyId: companyId('subsidiary') }, [], partner);
    expect(await ask(partner, 'POST', GRANTS, { userGroupId: id, add: ['payroll'], remove: [] })).toMatchObject(refusedWith('beyondOwn'));
    await server.owner.query('delete from user_account where user_id = $1', [accomplice]);
  });

  test('a company is touched by its own administrator only', async () => {
    const theirs = await newGroup({}, ['reports']);
    const { groups } = (await ask(keeper, 'GET', GROUPS)).body;
    expect(groups.map((one: { userGroupId: string }) => one.userGroupId)).not.toContain(theirs);
    expect(groups.filter((one: { companyId: string | null; denialReasons: string | null }) => one.companyId === null && one.denialReasons === null)).toEqual([]);
    expect(await ask(keeper, 'GET', `${MEMBERS}?userGroupId=${theirs}`)).toMatchObject({ status: 404 });
    expect(await ask(keeper, 'GET', `${GRANTS}/artifactAuthList?userGroupId=${theirs}`)).toMatchObject({ status: 404 });
    expect(await ask(keeper, 'POST', GRANTS, { userGroupId: theirs, add: [], remove: ['reports'] })).toMatchObject({ status: 404 });
    expect(await ask(keeper, 'POST', GRANTS, { userGroupId: 'employee', add: ['tasks'], remove: [] })).toMatchObject(refusedWith('wholeInstallation'));
    const stranger = await idOf(usernameOf('self'));
    expect(await join(keeper, 'employee', stranger)).toMatchObject({ status: 200, body: { added: 0 } });
    expect((await ask(keeper, 'GET', `${MEMBERS}?userGroupId=employee`)).body.members).toEqual([]);
    expect(
      await ask(keeper, 'PUT', MEMBERS, { userGroupId: 'employee', userId: stranger, companyId: companyId('holding'), fromDate: SINCE, thruDate: '2026-05-30' }),
    ).toMatchObject({ status: 404 });
    expect(await ask(keeper, 'GET', `/rest/s1/security/accessOfUser?userId=${stranger}`)).toMatchObject({ status: 404 });
    expect(await ask(keeper, 'GET', `${WHO}?partyId=${partyId('accountant')}&target=/personnel/search`)).toMatchObject({ status: 404 });
  });

  test('rights taken away in this moment are no rights: the change is judged by the database, not by what was kept', async () => {
    const id = await newGroup({ companyId: companyId('subsidiary') }, [], keeper);
    // past the product, so that neither the session nor what is kept in memory hears of it
    await server.owner.query(`update user_group_permission set valid = daterange(null, $1) where user_group_id = 'keeper' and permission = $2`, ['2026-05-01', ACCESS]);
    expect(await ask(keeper, 'POST', GRANTS, { userGroupId: id, add: ['personnelInformationManagement'], remove: [] })).toMatchObject({
      status: 403,
      body: { errorCode: 'platform/http.forbidden' },
    });
    await server.owner.query(`update user_group_permission set valid = '(,)' where user_group_id = 'keeper' and permission = $1`, [ACCESS]);
  });

  test('the last administrator stays, also when two take each other away at once', async () => {
    const [first, second] = [await idOf(usernameOf('administrator')), await addAccount(server, 'second', { person: 'director', group: 'administrator' })];
    const other = await signIn(server, 'second', testPassword);
    const end = (who: TestActor, userId: string) =>
      ask(who, 'PUT', MEMBERS, { userGroupId: 'administrator', userId, companyId: companyId('holding'), fromDate: SINCE, thruDate: '2026-05-10' });
    const answers = await Promise.all([end(admin(), second), end(other, first)]);
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeGreaterThanOrEqual(403);
    const { rows } = await server.owner.query(`select user_id from user_group_member where user_group_id = 'administrator' and upper_inf(valid) and user_id = any ($1)`, [
      [first, second],
    ]);
    expect(rows).toHaveLength(1);
    await server.owner.query(`update user_group_member set valid = daterange($1, null) where user_group_id = 'administrator' and user_id = $2`, [SINCE, first]);
    await server.owner.query('delete from user_account where user_id = $1', [second]);
    actors.administrator = await signIn(server, usernameOf('administrator'), testPassword);
    // somebody who may do everything by another group may still not leave the house without one who may for ever
    await server.owner.query(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('deputy', 'deputy', 'ADMIN', 'all', $1)`, [fieldClasses]);
    await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ('deputy', '*')`);
    await addAccount(server, 'deputy', { person: 'director', group: 'deputy' });
    await server.owner.query(`update user_group_member set valid = daterange($1, '2027-01-01') where user_group_id = 'deputy'`, [SINCE]);
    const deputy = await signIn(server, 'deputy', testPassword);
    expect(await end(deputy, first)).toMatchObject(refusedWith('lastAdministrator', 409));
    expect(await ask(deputy, 'POST', EDIT, { userId: first, disabled: 'Y' })).toMatchObject(refusedWith('lastAdministrator', 409));
    expect(await ask(deputy, 'POST', GRANTS, { userGroupId: 'administrator', add: [], remove: ['*'] })).toMatchObject(refusedWith('lastAdministrator', 409));
    expect(await isAlive(admin())).toBe(true);
  });
});

describe('who can see this, and why', () => {
  const SEARCH = 'personnelInformationManagement/searchPersonnelList/observe';
  const named = async (who: TestActor, person: PersonName, target = SEARCH) =>
    (await ask(who, 'GET', `${WHO}?partyId=${partyId(person)}&target=${encodeURIComponent(target)}`)).body;

  test('the chain: group, grant, scope, classes; the person itself; those out of scope are counted', async () => {
    const { accounts, beyond, isCapped } = await named(admin(), 'accountant');
    const of = (username: string) => accounts.find((account: { username: string }) => account.username === username);
    expect(of(usernameOf('managerAbove'))).toMatchObject({
      classes: ['public', 'contact'],
      reasons: [{ userGroupId: 'unitManager', permission: SEARCH, way: 'units' }],
    });
    expect(of(usernameOf('hrOfficer')).reasons).toEqual([expect.objectContaining({ userGroupId: 'hrOfficer', permission: 'personnelInformationManagement', way: 'company' })]);
    expect(of(usernameOf('administrator')).reasons).toEqual([expect.objectContaining({ permission: '*', way: 'all' })]);
    expect([of(usernameOf('managerElsewhere')), of(usernameOf('colleague')), of('keeper')]).toEqual([undefined, undefined, undefined]);
    expect([beyond, isCapped]).toEqual([0, false]);
    const seen = await named(keeper, 'worker');
    expect(seen.accounts.map(({ username, reasons }: { username: string; reasons: { way: string }[] }) => [username, reasons.map(({ way }) => way)])).toEqual([
      [usernameOf('hrOfficerElsewhere'), ['company']],
      ['keeper', ['own']],
    ]);
    expect(seen.beyond).toBeGreaterThan(0);
    expect(await ask(admin(), 'GET', `${WHO}?partyId=${partyId('worker')}&target=no/such`)).toMatchObject({
      status: 400,
      body: { errorCode: 'modules/administration/access-level/explain.unknownTarget' },
    });
    // a screen asks for its role beside its permission
    expect((await named(admin(), 'accountant', '/dashboard')).accounts.map(({ username }: { username: string }) => username)).toContain(usernameOf('hrOfficer'));
  });

  test('the other way round: what an account may do', async () => {
    const { groups, screens } = (await ask(admin(), 'GET', `/rest/s1/security/accessOfUser?userId=${await idOf(usernameOf('managerAbove'))}`)).body;
    expect(groups).toEqual([expect.objectContaining({ userGroupId: 'unitManager', rowScope: 'units', fromDate: SINCE, thruDate: null, units: [expect.any(String)] })]);
    const paths = screens.map(({ path }: { path: string }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/personnel/search', '/dashboard']));
    expect(paths).not.toContain('/accessLevel');
  });

  test('explanation, decision and rows agree for everybody about everybody', async () => {
    const list = server.registry.routes.find(({ call }) => call.path === '/rest/s1/hcm/personList' && call.method === 'GET')?.call;
    if (!list) throw new Error('no list of people');
    const { rows: facts } = await server.owner.query(`
      select p.party_id as "partyId", p.company_id as "companyId", array(select a.unit_id from org_unit a where p.party_id in (select people_under(array[a.unit_id], '${TODAY}'))) as "unitIds" from person p`);
    const lookers = { managerAbove: 'director', managerElsewhere: 'salesHead', hrOfficer: 'hrOfficer', payrollOfficer: 'payrollOfficer', administrator: 'administrator' } as const;
    for (const [name, person] of Object.entries(lookers) as [ActorName, PersonName][]) {
      const account = { userId: await idOf(actors[name].name), partyId: partyId(person), companyId: companyOf(person) };
      const access = await reading(server.pool, systemActor('test', []), (db) => accessOf(db, account, TODAY));
      const decided = facts.filter((subject) => mayReach({ ...access, partyId: account.partyId }, list, subject)).map((subject) => subject.partyId);
      actors[name] = await renewSession(server, actors[name]);
      const listed = (await ask(actors[name], 'GET', '/rest/s1/hcm/personList?pageSize=100&statusId=all')).body.rows.map((row: { partyId: string }) => row.partyId);
      const told = await Promise.all(
        personNames.map(async (one) => ((await named(admin(), one)).accounts.some(({ username }: { username: string }) => username === actors[name].name) ? [partyId(one)] : [])),
      );
      expect(new Set(listed), name).toEqual(new Set(decided));
      expect(new Set(told.flat()), name).toEqual(new Set(decided));
      expect(decided.length).toBeGreaterThan(0);
    }
  });
});
