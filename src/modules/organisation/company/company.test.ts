import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { routes as organRoutes } from '#modules/administration/system-base-data/system-base-data.routes.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { registerErrors } from '#platform/reference-data/register/register.errors.ts';
import registerMessages from '#platform/reference-data/register/register.messages.fa.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { companyErrors } from './company.contract.ts';
import messages from './company.messages.fa.ts';
import { routes } from './company.routes.ts';
import words from './company-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'director');
const foreigner = actorIn('hrOfficer', 'worker');
const ORGANISATION = '/rest/s1/hcm/orgStructure/organization';
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, path, body);
const read = async (actor = officer) => (await call('GET', ORGANISATION, undefined, actor)).body;
const edit = async (change: object, actor = officer) => {
  const { partyId: _id, ...stored } = await read(actor);
  return call('PUT', '/rest/s1/hcm/companyInfo', { ...stored, ...change }, actor);
};

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/organisation/company', routes, messages, errors: [companyErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/reference-data/register', routes: organRoutes, messages: registerMessages, errors: [registerErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test('facts of the own company are written on their version, with a trace of what changed', async () => {
  const before = await read();
  expect(before).toMatchObject({ partyId: companyId('holding'), economicCode: null, partyRoleList: null, rowVersion: 1 });
  const facts = { economicCode: '411111111111', registrationNumber: '12345', nationalLegalId: '10100000001', partyRoleList: '["PaManufacturer","PaSupplier"]', noteText: 'n' };
  expect((await edit({ ...facts, nationalLegalId: '10380284790' })).status).toBe(200);
  expect(await read()).toMatchObject({ ...facts, nationalLegalId: '10380284790', organizationName: before.organizationName, rowVersion: 2 });
  expect((await edit({ economicCode: null })).status).toBe(200);
  expect(await read()).toMatchObject({ economicCode: null, registrationNumber: '12345' });
  const stale = await edit({ rowVersion: 1, organizationName: 'Other' });
  expect([stale.status, stale.body.data.values.organizationName]).toEqual([409, before.organizationName]);
  const { rows } = await testBed.database.owner.query(`select changes from audit_entry where entity = 'Company' order by audit_id desc limit 1`);
  expect(rows).toEqual([{ changes: { economicCode: ['411111111111', null] } }]);
});

test('what a company cannot say of itself', async () => {
  expect((await edit({ nationalLegalId: '10380284791' })).body.fields).toHaveProperty('nationalLegalId');
  expect((await edit({ economicCode: '4111111111111' })).body.fields).toEqual({ economicCode: words.economicFault });
  expect((await edit({ registrationNumber: '12a' })).body.fields).toHaveProperty('registrationNumber');
  expect((await edit({ partyRoleList: '["PaNothing"]' })).body.fields).toEqual({ partyRoleList: messages.errors.role });
  await testBed.database.owner.query(`update enumeration set option_indicator = 'N' where enum_id in ('PaManufacturer', 'PaServiceProvider')`);
  expect((await edit({ partyRoleList: '["PaManufacturer"]' })).status).toBe(200);
  expect((await edit({ partyRoleList: '["PaManufacturer","PaServiceProvider"]' })).body.fields).toEqual({ partyRoleList: messages.errors.role });
  await testBed.database.owner.query(`update enumeration set option_indicator = 'Y' where enum_id in ('PaManufacturer', 'PaServiceProvider')`);
  expect((await edit({ pseudoId: 'subsidiary' })).body.fields).toEqual({ pseudoId: messages.errors.codeTaken });
});

test('each company has its own, and a part of one does not reach it', async () => {
  expect(await read(foreigner)).toMatchObject({ partyId: companyId('subsidiary') });
  const head = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, rowScope: 'units' as const })) };
  expect((await call('GET', ORGANISATION, undefined, head)).status).toBe(404);
});

test('numbers of accounts are sealed, follow their bank, and are for those who may see them', async () => {
  const path = `${ORGANISATION}/bankAccount`;
  const iban = makeSheba('012', '7'.padStart(19, '0'));
  const account = { partyId: companyId('holding'), paymentMethodPurposeEnumId: 'PmpPayroll', iban, accountNumber: '100.200', fromDate: '2024-03-20' };
  const { status, body } = await call('POST', path, account);
  expect(status).toBe(201);
  const list = async (actor = officer) => (await call('GET', `${path}?partyId=${companyId('holding')}`, undefined, actor)).body.rows;
  expect(await list()).toMatchObject([{ iban, accountNumber: '100.200', bankId: '012', bankName: expect.any(String), purposeName: expect.any(String) }]);
  const { rows } = await testBed.database.owner.query('select iban, account_number from company_bank_account');
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${iban}|100.200`));
  const { rows: traces } = await testBed.database.owner.query('select changes from audit_entry where record_id = $1', [body.id]);
  expect(JSON.stringify(traces)).not.toMatch(new RegExp(`${iban}|100.200`));

  const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
  expect(Object.keys((await list(blind))[0])).not.toEqual(expect.arrayContaining(['iban']));
  const { partyId: _party, iban: _iban, accountNumber: _number, ...rest } = account;
  // whoever does not see a number leaves it as it stands, in the row that goes on too
  expect((await call('PUT', `${path}/${body.id}`, { ...rest, branchName: 'Main', fromDate: '2025-03-21', rowVersion: 1 }, blind)).status).toBe(200);
  expect(await list()).toMatchObject([
    { iban, accountNumber: '100.200', branchName: 'Main', bankId: '012', fromDate: '2025-03-21' },
    { id: body.id, iban, branchName: null, thruDate: '2025-03-20' },
  ]);
  expect((await call('POST', path, { ...rest, partyId: companyId('holding') }, blind)).status).toBe(403);
  expect((await call('POST', path, { ...account, iban: makeSheba('999', '7'.padStart(19, '0')) })).body.fields).toEqual({ iban: messages.errors.unknownBank });
  expect((await call('DELETE', `${path}/${body.id}`, undefined, foreigner)).status).toBe(404);
});

test('a branch is one of its organ, and neither goes while an area names it', async () => {
  const administrator = actorIn('administrator', 'administrator');
  const organ = async (organCode: string) =>
    (await call('POST', '/rest/s1/hcm/baseData/organ', { organCode, organName: organCode, organTypeEnumId: 'OrtTax' }, administrator)).body.id;
  const [own, other] = [await organ('T1'), await organ('T2')];
  const branch = (await call('POST', '/rest/s1/hcm/baseData/organBranch', { organId: own, branchCode: 'B1', branchTitle: 'First' }, administrator)).body.id;
  const path = '/rest/s1/hcm/orgStructure/financeArea';
  const area = { relationshipName: 'Centre', pseudoId: '1020', organPartyId: own, branchPartyId: branch };
  expect((await call('POST', path, { ...area, organPartyId: other })).body.fields).toHaveProperty('branchPartyId');
  expect((await call('POST', path, area)).status).toBe(201);
  expect((await call('POST', path, area)).body.fields).toHaveProperty('relationshipName');
  expect((await call('GET', path)).body.rows).toMatchObject([{ relationshipName: 'Centre', organName: 'T1', branchName: 'First', branchCode: 'B1' }]);
  expect((await call('GET', path, undefined, foreigner)).body.rows).toEqual([]);
  expect((await call('DELETE', `/rest/s1/hcm/baseData/organBranch/${branch}`, undefined, administrator)).status).toBe(409);
  expect((await call('DELETE', `/rest/s1/hcm/baseData/organ/${own}`, undefined, administrator)).status).toBe(409);

  const workshop = { relationshipName: 'Works', pseudoId: '0012345678', contractNumber: '000', organPartyId: own, companyInsuranceName: 'Works', employerName: 'Somebody' };
  const insurance = '/rest/s1/hcm/orgStructure/insuranceArea';
  expect((await call('POST', insurance, { ...workshop, pseudoId: '00123456789' })).body.fields).toHaveProperty('pseudoId');
  expect((await call('POST', insurance, workshop)).status).toBe(201);
  expect((await call('POST', insurance, { ...workshop, relationshipName: 'Again' })).body.fields).toHaveProperty('pseudoId');
  expect((await call('POST', insurance, { ...workshop, relationshipName: 'Next', contractNumber: '001', address: 'Road 1' })).status).toBe(201);
  const { organs, branches } = (await call('GET', '/rest/s1/hcm/orgStructure/areaOrgans')).body;
  expect(organs).toHaveLength(2);
  expect(branches).toMatchObject([{ enumId: branch, description: 'B1 - First', organId: own }]);
});

test('the image of a seal belongs to its row and goes with it', async () => {
  const stored = `${'5'.repeat(32)}.png`;
  const { owner } = testBed.database;
  const account = [officer.userId, companyId('holding'), partyId('director')];
  await owner.query(`insert into user_account (user_id, company_id, party_id, username, password_hash) values ($1, $2, $3, 'director', '')`, account);
  await owner.query(
    `insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256) values ($1, $2, $3, 'loose', 'disk', 'seal.png', 'image/png', 1, '')`,
    [stored, companyId('holding'), officer.userId],
  );
  const seal = { title: 'Main seal', sealKind: 'Seal', image: `${stored};seal.png`, fromDate: '2024-03-20' };
  const { status, body } = await call('POST', `${ORGANISATION}/seal`, { ...seal, partyId: companyId('holding') });
  expect(status).toBe(201);
  const state = async () => (await owner.query('select state, record_id from stored_file where stored_name = $1', [stored])).rows[0];
  expect(await state()).toEqual({ state: 'claimed', record_id: body.id });
  expect((await call('GET', `${ORGANISATION}/seal?partyId=${companyId('holding')}`)).body.rows).toMatchObject([{ title: 'Main seal', image: `${stored};seal.png` }]);
  expect((await call('DELETE', `${ORGANISATION}/seal/${body.id}`)).body).toEqual({ removed: true });
  expect((await state()).state).not.toBe('claimed');
});
