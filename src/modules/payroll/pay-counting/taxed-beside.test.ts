/** Runs in which something is given that is no money, or taxed at a rate of its own: pay data and the group's tax columns say so; and what is told where the law has no figure. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN, SLIP } from '#testing/pay-runs.ts';
import { lawTitle } from '../pay/pay-law.rules.ts';
import { announcePaySources } from '../sources/pay-sources.server.ts';
import { wageItemSource } from '../wage-items/wage-items.pay-source.ts';
import counting from './counting.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;

/** A factor of the group from its column of the tax list on. */
async function layFactor(code: string, isDeduct: string, taxColumn: number): Promise<void> {
  const id = newId();
  await bench.rows(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values ($1, $2, 'payroll', $3, $3, 'PfgBenefit')`,
    ...[id, companyId('holding'), code],
  );
  await bench.rows(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, taxed, tax_column, display_sequence, valid)
     values ($1, $2, $3, $4, $5, 'Y', $6, 90, '[2021-03-21,)')`,
    ...[newId(), companyId('holding'), bench.groupId, id, isDeduct, taxColumn],
  );
}

const asked = (factor: string, amount: bigint) => ({
  ...{ employmentId: employmentId('accountant'), factor, title: factor, asked: amount, rank: 10, mayBePart: true },
  evidence: { kind: factor, id: factor, number: String(amount), day: null },
});

beforeAll(async () => {
  bench = await openPayBench();
  await layFactor('welfare', 'N', 38);
  await layFactor('goods', 'Z', 31);
  await bench.rows(`update pay_group_factor set continuous = 'Y' where display_sequence <= 6`);
  await bench.rows(
    `insert into legal_parameter (jalali_year, kind_enum_id, from_month, thru_month, rate, source, confidence, verified_version, verified_on)
     values (1405, 'LpTaxFlat', 1, 12, '1/10', 'Budget', 'V', 1, '2026-03-21')`,
  );
  await bench.rows(`update pay_member set housing_given = 'unfurnished', insurance = 'worker' where party_relationship_id = $1`, employmentId('accountant'));
  bench.asked = [asked('welfare', 100_000_000n), asked('goods', 500_000_000n)];
});
afterAll(() => bench.close());

async function explained(payRunId: string): Promise<Answer> {
  const [{ id } = { id: '' }] = await bench.rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId('accountant'));
  return (await bench.bed.call(payOfficer, 'GET', `${SLIP}/${id}/explanation`)).body;
}
const amountOf = ({ lines }: Answer, code: string): bigint => BigInt(lines.find((line: Answer) => line.code === code)?.amount ?? 0);

test('a payslip values the house, frees what it may and withholds both taxes; the next months go on from there', async () => {
  const first = await bench.counted(1);
  expect(bench.faults).toEqual([]);
  const one = await explained(first);
  expect(amountOf(one, 'nonCashHouse')).toBeGreaterThan((20_000_000n * 31n) / 5n);
  expect([amountOf(one, 'nonCashFree'), amountOf(one, 'taxFlat')]).toEqual([500_000_000n, 10_000_000n]);
  const [slip] = await bench.rows<{ tax: string; flat: string; free: string; net: string }>(
    'select tax::text, tax_flat::text as flat, things_free::text as free, net::text from payslip where pay_run_id = $1 and party_id = $2',
    ...[first, partyId('accountant')],
  );
  expect(slip).toEqual({ tax: one.figures.tax, flat: '10000000', free: '500000000', net: one.figures.net });
  expect(BigInt(one.figures.tax)).toBe(amountOf(one, 'tax') + 10_000_000n);
  // what is kept of a payslip is what its explanation says
  const lines = await bench.rows<{ code: string }>(`select code from payslip_line where pay_run_id = $1 and party_relationship_id = $2`, first, employmentId('accountant'));
  expect(lines.map(({ code }) => code)).toEqual(expect.arrayContaining(['nonCashHouse', 'nonCashFree', 'taxableFlat', 'taxFlat', 'goods']));
  await bench.approved(first);

  const two = await explained(await bench.counted(2));
  // eight hundred millions of the year are free, and the tax of the table knows nothing of the other
  expect([amountOf(two, 'nonCashFree'), amountOf(two, 'taxFlat')]).toEqual([300_000_000n, 10_000_000n]);
  expect(amountOf(two, 'taxDue') - amountOf(two, 'tax')).toBe(amountOf(one, 'tax'));
});

test('arrears of somebody who is given a house are those of the money alone', async () => {
  await bench.rows(`update employment_salary set daily_wage = daily_wage + 1000000 where party_relationship_id = $1`, employmentId('accountant'));
  const [{ id } = { id: '' }] = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 2`);
  expect(await bench.arrears(id, 1, 1)).toMatchObject([{ jalaliMonth: '1', gross: '31000000', reason: null }]);
  await bench.bed.call(payOfficer, 'POST', `${RUN}/${id}/arrears/decide`, { decision: 'taken', selection: { all: { search: '', filters: [], sort: [] }, except: [] } });
  await bench.again(id);
  const late = (await explained(id)).lines.filter(({ of, isDeduct }: Answer) => of.month === 1 && isDeduct === 'N');
  expect(late.map(({ code, amount }: Answer) => [code, amount])).toEqual([['base', '31000000']]);
});

test('whoever is relieved of the share of the employer costs less by it', async () => {
  await bench.rows(`update pay_member set workshop_relief = 'Y' where party_relationship_id = $1`, employmentId('colleague'));
  const [{ id } = { id: '' }] = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 2`);
  await bench.again(id);
  const rows = await bench.rows<{ code: string }>(`select code from payslip_line where pay_run_id = $1 and party_relationship_id = $2`, id, employmentId('colleague'));
  expect(rows.map(({ code }) => code)).not.toContain('insuranceEmployer');
  expect(rows.map(({ code }) => code)).toContain('insuranceUnemployment');
});

test('who is paid by points waits for the coefficient of the year, and is told where to write it', async () => {
  const [factor] = await bench.rows<{ id: string }>(`select pay_factor_id as id from pay_factor where code = 'base'`);
  await bench.rows(
    `insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, points, per, valid) values ($1, $2, $3, $4, 5000, 'point', '[2026-03-21,)')`,
    ...[newId(), companyId('holding'), employmentId('director'), factor?.id],
  );
  announcePaySources([wageItemSource]);
  const [{ id } = { id: '' }] = await bench.rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 2`);
  await bench.again(id);
  const [refusal] = await bench.rows<{ reason: string }>('select reason from pay_run_refusal where pay_run_id = $1 and party_id = $2', id, partyId('director'));
  expect(refusal?.reason).toBe(counting.errors.missingLaw({ year: (1405).toLocaleString('fa', { useGrouping: false }), kinds: lawTitle('LpPointCoefficient') }));
  // a source that was read and its confidence are written with it
  await bench.rows(
    `insert into legal_parameter (jalali_year, kind_enum_id, from_month, thru_month, amount, source, confidence, verified_version, verified_on)
     values (1405, 'LpPointCoefficient', 1, 12, 5000, 'Circular', 'S', 1, '2026-03-21')`,
  );
  await bench.again(id);
  const [slip] = await bench.rows<{ amount: string }>(
    `select amount::text from payslip_line where pay_run_id = $1 and party_relationship_id = $2 and code = 'base'`,
    ...[id, employmentId('director')],
  );
  expect(slip?.amount).toBe('25000000');
});
