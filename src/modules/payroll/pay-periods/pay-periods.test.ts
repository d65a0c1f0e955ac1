/** Runs of periods on the real database: the days of a period decide what is paid, and its parts are the month. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movableClock } from '#testing/app.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN, SLIP } from '#testing/pay-runs.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import simulatorMessages from '../simulator/simulator.messages.fa.ts';
import { routes as simulatorRoutes } from '../simulator/simulator.routes.ts';
import { definePaySource } from '../sources/pay-source.define.ts';
import { announcePaySources, paySources } from '../sources/pay-sources.server.ts';
import { makePeriods } from './pay-periods.job.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const company = companyId('holding');
const types = { half: newId(), season: newId() };
const periods: Record<string, string> = {};

/** A payslip type for a type of periods of its own, with those. */
async function layType(code: 'half' | 'season', named: readonly (readonly [name: string, from: string, thru: string])[]): Promise<void> {
  const typeId = newId();
  await rows(
    `insert into pay_period_type (pay_period_type_id, company_id, code, description, period_purpose_enum_id) values ($1, $2, $3::text, $3::text, 'TPPPayroll')`,
    typeId,
    company,
    code,
  );
  await rows(
    `insert into payslip_type (payslip_type_id, company_id, code, title, time_period_type_id, print_setting_id) values ($1, $2, $3::text, $3::text, $4, 'PayslipPrintPreviewDefault')`,
    ...[types[code], company, code, typeId],
  );
  for (const [at, [name, from, thru]] of named.entries()) {
    const id = newId();
    periods[name] = id;
    await rows(
      `insert into pay_period (pay_period_id, company_id, time_period_type_id, period_num, period_name, valid) values ($1, $2, $3, $4, $5, daterange($6, $7, '[]'))`,
      ...[id, company, typeId, at + 1, name, from, thru],
    );
  }
}

const period = (name: string, code: 'half' | 'season' = 'half') => ({ payslipTypeId: types[code], payPeriodId: periods[name], jalaliYear: null, jalaliMonth: null });
async function paid(more: object, jalaliMonth = 1): Promise<string> {
  const id = await bench.counted(jalaliMonth, more);
  expect(bench.faults).toEqual([]);
  return id;
}
async function sealed(more: object, jalaliMonth = 1): Promise<string> {
  const id = await paid(more, jalaliMonth);
  await bench.approved(id);
  return id;
}
const linesOf = async (ids: readonly string[], name: PersonName = 'accountant'): Promise<Map<string, bigint>> =>
  new Map(
    (
      await rows<{ code: string; amount: bigint }>(
        'select code || $3 || of_month as code, sum(amount)::bigint as amount from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = any ($1) and s.party_id = $2 group by 1',
        [...ids],
        partyId(name),
        ' ',
      )
    ).map(({ code, amount }) => [code, amount]),
  );
const refused = async (more: object): Promise<string> => (await bench.bed.call(payOfficer, 'POST', RUN, { ...bench.month(1), ...more })).body.errorCode;

beforeAll(async () => {
  bench = await openPayBench({ slice: 'modules/payroll/simulator', routes: simulatorRoutes, messages: simulatorMessages, errors: [simulatorErrors] });
  await layType('half', [
    ['first', '2026-03-21', '2026-04-04'],
    ['second', '2026-04-05', '2026-04-20'],
    ['across', '2026-04-21', '2026-06-21'],
  ]);
  await layType('season', [['spring', '2026-03-21', '2026-06-21']]);
});
afterAll(() => bench.close());

/** The stored lines of somebody are what a simulation of the same days says; the officer says what they may not know of the file. */
async function simulatedAs(payRunId: string, body: object): Promise<void> {
  const [kept] = await rows<{ inputs: Answer }>(`select inputs from payslip where pay_run_id = $1 and party_id = $2`, payRunId, partyId('accountant'));
  const { isMarried, children } = kept?.inputs.facts ?? {};
  const asked = { year: 1405, partyRelationshipId: employmentId('accountant'), facts: { isMarried, children }, ...body };
  const { lines } = (await bench.bed.call(payOfficer, 'POST', '/rest/s1/payroll/simulate', asked)).body as { lines: Answer[] };
  const found = new Map<string, bigint>();
  for (const { code, amount, of } of lines) if (amount !== '0') found.set(`${code} ${of.month}`, BigInt(amount));
  expect(found).toEqual(await linesOf([payRunId]));
}

const isNear = (a: bigint, b: bigint): boolean => (a > b ? a - b : b - a) <= 20n;

test('a period of several months takes an item of the month for each of them, as far as there is something left, and what is due at once once', async () => {
  const ask = (evidence: object, more: object) => ({ ...bench.loanOf('accountant', 1_000n), ...more, evidence: { ...bench.loanOf('accountant', 1n).evidence, ...evidence } });
  const ofDay = (id: string, day: string, more: object) => ask({ id, day }, more);
  announcePaySources([
    ...paySources(),
    definePaySource({
      is: 'items',
      key: 'byMonth',
      read: async ({ employmentIds, from }) =>
        [ofDay('monthly', from, { isOfMonth: true }), ofDay('ending', from, { isOfMonth: true, left: 1_500n }), ofDay('whole', from, {})].filter((one) =>
          employmentIds.includes(one.employmentId),
        ),
      async taken(_, items) {
        told = items.map(({ evidence: { id, day }, amount }) => `${id} ${day} ${amount}`).toSorted();
      },
    }),
  ]);
  let told: string[] = [];
  const halves = await paid(period('first'));
  // what is known of a whole month is paid by the part that ends it
  expect((await linesOf([halves])).get('loan 1')).toBeUndefined();
  await bench.bed.call(payOfficer, 'POST', `${RUN}/${halves}/cancel`, { rowVersion: (await bench.read(halves)).rowVersion });
  const season = await sealed(period('spring', 'season'), 3);
  expect((await linesOf([season])).get('loan 3')).toBe(3_000n + 1_500n + 1_000n);
  const [first, second, third] = ['2026-03-21', '2026-04-21', '2026-05-22'];
  expect(told).toEqual(
    [`ending ${first} 1000`, `ending ${second} 500`, `monthly ${first} 1000`, `monthly ${second} 1000`, `monthly ${third} 1000`, `whole ${third} 1000`].toSorted(),
  );
  expect((await bench.act(season, 'reopen')).status).toBe(200);
  expect((await bench.bed.call(payOfficer, 'POST', `${RUN}/${season}/cancel`, { rowVersion: (await bench.read(season)).rowVersion })).status).toBe(200);
  announcePaySources(paySources().filter(({ key }) => key !== 'byMonth'));
});

test('a half that earns nothing that is taxed leaves the share of its insurance to the other, and both are taxed as the month is', async () => {
  const cancel = async (id: string) => bench.bed.call(payOfficer, 'POST', `${RUN}/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  const id = newId();
  await rows(`insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', 'fee', 'Fee', 'PfgBenefit')`, id, company);
  await rows(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, taxed, display_sequence, valid) values ($1, $2, $3, $4, 'N', 'Y', 90, '[2021-03-21,)')`,
    ...[newId(), company, bench.groupId, id],
  );
  const taxed = await rows<{ id: string }>(`update pay_group_factor set taxed = 'N' where taxed = 'Y' and pay_factor_id <> $1 returning pay_group_factor_id as id`, id);
  bench.asked = [{ ...bench.loanOf('accountant', 900_000_000n), factor: 'fee', title: 'Fee' }];
  const whole = await paid({});
  const month = await linesOf([whole]);
  await cancel(whole);
  const first = await sealed(period('first'));
  const [own, second] = [await linesOf([first]), await paid(period('second'))];
  const both = await linesOf([first, second]);
  expect([own.get('taxable 1'), own.get('untaxedLeft 1')]).toEqual([undefined, ((own.get('insuranceWorker 1') ?? 0n) * 4n + 7n) / 14n]);
  for (const code of ['taxable 1', 'tax 1']) expect([code, isNear(month.get(code) ?? 0n, both.get(code) ?? 0n), both.get('untaxedLeft 1')]).toEqual([code, true, 0n]);
  await cancel(second);
  expect((await bench.act(first, 'reopen')).status).toBe(200);
  expect((await cancel(first)).status).toBe(200);
  bench.asked = [];
  await rows(
    `update pay_group_factor set taxed = 'Y' where pay_group_factor_id = any ($1)`,
    taxed.map(({ id: factor }) => factor),
  );
});

test('the halves of a month are paid one after the other and come to the month, its tax and its ceiling with it', async () => {
  const whole = await paid({});
  const month = await linesOf([whole]);
  const { rowVersion } = await bench.read(whole);
  // a day is paid once, by whichever run
  expect(await refused(period('first'))).toMatch(/\.daysPaid$/);
  await bench.bed.call(payOfficer, 'POST', `${RUN}/${whole}/cancel`, { rowVersion });

  const first = await sealed(period('first'));
  expect(await bench.read(first)).toMatchObject({ periodTitle: 'first', fromDate: '2026-03-21', thruDate: '2026-04-04', jalaliMonth: 1 });
  expect(await refused({})).toMatch(/\.daysPaid$/);
  const second = await paid(period('second'));
  const [own, both] = [await linesOf([first]), await linesOf([first, second])];
  expect(own.get('base 1')).toBe(((month.get('base 1') ?? 0n) * 15n) / 31n);
  // what is due is of the year so far: the last of them says it
  both.set('taxDue 1', (await linesOf([second])).get('taxDue 1') ?? 0n);
  for (const [code, amount] of month) expect([code, amount, both.get(code), isNear(amount, both.get(code) ?? 0n)]).toEqual([code, amount, both.get(code), true]);
  // what is shown is what is stored
  const [slip] = await rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', second, partyId('accountant'));
  const { lines } = (await bench.bed.call(payOfficer, 'GET', `${SLIP}/${slip?.id}/explanation`)).body as { lines: Answer[] };
  const stored = await linesOf([second]);
  expect(new Map(lines.filter(({ amount }) => amount !== '0').map(({ code, amount, of }) => [`${code} ${of.month}`, BigInt(amount)]))).toEqual(stored);
  await simulatedAs(second, { month: 1, fromDate: '2026-04-05', thruDate: '2026-04-20' });
  await bench.approved(second);
});

test('a period of more months pays each by its own law as lines of it, and the tax of the year is that of the months', async () => {
  const across = await paid(period('across'), 3);
  await simulatedAs(across, { month: 3, fromDate: '2026-04-21', thruDate: '2026-06-21' });
  await bench.approved(across);
  const lines = await linesOf([across]);
  expect(new Set([...lines.keys()].map((code) => code.split(' ')[1]))).toEqual(new Set(['2', '3']));
  expect(lines.get('base 2')).toBe(lines.get('base 3'));
  const fourth = await paid({}, 4);
  const [{ total, due } = { total: 0n, due: 0n }] = await rows<{ total: bigint; due: bigint }>(
    `select (select sum(s.tax) from payslip s join pay_run r using (pay_run_id) where s.party_id = $1 and r.status_id = 'PrApproved' or s.pay_run_id = $2 and s.party_id = $1)::bigint as total,
       (select l.amount from payslip_line l join payslip s using (payslip_id) where l.pay_run_id = $2 and s.party_id = $1 and l.code = 'taxDue')::bigint as due`,
    partyId('accountant'),
    fourth,
  );
  expect(total).toBeGreaterThan(0n);
  expect(total).toBe(due);
});

test('a period of another type, a month for a type of periods and days that are paid are refused', async () => {
  expect(await refused(period('spring', 'season'))).toMatch(/\.daysPaid$/);
  expect(await refused({ ...period('spring'), payPeriodId: periods['spring'] })).toMatch(/\.period$/);
  expect(await refused({ payslipTypeId: types.half })).toMatch(/\.period$/);
  expect(await refused({ jalaliMonth: null })).toMatch(/\.invalid$/);
});

test('the periods of a payslip type that has them made are there to choose, each once', async () => {
  await rows(`update payslip_type set autgen_time_period = 'Y', autgen_title_enum_id = 'TtpQuarter' where payslip_type_id = $1`, types.season);
  const { pool } = bench.bed.database;
  expect(await makePeriods(pool, movableClock(), '2026-05-10')).toBe(1);
  expect(await makePeriods(pool, movableClock(), '2026-05-10')).toBe(0);
  const { periods: choices } = (await bench.bed.call(payOfficer, 'GET', '/rest/s1/payroll/payslipType')).body as { periods: Answer[] };
  expect(choices.map(({ fromDate, thruDate }) => [fromDate, thruDate])).toContainEqual(['2026-06-22', '2026-09-22']);
});

test('net pay is rounded to the digits of the payslip type, and what is odd comes with the next', async () => {
  const [open] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 4 and status_id = 'PrCalculated'`);
  const id = open?.id ?? '';
  const typeId = newId();
  await rows(
    `insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id, rounding_type_enum_id, rounding_numbers, change_calc_type)
     values ($1, $2, 'round', 'Round', 'PayslipPrintPreviewDefault', 'RndThousand', 5, 'N')`,
    typeId,
    company,
  );
  await rows('update pay_run set payslip_type_id = $2 where pay_run_id = $1', id, typeId);
  await bench.again(id);
  const slips = await bench.slips(id);
  expect(slips.length).toBeGreaterThan(0);
  for (const { net } of slips) expect(BigInt(net) % 100_000n).toBe(0n);
  const carried = await rows<{ odd: bigint }>('select rounding as odd from payslip where pay_run_id = $1', id);
  expect(carried.some(({ odd }) => odd > 0n)).toBe(true);
});

test('a factor is calculated otherwise in a run with a reason, where its payslip type allows it', async () => {
  const [run] = await rows<{ id: string; type: string }>(`select pay_run_id as id, payslip_type_id as type from pay_run where jalali_month = 4 and status_id = 'PrCalculated'`);
  const { id = '', type } = run ?? {};
  const path = `${RUN}/${id}/calcTypes`;
  const factorOf = async (code: string): Promise<string> => (await rows<{ id: string }>('select pay_factor_id as id from pay_factor where code = $1', code))[0]?.id ?? '';
  for (const code of ['base', 'housing'])
    await rows(
      `insert into payslip_type_factor (payslip_type_factor_id, company_id, payslip_type_id, pay_factor_id, calc_type_enum_id) values ($1, $2, $3, $4, 'PfcNormal')`,
      ...[newId(), company, type, await factorOf(code)],
    );
  const change = async (code: string, by = payOfficer): Promise<Answer> => {
    const { rowVersion } = await bench.read(id);
    return bench.bed.call(by, 'PUT', path, { payrollFactorId: await factorOf(code), calcTypeEnumId: 'PfcSave', reason: 'Saved this month', rowVersion });
  };
  expect((await change('housing')).body.errorCode).toMatch(/\.notAllowed$/);
  await rows(`update payslip_type set change_calc_type = 'Y' where payslip_type_id = $1`, type);
  expect((await change('grocery')).body.errorCode).toMatch(/\.factor$/);
  expect((await change('housing', actorIn('payrollOfficer', 'hrOfficerElsewhere'))).status).toBe(404);
  expect((await change('housing')).status).toBe(200);
  expect((await change('base')).body.errorCode).toMatch(/\.nothingLeft$/);
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrDraft' });
  const { factors } = (await bench.bed.call(payOfficer, 'GET', path)).body;
  expect(factors.find(({ calcTypeEnumId }: Answer) => calcTypeEnumId === 'PfcSave')).toMatchObject({ usualEnumId: 'PfcNormal', reason: 'Saved this month' });
  await bench.again(id);
  const lines = await linesOf([id], 'colleague');
  expect([lines.has('base 4'), lines.has('housing 4')]).toEqual([true, false]);
});
