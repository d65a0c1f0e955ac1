import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId, SINCE } from '#testing/organisation.ts';
import { routes as banking } from '../banking/banking.routes.ts';
import { routes as contact } from '../contact/contact.routes.ts';
import { routes as organisational } from '../organisational/organisational.routes.ts';
import { routes as history } from '../profile/history/history.routes.ts';
import { employmentErrors } from './employment.contract.ts';
import { settleLeavers } from './employment.job.ts';
import messages from './employment.messages.fa.ts';
import { routes } from './employment.routes.ts';

const PATH = '/rest/s1/hcm/person/employment';
const officer = actorIn('hrOfficer', 'hrOfficer');
const administrator = actorIn('administrator', 'administrator');
const THRU = '2026-03-20';
const AFTER = '2026-03-21';

let testBed: Mounted;
const query = async (text: string, ...values: unknown[]) => (await testBed.database.owner.query(text, values)).rows;
const acts = async (person: PersonName, actor = officer) => (await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId(person)}`)).body.rows;
const end = (person: PersonName, changes: object = {}, actor = officer) =>
  testBed.call(actor, 'PUT', `${PATH}/${employmentId(person)}/end`, { thruDate: THRU, terminationTypeEnumId: 'TtResigned', ...changes });
const undo = (person: PersonName, actor = officer) => testBed.call(actor, 'PUT', `${PATH}/${employmentId(person)}/undoEnd`, {});
const begin = (person: PersonName, changes: object = {}, actor = officer) =>
  testBed.call(actor, 'POST', PATH, { partyId: partyId(person), relationshipTypeEnumId: 'PrtEmployee', pseudoId: factsOf(person).pseudoId, fromDate: '2026-05-01', ...changes });
const transfer = (person: PersonName, changes: object = {}, actor = administrator) =>
  testBed.call(actor, 'POST', `${PATH}/${employmentId(person)}/transfer`, { companyId: companyId('subsidiary'), fromDate: AFTER, pseudoId: 'N-1', ...changes });

const rowsOf = async (list: string, person: PersonName, actor = officer) => (await testBed.call(actor, 'GET', `/rest/s1/hcm/person/${list}?partyId=${partyId(person)}`)).body.rows;

/** Everything the acts may change of a person in one text. */
const stateOf = async (person: PersonName) =>
  JSON.stringify(
    await query(
      `select (select json_agg(r order by lower(r.valid)) from party_relationship r where r.party_id = $1) as ties, (select json_agg(k order by lower(k.valid)) from employment_kind k join party_relationship r using (party_relationship_id) where r.party_id = $1) as kinds,
        (select json_agg(s order by lower(s.valid)) from employment_salary s join party_relationship r using (party_relationship_id) where r.party_id = $1) as wages, (select json_agg(h order by h.empl_position_party_id) from empl_position_party h where h.party_id = $1) as posts,
        (select json_agg(to_jsonb(s) - 'row_version' order by lower(s.valid)) from personnel_structure s where s.party_id = $1) as structure`,
      partyId(person),
    ),
  );

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/employment', routes, messages, errors: [employmentErrors] },
    { slice: 'platform/party/parts', routes: [...contact, ...banking, ...history, ...organisational], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('an end closes posts, wage and kind from the next day on, and is taken back whole', async () => {
  // a raise and another post that were planned
  const later = [employmentId('seller'), companyId('holding')];
  await query(`update employment_salary set valid = '[2021-03-21,2027-01-01)' where party_relationship_id = $1`, later[0]);
  await query(`insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 9000000, '[2027-01-01,)')`, ...later);
  for (const valid of ['[2021-03-21,2027-01-01)', '[2027-01-01,)'])
    await query(
      'insert into personnel_structure (personnel_structure_id, party_id, company_id, valid) values ($1, $2, $3, $4)',
      newId(),
      partyId('seller'),
      companyId('holding'),
      valid,
    );
  const before = await stateOf('seller');
  expect(await acts('seller')).toMatchObject([{ fromDate: SINCE, thruDate: null, mayEnd: true, mayUndo: false }]);
  expect((await end('seller', { noteText: 'x' })).status).toBe(200);
  expect(await acts('seller')).toMatchObject([{ thruDate: THRU, mayEnd: false, mayUndo: true, terminationTypeEnumId: 'TtResigned' }]);
  for (const [table, key, value] of [
    ['employment_kind', 'party_relationship_id', employmentId('seller')],
    ['employment_salary', 'party_relationship_id', employmentId('seller')],
    ['empl_position_party', 'party_id', partyId('seller')],
    ['personnel_structure', 'party_id', partyId('seller')],
    ['party_relationship', 'party_id', partyId('seller')],
  ])
    expect(await query(`select upper(valid)::text as until from ${table} where ${key} = $1`, value), table).toEqual([{ until: AFTER }]);
  expect(await query('select status_id from party_relationship where party_id = $1', partyId('seller'))).toEqual([{ status_id: 'NotActiveRel' }]);
  expect((await end('seller')).body.errorCode).toBe('modules/personnel/employment.ended');
  const audit = await query('select entity, changes from audit_entry where subject_party_id = $1 order by audit_id', partyId('seller'));
  expect(audit.map(({ entity }) => entity)).toEqual(['PartyRelationship', 'EmplPositionParty', 'PersonnelStructure', 'PersonnelStructure']);
  expect(audit[0].changes.endDate).toEqual([null, THRU]);
  expect(audit[2].changes).toEqual({ thruDate: ['2026-12-31', THRU] });
  await tellsReason();
  expect((await undo('seller')).status).toBe(200);
  expect(await stateOf('seller')).toBe(before);
  expect((await rowsOf('employments', 'seller'))[0]).toMatchObject({ partyThruDate: null, terminationName: null });
  expect((await undo('seller')).body.errorCode).toBe('modules/personnel/employment.notEnded');
});

/** Why somebody left stands in the list of employments and in the history, in words, for who holds the class. */
async function tellsReason(): Promise<void> {
  const assistant = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
  const [row] = await rowsOf('employments', 'seller');
  expect([row.partyThruDate, row.terminationName]).toEqual([THRU, expect.not.stringMatching(/^Tt/)]);
  expect((await rowsOf('employments', 'seller', assistant))[0]).not.toHaveProperty('terminationName');
  const told = async (actor: typeof officer) => {
    const { body } = await testBed.call(actor, 'GET', `/rest/s1/hcm/person/${partyId('seller')}/history?entity=PartyRelationship`);
    return body.rows[0].changes.map(({ field, newText }: { field: string; newText: string }) => [field, newText]);
  };
  const [end, reason] = [
    ['endDate', expect.any(String)],
    ['terminationTypeEnumId', row.terminationName],
  ];
  expect(await told(officer)).toEqual([end, reason]);
  expect(await told(administrator)).toEqual([end, ['noteText', 'x'], reason]);
  expect(await told(assistant)).toEqual([end]);
}

test.each([
  ['thruDate', { thruDate: '2020-01-01' }, messages.errors.beforeStart],
  ['terminationTypeEnumId', { terminationTypeEnumId: 'PrtEmployee' }, messages.errors.option],
  ['thruDate', { thruDate: '2099-01-01' }, undefined],
  ['terminationTypeEnumId', { terminationTypeEnumId: null }, undefined],
] as const)('refuses an end with a wrong %s', async (field, changes, sentence) => {
  const { status, body } = await end('accountant', changes);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  if (sentence) expect(body.fields[field]).toBe(sentence);
});

test('the account ends with the last day, in the middle of the future too, and whoever comes back signs in from that day on', async () => {
  const person = 'colleague';
  const isGone = async (day: string) =>
    (await query('select employment_ended($1, $2, $3, $4::date) as gone', partyId(person), companyId('holding'), employmentId(person), day))[0].gone;
  expect((await end(person, { thruDate: '2026-12-20' })).status).toBe(200);
  expect(await query('select status_id from party_relationship where party_id = $1', partyId(person))).toEqual([{ status_id: 'ActiveRel' }]);
  expect([await isGone('2026-12-20'), await isGone('2026-12-21')]).toEqual([false, true]);
  expect(await settleLeavers(testBed.database.pool, '2026-12-20')).toBe(0);
  expect(await settleLeavers(testBed.database.pool, '2026-12-21')).toBe(1);
  expect((await begin(person, { fromDate: '2027-02-01' })).status).toBe(201);
  expect([await isGone('2027-01-31'), await isGone('2027-02-01')]).toEqual([true, false]);
  expect((await undo(person)).body.errorCode).toBe('modules/personnel/employment.laterStands');
});

test('a leaver comes back under the own code or a new one; the code stays nobody else s', async () => {
  const person = 'salesHead';
  const { pseudoId } = factsOf(person);
  const clash = await begin(person);
  expect([clash.status, Object.keys(clash.body.fields)]).toEqual([409, ['fromDate']]);
  expect((await end(person)).status).toBe(200);
  const taken = await begin(person, { pseudoId: factsOf('director').pseudoId });
  expect([taken.status, Object.keys(taken.body.fields)]).toEqual([409, ['pseudoId']]);
  const back = await begin(person, { employmentStatusEnumId: 'EmsContract' });
  expect(back.status).toBe(201);
  expect(await acts(person)).toMatchObject([
    { pseudoId, fromDate: '2026-05-01', thruDate: null, mayEnd: true },
    { pseudoId, thruDate: THRU, mayEnd: false, mayUndo: false },
  ]);
  // leaves and comes back a second time
  expect((await testBed.call(officer, 'PUT', `${PATH}/${back.body.partyRelationshipId}/end`, { thruDate: '2026-06-01', terminationTypeEnumId: 'TtFired' })).status).toBe(200);
  expect((await begin(person, { fromDate: '2026-07-01' })).status).toBe(201);
  expect(await query('select count(*)::int as n from party_relationship where party_id = $1 and code_of is not null', partyId(person))).toEqual([{ n: 2 }]);
  // a code that is changed lets the later ones go, and nobody meets somebody else's
  await expect(query('update party_relationship set pseudo_id = $2 where party_relationship_id = $1', employmentId('director'), pseudoId)).rejects.toThrow(
    'party_relationship_pseudo_id',
  );
  await expect(
    query('update party_relationship set code_of = $2, pseudo_id = $3 where party_relationship_id = $1', employmentId('director'), employmentId(person), pseudoId),
  ).rejects.toThrow('party_relationship_pseudo_id');
});

test('whoever was away comes back without the rights of old; who goes on without a gap keeps them', async () => {
  const member = async (person: PersonName) => {
    const userId = partyId(person);
    await query(
      `insert into user_account (user_id, company_id, party_id, party_relationship_id, username, password_hash) values ($1, $2, $1, $3, $4, 'x')`,
      userId,
      companyId('holding'),
      employmentId(person),
      person,
    );
    for (const group of ['employee', 'hrOfficer'])
      await query(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, '[2021-03-21,)')`, userId, group, companyId('holding'));
  };
  const groups = async (person: PersonName) =>
    (await query(`select user_group_id as id from user_group_member where user_id = $1 and valid @> '2026-09-01'::date order by 1`, partyId(person))).map(({ id }) => id);
  for (const person of ['stranger', 'administrator'] as const) {
    await member(person);
    expect((await end(person)).status).toBe(200);
  }
  expect((await begin('stranger', { fromDate: '2026-08-01' })).status).toBe(201);
  expect((await begin('administrator', { fromDate: AFTER })).status).toBe(201);
  expect([await groups('stranger'), await groups('administrator')]).toEqual([['employee'], ['employee', 'hrOfficer']]);
  expect(await query(`select changes from audit_entry where subject_party_id = $1 and entity = 'UserGroupMember'`, partyId('stranger'))).toEqual([
    { changes: { userGroupId: ['hrOfficer', 'hrOfficer'], thruDate: [null, '2026-07-31'] } },
  ]);
});

test('of two who bring the same person back at once, one does', async () => {
  expect((await end('payrollOfficer')).status).toBe(200);
  const both = await Promise.all([begin('payrollOfficer'), begin('payrollOfficer', { pseudoId: 'R-77' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await query('select count(*)::int as n from party_relationship where party_id = $1', partyId('payrollOfficer'))).toEqual([{ n: 2 }]);
});

test('a lecturer beside the employment, but no relative', async () => {
  expect((await begin('accountant', { relationshipTypeEnumId: 'prtInstructor', pseudoId: 'L-1', fromDate: '2024-01-01' })).status).toBe(201);
  expect((await acts('accountant')).map(({ relationshipTypeEnumId }: { relationshipTypeEnumId: string }) => relationshipTypeEnumId).sort()).toEqual([
    'PrtEmployee',
    'prtInstructor',
  ]);
  // posts belong to the employment alone
  const [{ partyRelationshipId }] = (await acts('accountant')).filter((row: { pseudoId: string }) => row.pseudoId === 'L-1');
  expect((await testBed.call(officer, 'PUT', `${PATH}/${partyRelationshipId}/end`, { thruDate: THRU, terminationTypeEnumId: 'TtContractEnd' })).status).toBe(200);
  expect(await query('select upper_inf(valid) as open from empl_position_party where party_id = $1', partyId('accountant'))).toEqual([{ open: true }]);
  const { status, body } = await begin('accountant', { relationshipTypeEnumId: 'Spouse', pseudoId: 'L-2' });
  expect([status, body.fields]).toEqual([400, { relationshipTypeEnumId: messages.errors.option }]);
  expect((await begin('accountant', { relationshipTypeEnumId: 'PrtApplicant', pseudoId: 'L-3', fromDate: '1979-01-01' })).body.fields).toEqual({
    fromDate: messages.errors.beforeBirth,
  });
});

test('whoever may not read a day of birth learns it by no refusal', async () => {
  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
  for (const fromDate of ['1979-01-01', '2026-05-01']) {
    const { status, body } = await begin('accountant', { relationshipTypeEnumId: 'prtInstructor', pseudoId: 'L-8', fromDate }, blind);
    expect([status, body.errorCode]).toEqual([403, 'modules/personnel/employment.birthUnseen']);
  }
  expect(await query(`select from party_relationship where pseudo_id = 'L-8'`)).toEqual([]);
});

test('nobody ends the employment of somebody with a stronger role, now or to come, nor takes its end back or moves them', async () => {
  const person = 'accountant';
  await query(
    `insert into user_account (user_id, company_id, party_id, party_relationship_id, username, password_hash) values ($1, $2, $1, $3, 'to-rule', 'x')`,
    partyId(person),
    companyId('holding'),
    employmentId(person),
  );
  await query(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, 'administrator', $2, '[2099-01-01,)')`, partyId(person), companyId('holding'));
  const refused = { status: 403, body: { errorCode: 'modules/personnel/employment.stronger' } };
  const offered = async (actor = officer) =>
    (await acts(person, actor)).flatMap((row: { partyRelationshipId: string; mayEnd: boolean; mayUndo: boolean }) =>
      row.partyRelationshipId === employmentId(person) ? [row.mayEnd, row.mayUndo] : [],
    );
  expect([await offered(), await offered(administrator)]).toEqual([
    [false, false],
    [true, false],
  ]);
  expect(await end(person)).toMatchObject(refused);
  expect(await transfer(person, {}, officer)).toMatchObject(refused);
  expect(await query('select upper_inf(valid) as open from party_relationship where party_relationship_id = $1', employmentId(person))).toEqual([{ open: true }]);
  expect((await end(person, {}, administrator)).status).toBe(200);
  expect([await offered(), await offered(administrator)]).toEqual([
    [false, false],
    [false, true],
  ]);
  expect(await undo(person)).toMatchObject(refused);
  expect((await undo(person, administrator)).status).toBe(200);
  await query('delete from user_account where user_id = $1', partyId(person));
  expect((await end(person)).status).toBe(200);
  expect((await undo(person)).status).toBe(200);
});

test('a transfer ends here, begins there with a file of its own, and takes along what was chosen', async () => {
  const { status, body } = await transfer('director', { parts: JSON.stringify(['contact', 'banking']), employmentStatusEnumId: 'EmsContract' });
  expect(status).toBe(201);
  expect(body.partyId).not.toBe(partyId('director'));
  const facts = factsOf('director');
  expect(
    await query(
      `select p.first_name, p.company_id, i.id_value, r.pseudo_id, lower(r.valid)::text as hired, t.contact_number, (select count(*)::int from postal_address a where a.party_id = p.party_id) as addresses
       from person p join party_identification i on i.party_id = p.party_id and i.party_id_type_enum_id = 'Nationalcode' join party_relationship r on r.party_id = p.party_id
       join telecom_number t on t.party_id = p.party_id where p.party_id = $1`,
      body.partyId,
    ),
  ).toEqual([
    { first_name: facts.firstName, company_id: companyId('subsidiary'), id_value: facts.nationalCode, pseudo_id: 'N-1', hired: AFTER, contact_number: facts.mobile, addresses: 0 },
  ]);
  // sealed anew for the new file
  const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
  expect((await testBed.call(administrator, 'GET', `/rest/s1/hcm/person/bankAccount?partyId=${body.partyId}`)).body.rows).toMatchObject([
    { iban: makeSheba('012', '1'.padStart(19, '0')) },
  ]);
  expect(await query('select upper(valid)::text as until from party_relationship where party_id = $1', partyId('director'))).toEqual([{ until: AFTER }]);
  // each file knows of itself only
  const traces = async (id: string) => query('select distinct company_id from audit_entry where subject_party_id = $1', id);
  expect(await traces(partyId('director'))).toEqual([{ company_id: companyId('holding') }]);
  expect(await traces(body.partyId)).toEqual([{ company_id: companyId('subsidiary') }]);
  expect((await testBed.call(elsewhere, 'GET', `${PATH}?partyId=${partyId('director')}`)).status).toBe(404);
  expect((await undo('director')).body.errorCode).toBe('modules/personnel/employment.moved');
  // back again: the file of old is there still
  const home = await testBed.call(administrator, 'POST', `${PATH}/${body.partyRelationshipId}/transfer`, {
    companyId: companyId('holding'),
    fromDate: '2026-08-01',
    pseudoId: facts.pseudoId,
  });
  expect([home.status, home.body.partyId]).toEqual([201, partyId('director')]);
});

test.each([
  ['own company', { companyId: companyId('holding') }, administrator, 400],
  ['no company', { companyId: 'x' }, administrator, 400],
  ['a company out of reach', {}, officer, 400],
  ['a day before the employment', { fromDate: '2020-01-01' }, administrator, 409],
  ['a code of somebody there', { pseudoId: factsOf('worker').pseudoId }, administrator, 409],
] as const)('a transfer with %s leaves everything as it was', async (_name, changes, actor, status) => {
  const before = await stateOf('accountant');
  expect((await transfer('accountant', changes, actor)).status).toBe(status);
  expect(await stateOf('accountant')).toBe(before);
});

test('a colleague, a manager of other units and an officer of another company meet nobody', async () => {
  const opened = (actor: typeof officer) => ({
    ...actor,
    grants: actor.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'personnelInformationManagement'] })),
  });
  for (const actor of [actorIn('hrOfficer', 'worker'), opened(actorIn('employee', 'seller')), opened(actorIn('unitManager', 'salesHead', ['sales']))])
    for (const { status } of [
      await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId('hrOfficer')}`),
      await end('hrOfficer', {}, actor),
      await undo('hrOfficer', actor),
      await begin('hrOfficer', {}, actor),
      await transfer('hrOfficer', {}, actor),
    ])
      expect(status).toBe(404);
  expect((await end('hrOfficer', {}, actorIn('employee', 'hrOfficer'))).status).toBe(403);
  for (const { body } of [await end('hrOfficer'), await undo('hrOfficer'), await begin('hrOfficer')]) expect(body.errorCode).toBe('modules/personnel/employment.own');
});
