/** What pay costs: of approved runs or of one run, in reach, and for who may see the pay of everybody in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, factsOf, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import payslipMessages from '../payslips/payslips.messages.fa.ts';
import words from './cost-page.messages.fa.ts';
import { costFile } from './pay-cost.contract.ts';
import { payCostErrors } from './pay-cost.errors.ts';
import messages from './pay-cost.messages.fa.ts';
import { routes } from './pay-cost.routes.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
const COST = '/rest/s1/payroll/cost';
const own = companyId('holding');
const officer = actorIn('payrollOfficer', 'payrollOfficer');
/** Holds the keys, and not the class. */
const blind = { ...officer, grants: officer.grants.map((grant) => ({ ...grant, classes: ['public' as const] })) };
const group = newId();
const runs = { mehr: newId(), draft: newId() };
let bed: Mounted;

const run = (sql: string, values: readonly unknown[] = []) => bed.database.owner.query(sql, [...values]);
const layRun = (id: string, month: number) =>
  run(`insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at) values ($1, $2, $3, 1405, $4, now())`, [id, own, group, month]);
const laySlip = (of: string, month: number, person: PersonName, gross: number, cost: number) =>
  run(
    `insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net, insurable, taxable, tax,
       employer_cost, rounding, shortfall, inputs, input_hash)
     values ($1, $2, $3, $4, $5, 1405, $6, '{}', $7, 0, 0, 0, 0, 0, $8, 0, 0, '{}', '')`,
    [newId(), own, of, employmentId(person), partyId(person), month, gross, cost],
  );
const ask = async (query: string, who: Answer = officer, path = COST): Promise<Answer> => bed.call(who, 'GET', `${path}?${query}`);

beforeAll(async () => {
  bed = await mountSlices(
    { slice: 'modules/payroll/pay-cost', routes, messages, errors: [payCostErrors] },
    { slice: 'modules/payroll/payslips', routes: [], messages: payslipMessages, errors: [payslipErrors] },
  );
  await layOrganisation(bed.database.owner);
  await run(`insert into pay_group (pay_group_id, company_id, standard_code, description, pay_group_status_id) values ($1, $2, 'G1', 'Group', 'PayGroupActive')`, [group, own]);
  await layRun(runs.mehr, 7);
  await layRun(runs.draft, 8);
  await laySlip(runs.mehr, 7, 'director', 1_000, 1_230);
  await laySlip(runs.mehr, 7, 'seller', 2_001, 2_460);
  await laySlip(runs.draft, 8, 'director', 500, 600);
  for (const status of ['PrActions', 'PrCalculated', 'PrInApproval', 'PrApproved']) await run('update pay_run set status_id = $2 where pay_run_id = $1', [runs.mehr, status]);
  await run(
    `insert into work_sheet_line (work_sheet_line_id, company_id, party_relationship_id, jalali_year, jalali_month, work_factor, days, project) values ($1, $2, $3, 1405, 7, 'mission', 15, 'P-1')`,
    [newId(), own, employmentId('seller')],
  );
});
afterAll(() => bed.close());

const figure = (parts: Answer, name: string): bigint => parts.reduce((sum: bigint, part: Answer) => sum + BigInt(part[name]), 0n);

test('whatever it is divided by, the parts are the whole, and each is explained by payslips that come to it', async () => {
  for (const by of ['unit', 'costCenter', 'project', 'day']) {
    const { status, body } = await ask(`by=${by}&year=1405`);
    expect([status, body.whole]).toEqual([200, { paid: '3001', employer: '689', cost: '3690', people: 2 }]);
    for (const name of ['paid', 'employer', 'cost']) expect([by, name, figure(body.parts, name)]).toEqual([by, name, BigInt(body.whole[name])]);
    for (const { key, cost } of body.parts.slice(0, 4)) {
      const { body: part } = await ask(`by=${by}&year=1405&key=${encodeURIComponent(key)}`, officer, `${COST}/part`);
      expect([by, figure(part.rows, 'cost'), part.count]).toEqual([by, BigInt(cost), part.rows.length]);
    }
  }
  const { parts } = (await ask('by=project&year=1405')).body;
  // fifteen of thirty days of the seller; the rial that is left goes to the first of two equal remainders
  expect(parts).toContainEqual({ key: 'P-1', name: 'P-1', paid: '1000', employer: '229', cost: '1229', people: 1 });
  expect((await ask('by=unit&year=1405')).body.parts.every(({ name }: Answer) => typeof name === 'string')).toBe(true);
  expect((await ask('by=day&year=1405')).body.parts).toHaveLength(30);
  const page = (await ask('by=day&year=1405&key=2026-09-23&pageSize=1&page=2', officer, `${COST}/part`)).body;
  expect([page.count, page.rows.length, page.rows[0].of]).toEqual([2, 1, 30]);
  expect([factsOf('seller').pseudoId, factsOf('director').pseudoId]).toContain(page.rows[0].pseudoId);
});

test('approved pay alone counts in months, a run at what it stands at; a wrong month and what is out of reach are refused', async () => {
  const cost = async (query: string): Promise<string> => (await ask(query)).body.whole.cost;
  expect([await cost('year=1405&fromMonth=8'), await cost(`year=1405&payRunId=${runs.draft}`), await cost(`year=1405&payGroupId=${group}`)]).toEqual(['0', '600', '3690']);
  const late = await ask('year=1405&fromMonth=8&thruMonth=7');
  expect([late.status, late.body.fields]).toEqual([400, { thruMonth: messages.errors.months }]);
  expect((await ask('year=1405&by=hour')).status).toBe(400);
  for (const name of ['payGroupId', 'payRunId']) expect((await ask(`year=1405&${name}=${newId()}`)).status).toBe(404);
  expect((await ask(`year=1405&payRunId=${runs.mehr}`, actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await ask('year=1405', actorIn('payrollOfficer', 'hrOfficerElsewhere'))).body.parts).toEqual([]);
});

test('nobody sees it who lacks class pay or the key; a file says what the page says and stands in the audit', async () => {
  expect((await ask('year=1405', actorIn('employee', 'worker'))).status).toBe(403);
  for (const path of [COST, `${COST}/file`]) expect((await ask('year=1405', blind, path)).body.messages).toBe(payslipMessages.errors.withheld);
  expect((await ask('year=1405&key=', blind, `${COST}/part`)).status).toBe(403);
  const { status, headers, bytes } = await bed.file(officer, `${COST}/file?year=1405&by=project`);
  expect([status, headers['content-type']]).toEqual([200, costFile.raw]);
  const written = JSON.stringify(await readSheet(bytes));
  for (const cell of [words.sides.project, words.nowhere.project, 'P-1', '1229', '3690']) expect(written).toContain(cell);
  const { rows } = await run(`select entity, record_id as id, changes -> 'by' ->> 1 as "by" from audit_entry where action = 'export'`);
  expect(rows).toEqual([{ entity: 'Company', id: own, by: 'project' }]);
});
