/** Arrears of a share, of some factors, of who has left and of months that another group or a period has paid: what is paid with them is the month anew. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, type PersonName, partyId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN, SLIP } from '#testing/pay-runs.ts';
import words from './arrears-page.messages.fa.ts';
import causeWords from './causes.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
const company = companyId('holding');
const otherGroup = newId();
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const rows: PayBench['rows'] = (text, ...values) => bench.rows(text, ...values);
const raise = (name: PersonName, by: number) => rows('update employment_salary set daily_wage = daily_wage + $2 where party_relationship_id = $1', employmentId(name), by);
const all = { all: { search: '', filters: [], sort: [] }, except: [] };
const decide = async (id: string, decision: string): Promise<Answer> => (await call(payOfficer, 'POST', `${RUN}/${id}/arrears/decide`, { decision, selection: all })).body;
const codeOf = async (name: PersonName): Promise<string> =>
  (await rows<{ code: string }>('select pseudo_id as code from party_relationship where party_relationship_id = $1', employmentId(name)))[0]?.code ?? '';
const paidOf = async (name: PersonName, month: number): Promise<Map<string, bigint>> =>
  new Map(
    (
      await rows<{ code: string; amount: bigint }>(
        `select code, sum(amount)::bigint as amount from payslip_line l join pay_run r using (pay_run_id)
         where party_relationship_id = $1 and of_month = $2 and status_id in ('PrApproved', 'PrPaid') and code not in ('taxable', 'taxDue', 'tax') group by code`,
        employmentId(name),
        month,
      )
    ).map(({ code, amount }) => [code, amount]),
  );
/** What the explanation of a payslip says beside what is stored of it. */
async function isExplained(payRunId: string, name: PersonName): Promise<void> {
  const [slip] = await rows<{ id: string }>('select payslip_id as id from payslip where pay_run_id = $1 and party_id = $2', payRunId, partyId(name));
  const { lines } = (await call(payOfficer, 'GET', `${SLIP}/${slip?.id}/explanation`)).body as { lines: Answer[] };
  const stored = await rows<{ said: string }>(`select code || ' ' || of_month || ' ' || amount as said from payslip_line where payslip_id = $1`, slip?.id);
  expect(lines.map(({ code, of, amount }) => `${code} ${of.month} ${amount}`).toSorted()).toEqual(stored.map(({ said }) => said).toSorted());
}

beforeAll(async () => {
  bench = await openPayBench();
  await rows(`insert into pay_group (pay_group_id, company_id, standard_code, description) values ($1, $2, 'G2', 'Others')`, otherGroup, company);
  await rows(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, insured, taxed, overtime_base, eidi_base, severance_base, display_sequence, valid)
     select gen_random_uuid(), company_id, $1, pay_factor_id, is_deduct, insured, taxed, overtime_base, eidi_base, severance_base, display_sequence, valid from pay_group_factor
     where pay_group_id = $2`,
    otherGroup,
    bench.groupId,
  );
  // the director is paid by the other group until the end of the first month
  await rows(`update pay_member set pay_group_id = $2, valid = '[2021-03-21,2026-04-21)' where party_relationship_id = $1`, employmentId('director'), otherGroup);
  await rows(
    `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid) values ($1, $2, $3, $4, '[2026-04-21,)')`,
    ...[newId(), company, employmentId('director'), bench.groupId],
  );
  for (const payGroupId of [bench.groupId, otherGroup]) await bench.approved(await bench.counted(1, { payGroupId }));
  // the accountant leaves with the first month
  await rows(`update party_relationship set valid = daterange(lower(valid), '2026-04-21') where party_relationship_id = $1`, employmentId('accountant'));
  for (const name of ['accountant', 'colleague', 'director'] as const) await raise(name, 1_000_000);
  await rows(`update pay_member set hard_work = 'Y' where party_relationship_id = $1`, employmentId('colleague'));
});
afterAll(() => bench.close());

let second: string;
test('found are who has left and months of another group, with every cause', async () => {
  second = await bench.counted(2);
  const found = await bench.arrears(second, 1, 1);
  expect(bench.faults).toEqual([]);
  const codes = await Promise.all((['accountant', 'colleague', 'director'] as const).map(codeOf));
  expect(found.map(({ pseudoId }) => pseudoId).toSorted()).toEqual(codes.toSorted());
  for (const { area, reason } of found) expect([area, reason]).toEqual(['wage', null]);
  const { wage, fact } = causeWords.areas;
  expect(found.map(({ pseudoId, areas }) => [pseudoId, areas]).find(([code]) => code === codes[1])?.[1]).toBe(`${wage}${words.and}${fact}`);
});

test('half of it is paid now, with the insurance of that half, and the rest is found again', async () => {
  const whole = (await bench.arrears(second, 1, 1)).map(({ gross }) => BigInt(gross));
  const found = await bench.arrears(second, 1, 1, { percent: 50 });
  for (const [at, { gross, insurance }] of found.entries()) {
    expect(Number(BigInt(gross) - (whole[at] ?? 0n) / 2n)).toBeLessThanOrEqual(10);
    expect(Number(BigInt(insurance) - (BigInt(gross) * 7n) / 100n)).toBeLessThanOrEqual(10);
  }
  expect(await decide(second, 'taken')).toEqual({ changed: 3 });
  await bench.again(second);
  expect(bench.faults).toEqual([]);
  expect(await bench.read(second)).toMatchObject({ statusId: 'PrCalculated', aside: 0, people: 4 });
  for (const name of ['accountant', 'colleague', 'director'] as const) await isExplained(second, name);
  await bench.approved(second);
  const third = await bench.counted(3);
  const rest = await bench.arrears(third, 1, 1);
  expect(rest.map(({ gross }) => BigInt(gross)).every((gross, at) => gross + BigInt(found[at].gross) === whole[at])).toBe(true);
  expect(await decide(third, 'taken')).toEqual({ changed: 3 });
  await bench.again(third);
  // what both have paid is what the month comes to, of who has left as well
  await bench.approved(third);
  expect(await bench.arrears(await bench.counted(4), 1, 1)).toEqual([]);
  const [accountant, wage] = [await paidOf('accountant', 1), 21_000_000n];
  expect(accountant.get('base')).toBe(wage * 31n);
});

test('a payslip type pays arrears of its factors alone, and what is to be paid apart is not taken with the month', async () => {
  const [open] = await rows<{ id: string }>(`select pay_run_id as id from pay_run where jalali_month = 4`);
  const id = open?.id ?? '';
  await raise('colleague', 1_000_000);
  const apart = await bench.arrears(id, 3, 3, { methodEnumId: 'ApmSeparate' });
  expect(apart).toHaveLength(1);
  expect((await call(payOfficer, 'POST', `${RUN}/${id}/arrears/decide`, { decision: 'taken', selection: all })).body.errorCode).toMatch(/\.separate$/);

  const typeId = newId();
  await rows(
    `insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id) values ($1, $2, 'some', 'Some', 'PayslipPrintPreviewDefault')`,
    typeId,
    company,
  );
  await rows(
    `insert into payslip_type_factor (payslip_type_factor_id, company_id, payslip_type_id, pay_factor_id, calc_type_enum_id, arrears_pay)
     select gen_random_uuid(), company_id, $1, pay_factor_id, 'PfcNormal', 'N' from pay_factor where branch = 'payroll'`,
    typeId,
  );
  await rows('update pay_run set payslip_type_id = $2 where pay_run_id = $1', id, typeId);
  const ask = { fromYear: 1405, fromMonth: '3', thruYear: 1405, thruMonth: '3', percent: 100 };
  expect((await call(payOfficer, 'POST', `${RUN}/${id}/arrears`, ask)).body.errorCode).toMatch(/\.noFactor$/);
  expect((await call(payOfficer, 'POST', `${RUN}/${id}/arrears`, { ...ask, payslipTypeIds: [newId()] })).status).toBe(400);
  await rows(`update payslip_type_factor set arrears_pay = 'Y' where payslip_type_id = $1 and pay_factor_id = (select pay_factor_id from pay_factor where code = 'base')`, typeId);
  const [one] = await bench.arrears(id, 3, 3);
  // thirty-one days of a million, and the insurance of them
  expect([one.gross, one.insurance, one.areas]).toEqual(['31000000', '2170000', causeWords.areas.wage]);
  // of months that another type has paid nothing is asked
  expect((await call(payOfficer, 'POST', `${RUN}/${id}/arrears`, { ...ask, payslipTypeIds: [typeId] })).body.errorCode).toMatch(/\.nothingPaid$/);
});
