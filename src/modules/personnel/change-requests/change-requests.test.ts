import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import type { ChainStep } from '#platform/approval/chain.rules.ts';
import { versionsOf, writeChain } from '#platform/approval/chain.store.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { contactErrors } from '#platform/party/contact/contact.errors.ts';
import partyContactMessages from '#platform/party/contact/contact.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { partyErrors } from '#platform/party/party.errors.ts';
import partyMessages from '#platform/party/party.messages.fa.ts';
import { routes as actRoutes } from '#platform/tasks/acts.routes.ts';
import { routes as caseRoutes } from '#platform/tasks/cases.routes.ts';
import taskMessages from '#platform/tasks/tasks.messages.fa.ts';
import { routes as taskRoutes } from '#platform/tasks/tasks.routes.ts';
import { announceProcesses, kindFaults } from '#platform/workflow/registry.server.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { chainStep } from '#testing/chain-step.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, partyId, unitId } from '#testing/organisation.ts';
import { bankingErrors } from '../banking/banking.contract.ts';
import bankingMessages from '../banking/banking.messages.fa.ts';
import { routes as bankingRoutes } from '../banking/banking.routes.ts';
import contactMessages from '../contact/contact.messages.fa.ts';
import { routes as contactRoutes } from '../contact/contact.routes.ts';
import { familyErrors } from '../family/family.contract.ts';
import familyMessages from '../family/family.messages.fa.ts';
import { routes as familyRoutes } from '../family/family.routes.ts';
import { profileErrors } from '../profile/profile.contract.ts';
import profileMessages from '../profile/profile.messages.fa.ts';
import { routes as profileRoutes } from '../profile/profile.routes.ts';
import { changeErrors, MAX_OPEN } from './change-requests.contract.ts';
import messages from './change-requests.messages.fa.ts';
import { changeProcess } from './change-requests.process.ts';
import { routes } from './change-requests.routes.ts';
import pageWords from './change-requests-page.messages.fa.ts';
import processWords from './change-requests-process.messages.fa.ts';

const employee = actorIn('employee', 'seller');
const colleague = actorIn('employee', 'colleague');
const officer = actorIn('hrOfficer', 'hrOfficer');
const elsewhere = actorIn('hrOfficer', 'hrOfficerElsewhere');
const manager = actorIn('unitManager', 'salesHead', ['sales']);
const payroll = actorIn('payrollOfficer', 'payrollOfficer');
const withoutIdentity = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public', 'personal', 'contact'] as const })) };

const PATH = '/rest/s1/hcm/changeRequest';
let testBed: Mounted;

const own = async (actor = employee) => (await testBed.call(actor, 'GET', `${PATH}/own`)).body.rows;
const inbox = (actor = officer, state = 'sent') => testBed.call(actor, 'GET', `${PATH}?state=${state}`);
const open = (requestId: string, actor = officer) => testBed.call(actor, 'GET', `${PATH}/${requestId}`);
const file = async (actor = officer) => (await testBed.call(actor, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('seller')}`)).body;
const phones = async () => (await testBed.call(officer, 'GET', `/rest/s1/hcm/person/tel?partyId=${partyId('seller')}`)).body.rows;
const send = (body: object, actor = employee) => testBed.call(actor, 'POST', PATH, body);
const askFacts = async (values: object, more: object = {}) => send({ kind: 'facts', action: 'change', rowVersion: (await file()).rowVersion, values, ...more });
/** The same word on every field that waits for one. */
const said = (fields: readonly { readonly field: string; readonly follows?: boolean }[], decision: string, reason?: string) =>
  fields.filter(({ follows }) => follows !== true).map(({ field }) => ({ field, decision, ...(reason ? { reason } : {}) }));
const decide = (requestId: string, body: object, actor = officer) => testBed.call(actor, 'POST', `${PATH}/${requestId}/decide`, body);
const codeOf = ({ body }: { body: { errorCode?: string } }) => body.errorCode?.split('.').at(-1);

beforeAll(async () => {
  announceProcesses([{ slice: 'modules/personnel/change-requests', kind: changeProcess }]);
  testBed = await mountSlices(
    { slice: 'modules/personnel/change-requests', routes, messages, errors: [changeErrors] },
    { slice: 'modules/personnel/profile', routes: profileRoutes, messages: profileMessages, errors: [profileErrors] },
    { slice: 'modules/personnel/contact', routes: contactRoutes, messages: contactMessages },
    { slice: 'modules/personnel/banking', routes: bankingRoutes, messages: bankingMessages, errors: [bankingErrors] },
    { slice: 'modules/personnel/family', routes: familyRoutes, messages: familyMessages, errors: [familyErrors] },
    { slice: 'platform/tasks', routes: [...taskRoutes, ...actRoutes, ...caseRoutes], messages: taskMessages, errors: [taskErrors] },
    { slice: 'platform/party', routes: [], messages: partyMessages, errors: [partyErrors] },
    { slice: 'platform/party/contact', routes: [], messages: partyContactMessages, errors: [contactErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
  // recipients are found by the memberships of accounts
  await testBed.database.owner.query(
    `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select gen_random_uuid(), company_id, party_id, 'hr-' || left(party_id::text, 8) || right(party_id::text, 4), '-'
       from person where party_id = any ($1) returning user_id, company_id)
     insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', company_id, '[2021-03-21,)' from made`,
    [[partyId('hrOfficer'), partyId('hrOfficerElsewhere')]],
  );
});
afterAll(() => testBed.close());
beforeEach(async () => {
  for (const table of ['change_request', 'process_instance']) await testBed.database.owner.query(`delete from ${table}`);
});

describe('asking', () => {
  test('keeps what differs, with what follows from it, and changes nothing', async () => {
    const before = await file();
    const { status, body } = await askFacts({ lastName: 'Rezaei', gender: 'N' }, { note: 'new certificate' });
    expect(status).toBe(201);
    const [request] = await own();
    expect(request).toMatchObject({ requestId: body.requestId, kind: 'facts', action: 'change', state: 'sent', note: 'new certificate', deciderName: null });
    expect(request.fields).toContainEqual({ field: 'lastName', old: factsOf('seller').lastName, new: 'Rezaei', decision: null, reason: null });
    // a woman is not included in military service
    expect(request.fields).toContainEqual(expect.objectContaining({ field: 'militaryStateEnumId', new: 'NotIncluded' }));
    expect(await file()).toEqual(before);
    const { rows } = await testBed.database.owner.query(`select entity, action, changes::text from audit_entry where subject_party_id = $1 and record_id = $2`, [
      partyId('seller'),
      body.requestId,
    ]);
    expect(rows.map(({ entity, action }) => [entity, action])).toEqual([['ChangeRequest', 'create']]);
    expect(rows[0].changes).not.toContain('Rezaei');
  });

  test('leaves no readable value in the database', async () => {
    await askFacts({ nationalCode: factsOf('seller').nationalCode, lastName: 'Plainname' });
    const { rows } = await testBed.database.owner.query('select old_value || new_value as both from change_request_field');
    expect(rows.length).toBe(1);
    expect(rows[0].both).not.toContain('Plainname');
  });

  test('is judged by the rules of the record', async () => {
    expect((await askFacts({ birthDate: '2020-01-01' })).body.fields).toEqual({ birthDate: profileMessages.validation.birthRange });
    const phone = { contactMechPurposeId: 'PhoneMobile', contactNumber: '09124440000', fromDate: '2024-01-02' };
    expect((await send({ kind: 'phone', action: 'add', values: { ...phone, thruDate: '2024-01-01' } })).body.fields).toHaveProperty('thruDate');
    expect((await send({ kind: 'phone', action: 'add', values: { ...phone, contactMechPurposeId: 'OrgPhoneMain' } })).body.fields).toHaveProperty('contactMechPurposeId');
    expect((await send({ kind: 'phone', action: 'add', values: phone })).status).toBe(201);
    expect((await own()).map(({ kind }: { kind: string }) => kind)).toEqual(['phone']);
    expect((await phones()).some(({ contactNumber }: { contactNumber: string }) => contactNumber === phone.contactNumber)).toBe(false);
  });

  test('needs something to change, a possible act, and the version that was looked at', async () => {
    expect(codeOf(await askFacts({}))).toBe('nothingAsked');
    expect(codeOf(await send({ kind: 'facts', action: 'remove', values: {} }))).toBe('notPossible');
    expect(codeOf(await send({ kind: 'phone', action: 'change', values: {} }))).toBe('notPossible');
    expect(codeOf(await send({ kind: 'phone', action: 'add', recordId: newId(), values: {} }))).toBe('notPossible');
    expect((await send({ kind: 'phone', action: 'remove', recordId: newId(), values: {} })).status).toBe(404);
    const { rowVersion } = await file();
    expect((await send({ kind: 'facts', action: 'change', rowVersion: rowVersion + 1, values: { lastName: 'X' } })).status).toBe(409);
    expect((await send({ kind: 'bank', action: 'add', values: {} })).status).toBe(400);
    const phone = { contactMechPurposeId: 'PhoneMobile', contactNumber: '09124440000', fromDate: '2024-01-02' };
    expect(codeOf(await send({ kind: 'phone', action: 'add', values: { ...phone, partyId: partyId('colleague') } }))).toBe('notPossible');
    for (const values of [{ rowVersion: 7 }, { faceImage: 'x' }, { personStatusId: 'NotActiveRel' }, { criminalRecord: 'N' }])
      expect(codeOf(await askFacts(values))).toBe('notPossible');
  });

  test('one set for a record at a time, also of sixteen at once; new rows are several, up to a number', async () => {
    const { rowVersion } = await file();
    const at = Array.from({ length: 16 }, (_, index) => send({ kind: 'facts', action: 'change', rowVersion, values: { numberOfKids: null, birthPlace: `Place ${index}` } }));
    const statuses = (await Promise.all(at)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
    const phone = (number: number) =>
      send({ kind: 'phone', action: 'add', values: { contactMechPurposeId: 'PhoneMobile', contactNumber: `0912000${number}`, fromDate: '2024-01-02' } });
    for (let number = 1; number < MAX_OPEN; number++) expect((await phone(1000 + number)).status).toBe(201);
    expect(codeOf(await phone(1999))).toBe('tooManyOpen');
  });

  test('can be taken back by its owner alone, and made anew', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Qom' })).body;
    expect((await testBed.call(colleague, 'POST', `${PATH}/own/${requestId}/withdraw`, {})).status).toBe(404);
    expect((await testBed.call(employee, 'POST', `${PATH}/own/${requestId}/withdraw`, {})).body).toEqual({ state: 'withdrawn' });
    expect(codeOf(await testBed.call(employee, 'POST', `${PATH}/own/${requestId}/withdraw`, {}))).toBe('closed');
    expect(codeOf(await decide(requestId, { recordVersion: 1, fields: said([{ field: 'birthPlace' }], 'accepted') }))).toBe('closed');
    expect((await askFacts({ birthPlace: 'Qom' })).status).toBe(201);
  });

  test('is told to those who may decide on this person, without its values', async () => {
    await testBed.database.owner.query('delete from notification_message');
    await askFacts({ birthPlace: 'Secretplace' });
    const { rows } = await testBed.database.owner.query(
      'select u.party_id, m.subject || m.body as text, m.link from notification_message_user u join notification_message m using (notification_message_id)',
    );
    expect(rows.map(({ party_id }) => party_id)).toEqual([partyId('hrOfficer')]);
    expect(rows[0].text).not.toContain('Secretplace');
    // as a task of theirs
    expect(rows[0].link).toMatch(/^\/TaskPanel\?taskId=/);
  });
});

describe('who hears of it', () => {
  const heard = async (): Promise<string[]> => (await testBed.database.owner.query('select party_id from notification_message_user')).rows.map(({ party_id: one }) => one);
  const join = (person: 'hrOfficerElsewhere' | 'hrOfficer', company: 'holding' | 'subsidiary', group = 'hrOfficer') =>
    testBed.database.owner.query(
      `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, $2, $3, '[2021-03-21,)' from user_account where party_id = $1`,
      [partyId(person), group, companyId(company)],
    );
  const leave = (company: 'holding' | 'subsidiary', person: 'hrOfficerElsewhere' | 'hrOfficer') =>
    testBed.database.owner.query('delete from user_group_member m using user_account a where a.user_id = m.user_id and a.party_id = $1 and m.company_id = $2', [
      partyId(person),
      companyId(company),
    ]);

  test('whoever may decide in the company of the request, though their own file lies in another', async () => {
    await testBed.database.owner.query('delete from notification_message');
    await join('hrOfficerElsewhere', 'holding');
    expect((await askFacts({ birthPlace: 'Semnan' })).status).toBe(201);
    expect((await heard()).sort()).toEqual([partyId('hrOfficer'), partyId('hrOfficerElsewhere')].sort());
    // it lies where its reader reads it
    const { rows } = await testBed.database.owner.query('select company_id from notification_message_user where party_id = $1', [partyId('hrOfficerElsewhere')]);
    expect(rows).toEqual([{ company_id: companyId('subsidiary') }]);
    await leave('holding', 'hrOfficerElsewhere');
  });

  test('whoever decides over all companies hears of those below the one of the group, and of no other', async () => {
    await testBed.database.owner.query('delete from notification_message');
    const worker = actorIn('employee', 'worker');
    await join('hrOfficer', 'holding', 'administrator');
    const phone = { contactMechPurposeId: 'PhoneMobile', contactNumber: '09124440009', fromDate: '2024-01-02' };
    expect((await send({ kind: 'phone', action: 'add', values: phone }, worker)).status).toBe(201);
    expect((await heard()).sort()).toEqual([partyId('hrOfficer'), partyId('hrOfficerElsewhere')].sort());
    await testBed.database.owner.query(`delete from user_group_member where user_group_id = 'administrator'`);
  });
});

describe('deciding', () => {
  test('writes what is accepted as an edit of the office, and tells the asker', async () => {
    const before = await file();
    const { requestId } = (await askFacts({ birthPlace: 'Shiraz', lastName: 'Refused' })).body;
    const { body } = await open(requestId);
    expect(body).toMatchObject({ mayDecide: true, isGone: false, hiddenCount: 0, recordVersion: before.rowVersion });
    const fields = [...said([{ field: 'birthPlace' }], 'accepted'), ...said([{ field: 'lastName' }], 'refused', 'no proof')];
    expect((await decide(requestId, { recordVersion: body.recordVersion, fields, note: 'thanks' })).body).toEqual({ state: 'decided', accepted: 1, refused: 1 });
    expect(await file()).toMatchObject({ birthPlace: 'Shiraz', lastName: before.lastName, rowVersion: before.rowVersion + 1 });
    const { rows } = await testBed.database.owner.query(
      `select entity, action, party_id from audit_entry where subject_party_id = $1 and entity = 'Person' order by audit_id desc limit 1`,
      [partyId('seller')],
    );
    expect(rows).toEqual([{ entity: 'Person', action: 'update', party_id: partyId('hrOfficer') }]);
    const [request] = await own();
    expect(request).toMatchObject({ state: 'decided', decisionNote: 'thanks', deciderName: `${factsOf('hrOfficer').firstName} ${factsOf('hrOfficer').lastName}` });
    expect(request.fields.map(({ field, decision, reason }: Record<string, string>) => [field, decision, reason]).sort()).toEqual([
      ['birthPlace', 'accepted', null],
      ['lastName', 'refused', 'no proof'],
    ]);
    const told = await testBed.database.owner.query(
      `select from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 and m.color = 'warning'`,
      [partyId('seller')],
    );
    expect(told.rowCount).toBe(1);
    expect((await inbox(officer, 'decided')).body.rows[0]).toMatchObject({ requestId, fieldCount: 2, acceptedCount: 1 });
  });

  test('of rows adds, changes and removes them', async () => {
    const values = { contactMechPurposeId: 'PhoneMobile', contactNumber: '09121110000', fromDate: '2024-01-02' };
    const added = (await send({ kind: 'phone', action: 'add', values })).body;
    const asked = (await open(added.requestId)).body;
    expect(asked).toMatchObject({ recordVersion: null, isGone: false });
    expect((await decide(added.requestId, { recordVersion: null, fields: said(asked.fields, 'accepted') })).status).toBe(200);
    const [row] = (await phones()).filter(({ contactNumber }: { contactNumber: string }) => contactNumber === values.contactNumber);
    expect(row.fromDate).toBe('2024-01-02');

    const wanted = { ...values, contactNumber: '09122220000', fromDate: '2026-02-01' };
    const changed = (await send({ kind: 'phone', action: 'change', recordId: row.id, rowVersion: row.rowVersion, values: wanted })).body;
    const change = (await open(changed.requestId)).body;
    // the day is that of what changes, and nobody decides on it by itself
    expect(change.fields).toMatchObject([
      { field: 'contactNumber', follows: false },
      { field: 'fromDate', old: '2024-01-02', new: '2026-02-01', follows: true },
    ]);
    await decide(changed.requestId, { recordVersion: row.rowVersion, fields: said(change.fields, 'accepted') });
    const on = async (day: string) =>
      (await testBed.call(officer, 'GET', `/rest/s1/hcm/person/tel?partyId=${partyId('seller')}&asOf=${day}`)).body.rows.map(
        ({ contactNumber }: { contactNumber: string }) => contactNumber,
      );
    expect(await on('2026-01-31')).toContain('09121110000');
    expect(await on('2026-01-31')).not.toContain('09122220000');
    expect(await on('2026-02-01')).toContain('09122220000');
    const [next] = (await phones()).filter(({ id }: { id: string }) => id === row.id);
    expect(next).toMatchObject({ contactNumber: '09121110000', fromDate: '2024-01-02', thruDate: '2026-01-31', rowVersion: row.rowVersion + 1 });

    const removed = (await send({ kind: 'phone', action: 'remove', recordId: row.id, values: {} })).body;
    const removal = (await open(removed.requestId)).body;
    const [first, ...rest] = removal.fields;
    expect(codeOf(await decide(removed.requestId, { recordVersion: next.rowVersion, fields: [...said([first], 'refused', 'why'), ...said(rest, 'accepted')] }))).toBe('notWhole');
    expect((await decide(removed.requestId, { recordVersion: next.rowVersion, fields: said(removal.fields, 'accepted') })).status).toBe(200);
    expect((await phones()).some(({ id }: { id: string }) => id === row.id)).toBe(false);
  });

  test('of an account keeps the number sealed, judges it, and hides it from who lacks the class bank', async () => {
    const iban = makeSheba('012', '77'.padStart(19, '0'));
    const values = { paymentMethodPurposeEnumId: 'PmpPriamryAccont', iban, branchCode: '1402', ownerFirstName: 'Sara', ownerLastName: 'Ahmadi', fromDate: '2026-01-01' };
    expect((await send({ kind: 'account', action: 'add', values: { ...values, iban: 'IR820540102680020817909003' } })).body.fields).toHaveProperty('iban');
    const { requestId } = (await send({ kind: 'account', action: 'add', values })).body;
    const unsighted = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: grant.classes.filter((one) => one !== 'bank') })) };
    // to them nobody has an account, nor has asked for one
    expect((await open(requestId, unsighted)).status).toBe(404);
    expect((await inbox(unsighted)).body.rows).not.toContainEqual(expect.objectContaining({ requestId }));
    const { fields } = (await open(requestId)).body;
    expect((await decide(requestId, { recordVersion: null, fields: said(fields, 'accepted') }, unsighted)).status).toBe(404);
    // the bank follows from the Sheba and is no question of its own
    expect(fields.map(({ field }: { field: string }) => field)).not.toContain('bankId');
    expect((await decide(requestId, { recordVersion: null, fields: said(fields, 'accepted') })).status).toBe(200);
    const { rows } = (await testBed.call(officer, 'GET', `/rest/s1/hcm/person/bankAccount?partyId=${partyId('seller')}`)).body;
    expect(rows).toContainEqual(expect.objectContaining({ iban, bankId: '012' }));
  });

  test('of a relative accepts some fields of a new row, and needs those without which there is none', async () => {
    const values = { relationshipTypeEnumId: 'Spouse', firstName: 'Sara', lastName: 'Ahmadi', gender: 'N', birthDate: '1990-03-21', weddingDate: '2015-06-01', birthPlace: 'Qom' };
    const { requestId } = (await send({ kind: 'family', action: 'add', values })).body;
    const { fields } = (await open(requestId)).body;
    const waiting = fields.filter(({ follows }: { follows: boolean }) => !follows);
    const but = (name: string) => waiting.map(({ field }: { field: string }) => (field === name ? { field, decision: 'refused', reason: 'no' } : { field, decision: 'accepted' }));
    expect((await decide(requestId, { recordVersion: null, fields: but('lastName') })).body.fields).toHaveProperty('lastName');
    expect((await decide(requestId, { recordVersion: null, fields: but('birthPlace') })).body).toMatchObject({ refused: 1 });
    const { rows } = (await testBed.call(officer, 'GET', `/rest/s1/hcm/person/family?partyId=${partyId('seller')}`)).body;
    expect(rows).toMatchObject([{ firstName: 'Sara', weddingDate: '2015-06-01', birthPlace: null, militaryStateEnumId: 'NotIncluded' }]);
  });

  test('on what follows from other fields nobody says a word: it goes with them', async () => {
    const { requestId } = (await askFacts({ gender: 'N', birthPlace: 'Ardabil' })).body;
    const { recordVersion, fields } = (await open(requestId)).body;
    const follows = (name: string) => fields.find(({ field }: { field: string }) => field === name).follows;
    expect([follows('gender'), follows('birthPlace'), follows('militaryStateEnumId')]).toEqual([false, false, true]);
    expect(codeOf(await decide(requestId, { recordVersion, fields: fields.map(({ field }: { field: string }) => ({ field, decision: 'accepted' })) }))).toBe('notWhole');
    const but = [...said([{ field: 'birthPlace' }], 'accepted'), ...said([{ field: 'gender' }], 'refused', 'no proof')];
    expect((await decide(requestId, { recordVersion, fields: but })).body).toEqual({ state: 'decided', accepted: 1, refused: 2 });
    const outcome = async () => Object.fromEntries((await own())[0].fields.map(({ field, decision }: { field: string; decision: string }) => [field, decision]));
    expect(await outcome()).toEqual({ gender: 'refused', birthPlace: 'accepted', militaryStateEnumId: 'refused' });
    expect((await file()).militaryStateEnumId).not.toBe('NotIncluded');

    const again = (await askFacts({ gender: 'N' })).body;
    const second = (await open(again.requestId)).body;
    expect((await decide(again.requestId, { recordVersion: second.recordVersion, fields: said(second.fields, 'accepted') })).status).toBe(200);
    expect(await outcome()).toEqual({ gender: 'accepted', militaryStateEnumId: 'accepted' });
    expect(await file()).toMatchObject({ gender: 'N', militaryStateEnumId: 'NotIncluded' });
    await testBed.call(officer, 'PUT', `/rest/s1/hcm/entity/Person/${partyId('seller')}`, { rowVersion: (await file()).rowVersion, gender: 'Y', militaryStateEnumId: 'MilDone' });
  });

  test('needs a word on every field and a reason for each refusal', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Yazd', lastName: 'Other' })).body;
    const { recordVersion } = (await open(requestId)).body;
    const at = (fields: object) => decide(requestId, { recordVersion, fields });
    expect(codeOf(await at(said([{ field: 'birthPlace' }], 'accepted')))).toBe('notWhole');
    expect(codeOf(await at(said([{ field: 'birthPlace' }, { field: 'birthPlace' }], 'accepted')))).toBe('notWhole');
    expect(codeOf(await at(said([{ field: 'birthPlace' }, { field: 'gender' }], 'accepted')))).toBe('notWhole');
    expect(codeOf(await at([...said([{ field: 'birthPlace' }], 'accepted'), ...said([{ field: 'lastName' }], 'refused')]))).toBe('reasonNeeded');
    expect((await own())[0].state).toBe('sent');
  });

  test('on a record that has moved needs another look, and shows what stands now', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Tabriz' })).body;
    const { body: first } = await open(requestId);
    await testBed.call(officer, 'PUT', `/rest/s1/hcm/entity/Person/${partyId('seller')}`, { rowVersion: first.recordVersion, birthPlace: 'Ahvaz' });
    expect(codeOf(await decide(requestId, { recordVersion: first.recordVersion, fields: said(first.fields, 'accepted') }))).toBe('moved');
    const { body: second } = await open(requestId);
    expect(second.fields).toEqual([expect.objectContaining({ field: 'birthPlace', now: 'Ahvaz', new: 'Tabriz' })]);
    expect(second.fields[0].old).not.toBe('Ahvaz');
    expect((await decide(requestId, { recordVersion: second.recordVersion, fields: said(second.fields, 'accepted') })).status).toBe(200);
    expect((await file()).birthPlace).toBe('Tabriz');
  });

  test('of several at once happens once', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Kerman' })).body;
    const { body } = await open(requestId);
    const answers = await Promise.all([1, 2, 3, 4].map(() => decide(requestId, { recordVersion: body.recordVersion, fields: said(body.fields, 'accepted') })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await file()).rowVersion).toBe(body.recordVersion + 1);
  });

  test('a row that is gone can only be refused', async () => {
    const values = { contactMechPurposeId: 'PhoneMobile', contactNumber: '09123330000', fromDate: '2024-01-02' };
    const row = (await testBed.call(officer, 'POST', '/rest/s1/hcm/person/tel', { ...values, partyId: partyId('seller') })).body;
    const { requestId } = (
      await send({ kind: 'phone', action: 'change', recordId: row.id, rowVersion: 1, values: { ...values, contactNumber: '09123330001', fromDate: '2026-02-01' } })
    ).body;
    await testBed.call(officer, 'DELETE', `/rest/s1/hcm/person/tel/${row.id}`);
    const { body } = await open(requestId);
    expect(body).toMatchObject({ isGone: true, recordVersion: null });
    expect(codeOf(await decide(requestId, { recordVersion: null, fields: said(body.fields, 'accepted') }))).toBe('gone');
    expect((await decide(requestId, { recordVersion: null, fields: said(body.fields, 'refused', 'gone') })).status).toBe(200);
  });
});

describe('of a row with days', () => {
  const values = { contactMechPurposeId: 'PhoneHome', areaCode: '021', contactNumber: '88001100', fromDate: '2020-01-01', thruDate: null };
  const rowOf = async (id: string) => (await phones()).find((one: { id: string }) => one.id === id);
  const lay = async () => {
    await testBed.database.owner.query(`delete from telecom_number where party_id = $1 and contact_mech_purpose_id = 'PhoneHome'`, [partyId('seller')]);
    return (await testBed.call(officer, 'POST', '/rest/s1/hcm/person/tel', { ...values, partyId: partyId('seller') })).body.id as string;
  };
  const ask = (recordId: string, action: string, more: object, note?: string) =>
    send({ kind: 'phone', action, recordId, rowVersion: 1, values: { ...values, ...more }, ...(note === undefined ? {} : { note }) });
  const accept = async (requestId: string, actor = officer) => {
    const { fields, recordVersion } = (await open(requestId)).body;
    return decide(requestId, { recordVersion, fields: said(fields, 'accepted') }, actor);
  };

  test('a change that is accepted in part counts from its day on all the same', async () => {
    const id = await lay();
    const { requestId } = (await ask(id, 'change', { areaCode: '026', contactNumber: '88002200', fromDate: '2026-03-01' })).body;
    const { fields } = (await open(requestId)).body;
    const but = fields.flatMap(({ field, follows }: { field: string; follows: boolean }) =>
      follows ? [] : [field === 'areaCode' ? { field, decision: 'refused', reason: 'no' } : { field, decision: 'accepted' }],
    );
    expect((await decide(requestId, { recordVersion: 1, fields: but })).body).toEqual({ state: 'decided', accepted: 2, refused: 1 });
    expect(await rowOf(id)).toMatchObject({ contactNumber: '88001100', thruDate: '2026-02-28' });
    expect(await phones()).toContainEqual(expect.objectContaining({ areaCode: '021', contactNumber: '88002200', fromDate: '2026-03-01', thruDate: null }));
  });

  test('a change from its first day is asked for as what it is, a correction', async () => {
    const id = await lay();
    expect((await ask(id, 'change', { contactNumber: '88002200' })).body.fields).toEqual({ fromDate: partMessages.errors.pastKept });
    expect(codeOf(await ask(id, 'correct', { contactNumber: '88002200' }))).toBe('noteNeeded');
    expect(codeOf(await send({ kind: 'facts', action: 'correct', values: { lastName: 'Other' }, note: 'why' }))).toBe('notPossible');
    const { requestId } = (await ask(id, 'correct', { contactNumber: '88002200' }, 'a digit was misread')).body;
    expect((await open(requestId)).body).toMatchObject({ action: 'correct', fields: [{ field: 'contactNumber', old: '88001100', new: '88002200' }] });
    const may = ['personnelInformationManagement/changeRequests', 'personnelInformationManagement/searchPersonnelList/editPersonnel/contact'];
    const clerk = (...acts: string[]) => ({
      ...officer,
      grants: officer.grants.map((grant) => ({ ...grant, permissions: [may[0] ?? '', ...acts.map((act) => `${may[1]}/${act}`)] })),
    });
    expect((await accept(requestId, clerk('observe', 'add', 'edit', 'delete'))).status).toBe(403);
    expect(await rowOf(id)).toMatchObject({ contactNumber: '88001100' });
    expect((await accept(requestId)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ contactNumber: '88002200', fromDate: '2020-01-01', thruDate: null });
    const trace = await testBed.database.owner.query(`select changes from audit_entry where record_id = $1 and action = 'update'`, [id]);
    expect(trace.rows).toMatchObject([{ changes: { correctionReason: [null, 'a digit was misread'] } }]);

    const removal = (await ask(id, 'remove', {})).body.requestId;
    expect((await accept(removal, clerk('observe', 'add', 'edit', 'delete'))).body.messages).toBe(partMessages.errors.mayNotCorrect);
    expect((await accept(removal, clerk('observe', 'correct', 'delete'))).status).toBe(200);
  });
});

describe('whose it is', () => {
  test('nobody but the owner and the office of the company sees it, or that it is', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Rasht' })).body;
    const { recordVersion, fields } = (await open(requestId)).body;
    const accepting = { recordVersion, fields: said(fields, 'accepted') };
    const nobody = await open(newId(), elsewhere);
    expect([(await open(requestId, elsewhere)).status, nobody.status]).toEqual([404, 404]);
    expect(codeOf(await open(requestId, elsewhere))).toBe(codeOf(nobody));
    expect((await inbox(elsewhere)).body).toEqual({ rows: [], count: 0 });
    expect((await decide(requestId, accepting, elsewhere)).status).toBe(404);
    expect((await open("' or true --")).status).toBeGreaterThanOrEqual(400);
    for (const actor of [colleague, manager, payroll]) {
      expect((await open(requestId, actor)).status).toBe(403);
      expect((await inbox(actor)).status).toBe(403);
      expect((await decide(requestId, accepting, actor)).status).toBe(403);
    }
    expect(await own(colleague)).toEqual([]);
    expect((await inbox()).body.rows.map((row: { requestId: string }) => row.requestId)).toEqual([requestId]);
    expect(httpErrors.is(nobody.body, 'notFound')).toBe(true);
  });

  test('nobody learns by asking whose code it is: the office is told, when it accepts', async () => {
    const { status, body } = await askFacts({ nationalCode: factsOf('director').nationalCode });
    expect(status).toBe(201);
    const { requestId } = body;
    const { recordVersion, fields } = (await open(requestId)).body;
    expect(fields).toMatchObject([{ field: 'nationalCode', new: factsOf('director').nationalCode }]);
    expect(codeOf(await decide(requestId, { recordVersion, fields: said(fields, 'accepted') }))).toBe('codeTaken');
    expect((await decide(requestId, { recordVersion, fields: said(fields, 'refused', 'no') })).status).toBe(200);
  });

  test('who lacks a class sees nothing of such fields and cannot decide on them', async () => {
    const { requestId } = (await askFacts({ fatherName: 'Hidden', birthPlace: 'Seen' })).body;
    const { body } = await open(requestId, withoutIdentity);
    expect(body).toMatchObject({ hiddenCount: 1, mayDecide: false });
    expect(JSON.stringify(body)).not.toContain('Hidden');
    const fields = said([{ field: 'birthPlace' }, { field: 'fatherName' }], 'accepted');
    expect(codeOf(await decide(requestId, { recordVersion: body.recordVersion, fields }, withoutIdentity))).toBe('hidden');
  });

  test('nobody decides on the own request', async () => {
    const { rowVersion } = (await testBed.call(officer, 'GET', `/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('hrOfficer')}`)).body;
    const asking = { ...officer, grants: [...officer.grants, ...actorIn('employee', 'hrOfficer').grants] };
    const { requestId } = (await send({ kind: 'facts', action: 'change', rowVersion, values: { birthPlace: 'Own' } }, asking)).body;
    expect((await open(requestId, asking)).body.mayDecide).toBe(false);
    expect(codeOf(await decide(requestId, { recordVersion: rowVersion, fields: said([{ field: 'birthPlace' }], 'accepted') }, asking))).toBe('ownRequest');
  });

  test('who may decide but not edit such a record writes nothing', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Nowhere' })).body;
    const decider = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, permissions: ['personnelInformationManagement/changeRequests'] })) };
    const { body } = await open(requestId, decider);
    expect(body.mayDecide).toBe(false);
    expect((await decide(requestId, { recordVersion: body.recordVersion, fields: said(body.fields, 'accepted') }, decider)).status).toBe(403);
    expect((await file()).birthPlace).not.toBe('Nowhere');
  });
});

test('the process is sound, with and without approvers in its chain', () => {
  expect(kindFaults(changeProcess)).toEqual([]);
});

const factsTitle = pageWords.kinds.facts;
const accountId = async () => (await testBed.call(officer, 'GET', `/rest/s1/hcm/person/bankAccount?partyId=${partyId('seller')}`)).body.rows[0]?.id;
const TASKS = '/rest/s1/hcm/process';
const director = actorIn('unitManager', 'director', ['head']);
const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await testBed.database.owner.query<T>(text, [...values])).rows;
const tasksOf = async (actor: typeof employee) =>
  (await testBed.call(actor, 'GET', `${TASKS}/task`)).body._embedded.task as readonly { id: string; taskDefinitionKey: string; subject: string; processInstanceId: string }[];
/** The one task of somebody, with what its form shows. */
const taskOf = async (actor: typeof employee) => {
  const [task] = await tasksOf(actor);
  return task === undefined ? undefined : { ...task, data: (await testBed.call(actor, 'GET', `${TASKS}/task/${task.id}`)).body.data };
};
const answerTo = (actor: typeof employee, taskId: string | undefined, outcome: string, values: object = {}, comment = 'because') =>
  testBed.call(actor, 'POST', `${TASKS}/form`, {
    taskId,
    variables: Object.fromEntries(Object.entries({ outcome, comment, ...values }).map(([name, value]) => [name, { value }])),
  });
/** Says the same to every field that the task shows as waiting. */
const sayAll = async (actor: typeof employee, outcome = 'accept', decision = 'accepted', reason?: string) => {
  const task = await taskOf(actor);
  const waiting = task?.data.fields.filter((one: { decision: string | null }) => one.decision === null) ?? [];
  return answerTo(actor, task?.id, outcome, { recordVersion: task?.data.recordVersion, fields: said(waiting, decision, reason) });
};
const stepsOf = (requestId: string) =>
  rows<{ sequence: number; state: string; by: string | null; isLevel: boolean; decisions: string[] | null }>(
    `select s.sequence, s.state, s.decided_by as by, s.level_id is not null as "isLevel",
       (select array_agg(f.field || ' ' || d.decision order by f.field) from change_request_decision d join change_request_field f using (change_request_field_id) where d.change_request_step_id = s.change_request_step_id) as decisions
     from change_request_step s where s.change_request_id = $1 order by s.sequence`,
    requestId,
  );
const statusOfCase = async (requestId: string) =>
  (await rows<{ status: string }>('select status from process_instance where record_id = $1', requestId)).map(({ status }) => status);

describe('the case of a request', () => {
  beforeEach(() => rows('delete from process_instance'));

  test('waits for the office, in whose inbox it stands, and ends with the decision by either call', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Arak' })).body;
    const task = await taskOf(officer);
    expect(task).toMatchObject({ taskDefinitionKey: 'office', subject: processWords.subject({ title: factsTitle }) });
    expect(task?.data).toMatchObject({ requestId, mayDecide: true, hiddenCount: 0, fields: [{ field: 'birthPlace', new: 'Arak' }] });
    expect(await own()).toMatchObject([{ instanceId: task?.processInstanceId, standing: expect.stringContaining(processWords.steps.office) }]);
    expect((await sayAll(officer, 'decide')).status).toBe(200);
    expect((await file()).birthPlace).toBe('Arak');
    expect(await own()).toMatchObject([{ state: 'decided', standing: null, decisionNote: 'because' }]);
    expect(await statusOfCase(requestId)).toEqual(['completed']);

    const second = (await askFacts({ birthPlace: 'Ilam' })).body.requestId;
    const { recordVersion, fields } = (await open(second)).body;
    expect((await decide(second, { recordVersion, fields: said(fields, 'accepted') })).status).toBe(200);
    expect(await statusOfCase(second)).toEqual(['completed']);
    expect(await tasksOf(officer)).toEqual([]);
  });

  test('both calls at once: one of them decides', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Bam' })).body;
    const { recordVersion, fields } = (await open(requestId)).body;
    const task = await taskOf(officer);
    const decisions = { recordVersion, fields: said(fields, 'accepted') };
    const answers = await Promise.all([
      decide(requestId, decisions),
      answerTo(officer, task?.id, 'decide', decisions),
      decide(requestId, decisions),
      answerTo(officer, task?.id, 'decide', decisions),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await file()).rowVersion).toBe(recordVersion + 1);
  });

  test('a record that has moved needs another look in the inbox too', async () => {
    await askFacts({ birthPlace: 'Babol' });
    const task = await taskOf(officer);
    const version = task?.data.recordVersion;
    await testBed.call(officer, 'PUT', `/rest/s1/hcm/entity/Person/${partyId('seller')}`, { rowVersion: version, birthPlace: 'Amol' });
    expect(codeOf(await answerTo(officer, task?.id, 'decide', { recordVersion: version, fields: said(task?.data.fields, 'accepted') }))).toBe('moved');
    expect((await sayAll(officer, 'decide')).status).toBe(200);
  });

  test('nobody in the office is found for it: whoever holds the key decides, and the case is over', async () => {
    await rows(`update user_account set disabled = 'Y' where party_id = $1`, partyId('hrOfficer'));
    const { requestId } = (await askFacts({ birthPlace: 'Sari' })).body;
    await rows(`update user_account set disabled = 'N' where party_id = $1`, partyId('hrOfficer'));
    expect(await rows('select from process_incident')).toHaveLength(1);
    const { recordVersion, fields, mayDecide } = (await open(requestId)).body;
    expect(mayDecide).toBe(true);
    expect((await decide(requestId, { recordVersion, fields: said(fields, 'accepted') })).status).toBe(200);
    expect(await statusOfCase(requestId)).toEqual(['completed']);
  });

  test('an office in another company has it too, and decides in either place', async () => {
    await rows(
      `insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'hrOfficer', $2, '[2021-03-21,)' from user_account where party_id = $1`,
      partyId('hrOfficerElsewhere'),
      companyId('holding'),
    );
    const home = companyId('holding');
    const working = { ...elsewhere, companyId: home, companyIds: [home], grants: elsewhere.grants.map((grant) => ({ ...grant, companyId: home })) };
    await askFacts({ birthPlace: 'Qazvin' });
    expect((await taskOf(working))?.data).toMatchObject({ mayDecide: true, fields: [{ field: 'birthPlace', new: 'Qazvin' }] });
    expect(await tasksOf(elsewhere)).toEqual([]);
    expect((await sayAll(working, 'decide')).status).toBe(200);
    expect((await file()).birthPlace).toBe('Qazvin');
    await rows('delete from user_group_member m using user_account a where a.user_id = m.user_id and a.party_id = $1 and m.company_id = $2', partyId('hrOfficerElsewhere'), home);
  });

  test('one from before there were cases is decided, and taken back, without one', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Khoy' })).body;
    await rows('delete from process_instance');
    expect(await own()).toMatchObject([{ requestId, instanceId: null, standing: null }]);
    const { recordVersion, fields, mayDecide } = (await open(requestId)).body;
    expect(mayDecide).toBe(true);
    expect((await decide(requestId, { recordVersion, fields: said(fields, 'accepted') })).body).toEqual({ state: 'decided', accepted: 1, refused: 0 });
    expect((await file()).birthPlace).toBe('Khoy');
    const second = (await askFacts({ birthPlace: 'Maku' })).body.requestId;
    await rows('delete from process_instance');
    expect((await testBed.call(employee, 'POST', `${PATH}/own/${second}/withdraw`, {})).body).toEqual({ state: 'withdrawn' });
  });
});

describe('with a chain of two', () => {
  const byManager: ChainStep = { ...chainStep, verLevelCriteriaEnumId: 'VLCRoleInProcess', roleInProcessEnumId: 'RipManager', actions: ['ActReject', 'ActModify'] };
  const day = '2026-05-10';
  const general = { companyId: companyId('holding'), processType: 'InfoChange', kindId: null };
  const chain = (...steps: readonly Partial<ChainStep>[]) =>
    writing(testBed.database.pool, systemActor('test', [companyId('holding')]), async (tx) => {
      const [counting] = await versionsOf(tx, general, day);
      const whole = steps.map((one, at) => ({ ...byManager, sequence: at + 1, ...one }));
      await writeChain(tx, { ...general, fromDate: day, steps: whole }, counting, newId);
    });
  const two = (): readonly Partial<ChainStep>[] => [
    {},
    { verLevelCriteriaEnumId: 'VLCRoleInUnit', roleInProcessEnumId: null, organizationPartyId: unitId('head'), roleTypeId: 'OrgRManager' },
  ];

  beforeAll(async () => {
    await rows(`update empl_position_party set role_type_id = 'OrgRManager' where party_id = any ($1::uuid[])`, [partyId('director'), partyId('salesHead')]);
    await rows(
      `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select party_id, company_id, party_id, 'chain-' || party_id, '-' from person where party_id = any ($1::uuid[]) returning user_id, company_id)
       insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'unitManager', company_id, '[2021-03-21,)' from made`,
      [partyId('director'), partyId('salesHead')],
    );
    await rows(
      `insert into user_account (user_id, company_id, party_id, username, password_hash) select party_id, company_id, party_id, 'seller', '-' from person where party_id = $1`,
      partyId('seller'),
    );
  });
  beforeEach(async () => {
    await rows('delete from process_instance');
    await chain(...two());
  });

  test('both accept, the office comes last and alone writes; nobody says a word on what they may not see', async () => {
    const before = await file();
    const { requestId } = (await askFacts({ birthPlace: 'Tabas', lastName: 'Chained' })).body;
    const first = await taskOf(manager);
    expect(first?.data).toMatchObject({ kind: 'facts', hiddenCount: 1, mayDecide: true, mayRefuse: true, fields: [{ field: 'lastName', old: before.lastName, new: 'Chained' }] });
    expect(JSON.stringify(first)).not.toContain('Tabas');
    const forged = said([{ field: 'birthPlace' }, { field: 'lastName' }], 'accepted');
    expect(codeOf(await answerTo(manager, first?.id, 'accept', { recordVersion: first?.data.recordVersion, fields: forged }))).toBe('notWhole');
    expect(codeOf(await answerTo(manager, first?.id, 'accept'))).toBe('notWhole');
    expect(await tasksOf(officer)).toEqual([]);
    expect((await open(requestId)).body).toMatchObject({ mayDecide: false, isElsewhere: true });
    const { recordVersion, fields } = (await open(requestId)).body;
    expect(codeOf(await decide(requestId, { recordVersion, fields: said(fields, 'accepted') }))).toBe('notYet');
    expect((await sayAll(manager)).status).toBe(200);
    // accepted once is not accepted
    expect((await own())[0].fields.map(({ decision }: { decision: string | null }) => decision)).toEqual([null, null]);
    expect((await sayAll(director)).status).toBe(200);
    expect(await file()).toEqual(before);
    expect((await open(requestId)).body).toMatchObject({ mayDecide: true, isElsewhere: false });
    expect((await decide(requestId, { recordVersion, fields: said(fields, 'accepted') })).body).toEqual({ state: 'decided', accepted: 2, refused: 0 });
    expect(await file()).toMatchObject({ birthPlace: 'Tabas', lastName: 'Chained' });
    expect(await stepsOf(requestId)).toEqual([
      { sequence: 1, state: 'done', by: partyId('salesHead'), isLevel: true, decisions: ['lastName accepted'] },
      { sequence: 2, state: 'done', by: partyId('director'), isLevel: true, decisions: ['lastName accepted'] },
      { sequence: 3, state: 'done', by: partyId('hrOfficer'), isLevel: false, decisions: ['birthPlace accepted', 'lastName accepted'] },
    ]);
    const { rows: audit } = await testBed.database.owner.query(
      `select party_id from audit_entry where subject_party_id = $1 and entity = 'Person' order by audit_id desc limit 1`,
      [partyId('seller')],
    );
    expect(audit).toEqual([{ party_id: partyId('hrOfficer') }]);
  });

  test('what one refuses is refused, whatever the others say of the rest', async () => {
    const { requestId } = (await askFacts({ firstName: 'Refused', lastName: 'Taken' })).body;
    const task = await taskOf(manager);
    const at = (fields: object) => answerTo(manager, task?.id, 'accept', { recordVersion: task?.data.recordVersion, fields });
    expect(codeOf(await at([...said([{ field: 'firstName' }], 'refused'), ...said([{ field: 'lastName' }], 'accepted')]))).toBe('reasonNeeded');
    expect(codeOf(await at(said([{ field: 'firstName' }, { field: 'lastName' }], 'refused', 'no')))).toBe('nothingLeft');
    expect((await at([...said([{ field: 'firstName' }], 'refused', 'no card'), ...said([{ field: 'lastName' }], 'accepted')])).status).toBe(200);
    const second = await taskOf(director);
    expect(second?.data.fields).toMatchObject([
      { field: 'firstName', decision: 'refused', reason: 'no card' },
      { field: 'lastName', decision: null },
    ]);
    expect(codeOf(await answerTo(director, second?.id, 'accept', { recordVersion: second?.data.recordVersion, fields: said(second?.data.fields, 'accepted') }))).toBe('moved');
    expect((await sayAll(director)).status).toBe(200);
    expect((await sayAll(officer, 'decide')).status).toBe(200);
    expect(await file()).toMatchObject({ firstName: factsOf('seller').firstName, lastName: 'Taken' });
    expect((await own())[0].fields.map(({ field, decision, reason }: Record<string, string>) => [field, decision, reason])).toEqual([
      ['firstName', 'refused', 'no card'],
      ['lastName', 'accepted', null],
    ]);
    expect((await inbox(officer, 'decided')).body.rows[0]).toMatchObject({ requestId, fieldCount: 2, acceptedCount: 1 });
  });

  test('a refusal of the whole ends it, of those who see all of it; the asker is told', async () => {
    const { requestId } = (await askFacts({ birthPlace: 'Unseen', lastName: 'Refused' })).body;
    expect(codeOf(await answerTo(manager, (await taskOf(manager))?.id, 'reject'))).toBe('hidden');
    await testBed.call(employee, 'POST', `${PATH}/own/${requestId}/withdraw`, {});
    await rows('delete from notification_message');
    const second = (await askFacts({ lastName: 'Refused' })).body.requestId;
    expect((await answerTo(manager, (await taskOf(manager))?.id, 'reject', {}, 'not this year')).status).toBe(200);
    expect((await own())[0]).toMatchObject({ requestId: second, state: 'decided', decisionNote: 'not this year', fields: [{ decision: 'refused', reason: 'not this year' }] });
    expect(await stepsOf(second)).toMatchObject([
      { state: 'done', by: partyId('salesHead') },
      { state: 'dropped', by: null },
    ]);
    expect(
      await rows(
        `select from notification_message_user u join notification_message m using (notification_message_id) where u.party_id = $1 and m.color = 'danger'`,
        partyId('seller'),
      ),
    ).toHaveLength(1);
    expect([await tasksOf(director), await tasksOf(officer)]).toEqual([[], []]);
  });

  test('sent back it is put right by the asker, judged anew, and begins anew', async () => {
    const { requestId } = (await askFacts({ firstName: 'Kept', birthDate: '1990-03-21' })).body;
    expect((await sayAll(manager)).status).toBe(200);
    expect((await answerTo(director, (await taskOf(director))?.id, 'modify', {}, 'which day?')).status).toBe(200);
    const task = await taskOf(employee);
    expect(task).toMatchObject({ taskDefinitionKey: 'correct', data: { values: { firstName: 'Kept', birthDate: '1990-03-21' }, note: null, because: 'which day?' } });
    expect((await answerTo(employee, task?.id, 'resubmit', { values: { birthDate: '2020-01-01' } })).body.fields).toHaveProperty(['variables.birthDate']);
    expect(codeOf(await answerTo(employee, task?.id, 'resubmit', { values: { faceImage: 'x' } }))).toBe('notPossible');
    expect((await answerTo(employee, task?.id, 'resubmit', { values: { birthDate: '1990-04-01' }, note: 'as in the card' })).status).toBe(200);
    expect(await own()).toMatchObject([{ requestId, state: 'sent', note: 'as in the card' }]);
    expect((await own())[0].fields.map(({ field, new: wanted }: Record<string, string>) => [field, wanted])).toEqual([
      ['firstName', 'Kept'],
      ['birthDate', '1990-04-01'],
    ]);
    expect(await stepsOf(requestId)).toMatchObject([{ sequence: 1, state: 'waiting' }]);
    expect((await sayAll(manager)).status).toBe(200);
    expect((await sayAll(director)).status).toBe(200);
    // the office may send it back as well, and the asker give it up
    expect((await answerTo(officer, (await taskOf(officer))?.id, 'modify', {}, 'still not')).status).toBe(200);
    expect((await open(requestId)).body).toMatchObject({ mayDecide: false, isElsewhere: true });
    expect((await answerTo(employee, (await taskOf(employee))?.id, 'withdraw')).status).toBe(200);
    expect((await own())[0].state).toBe('withdrawn');
    expect(await statusOfCase(requestId)).toEqual(['completed']);
  });

  test('taken back in between, nothing waits for anybody', async () => {
    const { requestId } = (await askFacts({ lastName: 'Gone' })).body;
    const task = await taskOf(manager);
    expect((await testBed.call(employee, 'POST', `${PATH}/own/${requestId}/withdraw`, {})).body).toEqual({ state: 'withdrawn' });
    expect(codeOf(await answerTo(manager, task?.id, 'accept', { recordVersion: task?.data.recordVersion, fields: said(task?.data.fields, 'accepted') }))).toBe('dropped');
    expect([await statusOfCase(requestId), (await own())[0].state]).toEqual([['cancelled'], 'withdrawn']);
    // and by the call of /tasks
    const second = (await askFacts({ lastName: 'Gone' })).body.requestId;
    const { instanceId } = (await own())[0];
    expect((await testBed.call(employee, 'POST', `${TASKS}/instance/${instanceId}/withdraw`, { comment: null })).status).toBe(200);
    expect((await own())[0]).toMatchObject({ requestId: second, state: 'withdrawn' });
    expect((await askFacts({ lastName: 'Again' })).status).toBe(201);
  });

  test('nobody approves the own request, though the chain names them', async () => {
    await chain({ roleInProcessEnumId: 'RipSubject' });
    await askFacts({ lastName: 'Myself' });
    expect(await taskOf(employee)).toBeUndefined();
    const task = await taskOf(officer);
    expect(codeOf(await answerTo(employee, task?.id, 'accept', { recordVersion: task?.data.recordVersion, fields: said(task?.data.fields, 'accepted') }))).toBe('notFound');
  });

  test('an approver whom the chain does not let refuse accepts as a whole, or sends back', async () => {
    await chain({ actions: ['ActModify'] });
    await askFacts({ lastName: 'Whole' });
    const task = await taskOf(manager);
    expect(task?.data.mayRefuse).toBe(false);
    expect(codeOf(await answerTo(manager, task?.id, 'accept', { recordVersion: task?.data.recordVersion, fields: said(task?.data.fields, 'refused', 'no') }))).toBe('mayNotRefuse');
    expect((await answerTo(manager, task?.id, 'accept')).status).toBe(200);
    expect(await tasksOf(officer)).toHaveLength(1);
  });

  test('of several approvers who answer at once one is heard', async () => {
    await chain({ verLevelCriteriaEnumId: 'VLCRoleInUnit', roleInProcessEnumId: null, organizationPartyId: unitId('sales'), roleTypeId: 'OrgRManager' });
    const { requestId } = (await askFacts({ lastName: 'Once' })).body;
    const task = await taskOf(manager);
    const values = { recordVersion: task?.data.recordVersion, fields: said(task?.data.fields, 'accepted') };
    const answers = await Promise.all([1, 2, 3].map(() => answerTo(manager, task?.id, 'accept', values)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await stepsOf(requestId)).toHaveLength(2);
  });

  test('of a part of the file that an approver knows nothing of they learn nothing, and pass it on to those who do', async () => {
    const iban = makeSheba('012', '78'.padStart(19, '0'));
    const values = { paymentMethodPurposeEnumId: 'PmpPriamryAccont', iban, branchCode: '1402', ownerFirstName: 'Sara', ownerLastName: 'Ahmadi', fromDate: '2026-01-01' };
    await testBed.call(officer, 'DELETE', `/rest/s1/hcm/person/bankAccount/${await accountId()}`);
    // somebody of the office who sees no account numbers is not asked for them
    await rows(
      `insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('officeOfFacts', 'Office', 'hcmJobUsers', 'company', '{public,personal,contact}')`,
    );
    await rows(`insert into user_group_permission (user_group_id, permission, valid) values ('officeOfFacts', 'personnelInformationManagement/changeRequests', '[2021-03-21,)')`);
    await rows(
      `with made as (insert into user_account (user_id, company_id, party_id, username, password_hash) select party_id, company_id, party_id, 'facts', '-' from person where party_id = $1 returning user_id, company_id)
       insert into user_group_member (user_id, user_group_id, company_id, valid) select user_id, 'officeOfFacts', company_id, '[2021-03-21,)' from made`,
      partyId('payrollOfficer'),
    );
    const candidates = async () =>
      (await rows<{ id: string }>(`select c.party_id as id from process_task_candidate c join process_task t using (task_id) where t.node_id = 'office'`)).map(({ id }) => id);
    await chain({ actions: [] });
    await send({ kind: 'phone', action: 'add', values: { contactMechPurposeId: 'PhoneMobile', contactNumber: '09129990000', fromDate: '2024-01-02' } });
    expect((await sayAll(manager)).status).toBe(200);
    expect((await candidates()).sort()).toEqual([partyId('hrOfficer'), partyId('payrollOfficer')].sort());
    expect((await sayAll(officer, 'decide')).status).toBe(200);
    await chain(...two());

    await send({ kind: 'account', action: 'add', values });
    for (const actor of [manager, director]) {
      const task = await taskOf(actor);
      expect(task).toMatchObject({ subject: processWords.guarded, data: { kind: null, action: null, document: null, fields: [] } });
      expect(JSON.stringify(task)).not.toContain(iban);
      expect((await answerTo(actor, task?.id, 'accept')).status).toBe(200);
    }
    expect(await candidates()).toEqual([partyId('hrOfficer')]);
    expect((await taskOf(officer))?.data).toMatchObject({ kind: 'account', hiddenCount: 0, mayDecide: true });
    expect((await sayAll(officer, 'decide')).status).toBe(200);
  });
});
