/** Vouchers of runs on the real database: seen, kept by approval, withdrawn, mirrored; the database keeps them balanced and as they are. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorIn } from '#testing/mounted.ts';
import { employmentId } from '#testing/organisation.ts';
import { openPayBench, type PayBench, payOfficer, RUN, secondOfficer } from '#testing/pay-runs.ts';
import messages from './voucher.messages.fa.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;
let bench: PayBench;
let run: string;
let template: string;
let second: string;
const elsewhere = actorIn('payrollOfficer', 'worker');
const BASE = '/rest/s1/payroll';
const call = (...args: Parameters<PayBench['bed']['call']>) => bench.bed.call(...args);
const seen = async (id = run, query = ''): Promise<Answer> => (await call(payOfficer, 'GET', `${RUN}/${id}/voucher${query}`)).body;
const post = async (path: string, body: object): Promise<Answer> => (await call(payOfficer, 'POST', `${BASE}/${path}`, body)).body;
const lineOf = (vouchers: Answer[], code: string): Answer => vouchers.flatMap(({ lines }) => lines).find(({ accountCode }: Answer) => accountCode === code);
const accounts = (vouchers: Answer[]): Record<string, bigint> => {
  const sums: Record<string, bigint> = {};
  for (const { accountCode, debit, credit } of vouchers.flatMap(({ lines }) => lines)) sums[accountCode] = (sums[accountCode] ?? 0n) + BigInt(debit) - BigInt(credit);
  return sums;
};

beforeAll(async () => {
  bench = await openPayBench();
  bench.asked = [bench.loanOf('accountant', 5_000_000n)];
  run = await bench.counted(1);
});
afterAll(() => bench.close());

test('without a template it says so; by the starting one it balances and explains each line, and stores nothing', async () => {
  expect((await seen()).faults).toMatchObject([{ code: 'noTemplate' }]);
  template = (await post('accountingStarter', {})).voucherTemplateId;
  const { vouchers, faults, isKept, mayMake } = await seen();
  expect({ faults, isKept, mayMake, count: vouchers.length }).toEqual({ faults: [], isKept: false, mayMake: false, count: 1 });
  expect(vouchers[0].debit).toBe(vouchers[0].credit);
  const slips = await bench.slips(run);
  const net = slips.reduce((sum, slip) => sum + BigInt(slip.net), 0n);
  expect(lineOf(vouchers, '2101')).toMatchObject({ debit: '0', credit: String(net), parts: [{ amount: String(net), people: slips.length }] });
  expect(lineOf(vouchers, '1202')).toMatchObject({ credit: '5000000', parts: [{ people: 1 }] });
  expect(await bench.rows('select from pay_voucher')).toHaveLength(0);
  expect((await call(payOfficer, 'POST', `${RUN}/${run}/voucher`, {})).body).toMatchObject({ messages: messages.errors.notSealed });
});

test('split by units the sums stay, and who is in no unit of the group is named', async () => {
  const detailGroupId = (await post('groupAccount', { code: 'U', title: 'Units', gdAccountTypeEnumId: 'GDATOrgUnit' })).id;
  const { rows } = (await call(payOfficer, 'GET', `${BASE}/vTItem?voucherTemplateId=${template}&pageSize=100`)).body;
  const {
    id: _,
    voucherTemplateLineId,
    accountCode: _code,
    accountName: _name,
    factorTitle: _factor,
    detailCodes: _details,
    ...line
  } = rows.find(({ itemCode }: Answer) => itemCode === 'net');
  const whole = await seen();
  const change = (groups: string[]) =>
    call(payOfficer, 'PUT', `${BASE}/vTItem/${voucherTemplateLineId}`, {
      ...line,
      rowVersion: line.rowVersion++,
      detailGroupIds: groups.length === 0 ? null : JSON.stringify(groups),
    });
  expect((await change([detailGroupId])).status).toBe(200);
  expect((await seen()).faults.map(({ code }: Answer) => code)).toContain('noMember');
  await post('groupDetail/fill', { detailGroupId });
  const split = await seen();
  expect(split.faults).toEqual([]);
  expect(split.vouchers[0].lines.filter(({ accountCode }: Answer) => accountCode === '2101').length).toBeGreaterThan(1);
  expect(accounts(split.vouchers)).toEqual(accounts(whole.vouchers));
  expect((await change([])).status).toBe(200);
});

test('approval keeps what was seen, to the letter; it is withdrawn when the run is opened again, and kept anew', async () => {
  const before = await seen();
  await bench.approved(run);
  const after = await seen();
  expect(after).toMatchObject({ isKept: true, mayMake: true, voucherTemplateId: template });
  const plain = ({ vouchers }: Answer) => vouchers.map(({ payVoucherId: _id, ...rest }: Answer) => rest);
  expect(plain(after)).toEqual(plain(before));
  expect((await bench.act(run, 'reopen')).status).toBe(200);
  expect((await seen()).isKept).toBe(false);
  await bench.again(run);
  await bench.approved(run);
  expect((await bench.rows<{ count: number }>('select count(*)::int as count, count(withdrawn_at)::int as gone from pay_voucher'))[0]).toEqual({ count: 2, gone: 1 });
});

test('what is wrong is refused by name and nothing takes the place of what stands', async () => {
  const [tax] = await bench.rows<{ id: string }>(`delete from voucher_template_line where item_code = 'tax' returning voucher_template_line_id as id`);
  expect(tax).toBeDefined();
  const { body } = await call(secondOfficer, 'POST', `${RUN}/${run}/voucher`, {});
  expect(body.errorCode).toBe('modules/payroll/voucher.faulty');
  expect((await seen(run, `?voucherTemplateId=${template}`)).faults.map(({ code }: Answer) => code)).toEqual(['missing', 'unbalanced']);
  expect((await seen()).isKept).toBe(true);
  await bench.rows(
    `insert into voucher_template_line (voucher_template_line_id, company_id, voucher_template_id, seq_num, gl_account_id, is_debit, vt_item_type_enum_id, item_code, description)
     select gen_random_uuid(), company_id, $1, 999, gl_account_id, 'N', 'VTITExemption', 'tax', 'Tax' from gl_account where account_code = '2103'`,
    template,
  );
  expect((await call(secondOfficer, 'POST', `${RUN}/${run}/voucher`, {})).body).toEqual({ vouchers: 1 });
});

test('another company finds neither the run nor its vouchers, nor makes them by its own template', async () => {
  const theirs = (await call(elsewhere, 'POST', `${BASE}/accountingStarter`, {})).body.voucherTemplateId;
  for (const method of ['GET', 'POST'] as const) expect((await call(elsewhere, method, `${RUN}/${run}/voucher`, method === 'GET' ? undefined : {})).status).toBe(404);
  expect((await call(elsewhere, 'GET', `${BASE}/voucher`)).body.rows).toEqual([]);
  const [own] = (await seen()).vouchers;
  expect((await call(elsewhere, 'GET', `${BASE}/voucherLine?payVoucherId=${own.payVoucherId}`)).body.rows).toEqual([]);
  expect((await call(payOfficer, 'GET', `${RUN}/${run}/voucher?voucherTemplateId=${theirs}`)).body.fields).toHaveProperty('voucherTemplateId');
  expect((await call(payOfficer, 'DELETE', `${BASE}/voucherTemplate/${template}?rowVersion=1`)).status).toBe(409);
});

test('the database refuses a voucher that does not balance, and any change of one that stands', async () => {
  const [own] = (await seen()).vouchers;
  await expect(bench.rows(`update pay_voucher set number = '9' where pay_voucher_id = $1`, own.payVoucherId)).rejects.toThrow('does not change');
  const one = `insert into pay_voucher (pay_voucher_id, company_id, pay_run_id, voucher_template_id, ordinal, voucher_date, made_at)
    select gen_random_uuid(), company_id, pay_run_id, voucher_template_id, 9, voucher_date, made_at from pay_voucher where pay_voucher_id = '${own.payVoucherId}'`;
  const line = `insert into pay_voucher_line (pay_voucher_line_id, company_id, pay_run_id, pay_voucher_id, line_no, seq_num, gl_account_id, account_code, account_name, debit, description)
    select gen_random_uuid(), v.company_id, v.pay_run_id, v.pay_voucher_id, 1, 1, a.gl_account_id, 'x', 'x', 1, 'x' from pay_voucher v join gl_account a on a.company_id = v.company_id
    where v.ordinal = 9 limit 1`;
  await expect(bench.rows(`begin; ${one}; ${line}; commit`)).rejects.toThrow('does not balance');
  await bench.rows('rollback');
});

test('what is taken back is booked by the same lines with their sides exchanged', async () => {
  expect((await bench.act(run, 'paid')).status).toBe(200);
  const was = await seen();
  const { payRunId: mirror } = (await bench.act(run, 'reverse')).body;
  const taken = await seen(mirror);
  expect(taken).toMatchObject({ isKept: true, mayMake: false });
  const [before, after] = [accounts(was.vouchers), accounts(taken.vouchers)];
  expect(Object.keys(after)).toEqual(Object.keys(before));
  for (const [code, sum] of Object.entries(before)) expect((after[code] ?? 0n) + sum).toBe(0n);
  // and so says the run itself
  expect(accounts((await seen(mirror, `?voucherTemplateId=${template}`)).vouchers)).toEqual(after);
  expect((await call(secondOfficer, 'POST', `${RUN}/${mirror}/voucher`, {})).body.messages).toBe(messages.errors.mirrored);
  const listed = (await call(payOfficer, 'GET', `${BASE}/voucher`)).body.rows;
  expect(new Set(listed.map(({ reversal }: Answer) => reversal))).toEqual(new Set(['mirror', 'reversed']));
});

test('arrears that are taken are booked too, beside payslips that were not counted anew', async () => {
  const first = await bench.counted(1);
  await bench.approved(first);
  await bench.rows(`update employment_salary set daily_wage = daily_wage + 1000000 where party_relationship_id = $1`, employmentId('colleague'));
  second = await bench.counted(2);
  const plain = await seen(second);
  expect(plain.faults).toEqual([]);
  expect((await bench.arrears(second, 1, 1)).length).toBeGreaterThan(0);
  const taken = { decision: 'taken', selection: { all: { search: '', filters: [], sort: [] }, except: [] } };
  expect((await call(payOfficer, 'POST', `${RUN}/${second}/arrears/decide`, taken)).status).toBe(200);
  await bench.again(second);
  const { vouchers, faults } = await seen(second);
  expect(faults).toEqual([]);
  expect(vouchers[0].debit).toBe(vouchers[0].credit);
  expect(BigInt(lineOf(vouchers, '7101').debit)).toBeGreaterThan(BigInt(lineOf(plain.vouchers, '7101').debit));
  expect(lineOf(vouchers, '7101').parts.map(({ title }: Answer) => title)).toContainEqual(expect.stringMatching(/ 1405\/01$/));
});

test('what a month lays aside is booked where the template says so, on both sides, by the days of the law', async () => {
  const line = async (seqNum: number, isDebit: 'Y' | 'N', itemCode: string) => {
    const [{ id } = { id: '' }] = await bench.rows<{ id: string }>('select gl_account_id as id from gl_account where account_code = $1', isDebit === 'Y' ? '7105' : '2105');
    return post('vTItem', { voucherTemplateId: template, seqNum, isDebit, glAccountId: id, vtItemTypeEnumId: 'VTITTranPayrollEmployer', itemCode, description: itemCode });
  };
  const codes = ['severanceReserve', 'eidiReserve', 'leaveReserve'];
  const laidAside = ['2106', '2107', '2108'];
  // the starting template lays aside by itself
  const { vouchers: starting, faults: none } = await seen(second);
  expect([none, laidAside.every((code) => BigInt(lineOf(starting, code).credit) > 0n)]).toEqual([[], true]);
  await bench.rows(`delete from voucher_template_line where vt_item_type_enum_id = 'VTITTranPayrollEmployer'`);
  for (const [at, code] of codes.entries()) await line(2_000 + at, 'Y', code);
  expect((await seen(second)).faults.map(({ code }: Answer) => code)).toEqual(['oneSided', 'oneSided', 'oneSided', 'unbalanced']);
  for (const [at, code] of codes.entries()) await line(2_100 + at, 'N', code);
  const { vouchers, faults } = await seen(second);
  expect([faults, vouchers[0].debit]).toEqual([[], vouchers[0].credit]);
  // the wage that it rests on is the base and the seniority of the month; 1405 has 365 days
  const bases = (
    await bench.rows<{ base: string }>(
      `select sum(amount)::text as base from payslip_line where pay_run_id = $1 and code in ('base', 'seniority') and is_deduct = 'N' group by payslip_id`,
      second,
    )
  ).map(({ base }) => BigInt(base));
  const [law] = await bench.rows<{ wage: string }>(`select amount::text as wage from legal_parameter where jalali_year = 1405 and kind_enum_id = 'LpMinDailyWage'`);
  const cap = (BigInt(law?.wage ?? '0') * 90n * 31n) / 365n;
  const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
  const sum = (of: (base: bigint) => bigint): string => String(bases.reduce((all, base) => all + of(base), 0n));
  const booked = (code: string) => vouchers[0].lines.filter(({ description }: Answer) => description === code).map(({ debit, credit }: Answer) => [debit, credit]);
  const both = (amount: string) => [
    [amount, '0'],
    ['0', amount],
  ];
  expect(booked('severanceReserve')).toEqual(both(sum((base) => (base * 30n) / 365n)));
  expect(booked('eidiReserve')).toEqual(both(sum((base) => least((base * 60n) / 365n, cap))));
  expect(booked('leaveReserve')).toEqual(both(sum((base) => (base * 26n) / 365n)));
  expect(vouchers[0].lines.find(({ description }: Answer) => description === 'leaveReserve').parts).toEqual([
    { title: expect.any(String), amount: expect.any(String), people: bases.length },
  ]);
  await bench.rows(`delete from voucher_template_line where vt_item_type_enum_id = 'VTITTranPayrollEmployer'`);
});

test('a rise of pay is owed for the service before it, too: once, in its month, to who was paid before', async () => {
  const line = async (seqNum: number, isDebit: 'Y' | 'N', itemCode: string) => {
    const [{ id } = { id: '' }] = await bench.rows<{ id: string }>('select gl_account_id as id from gl_account where account_code = $1', isDebit === 'Y' ? '7105' : '2105');
    return post('vTItem', { voucherTemplateId: template, seqNum, isDebit, glAccountId: id, vtItemTypeEnumId: 'VTITTranPayrollEmployer', itemCode, description: itemCode });
  };
  for (const [at, code] of ['severanceRise', 'leaveRise'].entries()) {
    await line(2_000 + at, 'Y', code);
    await line(2_100 + at, 'N', code);
  }
  const since = '2026-04-21';
  const booked = (vouchers: Answer[]) =>
    vouchers[0].lines.flatMap(({ description, credit }: Answer) => (description.endsWith('Rise') && credit !== '0' ? [[description, credit]] : []));
  // of the base and the seniority of both months, which have 31 days; arrears are no wage of the month
  const owed = async () => {
    const wages = await bench.rows<{ was: string | null; now: string; hired: string }>(
      `select sum(l.amount) filter (where l.jalali_month = 1)::text as was, sum(l.amount) filter (where l.jalali_month = 2)::text as now, lower(r.valid)::text as hired
       from payslip_line l join pay_run run using (pay_run_id) join party_relationship r on r.party_relationship_id = l.party_relationship_id
       where l.code in ('base', 'seniority') and l.is_deduct = 'N' and (l.of_year, l.of_month) = (l.jalali_year, l.jalali_month)
         and (run.pay_run_id = $1 or (run.status_id = 'PrApproved' and run.jalali_month = 1)) group by l.party_relationship_id, r.valid`,
      second,
    );
    const days = (from: string): bigint => BigInt((Date.parse(since) - Date.parse(from)) / 86_400_000);
    const sum = (ofLaw: bigint, from: (hired: string) => string): string =>
      String(
        wages.reduce((all, { was, now, hired }) => {
          const more = was === null ? 0n : BigInt(now) - BigInt(was);
          return more > 0n ? all + (more * days(from(hired)) * ofLaw) / (31n * 365n) : all;
        }, 0n),
      );
    return [
      ['severanceRise', sum(30n, (hired) => hired)],
      ['leaveRise', sum(26n, (hired) => (hired > '2026-03-21' ? hired : '2026-03-21'))],
    ];
  };
  const before = await owed();
  expect(booked((await seen(second)).vouchers)).toEqual(before);
  await bench.rows(`update employment_salary set valid = daterange(lower(valid), $2) where party_relationship_id = $1 and upper_inf(valid)`, employmentId('colleague'), since);
  await bench.rows(
    `insert into employment_salary (party_relationship_id, company_id, daily_wage, valid)
     select party_relationship_id, company_id, daily_wage * 2, daterange($2, null) from employment_salary where party_relationship_id = $1 and upper(valid) = $2`,
    ...[employmentId('colleague'), since],
  );
  await bench.again(second);
  const after = await owed();
  expect(BigInt(after[0]?.[1] ?? '0')).toBeGreaterThan(BigInt(before[0]?.[1] ?? '0'));
  const { vouchers, faults } = await seen(second);
  expect([faults, booked(vouchers)]).toEqual([[], after]);
  await bench.rows(`delete from voucher_template_line where vt_item_type_enum_id = 'VTITTranPayrollEmployer'`);
});

test.each(['severance', 'eidi', 'bonus', 'advance'])('a run of %s is booked by the starting template without a fault', async (kind) => {
  const id = await bench.counted(2, { kind, ...(kind === 'bonus' || kind === 'advance' ? { percent: 10 } : {}) });
  const { vouchers, faults } = await seen(id);
  expect([faults, vouchers.length]).toEqual([[], 1]);
  expect([vouchers[0].debit, BigInt(vouchers[0].debit) > 0n]).toEqual([vouchers[0].credit, true]);
});

test('so is what is settled with somebody who leaves: service, new year bonus and leave stand in debit, what they get in credit', async () => {
  await bench.rows(`update party_relationship set valid = daterange(lower(valid), '2026-05-10') where party_relationship_id = $1`, employmentId('colleague'));
  const id = await bench.counted(2, { kind: 'settlement' });
  const { vouchers, faults } = await seen(id);
  expect([faults, vouchers.length]).toEqual([[], 1]);
  expect(vouchers[0].debit).toBe(vouchers[0].credit);
  // what the months have laid aside is what it is paid from
  for (const code of ['2106', '2107', '2108']) expect(lineOf(vouchers, code).parts.map(({ people }: Answer) => people)).toContain(1);
  expect(BigInt(lineOf(vouchers, '2101').credit)).toBeGreaterThan(0n);
});

test('of several templates that of the group counts, and where it names none one is to be chosen', async () => {
  await post('voucherTemplate', { code: 'OTHER', title: 'Other', statusId: 'VTActive' });
  expect((await seen(second)).faults).toMatchObject([{ code: 'chooseTemplate' }]);
  await bench.rows(
    `with type as (insert into payslip_type (payslip_type_id, company_id, code, title, print_setting_id)
         select gen_random_uuid(), company_id, 'month', 'Month', 'PayslipPrintPreviewDefault' from pay_run where pay_run_id = $1 returning payslip_type_id, company_id),
       said as (insert into pay_group_payslip_type (pay_group_payslip_type_id, company_id, pay_group_id, payslip_type_id, payment_day, voucher_template_id)
         select gen_random_uuid(), company_id, $2, payslip_type_id, 1, $3 from type returning payslip_type_id)
     update pay_run set payslip_type_id = said.payslip_type_id from said where pay_run_id = $1`,
    ...[second, bench.groupId, template],
  );
  expect(await seen(second)).toMatchObject({ voucherTemplateId: template, faults: [] });
});
