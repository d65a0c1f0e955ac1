/** What people were paid by factor: of approved runs, in reach, and for who may see pay. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import payslipMessages from '../payslips/payslips.messages.fa.ts';
import { reportsFile } from './pay-audit.contract.ts';
import { payAuditErrors } from './pay-audit.errors.ts';
import messages from './pay-audit.messages.fa.ts';
import { routes } from './pay-audit.routes.ts';
import words from './pay-audit-page.messages.fa.ts';
import { paidOf, sumsOf } from './pay-matrix.rules.ts';

let bed: Mounted;
const officer = actorIn('payrollOfficer', 'payrollOfficer');
const elsewhere = actorIn('payrollOfficer', 'worker');
/** Holds the keys, and not the class. */
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
const group = newId();
const runs = { mehr: newId(), aban: newId(), draft: newId() };
const own = companyId('holding');
const columns = [
  { code: 'base', title: 'Base', isDeduct: 'N', side: 'employee' },
  { code: 'tax', title: 'Tax', isDeduct: 'Y', side: 'employee' },
  { code: 'insuranceEmployer', title: 'Employer', isDeduct: 'Z', side: 'employer' },
  { code: 'unused', title: 'Unused', isDeduct: 'N', side: 'employee' },
];

const layRun = (id: string, month: number) =>
  bed.database.owner.query(`insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at, columns) values ($1, $2, $3, 1405, $4, now(), $5)`, [
    id,
    own,
    group,
    month,
    JSON.stringify(columns),
  ]);
const laySlip = (run: string, month: number, person: PersonName, amounts: readonly number[]) =>
  bed.database.owner.query(
    `insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net, insurable, taxable, tax,
       employer_cost, rounding, shortfall, inputs, input_hash)
     values ($1, $2, $3, $4, $5, 1405, $6, $7, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '')`,
    [newId(), own, run, employmentId(person), partyId(person), month, amounts],
  );
const approve = async (id: string): Promise<void> => {
  for (const status of ['PrActions', 'PrCalculated', 'PrInApproval', 'PrApproved'])
    await bed.database.owner.query('update pay_run set status_id = $2 where pay_run_id = $1', [id, status]);
};

const ask = (path: string, actor = officer) => bed.call(actor, 'GET', `/rest/s1/payroll/${path}`);

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/pay-audit', routes, messages, errors: [payAuditErrors] },
    { slice: 'modules/payroll/payslips', routes: [], messages: payslipMessages, errors: [payslipErrors] },
  );
  await layOrganisation(bed.database.owner);
  await bed.database.owner.query(
    `insert into pay_group (pay_group_id, company_id, standard_code, description, pay_group_status_id) values ($1, $2, 'G1', 'Group', 'PayGroupActive')`,
    [group, own],
  );
  await layRun(runs.mehr, 7);
  await layRun(runs.aban, 8);
  await layRun(runs.draft, 9);
  await laySlip(runs.mehr, 7, 'director', [1_000, 100, 230, 0]);
  await laySlip(runs.mehr, 7, 'seller', [2_000, 0, 460, 0]);
  await laySlip(runs.aban, 8, 'director', [1_500, 150, 345, 0]);
  await laySlip(runs.draft, 9, 'director', [9_999, 0, 0, 0]);
  await approve(runs.mehr);
  await approve(runs.aban);
});
afterAll(() => bed.close());

describe('the months of a year', () => {
  test('have a row of each person and month, with a column of each factor of theirs that came to something', async () => {
    const { body } = await ask('ReportsData?year=1405');
    expect(body.columns).toEqual([
      { code: 'base', title: 'Base', isDeduct: 'N' },
      { code: 'tax', title: 'Tax', isDeduct: 'Y' },
    ]);
    expect(body.count).toBe(3);
    const told = body.rows.map((row: { pseudoId: string; month: number; amounts: string[] }) => [row.pseudoId, row.month, row.amounts]);
    expect(told).toHaveLength(3);
    expect(told).toEqual(
      expect.arrayContaining([
        [factsOf('director').pseudoId, 7, ['1000', '100']],
        [factsOf('seller').pseudoId, 7, ['2000', null]],
        [factsOf('director').pseudoId, 8, ['1500', '150']],
      ]),
    );
  });

  test('are narrowed by month, group and person, and turned page by page', async () => {
    const count = async (more: string): Promise<number> => (await ask(`ReportsData?year=1405${more}`)).body.count;
    expect(await Promise.all([count('&month=8'), count(`&partyId=${partyId('seller')}`), count(`&payGroupId=${group}`), count('&month=9')])).toEqual([1, 1, 3, 0]);
    for (const query of [`payGroupId=${newId()}`, `partyId=${newId()}`]) expect((await ask(`ReportsData?year=1405&${query}`)).status).toBe(404);
    expect((await ask(`ReportsData?year=1405&partyId=${partyId('seller')}`, elsewhere)).status).toBe(404);
    const second = (await ask('ReportsData?year=1405&page=2&pageSize=2')).body;
    expect([second.count, second.rows.length]).toEqual([3, 1]);
  });

  test('show nobody who is out of reach, and no amount without the class', async () => {
    expect((await ask('ReportsData?year=1405', elsewhere)).body).toEqual({ columns: [], rows: [], count: 0 });
    const { rows } = (await ask('ReportsData?year=1405', blind)).body;
    expect(rows.some((row: object) => 'amounts' in row)).toBe(false);
    expect((await ask('ReportsData/file?year=1405', blind)).body.messages).toBe(payslipMessages.errors.withheld);
  });
});

describe('the pay list of a run', () => {
  test('is a file on paper or a spreadsheet, for who may see pay of everybody in it', async () => {
    const taken = async (path: string) => {
      const { status, headers, bytes } = await bed.file(officer, `/rest/s1/payroll/${path}`);
      return [status, headers['content-type'], bytes.subarray(0, 2).toString()];
    };
    expect(await taken(`print/output/${runs.mehr}?as=xlsx`)).toEqual([200, reportsFile.raw, 'PK']);
    expect(await taken(`print/output/${runs.mehr}`)).toEqual([200, 'application/pdf', '%P']);
    expect(await taken(`print/output/${runs.mehr}?list=signature`)).toEqual([200, 'application/pdf', '%P']);
    expect(await taken(`print/output/${runs.mehr}?list=signature&as=xlsx`)).toEqual([200, reportsFile.raw, 'PK']);
    const { bytes } = await bed.file(officer, `/rest/s1/payroll/print/output/${runs.mehr}?list=signature&as=xlsx`);
    const written = JSON.stringify(await readSheet(bytes));
    for (const cell of [words.signature, words.net, '900', '2900']) expect(written).toContain(cell);
    expect(await taken('ReportsData/file?year=1405')).toEqual([200, reportsFile.raw, 'PK']);
    expect(await taken(`ReportsData/file?year=1405&payGroupId=${group}`)).toEqual([200, reportsFile.raw, 'PK']);
    for (const list of ['factors', 'signature']) expect((await ask(`print/output/${runs.mehr}?list=${list}`, blind)).status).toBe(403);
    const { rows } = await bed.database.owner.query(
      `select record_id as id, changes ->> 'as' as "as" from audit_entry where action = 'export' and entity = 'PayRun' order by audit_id`,
    );
    expect(rows.map(({ id }) => id)).toEqual(Array(5).fill(runs.mehr));
    // the months of a year are no run: what they are of is the company, or its group
    const { rows: months } = await bed.database.owner.query(`select entity, record_id as id from audit_entry where action = 'export' and entity <> 'PayRun' order by audit_id`);
    expect(months).toEqual([
      { entity: 'Company', id: companyId('holding') },
      { entity: 'PayGroup', id: group },
    ]);
  });

  test('is of a run in reach that pays somebody', async () => {
    for (const id of [newId(), 'nothing']) expect((await ask(`print/output/${id}`)).status).toBe(404);
    expect((await ask(`print/output/${runs.mehr}`, elsewhere)).status).toBe(404);
    const empty = newId();
    await layRun(empty, 10);
    expect((await ask(`print/output/${empty}`)).body.messages).toBe(messages.errors.nobody);
  });
});

test('sums are exact beyond what a number holds', () => {
  expect(sumsOf([{ amounts: { a: '9007199254740993', b: '-1' } }, { amounts: { a: '9007199254740993' } }])).toEqual({ a: '18014398509481986', b: '-1' });
});

test('what is signed for is what is paid less what is taken; what the employer pays is no part of it', () => {
  const columns = [
    { code: 'base', isDeduct: 'N' },
    { code: 'tax', isDeduct: 'Y' },
    { code: 'employer', isDeduct: 'Z' },
  ] as const;
  expect(paidOf(columns, { base: '9007199254740993', tax: '1', employer: '5' })).toEqual({ benefits: '9007199254740993', deductions: '1', net: '9007199254740992' });
  expect(paidOf(columns, {})).toEqual({ benefits: '0', deductions: '0', net: '0' });
});
