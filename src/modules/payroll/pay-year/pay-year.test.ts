/** A year of somebody's pay to take away: its sums are those of the payslips, its code holds as long as they do, and whose it may be. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatRial } from '#kernel/rial/rial.ts';
import { readSheet } from '#platform/import-export/sheets/sheet.server.ts';
import { CODE_LENGTH, shownCode } from '#platform/papers/paper-marks.rules.ts';
import { linesOf, pagesOf } from '#platform/print/test-support.ts';
import { actorIn, newId } from '#testing/mounted.ts';
import { partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer } from '#testing/pay-runs.ts';
import { payYearOf, type YearLine } from './pay-year.rules.ts';

let bench: PayBench;
const employee = actorIn('employee', 'accountant');
const blind = { ...payOfficer, grants: payOfficer.grants.map((grant) => ({ ...grant, classes: ['public'] as const })) };
const elsewhere = actorIn('payrollOfficer', 'hrOfficerElsewhere');
const PERSON = `/rest/s1/payroll/personYear?partyId=${partyId('accountant')}`;
const OWN = '/rest/s1/payroll/myYear?year=1405';
const file = (...args: Parameters<PayBench['bed']['file']>) => bench.bed.file(...args);
const codes = () => bench.rows<{ code: string }>('select code from pay_year_paper where party_id = $1 order by cardinality(payslips)', partyId('accountant'));
const check = async (code: string) => (await bench.bed.call(employee, 'POST', '/rest/s1/payroll/yearCheck', { code })).body;
const paid = async (column: 'net' | 'tax') =>
  (
    await bench.rows<{ sum: string }>(
      `select sum(${column})::text as sum from payslip join pay_run using (pay_run_id) where party_id = $1 and status_id in ('PrApproved', 'PrPaid')`,
      partyId('accountant'),
    )
  )[0]?.sum ?? '';

beforeAll(async () => {
  bench = await openPayBench();
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  await bench.approved(await bench.counted(1));
  await bench.counted(2);
});
afterAll(() => bench.close());

test('the year is that of approved payslips, on paper and in the sheet, to the rial', async () => {
  const paper = await file(payOfficer, `${PERSON}&year=1405`);
  expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = pagesOf(paper.bytes).flatMap(linesOf).join('\n');
  const [{ code = '' } = {}] = await codes();
  for (const said of [await paid('net'), await paid('tax')].map((digits) => formatRial(BigInt(digits)))) expect(text).toContain(said);
  expect(text).toContain(shownCode(code));
  expect(code).toHaveLength(CODE_LENGTH);
  const { status, bytes } = await file(employee, `${OWN}&as=xlsx`);
  expect(status).toBe(200);
  const written = JSON.stringify(await readSheet(bytes));
  expect(written).toContain(await paid('net'));
  expect(written).toContain('5000000');
});

test('the code is one as long as the payslips are the same, and whoever holds it learns when they are not', async () => {
  expect((await file(employee, OWN)).status).toBe(200);
  const [first, ...more] = await codes();
  expect(more).toEqual([]);
  expect(await check(first?.code ?? '')).toMatchObject({ state: 'current', year: '1405' });
  await bench.approved((await bench.rows<{ id: string }>('select pay_run_id as id from pay_run where jalali_month = 2'))[0]?.id ?? '');
  expect((await file(employee, OWN)).status).toBe(200);
  const [, second] = await codes();
  expect([(await check(first?.code ?? '')).state, (await check(second?.code ?? '')).state]).toEqual(['outdated', 'current']);
  expect(await check('2222-2222-2222')).toEqual({ state: 'unknown', year: null, issuedOn: null, companyName: null, initials: null });
});

test('it is for whoever may know the pay, of people in reach, and of a year with pay; each leaves a trace', async () => {
  const status = async (actor: typeof employee, url: string) => (await file(actor, url)).status;
  for (const [actor, refused] of [
    [blind, 403],
    [elsewhere, 404],
    [employee, 403],
  ] as const)
    expect(await status(actor, `${PERSON}&year=1405`)).toBe(refused);
  expect(await status(payOfficer, `/rest/s1/payroll/personYear?partyId=${newId()}&year=1405`)).toBe(404);
  expect([await status(payOfficer, `${PERSON}&year=1404`), await status(payOfficer, `${PERSON}&year=1500`), await status(payOfficer, PERSON)]).toEqual([409, 400, 400]);
  expect(await status(actorIn('employee', 'seller'), OWN)).toBe(409);
  const traces = await bench.rows<{ as: string }>(`select changes -> 'as' ->> 1 as "as" from audit_entry where entity = 'PayYear' and action = 'export' order by audit_id`);
  expect(traces.map(({ as }) => as)).toEqual(['pdf', 'xlsx', 'pdf', 'pdf']);
});

test('months add up with what is rounded and lent; of several payslips of a month there is one sum', () => {
  const line = (code: string, isDeduct: 'Y' | 'N', month: number, amount: string, side = 'employee'): YearLine => ({
    code,
    title: `${code} ${month}`,
    isDeduct,
    side,
    month,
    amount,
  });
  const { sums, odd, basis, earnings, insurance, tax } = payYearOf(
    [
      ...[line('base', 'N', 1, '9007199254740993'), line('base', 'N', 1, '7'), line('base', 'N', 12, '10')],
      ...[line('insuranceWorker', 'Y', 1, '700'), line('tax', 'Y', 12, '3'), line('rounding', 'N', 1, '-5'), line('insuranceBase', 'N', 1, '4', 'employer')],
    ],
    { earnings: 'e', deductions: 'd', net: 'n' },
  );
  expect(earnings.map(({ title, total }) => [title, total])).toEqual([['base 12', 9_007_199_254_741_010n]]);
  expect([sums.net.months[0], sums.net.months[1], sums.net.months[11], sums.net.total]).toEqual([9_007_199_254_740_295n, null, 7n, 9_007_199_254_740_302n]);
  expect([odd[0]?.total, basis.length, insurance, tax]).toEqual([-5n, 1, 700n, 3n]);
});
