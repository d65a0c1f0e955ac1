/** Runs beside the months' own pay: each is counted, approved and explained, and the months after take it into account. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { OWN_SLIPS, payOfficer as officer, openPayBench, type PayBench, RUN, RUNS, SLIP } from '#testing/pay-runs.ts';
import counting from '../pay-counting/counting.messages.fa.ts';
import messages from './pay-run.messages.fa.ts';
import words from './pay-run-page.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
beforeAll(async () => {
  bench = await openPayBench();
});
afterAll(() => bench.close());
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);

/** The payslip of somebody in a run, explained. */
async function explained(payRunId: string, name: PersonName = 'accountant'): Promise<Answer> {
  const [{ id } = { id: '' }] = await rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name));
  return (await call(officer, 'GET', `${SLIP}/${id}/explanation`)).body;
}
const amountOf = ({ lines }: Answer, code: string): bigint => BigInt(lines.find((line: Answer) => line.code === code)?.amount ?? 0);
/** Tax of all approved payslips of the accountant. */
async function withheld(): Promise<bigint> {
  const [row] = await rows<{ total: bigint }>(
    `select sum(s.tax)::bigint as total from payslip s join pay_run r using (pay_run_id) where s.party_id = $1 and r.status_id = 'PrApproved'`,
    partyId('accountant'),
  );
  return row?.total ?? 0n;
}
const month = async (jalaliMonth: number): Promise<string> => {
  const id = await bench.counted(jalaliMonth);
  await bench.approved(id);
  return id;
};
const asideOf = async (payRunId: string): Promise<string[]> =>
  (await call(officer, 'GET', `/rest/s1/payroll/runAside?payRunId=${payRunId}`)).body.rows.map(({ reason }: Answer) => reason);

describe('a bonus', () => {
  test('is taxed at the rate that the year has reached, and the next month is taxed as it would have been', async () => {
    const first = await explained(await month(1));
    const id = await bench.counted(1, { kind: 'bonus', percent: 50 });
    expect(bench.faults).toEqual([]);
    const bonus = await explained(id);
    const wage = amountOf(first, 'base') / 31n + amountOf(first, 'seniority') / 31n;
    expect(amountOf(bonus, 'bonusShare') / 15n).toBe(wage);
    expect(bonus.lines.find(({ code }: Answer) => code === 'bonusShare').explanation).not.toBeNull();
    const [taxBefore, taxOfBonus] = [amountOf(first, 'tax'), amountOf(bonus, 'tax')];
    expect(taxOfBonus).toBeGreaterThan(0n);
    // one month: what both come to together is taxed as one income of it
    expect(amountOf(bonus, 'taxDue')).toBe(taxBefore + taxOfBonus);
    await bench.approved(id);

    const second = await explained(await month(2));
    expect(amountOf(second, 'tax')).toBe(taxBefore);
    const total = await withheld();
    expect(amountOf(second, 'taxDue')).toBe(total);
  });

  test('is insured with the month, not above its ceiling', async () => {
    await rows(`update employment_salary set daily_wage = 200000000 where party_relationship_id = $1`, employmentId('director'));
    const regular = await explained(await month(3), 'director');
    const id = await bench.counted(3, { kind: 'bonus', percent: 50 });
    const bonus = await explained(id, 'director');
    expect(amountOf(regular, 'insuranceBase')).toBeLessThan(amountOf(regular, 'insurable'));
    expect(amountOf(bonus, 'insuranceBase')).toBe(0n);
    await call(officer, 'POST', `${RUN}/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  });

  test('without a share is what was asked as bonus, and who was asked nothing is set aside', async () => {
    const id = await bench.counted(3, { kind: 'bonus', percent: null });
    expect(new Set(await asideOf(id))).toEqual(new Set([counting.errors.nothingDue]));
    await call(officer, 'POST', `${RUN}/${id}/cancel`, { rowVersion: (await bench.read(id)).rowVersion });
  });
});

describe('an advance', () => {
  test('is neither taxed nor insured, and the next pay takes it back, once', async () => {
    const id = await bench.counted(4, { kind: 'advance', percent: 30 });
    const slip = await explained(id);
    const paid = amountOf(slip, 'advancePaid');
    expect(paid).toBeGreaterThan(20_000_000n * 9n);
    expect([amountOf(slip, 'tax'), amountOf(slip, 'insuranceWorker'), slip.figures.net]).toEqual([0n, 0n, String(paid)]);
    await bench.approved(id);
    expect(amountOf(await explained(await month(4)), 'advance')).toBe(paid);
    expect(amountOf(await explained(await month(5)), 'advance')).toBe(0n);
    expect(await rows('select 1 from pay_advance where taken <> amount')).toEqual([]);
  });

  test('says which share of the wage it is', async () => {
    const { status, body } = await call(officer, 'POST', RUN, { ...bench.month(6), kind: 'advance' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['percent']]);
  });
});

describe('the new year bonus', () => {
  test('is sixty days of the wage below the ceiling, a part of it free of tax, once a year', async () => {
    const id = await bench.counted(6, { kind: 'eidi' });
    expect(bench.faults).toEqual([]);
    const slip = await explained(id);
    const whole = amountOf(slip, 'eidi') + amountOf(slip, 'eidiFree');
    const cap = BigInt(slip.parameters.find(({ kind }: Answer) => kind === 'LpMinDailyWage').value) * 90n;
    expect(whole).toBe(cap);
    expect(amountOf(slip, 'taxable')).toBe(amountOf(slip, 'eidi'));
    expect(amountOf(slip, 'tax')).toBeGreaterThan(0n);
    expect(amountOf(slip, 'insuranceWorker')).toBe(0n);
    // no month's pay is what it is compared with
    expect(slip.before).toEqual([]);
    await bench.approved(id);
    // it says what it is beside the pay of its month
    expect((await call(actorIn('employee', 'accountant'), 'GET', OWN_SLIPS)).body.rows.map(({ kind }: Answer) => kind)).toContain('eidi');

    const regular = await explained(await month(6));
    const total = await withheld();
    expect(amountOf(regular, 'taxDue')).toBe(total);

    const again = await bench.counted(7, { kind: 'eidi' });
    expect(new Set(await asideOf(again))).toEqual(new Set([counting.errors.eidiPaid]));
    await call(officer, 'POST', `${RUN}/${again}/cancel`, { rowVersion: (await bench.read(again)).rowVersion });
  });

  test('stands once in a month beside the regular run', async () => {
    expect((await call(officer, 'POST', RUN, { ...bench.month(6), kind: 'eidi' })).body.fields).toEqual({ jalaliMonth: messages.errors.once });
    expect((await call(officer, 'GET', RUNS)).body.rows.map(({ kind }: Answer) => words.kinds[kind as keyof typeof words.kinds])).not.toContain(undefined);
  });
});

test('a settlement pays who leaves in the month alone: service, and nothing twice', async () => {
  await rows(`update party_relationship set valid = daterange(lower(valid), '2026-10-11') where party_relationship_id = $1`, employmentId('colleague'));
  const id = await bench.counted(7, { kind: 'settlement' });
  expect(bench.faults).toEqual([]);
  expect(await bench.read(id)).toMatchObject({ people: 1, kind: 'settlement' });
  const slip = await explained(id, 'colleague');
  expect(amountOf(slip, 'severance')).toBeGreaterThan(0n);
  // the bonus of the year was paid for all of it
  expect([amountOf(slip, 'eidi'), amountOf(slip, 'eidiFree')]).toEqual([0n, 0n]);
  await bench.approved(id);
  expect(await bench.read(id)).toMatchObject({ statusId: 'PrApproved' });
});

test('who has no bank account is set aside, unless the payslip type pays in cash', async () => {
  await rows(`delete from bank_account where party_id = $1`, partyId('accountant'));
  const type = '01900000-0000-7000-8000-0000000000aa';
  await rows(
    `insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id, cash_allowed)
     select $1, company_id, 'cash', 'Cash', 'PayslipPrintPreviewDefault', 'Y' from pay_group where pay_group_id = $2`,
    ...[type, bench.groupId],
  );
  const without = await bench.counted(7, { kind: 'advance', percent: 10 });
  expect(await asideOf(without)).toEqual([counting.errors.noAccount]);
  await call(officer, 'POST', `${RUN}/${without}/cancel`, { rowVersion: (await bench.read(without)).rowVersion });
  const cash = await bench.counted(7, { kind: 'advance', percent: 10, payslipTypeId: type });
  expect(await asideOf(cash)).toEqual([]);
});
