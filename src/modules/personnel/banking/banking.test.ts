import { afterAll, beforeAll, expect, test } from 'vitest';
import texts from '#kernel/form/form.messages.fa.ts';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { factsOf, layOrganisation, type PersonName, partyId, personNames } from '#testing/organisation.ts';
import { bankingErrors } from './banking.contract.ts';
import { accountForm, MAIN } from './banking.form.ts';
import { nameBanks } from './banking.job.ts';
import messages from './banking.messages.fa.ts';
import { routes } from './banking.routes.ts';
import words from './banking-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person/bankAccount';
const list = async (person: PersonName, actor = officer) => (await testBed.call(actor, 'GET', `${PATH}?partyId=${partyId(person)}`)).body.rows;
const [iban, other] = ['1', '2'].map((account) => makeSheba('012', account.padStart(19, '0')));
const account = (more: object = {}) => ({
  paymentMethodPurposeEnumId: MAIN,
  iban,
  branchCode: '1402',
  accountNumber: '0100.200-3',
  cardNumber: '6037701689095443',
  ownerFirstName: 'Sara',
  ownerLastName: 'Ahmadi',
  fromDate: '2024-03-20',
  ...more,
});
const add = (person: PersonName, more: object = {}, actor = officer) => testBed.call(actor, 'POST', PATH, account({ partyId: partyId(person), ...more }));

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/banking', routes, messages, errors: [bankingErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('accounts that came without a bank get the one of their Sheba; a number that is none stays without', async () => {
  const { owner, pool } = testBed.database;
  await owner.query(`update bank_account set bank_id = null, iban = case when party_id = $1 then 'IR00' else iban end`, [partyId('stranger')]);
  expect((await list('hrOfficer'))[0]).toMatchObject({ iban: factsOf('hrOfficer').iban, bankId: null, bankName: null });
  expect(await nameBanks(pool)).toBe(personNames.length - 1);
  expect((await list('hrOfficer'))[0]).toMatchObject({ bankId: '012', bankName: expect.any(String) });
  expect((await list('stranger'))[0]).toMatchObject({ bankId: null });
  expect(await nameBanks(pool)).toBe(0);
});

test('an account follows the one before it, numbers lie sealed and leave no trace in the clear', async () => {
  expect(await list('seller')).toMatchObject([{ iban: factsOf('seller').iban, fromDate: '2021-03-21', thruDate: null, branchCode: null, ownerLastName: null }]);
  const { status, body } = await add('seller');
  expect([status, body.rowVersion]).toEqual([201, 1]);
  const [now, before] = await list('seller');
  expect(now).toMatchObject({ id: body.id, iban, bankId: '012', bankName: expect.any(String), accountNumber: '0100.200-3', cardNumber: '6037701689095443', thruDate: null });
  expect(before).toMatchObject({ iban: factsOf('seller').iban, thruDate: '2024-03-19', rowVersion: 2 });
  const { rows } = await testBed.database.owner.query('select iban, account_number, card_number from bank_account where bank_account_id = $1', [body.id]);
  for (const stored of Object.values(rows[0])) expect(stored).toMatch(/^enc:/);
  const trace = await testBed.database.owner.query(`select record_id, subject_party_id, changes from audit_entry where entity = 'BankAccount' order by audit_id`);
  expect(JSON.stringify(trace.rows)).not.toMatch(new RegExp(`${iban}|0100.200|60377016`));
  expect(trace.rows.find(({ record_id }) => record_id === before.id)).toMatchObject({ subject_party_id: partyId('seller'), changes: { thruDate: [null, '2024-03-19'] } });
});

test('one main account on a day; a later one is in the way of one without an end; other purposes may be many', async () => {
  expect((await add('accountant')).status).toBe(201);
  const early = { iban: other, fromDate: '2023-03-21' };
  expect((await add('accountant', early)).body.fields).toEqual({ thruDate: messages.errors.mainTwice });
  expect((await add('accountant', { ...early, thruDate: '2024-03-19' })).status).toBe(201);
  expect((await list('accountant')).map(({ fromDate, thruDate }: { fromDate: string; thruDate: string }) => [fromDate, thruDate])).toEqual([
    ['2024-03-20', null],
    ['2023-03-21', '2024-03-19'],
    ['2021-03-21', '2023-03-20'],
  ]);
  for (const _ of [1, 2]) expect((await add('accountant', { paymentMethodPurposeEnumId: 'PmpGeneral' })).status).toBe(201);
});

test('numbers are checked on the server; a bank nobody knows is no fault', async () => {
  const fieldsOf = async (more: object) => (await add('director', more)).body.fields;
  expect(await fieldsOf({ iban: `${iban?.slice(0, -1)}9` })).toEqual({ iban: texts.codes.sheba });
  expect(await fieldsOf({ cardNumber: '6037701689095444' })).toEqual({ cardNumber: texts.codes.bankCard });
  expect(await fieldsOf({ paymentMethodPurposeEnumId: 'MarsSingle' })).toEqual({ paymentMethodPurposeEnumId: partMessages.errors.option });
  const unknown = makeSheba('999', '7'.padStart(19, '0'));
  expect((await add('director', { iban: unknown, bankId: '012' })).status).toBe(201);
  expect(await list('director')).toContainEqual(expect.objectContaining({ iban: unknown, bankId: '999', bankName: null }));
  const [, field] = accountForm(new Set(['012'])).sections[0].fields;
  expect([iban, unknown].map((one) => field.validator({ iban: one }))).toEqual([
    { error: false, helper: undefined },
    { error: false, helper: words.unknownBank },
  ]);
});

test('an imported account is completed on its version', async () => {
  const [{ id, rowVersion, iban: stored }] = await list('colleague');
  const whole = account({ iban: stored, fromDate: '2021-03-21', rowVersion, correctionReason: 'the sheet said less' });
  const change = await testBed.call(officer, 'PUT', `${PATH}/${id}/correction`, whole);
  expect([change.status, change.body.rowVersion]).toEqual([200, 2]);
  expect(await list('colleague')).toMatchObject([{ id, iban: stored, branchCode: '1402', thruDate: null }]);
  expect((await testBed.call(officer, 'PUT', `${PATH}/${id}`, account({ fromDate: '2021-03-21', rowVersion: 1 }))).status).toBe(409);
});

test('only who holds the class and the scope meets an account', async () => {
  const opened = (actor: typeof officer, classes?: readonly ('public' | 'identity' | 'bank')[]) => ({
    ...actor,
    grants: actor.grants.map((grant) => ({ ...grant, permissions: [...grant.permissions, 'personnelInformationManagement'], classes: classes ?? grant.classes })),
  });
  const [{ id, rowVersion }] = await list('seller');
  const manager = actorIn('unitManager', 'salesHead', ['sales']);
  expect(await list('seller', opened(manager))).toEqual([]);
  expect(await list('seller', opened(manager, ['public', 'identity']))).toEqual([]);
  expect(await list('seller', opened(manager, ['public', 'identity', 'bank']))).toContainEqual(expect.objectContaining({ id, iban }));
  for (const actor of [opened(manager), actorIn('hrOfficer', 'worker'), opened(actorIn('unitManager', 'accountant', ['finance']), ['public', 'identity', 'bank'])]) {
    expect((await testBed.call(actor, 'PUT', `${PATH}/${id}`, { ...account({ rowVersion }) })).status).not.toBe(200);
    expect((await testBed.call(actor, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
  }
  const of = `${PATH}?partyId=${partyId('seller')}`;
  for (const actor of [actorIn('hrOfficer', 'worker'), opened(actorIn('employee', 'colleague')), opened(actorIn('unitManager', 'accountant', ['finance']))])
    expect((await testBed.call(actor, 'GET', of)).status).toBe(404);
  const own = actorIn('employee', 'seller');
  expect(await list('seller', own)).toContainEqual(expect.objectContaining({ iban }));
  expect((await add('seller', {}, own)).status).toBe(403);
});

test('a class that is held for fewer people than may be edited opens no account of the others', async () => {
  const clerk = actorIn('hrOfficer', 'salesHead', ['sales']);
  const [grant] = clerk.grants;
  if (grant === undefined) throw new Error('no grant');
  const page = 'personnelInformationManagement/searchPersonnelList/editPersonnel/banking';
  const both = {
    ...clerk,
    grants: [
      { ...grant, permissions: [`${page}/edit`, `${page}/delete`], classes: ['public', 'identity'] as const },
      { ...grant, permissions: [`${page}/observe`], rowScope: 'units' as const, classes: ['public', 'identity', 'bank'] as const },
    ],
  };
  expect(await list('seller', both)).toContainEqual(expect.objectContaining({ iban }));
  const [{ id }] = await list('hrOfficer');
  const { iban: _iban, accountNumber: _number, cardNumber: _card, ...said } = account({ rowVersion: 99 });
  const { status, body } = await testBed.call(both, 'PUT', `${PATH}/${id}`, said);
  expect([status, JSON.stringify(body).includes(factsOf('hrOfficer').iban)]).toEqual([404, false]);
  expect((await testBed.call(both, 'DELETE', `${PATH}/${id}`)).status).toBe(404);
});
