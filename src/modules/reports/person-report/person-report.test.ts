/** The reports on people against what was laid: rows, what is missing, sealed numbers, classes and scope. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { addDays, todayIn } from '#kernel/jalali/jalali.ts';
import type { ColumnDefinition, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { operatorsOf } from '#kernel/table/filter.ts';
import tableMessages from '#platform/tables/tables.messages.fa.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, factsOf, layOrganisation, type PersonName, partyId, unitId } from '#testing/organisation.ts';
import addressMessages from '../address-report/address-report.messages.fa.ts';
import { routes as addressRoutes } from '../address-report/address-report.routes.ts';
import { addressTable } from '../address-report/address-report.table.ts';
import bankMessages from '../bank-report/bank-report.messages.fa.ts';
import { routes as bankRoutes } from '../bank-report/bank-report.routes.ts';
import { bankTable } from '../bank-report/bank-report.table.ts';
import contactMessages from '../contact-report/contact-report.messages.fa.ts';
import { routes as contactRoutes } from '../contact-report/contact-report.routes.ts';
import { contactTable } from '../contact-report/contact-report.table.ts';
import { documentsReportErrors } from '../documents-report/documents-report.contract.ts';
import documentsMessages from '../documents-report/documents-report.messages.fa.ts';
import { routes as documentsRoutes } from '../documents-report/documents-report.routes.ts';
import { documentsTable, missingTable } from '../documents-report/documents-report.table.ts';
import familyMessages from '../family-report/family-report.messages.fa.ts';
import { routes as familyRoutes } from '../family-report/family-report.routes.ts';
import { familyTable } from '../family-report/family-report.table.ts';
import { routes as sharedRoutes } from './person-report.routes.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const payroll = actorIn('payrollOfficer', 'payrollOfficer');

type Row = Readonly<Record<string, unknown>> & { readonly partyId: string };
const filter = (column: string, operator: TableFilter['operator'], ...values: string[]): TableFilter => ({ column, operator, values });
const ask = (report: string, { filters = [], actor = officer, ...query }: { filters?: readonly TableFilter[]; actor?: typeof officer } & Record<string, unknown> = {}) => {
  const search = new URLSearchParams({ ...(query as Record<string, string>), pageSize: '100', ...(filters.length === 0 ? {} : { filter: JSON.stringify(filters) }) });
  return testBed.call(actor, 'GET', `/rest/s1/hcm/report/${report}?${search}`);
};
const today = todayIn('Asia/Tehran', Date.parse('2026-05-10T09:00:00Z'));
const rowsOf = async (...asked: Parameters<typeof ask>): Promise<readonly Row[]> => (await ask(...asked)).body.rows;
const peopleOf = async (...asked: Parameters<typeof ask>) => new Set((await rowsOf(...asked)).map((row) => row.partyId));
const idsOf = (...names: readonly PersonName[]) => new Set(names.map(partyId));
/** A manager of all below a unit with classes of the group's own. */
const managing = (person: PersonName, unit: 'sales' | 'head', classes: readonly FieldClass[]) => {
  const actor = actorIn('unitManager', person, [unit]);
  return { ...actor, grants: actor.grants.map((grant) => ({ ...grant, classes, permissions: ['reports'] })) };
};

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/reports/person-report', routes: sharedRoutes, messages: {} },
    { slice: 'modules/reports/address-report', routes: addressRoutes, messages: addressMessages },
    { slice: 'modules/reports/contact-report', routes: contactRoutes, messages: contactMessages },
    { slice: 'modules/reports/bank-report', routes: bankRoutes, messages: bankMessages },
    { slice: 'modules/reports/family-report', routes: familyRoutes, messages: familyMessages },
    { slice: 'modules/reports/documents-report', routes: documentsRoutes, messages: documentsMessages, errors: [documentsReportErrors] },
    { slice: 'platform/tables', routes: [], messages: tableMessages },
  );
  const { owner } = testBed.database;
  await layOrganisation(owner);
  await owner.query('delete from postal_address where party_id = $1', [partyId('seller')]);
  await owner.query(`update postal_address set district = 'District', alley = '7', plate = '12', area_code = '021', contact_number = '88001122' where party_id = $1`, [
    partyId('accountant'),
  ]);
  await owner.query(
    `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, area_code, contact_number, valid) values ($1, $2, $3, 'PhoneHome', '021', '88001122', '[2024-03-20,)')`,
    [newId(), partyId('accountant'), companyId('holding')],
  );
  await owner.query('delete from bank_account where party_id = $1', [partyId('seller')]);
  const relative = (person: PersonName, relation: string, name: string, birth: string, company: 'holding' | 'subsidiary' = 'holding') =>
    owner.query(
      `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, national_code) values ($1, $2, $3, $4, $5, 'Family', $6, '0012345679')`,
      [newId(), partyId(person), companyId(company), relation, name, birth],
    );
  const document = (person: PersonName, type: string, expiry: string | null = null) =>
    owner.query('insert into person_document (person_document_id, party_id, company_id, document_type_enum_id, expiry_date) values ($1, $2, $3, $4, $5)', [
      newId(),
      partyId(person),
      companyId('holding'),
      type,
      expiry,
    ]);
  for (const type of ['AttNationalCard', 'AttMedical', 'AttDegree'])
    await owner.query('insert into required_document (required_document_id, company_id, document_type_enum_id) values ($1, $2, $3)', [newId(), companyId('holding'), type]);
  await document('accountant', 'AttNationalCard', addDays(today, 30));
  await document('accountant', 'AttMedical', addDays(today, -3));
  await document('accountant', 'AttDegree', addDays(today, -9));
  await document('accountant', 'AttDegree', addDays(today, 900));
  await relative('accountant', 'Spouse', 'Mina', '1990-05-11');
  await relative('accountant', 'Son', 'Ali', '2016-05-11');
  await relative('seller', 'Daughter', 'Sara', '2019-05-11');
  await relative('worker', 'Spouse', 'Zahra', '1988-05-11', 'subsidiary');
});
afterAll(() => testBed.close());

describe('address', () => {
  test('everybody in scope stands in it once, with the residence in a line', async () => {
    const rows = await rowsOf('address');
    expect(new Set(rows.map((row) => row.partyId)).size).toBe(rows.length);
    expect(rows).toHaveLength(9);
    const own = rows.find((row) => row.partyId === partyId('accountant'));
    expect(own).toMatchObject({ pseudoId: factsOf('accountant').pseudoId, district: 'District', postalCode: '1234567890', phone: '021-88001122' });
    expect(own?.['address']).toContain(`District${addressMessages.comma}`);
    expect(own?.['address']).toContain(`${addressMessages.plate} 12`);
    expect(rows.find((row) => row.partyId === partyId('seller'))).toMatchObject({ address: null, phone: null });
  });

  test('who lacks a kind of address, an empty field, a unit, former colleagues', async () => {
    expect(await peopleOf('address', { filters: [filter('missing', 'in', 'PostalHome')] })).toEqual(idsOf('seller'));
    expect((await peopleOf('address', { filters: [filter('missing', 'in', 'PostalHome', 'PostalWork')] })).size).toBe(9);
    expect((await peopleOf('address', { filters: [filter('missing', 'notIn', 'PostalHome')] })).size).toBe(8);
    expect(await peopleOf('address', { filters: [filter('kinds', 'notIn', 'PostalHome')] })).toEqual(idsOf('seller'));
    expect(await peopleOf('address', { filters: [filter('district', 'filled')] })).toEqual(idsOf('accountant'));
    expect(await peopleOf('address', { filters: [filter('address', 'contains', '12')] })).toContain(partyId('accountant'));
    expect(await peopleOf('address', { unitId: unitId('sales') })).toEqual(idsOf('salesHead', 'seller'));
    expect((await peopleOf('address', { statusId: 'NotActiveRel' })).size).toBe(0);
    expect(await peopleOf('address', { filters: [filter('blank', 'in', 'postalCode')] })).toEqual(idsOf('seller'));
    expect(await peopleOf('address', { filters: [filter('blank', 'notIn', 'district', 'phone')] })).toEqual(idsOf('accountant'));
    expect((await ask('address', { filters: [filter('blank', 'in', 'kinds')] })).status).toBe(400);
    expect(await peopleOf('address', { searchValue: factsOf('seller').nationalCode })).toEqual(idsOf('seller'));
    expect((await peopleOf('address', { filters: [filter('companies', 'notIn', companyId('holding'))] })).size).toBe(0);
  });
});

describe('contact', () => {
  test('numbers of each kind, any number with its area code or without, who lacks one', async () => {
    const own = (await rowsOf('contact')).find((row) => row.partyId === partyId('accountant'));
    expect(own).toMatchObject({ mobile: factsOf('accountant').mobile, landline: '021-88001122', areaCode: '021', email: null });
    for (const number of ['88001122', '02188001122']) expect(await peopleOf('contact', { filters: [filter('anyNumber', 'is', number)] })).toEqual(idsOf('accountant'));
    expect((await peopleOf('contact', { filters: [filter('missing', 'in', 'PhoneMobile')] })).size).toBe(0);
    expect((await peopleOf('contact', { filters: [filter('missing', 'in', 'PhoneHome')] })).size).toBe(8);
    expect((await peopleOf('contact', { filters: [filter('missingElectronic', 'in', 'EmailWork')] })).size).toBe(9);
    expect((await peopleOf('contact', { filters: [filter('blank', 'in', 'mobile')] })).size).toBe(0);
    expect(await peopleOf('contact', { filters: [filter('blank', 'notIn', 'mobile', 'landline')] })).toEqual(idsOf('accountant'));
  });
});

describe('bank', () => {
  test('accounts with their numbers opened, for a list and for a file; nothing can be asked of what lies sealed', async () => {
    const rows = await rowsOf('bank');
    expect(rows).toHaveLength(8);
    expect(rows.find((row) => row.partyId === partyId('accountant'))).toMatchObject({ iban: factsOf('accountant').iban, accountNumber: null, purpose: 'PmpPriamryAccont' });
    const { bytes } = await testBed.file(officer, '/rest/s1/hcm/report/bank/export?format=csv&columns=fullName,purpose,iban');
    expect(bytes.toString('utf8')).toContain(factsOf('accountant').iban);
    expect(bytes.toString('utf8')).not.toContain('enc:');
    expect((await ask('bank', { filters: [filter('iban', 'begins', 'IR')] })).status).toBe(400);
    expect((await ask('bank', { orderByField: 'iban' })).status).toBe(400);
  });

  test('numbers that are not there can be asked for, sealed as they are', async () => {
    expect((await rowsOf('bank', { filters: [filter('blank', 'in', 'iban')] })).length).toBe(0);
    expect((await rowsOf('bank', { filters: [filter('blank', 'in', 'iban', 'cardNumber')] })).length).toBe(8);
    expect((await rowsOf('bank', { filters: [filter('blank', 'notIn', 'cardNumber')] })).length).toBe(0);
    const withoutIdentity = managing('director', 'head', ['public', 'bank']);
    expect((await ask('bank', { actor: withoutIdentity, filters: [filter('blank', 'in', 'cardNumber')] })).status).toBe(200);
    expect((await ask('bank', { actor: withoutIdentity, filters: [filter('blank', 'in', 'owner')] })).status).toBe(403);
  });

  test('who has no account stands in it when that is asked', async () => {
    const missing = await rowsOf('bank', { filters: [filter('missing', 'in', 'PmpPriamryAccont')] });
    expect(missing).toMatchObject([{ partyId: partyId('seller'), recordId: partyId('seller'), iban: null }]);
    expect(await peopleOf('bank', { actor: payroll, filters: [filter('missing', 'in', 'PmpPriamryAccont')] })).toEqual(idsOf('seller'));
  });
});

describe('family', () => {
  test('a line for each relative; those without any only when something missing is asked for', async () => {
    expect((await rowsOf('family')).map((row) => row['relativeName']).toSorted()).toEqual(['Ali Family', 'Mina Family', 'Sara Family']);
    expect((await rowsOf('family', { filters: [filter('relation', 'in', 'Spouse')] })).map((row) => row['relativeName'])).toEqual(['Mina Family']);
    const missing = await rowsOf('family', { filters: [filter('missing', 'in', 'Spouse')] });
    expect(missing).toHaveLength(8);
    expect(missing.find((row) => row.partyId === partyId('seller'))).toMatchObject({ relativeName: 'Sara Family' });
    expect(missing.some((row) => row.partyId === partyId('accountant'))).toBe(false);
    expect((await rowsOf('family', { filters: [filter('blank', 'in', 'fatherName')] })).length).toBe(3);
    expect((await rowsOf('family', { filters: [filter('blank', 'in', 'birthDate', 'relativeCode')] })).length).toBe(0);
    expect((await rowsOf('family', { filters: [filter('age', 'to', '12')] })).map((row) => row['relativeName']).toSorted()).toEqual(['Ali Family', 'Sara Family']);
  });
});

describe('documents', () => {
  const typesOf = async (...asked: Parameters<typeof ask>) => (await rowsOf(...asked)).map((row) => row['type']).toSorted();

  test('a line for each, with those that end; only of types whose class is held', async () => {
    expect(await typesOf('documents')).toEqual(['AttDegree', 'AttDegree', 'AttMedical', 'AttNationalCard']);
    expect(await rowsOf('documents', { ends: 'ending' })).toMatchObject([
      { type: 'AttMedical', daysLeft: -3, hasFile: 'N', uploadedAt: null },
      { type: 'AttNationalCard', daysLeft: 30 },
    ]);
    expect((await peopleOf('documents', { filters: [filter('missing', 'in', 'AttDegree')] })).size).toBe(8);
    const head = managing('director', 'head', ['public', 'personal']);
    expect(await typesOf('documents', { actor: head })).toEqual(['AttDegree', 'AttDegree']);
    // of a type of another class nobody has any, the accountant neither
    expect(await peopleOf('documents', { actor: head, filters: [filter('missing', 'in', 'AttMedical')] })).toContain(partyId('accountant'));
    expect(await rowsOf('documents', { actor: head, filters: [filter('type', 'in', 'AttMedical')] })).toEqual([]);
  });

  test('what is missing of those that are asked for, by person', async () => {
    const of = async (person: PersonName, actor = officer) => (await rowsOf('missingDocuments', { actor })).find((row) => row.partyId === partyId(person));
    const ids = (row: Row | undefined, column: string): readonly string[] => JSON.parse(String(row?.[column] ?? '[]')).toSorted();
    const seller = await of('seller');
    expect([seller?.['open'], ids(seller, 'absent')]).toEqual([3, ['AttDegree', 'AttMedical', 'AttNationalCard']]);
    const accountant = await of('accountant');
    expect([accountant?.['open'], ids(accountant, 'absent'), ids(accountant, 'noFile')]).toEqual([3, [], ['AttDegree', 'AttMedical', 'AttNationalCard']]);
    expect(await peopleOf('missingDocuments', { filters: [filter('noFile', 'in', 'AttMedical')] })).toEqual(idsOf('accountant'));
    expect(ids(await of('colleague', managing('director', 'head', ['public', 'personal'])), 'absent')).toEqual(['AttDegree']);
    const { bytes } = await testBed.file(officer, '/rest/s1/hcm/report/missingDocuments/export?format=csv');
    expect(bytes.toString('utf8')).not.toContain('AttDegree');
  });

  test('the matrix goes out as a file with the columns that the reader may know of', async () => {
    const PATH = '/rest/s1/hcm/report/missingDocuments';
    const { types } = (await testBed.call(officer, 'GET', `${PATH}/types`)).body;
    const names = types.map(({ enumId }: { enumId: string }) => `of${enumId}`);
    const asked = (columns: readonly string[], format = 'csv') => `${PATH}/matrix/export?${new URLSearchParams({ format, columns: columns.join(',') })}`;
    const linesOf = async (columns: readonly string[], actor = officer) => {
      const { status, bytes } = await testBed.file(actor, asked(columns));
      expect(status, bytes.toString('utf8')).toBe(200);
      const lines = bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .split('\r\n')
        .filter(Boolean);
      return lines.map((line) => line.split(','));
    };
    const { absent, noFile } = documentsMessages;
    const [head, ...lines] = await linesOf(['pseudoId', ...names]);
    // before them the number of the line and the code
    expect(head?.slice(2)).toEqual(types.map(({ description }: { description: string }) => description));
    const of = (person: PersonName) => lines.find((cells) => cells.includes(factsOf(person).pseudoId))?.slice(2);
    expect([of('seller'), of('accountant')]).toEqual([
      [absent, absent, absent],
      [noFile, noFile, noFile],
    ]);
    const manager = managing('director', 'head', ['public', 'personal']);
    // a type of another class is no column of this reader's, neither when it is named nor when nothing is
    expect((await testBed.file(manager, asked(['ofAttMedical']))).status).toBe(400);
    expect((await linesOf([], manager))[0]?.filter((label) => head?.slice(2).includes(label))).toHaveLength(1);
    expect((await testBed.file(managing('director', 'head', ['public']), asked(['ofAttDegree']))).status).toBe(400);
    expect((await linesOf([], managing('director', 'head', ['public']))).length).toBe(1);
    expect((await testBed.file(officer, asked(['pseudoId', ...names], 'xlsx'))).bytes.subarray(0, 2).toString()).toBe('PK');
    for (const stranger of [actorIn('employee', 'colleague'), payroll]) expect((await testBed.file(stranger, asked([]))).status).toBe(403);
    const [entry] = (await testBed.database.owner.query(`select record_id from audit_entry where action = 'export' order by audit_id desc limit 1`)).rows;
    expect(entry.record_id).toBe('reports/missing-matrix');
  });

  test('the columns of the matrix: what is asked for, of the classes that are held', async () => {
    const types = async (actor = officer): Promise<string[]> =>
      (await testBed.call(actor, 'GET', '/rest/s1/hcm/report/missingDocuments/types')).body.types.map((one: { enumId: string }) => one.enumId);
    expect(new Set(await types())).toEqual(new Set(['AttNationalCard', 'AttDegree', 'AttMedical']));
    expect(await types(managing('director', 'head', ['public', 'personal']))).toEqual(['AttDegree']);
    expect(await types(managing('director', 'head', ['public', 'identity']))).toEqual([]);
    expect(await types(actorIn('hrOfficer', 'worker'))).toEqual([]);
    expect((await testBed.call(actorIn('employee', 'colleague'), 'GET', '/rest/s1/hcm/report/missingDocuments/types')).status).toBe(403);
  });

  test('whose the chosen documents are: of those in scope alone', async () => {
    const owners = (selection: object, actor = officer) => testBed.call(actor, 'POST', '/rest/s1/hcm/report/documents/owners', { selection });
    const keys = (await rowsOf('documents', { filters: [filter('type', 'in', 'AttDegree')] })).map((row) => String(row['recordId']));
    expect((await owners({ keys })).body).toEqual({ partyIds: [partyId('accountant')], types: ['AttDegree'] });
    expect((await owners({ all: { filters: [filter('type', 'in', 'AttMedical')] } })).body.types).toEqual(['AttMedical']);
    expect((await owners({ keys }, actorIn('hrOfficer', 'worker'))).body).toEqual({ partyIds: [], types: [] });
  });

  test('the people who lack some: those in scope alone, as they are asked for, in no larger number than an archive holds', async () => {
    const owners = async (body: object, actor = officer): Promise<string[]> =>
      (await testBed.call(actor, 'POST', '/rest/s1/hcm/report/documents/owners', { of: 'missing', ...body })).body.partyIds;
    const all = { selection: { all: {} } };
    expect(new Set(await owners(all))).toEqual(await peopleOf('missingDocuments'));
    expect(new Set(await owners({ ...all, unitId: unitId('sales') }))).toEqual(idsOf('salesHead', 'seller'));
    expect(await owners({ selection: { keys: [partyId('accountant')] } })).toEqual([partyId('accountant')]);
    expect(await owners({ selection: { keys: [partyId('accountant')] } }, managing('salesHead', 'sales', ['public', 'personal', 'identity']))).toEqual([]);
  });
});

describe('whatever may be asked', () => {
  const tables = { address: addressTable, contact: contactTable, bank: bankTable, family: familyTable, documents: documentsTable, missingDocuments: missingTable };
  const sample = {
    text: 'a',
    code: '1',
    count: '1',
    float: '1',
    amount: '1',
    date: '2026-05-10',
    dateTime: '2026-05-10',
    hour: '1',
    indicator: 'Y',
    select: 'AttMedical',
    multiselect: 'AttMedical',
  };
  const valuesOf = ({ type, options }: ColumnDefinition, operator: TableFilter['operator']): string[] => {
    if (operator === 'empty' || operator === 'filled') return [];
    const values = typeof options === 'object' ? options.map(({ enumId }) => String(enumId)) : [sample[type]];
    return operator === 'between' ? [...values, ...values] : values;
  };

  test.each(Object.entries(tables))('%s: every filter by every operator is answered, and what one keeps the opposite leaves', async (report, table: TableDefinition) => {
    const counted = async (...filters: TableFilter[]): Promise<number> => {
      const { status, body } = await ask(report, { filters });
      expect([filters, status]).toEqual([filters, 200]);
      return body.count;
    };
    const all = await counted();
    const check = async (column: ColumnDefinition): Promise<void> => {
      const asked = operatorsOf(column).map(async (operator) => [operator, await counted(filter(column.name, operator, ...valuesOf(column, operator)))] as const);
      const counts = new Map(await Promise.all(asked));
      const sum = (one: TableFilter['operator'], other: TableFilter['operator']): number => (counts.get(one) ?? 0) + (counts.get(other) ?? 0);
      if (counts.has('empty')) expect([column.name, sum('empty', 'filled')]).toEqual([column.name, all]);
      if (column.name === 'blank') expect(sum('in', 'notIn')).toBe(all);
    };
    await Promise.all(table.columns.filter(({ filterable }) => filterable !== false).map(check));
  });
});

describe('who sees it', () => {
  test.each([
    ['address', ['public', 'family', 'bank', 'identity']],
    ['contact', ['public', 'family', 'bank', 'identity']],
    ['bank', ['public', 'identity', 'contact', 'family']],
    ['family', ['public', 'identity', 'contact', 'bank']],
    ['documents', ['public', 'identity', 'contact', 'bank']],
  ] as const)('%s: without its class it is empty, and conditions on it are refused', async (report, classes) => {
    const head = managing('director', 'head', classes);
    expect((await ask(report, { actor: head })).body).toMatchObject({ rows: [], count: 0 });
    expect((await ask(report, { actor: head, filters: [filter('missing', 'in', 'Any')] })).status).toBe(403);
    expect((await ask(report, { actor: actorIn('employee', 'colleague') })).status).toBe(403);
  });

  const all: readonly FieldClass[] = ['public', 'personal', 'contact', 'family', 'identity', 'bank', 'health'];
  const inSales = idsOf('salesHead', 'seller');
  test.each(['address', 'contact', 'bank', 'family', 'documents', 'missingDocuments'])(
    '%s, list and file: nothing of people out of reach, nothing without the class',
    async (report) => {
      const everybody = await rowsOf(report);
      expect(everybody.length).toBeGreaterThan(2);
      const asFile = async (actor: typeof officer): Promise<number> => {
        const { status, bytes } = await testBed.file(actor, `/rest/s1/hcm/report/${report}/export?format=csv&columns=fullName`);
        expect(status).toBe(200);
        return bytes.toString('utf8').trim().split('\r\n').length - 1;
      };
      expect(await asFile(officer)).toBe(everybody.length);
      // an officer of another company, though all classes are held there
      const foreigner = actorIn('hrOfficer', 'worker');
      const abroad = await rowsOf(report, { actor: foreigner, statusId: 'all' });
      expect(abroad.filter((row) => everybody.some((own) => own.partyId === row.partyId))).toEqual([]);
      // a manager of another unit, for the own unit alone
      const manager = managing('salesHead', 'sales', all);
      const managed = await rowsOf(report, { actor: manager });
      expect(managed.filter((row) => !inSales.has(row.partyId))).toEqual([]);
      expect(await asFile(manager)).toBe(managed.length);
      expect(await rowsOf(report, { actor: manager, unitId: unitId('finance') })).toEqual([]);
      // a manager of them all, without the class
      const plain = managing('director', 'head', ['public']);
      expect([await rowsOf(report, { actor: plain }), await asFile(plain)]).toEqual([[], 0]);
    },
  );

  test('by which classes one may ask: those of the grants that open the report', async () => {
    const classes = async (report: string, actor = officer): Promise<string[]> => (await testBed.call(actor, 'GET', `/rest/s1/hcm/report/classes?report=${report}`)).body.classes;
    expect(await classes('bank', managing('director', 'head', ['public', 'bank']))).toEqual(['public', 'bank']);
    expect(await classes('family')).toContain('family');
    // a report that the payroll officer may not open tells nothing
    expect(await classes('family', payroll)).toEqual(['public']);
    expect((await testBed.call(actorIn('employee', 'colleague'), 'GET', '/rest/s1/hcm/report/classes?report=bank')).status).toBe(403);
  });

  test('rows follow the scope: a manager of a unit, an officer of another company', async () => {
    const head = managing('salesHead', 'sales', ['public', 'contact', 'bank', 'family']);
    expect(await peopleOf('address', { actor: head })).toEqual(idsOf('salesHead', 'seller'));
    expect(await peopleOf('bank', { actor: head })).toEqual(idsOf('salesHead'));
    expect(await peopleOf('family', { actor: head })).toEqual(idsOf('seller'));
    // national codes are of another class
    expect(await peopleOf('address', { actor: head, searchValue: factsOf('seller').nationalCode })).toEqual(new Set());
    const foreigner = actorIn('hrOfficer', 'worker');
    expect(await peopleOf('family', { actor: foreigner })).toEqual(idsOf('worker'));
    expect(await peopleOf('address', { actor: foreigner })).not.toContain(partyId('accountant'));
    expect((await ask('family', { actor: payroll })).status).toBe(403);
  });
});
