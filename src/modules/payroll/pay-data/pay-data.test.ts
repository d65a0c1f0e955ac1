/** Pay data of people: dated, of one group a day, of others alone, and of many at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import ownFileMessages from '#platform/party/own-file/own-file.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId, unitId } from '#testing/organisation.ts';
import { payDataErrors } from './pay-data.contract.ts';
import { usualPayData } from './pay-data.form.ts';
import messages from './pay-data.messages.fa.ts';
import { routes } from './pay-data.routes.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
/** Holds the keys, and not the class. */
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
const DATA = '/rest/s1/payroll/payData';
const MEMBER = '/rest/s1/payroll/PaygroupData';
const own = companyId('holding');
const ids = { first: newId(), second: newId(), closed: newId(), foreign: newId() };
const FROM = '2026-03-21';

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => bed.call(actor, method, path, body);
const said = (name: PersonName, more: object = {}) => ({ partyId: partyId(name), payGroupId: ids.first, ...usualPayData, fromDate: FROM, thruDate: null, ...more });
const add = (name: PersonName, more: object = {}, actor = officer) => call('POST', DATA, said(name, more), actor);
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
const rowsOf = async (name: PersonName): Promise<any[]> =>
  (await call('GET', `${DATA}?partyId=${partyId(name)}`)).body.rows.toSorted((a: { fromDate: string }, b: { fromDate: string }) => (a.fromDate < b.fromDate ? -1 : 1));
const many = (more: object = {}, actor = officer) =>
  call('POST', `${MEMBER}/many`, { payGroupId: ids.first, fromDate: FROM, unitId: null, employmentStatusEnumId: null, isTrial: false, ...more }, actor);
const members = async (more = '', actor = officer): Promise<string[]> =>
  (await call('GET', `${MEMBER}?payGroupId=${ids.first}&asOf=${FROM}&pageSize=100${more}`, undefined, actor)).body.rows.map((row: { partyId: string }) => row.partyId);

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/pay-data', routes, messages, errors: [payDataErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/party/own-file', routes: [], messages: ownFileMessages, errors: [ownFileErrors] },
  );
  await layOrganisation(bed.database.owner);
  for (const [id, company, status] of [
    [ids.first, own, 'PayGroupActive'],
    [ids.second, own, 'PayGroupActive'],
    [ids.closed, own, 'PayGroupNotActive'],
    [ids.foreign, companyId('subsidiary'), 'PayGroupActive'],
  ] as const)
    await bed.database.owner.query(
      `insert into pay_group (pay_group_id, company_id, standard_code, description, pay_group_status_id) values ($1::uuid, $2, $1::uuid::text, 'Group', $3)`,
      [id, company, status],
    );
});
beforeEach(() => bed.database.owner.query('delete from pay_member'));
afterAll(() => bed.close());

describe('pay data', () => {
  test('say in which workshop of the company somebody is insured, where it is not that of the group', async () => {
    const area = async (company: string): Promise<string> => {
      const id = newId();
      await bed.database.owner.query(
        `insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) select $1::uuid, 'O' || right($1::text, 8), $1::text, enum_id from enumeration limit 1`,
        [id],
      );
      await bed.database.owner.query(
        `insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, organ_id, company_insurance_name, employer_name)
         values ($1::uuid, $2, $1::text, '1', $1::uuid, 'Site', 'Employer')`,
        [id, company],
      );
      return id;
    };
    const [mine, theirs] = [await area(own), await area(companyId('subsidiary'))];
    expect((await add('director', { insuranceAreaId: theirs })).body.fields).toEqual({ insuranceAreaId: messages.errors.workshop });
    expect((await add('director', { insuranceAreaId: 'x' })).status).toBe(400);
    await bed.database.owner.query(`insert into enumeration (enum_id, enum_type_id, description, search_text, enum_code) values ('JtPaid', 'JobTitle', 'Welder', '', '013001')`);
    expect((await add('director', { insuranceJobEnumId: 'SESPaid' })).body.fields).toEqual({ insuranceJobEnumId: partMessages.errors.option });
    expect((await add('director', { insuranceAreaId: mine, insuranceJobEnumId: 'JtPaid' })).status).toBe(201);
    expect(await rowsOf('director')).toMatchObject([{ insuranceAreaId: mine, insuranceAreaName: mine, insuranceJobEnumId: 'JtPaid', insuranceJobName: 'Welder' }]);
    expect((await call('GET', '/rest/s1/salary/salaryGroup')).body.insuranceAreas).toEqual([{ areaId: mine, relationshipName: mine }]);
  });

  test('say of a person from a day on, by the employment of that day', async () => {
    expect((await add('director', { hardWork: 'Y', employmentConditionEnumId: 'EcVeteran' })).status).toBe(201);
    const [row] = await rowsOf('director');
    expect(row).toMatchObject({ payGroupId: ids.first, groupName: 'Group', hardWork: 'Y', employmentConditionEnumId: 'EcVeteran', fromDate: FROM, thruDate: null });
    const { rows } = await bed.database.owner.query('select party_relationship_id as id from pay_member');
    expect(rows).toEqual([{ id: employmentId('director') }]);
  });

  test('are changed from a day on, and a new row ends the one before it', async () => {
    const { id } = (await add('director')).body;
    const { partyId: _party, ...values } = said('director');
    expect((await call('PUT', `${DATA}/${id}`, { ...values, payGroupId: ids.second, fromDate: '2026-06-01', rowVersion: 1 })).status).toBe(200);
    expect((await add('director', { fromDate: '2026-08-01', salaryStatusId: 'SESSuspended' })).status).toBe(201);
    expect((await rowsOf('director')).map(({ payGroupId, fromDate, thruDate, salaryStatusId }) => [payGroupId, fromDate, thruDate, salaryStatusId])).toEqual([
      [ids.first, FROM, '2026-05-31', 'SESPaid'],
      [ids.second, '2026-06-01', '2026-07-31', 'SESPaid'],
      [ids.first, '2026-08-01', null, 'SESSuspended'],
    ]);
  });

  test('name an active group of the company of the person, and a day of the employment', async () => {
    const fields = async (more: object) => (await add('director', more)).body.fields;
    for (const payGroupId of [ids.closed, ids.foreign, newId()]) expect(await fields({ payGroupId })).toEqual({ payGroupId: messages.errors.group });
    expect(await fields({ fromDate: '2021-03-20' })).toEqual({ fromDate: messages.errors.notEmployed });
    await add('director', { fromDate: '2026-06-01' });
    expect(await fields({ fromDate: FROM })).toEqual({ fromDate: messages.errors.overlap });
  });

  test('keep a group that has been closed since', async () => {
    const { id } = (await add('director', { payGroupId: ids.second })).body;
    await bed.database.owner.query(`update pay_group set pay_group_status_id = 'PayGroupNotActive' where pay_group_id = $1`, [ids.second]);
    const { partyId: _party, ...values } = said('director', { payGroupId: ids.second, hardWork: 'Y', fromDate: '2026-06-01' });
    expect((await call('PUT', `${DATA}/${id}`, { ...values, rowVersion: 1 })).status).toBe(200);
    await bed.database.owner.query(`update pay_group set pay_group_status_id = 'PayGroupActive' where pay_group_id = $1`, [ids.second]);
  });

  test('are those of others: nobody writes their own, out of reach nothing is there, and without the class neither', async () => {
    expect((await add('payrollOfficer')).body.messages).toBe(ownFileMessages.errors.ownByOthers);
    const { id } = (await add('director')).body;
    const { partyId: _party, ...values } = said('director', { hardWork: 'Y' });
    for (const [actor, status] of [
      [elsewhere, 404],
      [blind, 403],
    ] as const) {
      expect((await add('seller', {}, actor)).status).toBe(status);
      expect((await call('PUT', `${DATA}/${id}`, { ...values, rowVersion: 1 }, actor)).status).toBe(status);
    }
    expect((await call('GET', `${DATA}?partyId=${partyId('director')}`, undefined, blind)).body.rows).toEqual([]);
    expect((await call('GET', '/rest/s1/salary/salaryGroup')).body.list.map(({ payGroupId }: { payGroupId: string }) => payGroupId).toSorted()).toEqual(
      [ids.first, ids.second].toSorted(),
    );
  });
});

describe('base pay', () => {
  const base = async (name: PersonName, more = '', actor = officer) => call('GET', `/rest/s1/salary/getBaseSalaryInfo?partyId=${partyId(name)}${more}`, undefined, actor);
  const save = (name: PersonName, more: object, actor = officer) =>
    call('POST', '/rest/s1/salary/saveBaseSalaryInfo', { partyId: partyId(name), payGroupId: ids.first, fromDate: FROM, ...more }, actor);

  test('is said from a day on, the rest of the row staying as it was, and read of a day', async () => {
    await add('director', { hardWork: 'Y', employmentConditionEnumId: 'EcVeteran' });
    expect((await save('director', { fromDate: '2026-06-01', payGroupId: ids.second })).status).toBe(201);
    const said = { salaryStatusId: 'SESPaid', employmentConditionEnumId: 'EcVeteran' };
    expect((await base('director', '&asOf=2026-06-01')).body).toMatchObject({ payGroupId: ids.second, groupName: 'Group', fromDate: '2026-06-01', thruDate: null, ...said });
    expect((await base('director', '&asOf=2026-05-31')).body).toMatchObject({ payGroupId: ids.first, fromDate: FROM, thruDate: '2026-05-31', ...said });
    expect((await rowsOf('director')).map(({ hardWork }) => hardWork)).toEqual(['Y', 'Y']);
    expect((await base('director', '&asOf=2026-03-01')).body).toMatchObject({ partyId: partyId('director'), payGroupId: null, fromDate: null });
  });

  test('begins with what is usual where nothing was said, and is judged as any row', async () => {
    expect((await save('director', {})).status).toBe(201);
    expect(await rowsOf('director')).toMatchObject([{ ...usualPayData, fromDate: FROM }]);
    expect((await save('director', { salaryStatusId: 'SESSuspended' })).body.fields).toEqual({ fromDate: messages.errors.overlap });
    expect((await save('seller', { payGroupId: ids.foreign })).body.fields).toEqual({ payGroupId: messages.errors.group });
  });

  test('shows the number of insurance to who may know codes of people', async () => {
    await bed.database.owner.query(
      `insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values ($1, $2, 'insuranceNumber', '0012345678') on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`,
      [partyId('director'), own],
    );
    const knowing = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public', 'pay', 'identity'] as const })) };
    expect((await base('director', '', knowing)).body).toMatchObject({ baseInsurancenumber: '0012345678' });
    expect((await base('director', '', blind)).body).toEqual({ partyId: partyId('director') });
  });

  test('is that of others in reach, written by who sees pay', async () => {
    expect((await save('payrollOfficer', {})).body.messages).toBe(ownFileMessages.errors.ownByOthers);
    expect((await save('seller', {}, elsewhere)).status).toBe(404);
    expect((await base('seller', '', elsewhere)).status).toBe(404);
    expect((await save('seller', {}, blind)).status).toBe(403);
    expect(await rowsOf('seller')).toEqual([]);
  });
});

describe('many people at once', () => {
  test('are those without pay data from the day on; a trial counts them and writes nothing', async () => {
    await add('director', { payGroupId: ids.second, fromDate: '2026-09-01' });
    const everybody = ['accountant', 'colleague', 'hrOfficer', 'salesHead', 'seller', 'administrator', 'stranger'] as const;
    expect((await many({ isTrial: true })).body).toEqual({ count: everybody.length });
    expect(await members()).toEqual([]);
    expect((await many()).body).toEqual({ count: everybody.length });
    expect((await members()).toSorted()).toEqual(everybody.map(partyId).toSorted());
    expect((await many()).body).toEqual({ count: 0 });
  });

  test('are those of a unit with the units below it, or of a kind of employment', async () => {
    expect((await many({ unitId: unitId('finance') })).body).toEqual({ count: 2 });
    expect((await members()).toSorted()).toEqual([partyId('accountant'), partyId('colleague')].toSorted());
    expect((await many({ employmentStatusEnumId: 'EmsContract', isTrial: true })).body).toEqual({ count: 0 });
    expect((await many({ employmentStatusEnumId: 'EmsOfficial', isTrial: true })).body.count).toBeGreaterThan(0);
    expect((await many({ unitId: unitId('works') })).body.fields).toEqual({ unitId: messages.errors.unit });
  });

  test('leave a trace each, in the name of whoever added them', async () => {
    await many({ unitId: unitId('finance') });
    const { rows } = await bed.database.owner.query(
      `select subject_party_id as id from audit_entry where entity = 'PayMember' and action = 'create' order by audit_id desc limit 2`,
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual([partyId('accountant'), partyId('colleague')].toSorted());
  });

  test('go into an active group of the own company, by whoever sees pay', async () => {
    expect((await many({ payGroupId: ids.foreign })).body.fields).toEqual({ payGroupId: messages.errors.group });
    expect((await many({ payGroupId: ids.closed })).body.fields).toEqual({ payGroupId: messages.errors.group });
    expect((await many({}, elsewhere)).body.fields).toEqual({ payGroupId: messages.errors.group });
    expect((await many({}, blind)).body.messages).toBe(messages.errors.classHidden);
    await many();
    expect(await members('', elsewhere)).toEqual([]);
    expect(await members('', blind)).toEqual([]);
  });
});
