/** One sign-in for somebody who goes to another company, and acts of two officers at one moment, on a real server. */
import { expect, test } from 'vitest';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { companyId, employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { settleLeavers } from './employment.job.ts';

const PATH = '/api/rest/s1/hcm/person/employment';
const { server, actors } = await serverWithActors();

const ask = async (who: TestActor, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => {
  const answer = await who.request(method, path, body);
  return { status: answer.statusCode, body: answer.json() };
};
const query = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;
const transfer = (person: PersonName, changes: object = {}) =>
  ask(actors.administrator, 'POST', `${PATH}/${employmentId(person)}/transfer`, { companyId: companyId('subsidiary'), fromDate: '2026-03-21', pseudoId: 'N-1', ...changes });
const whoIs = async (who: TestActor) => {
  const { status, body } = await ask(who, 'GET', '/api/rest/s1/hcm/getUser');
  return status === 200 ? body.allUserData.data.partyId : status;
};
const companyOf = async (who: TestActor) => (await ask(who, 'GET', '/api/rest/s1/hcm/companyInfo')).body.result?.pseudoId;

test('whoever was transferred signs in under the old name and sees the file in the new company, with no right of the old one', async () => {
  const userId = await addAccount(server, 'goes-along', { person: 'seller', group: 'hrOfficer' });
  const before = await signIn(server, 'goes-along', testPassword);
  expect([await whoIs(before), await companyOf(before)]).toEqual([partyId('seller'), 'holding']);
  const { status, body } = await transfer('seller');
  expect(status).toBe(201);
  expect(await whoIs(before)).toBe(501);
  const after = await signIn(server, 'goes-along', testPassword);
  expect([await whoIs(after), await companyOf(after)]).toEqual([body.partyId, 'subsidiary']);
  expect((await ask(after, 'GET', '/api/rest/s1/hcm/infoOfEachPerson')).body).toMatchObject({ partyId: body.partyId, pseudoId: 'N-1' });
  for (const other of [partyId('seller'), partyId('colleague'), partyId('worker')])
    expect((await ask(after, 'GET', `/api/rest/s1/hcm/infoOfEachPerson?partyId=${other}`)).status).toBe(404);
  expect((await ask(after, 'GET', '/api/rest/s1/hcm/activeCompany')).body.companies).toMatchObject([{ pseudoId: 'subsidiary' }]);
  expect(await query('select user_group_id, upper(valid)::text as until from user_group_member where user_id = $1 order by lower(valid)', userId)).toEqual([
    { user_group_id: 'hrOfficer', until: '2026-03-21' },
    { user_group_id: 'employee', until: null },
  ]);
  expect(await query(`select distinct company_id from audit_entry where subject_party_id = $1 and entity in ('UserAccount', 'UserGroupMember')`, body.partyId)).toEqual([
    { company_id: companyId('subsidiary') },
  ]);
  // of who sees both companies, the lists have a row for each file
  const { rows } = (await ask(actors.administrator, 'GET', `/api/rest/s1/hcm/personList?searchValue=${factsOf('seller').nationalCode}&statusId=all`)).body;
  expect(rows.map(({ partyId: id, statusId, companyName }: { partyId: string; statusId: string; companyName: string }) => [id, statusId, typeof companyName]).sort()).toEqual(
    [
      [partyId('seller'), 'NotActiveRel', 'string'],
      [body.partyId, 'ActiveRel', 'string'],
    ].sort(),
  );
  // the keeper finds nothing more to do
  await settleLeavers(server.pool, '2026-06-01');
  expect(await whoIs(after)).toBe(body.partyId);
});

test('until the day of a transfer to come the account opens the file it always did', async () => {
  const userId = await addAccount(server, 'goes-later', { person: 'director', group: 'employee' });
  const { status, body } = await transfer('director', { pseudoId: 'N-2', fromDate: '2026-12-22' });
  expect(status).toBe(201);
  expect(await whoIs(await signIn(server, 'goes-later', testPassword))).toBe(partyId('director'));
  const home = async () => (await query('select party_id from user_account where user_id = $1', userId))[0].party_id;
  await settleLeavers(server.pool, '2026-12-21');
  expect(await home()).toBe(partyId('director'));
  await settleLeavers(server.pool, '2026-12-22');
  expect(await home()).toBe(body.partyId);
  const traces = await query(`select changes from audit_entry where subject_party_id = $1 and record_id = $2 and entity = 'UserAccount'`, body.partyId, userId);
  expect(traces).toEqual([{ changes: { username: [null, 'goes-later'] } }]);
});

test('an account stays with whom another tie keeps here, and beside one of the other file', async () => {
  const here = await addAccount(server, 'stays-here', { person: 'salesHead', group: 'employee' });
  const lecturer = { partyId: partyId('salesHead'), relationshipTypeEnumId: 'prtInstructor', pseudoId: 'L-9', fromDate: '2025-03-21' };
  expect((await ask(actors.administrator, 'POST', PATH, lecturer)).status).toBe(201);
  expect((await transfer('salesHead', { pseudoId: 'N-3' })).status).toBe(201);
  expect(await query('select party_id from user_account where user_id = $1', here)).toEqual([{ party_id: partyId('salesHead') }]);
  expect(await whoIs(await signIn(server, 'stays-here', testPassword))).toBe(partyId('salesHead'));
  // the file shows what the person is today
  expect((await ask(actors.administrator, 'GET', `/api/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('salesHead')}`)).body).toMatchObject({
    pseudoId: 'L-9',
    statusId: 'ActiveRel',
    hireDate: '2025-03-21',
  });
  expect((await ask(actors.administrator, 'GET', `/api/rest/s1/hcm/person/employments?partyId=${partyId('salesHead')}`)).body.rows).toMatchObject([
    { pseudoId: 'L-9', statusId: 'ActiveRel' },
    { statusId: 'NotActiveRel', partyThruDate: '2026-03-20' },
  ]);
});

test('no account opens a file that was there before it, whatever code it came with; whoever comes back finds the own one again', async () => {
  // a file of the same code, made up by whoever knows the code
  expect((await ask(actors.administrator, 'PUT', `${PATH}/${employmentId('worker')}/end`, { thruDate: '2026-03-20', terminationTypeEnumId: 'TtResigned' })).status).toBe(200);
  const { nationalCode } = factsOf('worker');
  await query(`update party_identification set id_value = $2 where party_id = $1 and party_id_type_enum_id = 'Nationalcode'`, partyId('colleague'), nationalCode);
  const puppet = await addAccount(server, 'made-up', { person: 'colleague', group: 'employee' });
  const { status, body } = await transfer('colleague', { pseudoId: 'N-5' });
  expect([status, body.partyId]).toEqual([201, partyId('worker')]);
  const home = async (userId: string) => (await query('select party_id from user_account where user_id = $1', userId))[0].party_id;
  await settleLeavers(server.pool, '2026-06-01');
  expect(await home(puppet)).toBe(partyId('colleague'));

  const [moved] = await query(`select user_id as id, party_id as of from user_account where username = 'goes-along'`);
  const [tie] = await query('select party_relationship_id as id from party_relationship where party_id = $1', moved.of);
  const back = { companyId: companyId('holding'), fromDate: '2026-05-01', pseudoId: factsOf('seller').pseudoId };
  expect(await ask(actors.administrator, 'POST', `${PATH}/${tie.id}/transfer`, back)).toMatchObject({ status: 201 });
  // the way there does not take the account along once more, and no right of old has come back
  await settleLeavers(server.pool, '2026-06-01');
  expect(await home(moved.id)).toBe(partyId('seller'));
  expect((await ask(await signIn(server, 'goes-along', testPassword), 'GET', '/api/rest/s1/hcm/personList')).status).toBe(403);
});

// ---- two at one moment ----

const ERRORS = 'modules/personnel/employment';
const one = (answers: readonly { readonly status: number; readonly body: { readonly errorCode?: string; readonly messages?: string } }[]) => {
  const lost = answers.filter(({ status }) => status >= 400);
  expect(answers.map(({ status }) => Math.floor(status / 100)).sort()).toEqual([2, 4]);
  // a sentence in Persian that says what to do
  expect(lost[0]?.body.messages).toMatch(/[\u0600-\u06ff].*\./);
  return lost[0]?.body.errorCode;
};
const end = (who: TestActor, person: PersonName, thruDate = '2026-03-20') =>
  ask(who, 'PUT', `${PATH}/${employmentId(person)}/end`, { thruDate, terminationTypeEnumId: 'TtResigned' });
const begin = (who: TestActor, person: PersonName) =>
  ask(who, 'POST', PATH, { partyId: partyId(person), relationshipTypeEnumId: 'PrtEmployee', pseudoId: factsOf(person).pseudoId, fromDate: '2026-05-01' });

test('two officers end one employment: one does, the other learns that it has ended', async () => {
  expect(one(await Promise.all([end(actors.hrOfficer, 'stranger'), end(actors.administrator, 'stranger', '2026-03-10')]))).toBe(`${ERRORS}.ended`);
  expect(await query('select count(*)::int as n from employment_end where party_id = $1 and undone_at is null', partyId('stranger'))).toEqual([{ n: 1 }]);
});

test('a rehire that is sent twice happens once', async () => {
  expect(one(await Promise.all([begin(actors.hrOfficer, 'stranger'), begin(actors.hrOfficer, 'stranger')]))).toBe(`${ERRORS}.overlaps`);
  expect(await query('select count(*)::int as n from party_relationship where party_id = $1', partyId('stranger'))).toEqual([{ n: 2 }]);
});

test('an end beside a transfer: one of them stands, whole', async () => {
  const lost = one(await Promise.all([end(actors.hrOfficer, 'accountant'), transfer('accountant', { pseudoId: 'N-4' })]));
  expect([`${ERRORS}.ended`, `${ERRORS}.notStanding`]).toContain(lost);
  const [{ ends, files }] = await query(
    `select (select count(*)::int from employment_end where party_id = $1 and undone_at is null) as ends,
       (select count(*)::int from employment_end where party_id = $1 and moved_to is not null) - (select count(*)::int from party_relationship where pseudo_id = 'N-4') as files`,
    partyId('accountant'),
  );
  expect([ends, files]).toEqual([1, 0]);
});

test('two who take one end back: one does, the other learns that there is none', async () => {
  expect((await end(actors.hrOfficer, 'payrollOfficer')).status).toBe(200);
  const undo = (who: TestActor) => ask(who, 'PUT', `${PATH}/${employmentId('payrollOfficer')}/undoEnd`, {});
  expect(one(await Promise.all([undo(actors.hrOfficer), undo(actors.administrator)]))).toBe(`${ERRORS}.notEnded`);
});
