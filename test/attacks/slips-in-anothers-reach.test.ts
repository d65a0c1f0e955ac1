/**
 * Attack: whoever may make accounts together takes one over by "printing the slips again": of somebody who has become an administrator or an equal since, of a run
 * of another company, of people out of the own rows; makes an account for somebody out of them, gives a group beyond the own reach, goes on with a run of
 * somebody else, or has passwords printed that they wrote themselves.
 * Refused: `src/modules/administration/bulk-accounts/reprint-run.service.ts` asks `refusedWays` in the transaction that writes; `runs.store.ts` and `bulk-accounts.store.ts`
 * count and choose within the RowScope alone; `make-accounts.ts` asks `mayGive` and whose run it is; `sealed-slips.ts` opens nothing but its own seal.
 */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { joinGroup } from '#platform/identity/accounts.store.ts';
import { transact } from '#platform/identity/test-support.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { companyId, layOrganisation, type PersonName, partyId, unitId } from '#testing/organisation.ts';

const BULK = '/api/rest/s1/hcm/bulkAccounts';
let server: TestApp;
let admin: TestActor;
/** Makes accounts in the whole holding, and may do what an HR officer may. */
let officer: TestActor;
/** Makes accounts for the own unit. */
let head: TestActor;
/** Makes accounts in the subsidiary. */
let elsewhere: TestActor;

/** An account in a group that may make accounts together, beside another group. */
async function maker(username: string, person: PersonName, rowScope: string, also: string): Promise<TestActor> {
  const company = companyId(person === 'hrOfficerElsewhere' ? 'subsidiary' : 'holding');
  await server.owner.query(
    `insert into user_group (user_group_id, description, wire_role, row_scope, classes, company_id) values ($1, $1, 'hcmJobUsers', $2, '{public,identity}', $3)`,
    [username, rowScope, company],
  );
  await server.owner.query(`insert into user_group_permission (user_group_id, permission) values ($1, 'systemManagement/accounts/bulk')`, [username]);
  const userId = await addAccount(server, username, { person, group: username });
  await transact(server, (tx) => joinGroup(tx, userId, also, company, '2026-01-01'));
  return signIn(server, username, testPassword);
}

beforeAll(async () => {
  server = await startTestApp();
  await layOrganisation(server.owner);
  await addAccount(server, 'the-admin', { person: 'administrator', group: 'administrator' });
  admin = await signIn(server, 'the-admin', testPassword);
  officer = await maker('officer', 'hrOfficer', 'company', 'hrOfficer');
  head = await maker('head', 'salesHead', 'units', 'employee');
  elsewhere = await maker('elsewhere', 'hrOfficerElsewhere', 'company', 'employee');
});
/** Each test begins without these accounts. */
afterEach(() =>
  server.owner.query('delete from user_account where party_id = any ($1::uuid[])', [(['director', 'colleague', 'seller', 'accountant', 'worker'] as const).map(partyId)]),
);
afterAll(async () => {
  expect(server.faults).toEqual([]);
  await server.close();
});

const make = (who: TestActor, people: readonly PersonName[], more: object = {}) =>
  who.request('POST', BULK, {
    userGroupId: 'employee',
    byMessage: false,
    accounts: people.map((person) => ({ partyId: partyId(person), username: `name-${person.toLowerCase()}` })),
    ...more,
  });
const reprint = (who: TestActor, runId: string) => who.request('POST', `${BULK}/reprint`, { runId });
const refused = (status: number, name: string) => [status, { errorCode: `modules/administration/bulk-accounts.${name}` }];
const accountOf = async (person: PersonName) =>
  (await server.owner.query('select user_id as "userId", password_hash as hash from user_account where party_id = $1', [partyId(person)])).rows[0];
const forget = async (...people: PersonName[]) => void (await server.owner.query('delete from user_account where party_id = any ($1::uuid[])', [people.map(partyId)]));

test.each([[['administrator']], [['hrOfficer', 'officer']]])('a reprint leaves who has come to %j since: the others get their slip, and alone it is refused', async (groups) => {
  const { runId } = (await make(admin, ['director', 'colleague'])).json();
  const [director, colleague] = [await accountOf('director'), await accountOf('colleague')];
  for (const group of groups) await transact(server, (tx) => joinGroup(tx, director.userId, group, companyId('holding'), '2026-01-01'));
  expect((await reprint(officer, runId)).json()).toMatchObject({ made: 1, left: 1 });
  expect(await accountOf('director')).toEqual(director);
  expect((await accountOf('colleague')).hash).not.toBe(colleague.hash);
  await forget('colleague');
  const alone = await reprint(officer, runId);
  expect([alone.statusCode, alone.json()]).toMatchObject(refused(403, 'strongerAccounts'));
  expect(await accountOf('director')).toEqual(director);
  // whoever may open the accounts of equals prints it
  expect((await reprint(admin, runId)).json()).toMatchObject({ made: 1, left: 0 });
});

test('a membership that only begins counts too', async () => {
  const { runId } = (await make(admin, ['director'])).json();
  const director = await accountOf('director');
  await transact(server, (tx) => joinGroup(tx, director.userId, 'administrator', companyId('holding'), '2030-01-01'));
  expect((await reprint(officer, runId)).statusCode).toBe(403);
  expect(await accountOf('director')).toEqual(director);
});

test('who has signed in is never printed again', async () => {
  const { runId } = (await make(admin, ['director'])).json();
  const director = await accountOf('director');
  await server.owner.query('insert into user_login_history (user_id, at, successful) values ($1, now(), true)', [director.userId]);
  expect([(await reprint(admin, runId)).statusCode, await accountOf('director')]).toEqual([409, director]);
});

test('a run of another company is neither seen, printed, nor gone on with', async () => {
  const { runId } = (await make(admin, ['director'])).json();
  const director = await accountOf('director');
  expect((await elsewhere.request('GET', `${BULK}/runs`)).json()).toEqual({ runs: [] });
  expect((await reprint(elsewhere, runId)).statusCode).toBe(404);
  expect((await make(elsewhere, ['worker'], { runId })).statusCode).toBe(404);
  expect(await accountOf('worker')).toBeUndefined();
  // of the same company, but begun by somebody else
  expect((await make(officer, ['colleague'], { runId })).statusCode).toBe(403);
  expect([await accountOf('director'), await accountOf('colleague')]).toEqual([director, undefined]);
});

test('nobody out of the own rows is listed, chosen, made or printed', async () => {
  const listed = async (query: string) => (await head.request('GET', `${BULK}/people${query}`)).json().rows.map((row: { partyId: string }) => row.partyId);
  expect(await listed('')).toEqual([partyId('seller')]);
  expect(await listed(`?unitId=${unitId('head')}`)).toEqual([]);
  const trial = (selection: object) => head.request('POST', `${BULK}/trial`, { rule: 'personnelCode', selection });
  const ticked = await trial({ keys: [partyId('seller'), partyId('accountant')] });
  expect([ticked.statusCode, ticked.json()]).toMatchObject(refused(409, 'changed'));
  const all = (await trial({ all: { search: '', filters: [], sort: [] }, except: [] })).json();
  expect(all.rows.map((row: { partyId: string }) => row.partyId)).toEqual([partyId('seller')]);
  const made = await make(head, ['seller', 'accountant']);
  expect([made.statusCode, made.json()]).toMatchObject(refused(409, 'changed'));
  expect([await accountOf('seller'), await accountOf('accountant')]).toEqual([undefined, undefined]);
  const { runId } = (await make(admin, ['seller', 'accountant'])).json();
  const accountant = await accountOf('accountant');
  expect((await head.request('GET', `${BULK}/runs`)).json()).toMatchObject({ runs: [{ runId, made: 1, signedIn: 0 }] });
  expect((await reprint(head, runId)).json()).toMatchObject({ made: 1, left: 0, next: null });
  expect(await accountOf('accountant')).toEqual(accountant);
});

test('a unit is chosen with those below it', async () => {
  const rows = (await admin.request('GET', `${BULK}/people?unitId=${unitId('head')}`)).json().rows.map((row: { partyId: string }) => row.partyId);
  // finance lies below it
  expect(rows).toEqual(expect.arrayContaining([partyId('director'), partyId('accountant'), partyId('colleague')]));
  expect(rows).not.toContain(partyId('seller'));
});

test.each(['administrator', 'hrOfficer', 'officer'])('the group %s is not given by who reaches less', async (userGroupId) => {
  const answer = await make(head, ['seller'], { userGroupId });
  expect([answer.statusCode, answer.json()]).toMatchObject(refused(403, 'groupOutOfReach'));
  expect(await accountOf('seller')).toBeUndefined();
});

test('no passwords are printed but those that were made', async () => {
  const own = {
    runId: 'r',
    companyId: companyId('holding'),
    slips: [{ name: 'x', personnelCode: '1', username: 'x', password: 'y' }],
    told: [],
    until: 9e15,
    validUntil: '2030-01-01',
  };
  for (const sealed of [JSON.stringify(own), `enc:1:${Buffer.from(JSON.stringify(own)).toString('base64url')}`, 'enc:9:x'])
    expect((await admin.request('POST', `${BULK}/slips`, { sealed: [sealed] })).statusCode).toBe(400);
  const { sealed } = (await make(admin, ['seller'])).json();
  expect((await officer.request('POST', `${BULK}/slips`, { sealed: [sealed] })).statusCode).toBe(400);
});
