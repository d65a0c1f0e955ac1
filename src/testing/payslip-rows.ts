/** An approved payslip of somebody in a run and a group of its own, arrears that it was asked for, an act of a wage decree of their company, the voucher and a transfer file of the run, laid past the rules of the product: what calls about payslips are asked for. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { legalParameters } from '#modules/payroll/annual-annuities/legal.catalogue.ts';
import type { LegalFigure } from '#modules/payroll/annual-annuities/legal.rules.ts';
import type { PayCase } from '#modules/payroll/pay/pay-case.rules.ts';
import { writeKept } from '#modules/payroll/pay/pay-kept.rules.ts';
import { defaultSettings } from '#modules/payroll/pay/pay-settings.rules.ts';
import type { PayTerms } from '#modules/payroll/pay/pay-terms.rules.ts';
import { companyOf, employmentId, type PersonName, partyId } from './organisation.ts';

const YEAR = 1405;
const law: readonly LegalFigure[] = legalParameters
  .filter(({ year }) => year === YEAR)
  .map(({ from, thru, amount, year: _, ...rest }) => ({ ...rest, fromMonth: from, thruMonth: thru, amount: amount === null ? null : BigInt(amount), isConfirmed: true }));
const counted = { insured: true, taxed: true, overtimeBase: true, eidiBase: true, severanceBase: true };
const terms: PayTerms = {
  settings: defaultSettings,
  factors: [{ code: 'base', title: 'Base', isDeduct: 'N', flags: counted, continuous: true, taxColumn: 7, rank: 100 }],
  law: [[YEAR, law]],
};
/** What the run counted, in the order of the amounts of its payslips. */
const columns = [{ code: 'base', title: 'Base', isDeduct: 'N', side: 'employee' }];
const inputs: PayCase = {
  ...{ year: YEAR, month: 1, wages: [{ factor: 'base', amount: 200_000_000, per: 'month' }], work: [], items: [], before: [] },
  facts: {
    ...{ hireDate: '2026-03-21', base: 'none', isMarried: false, children: 0, insurance: 'worker', hardWork: false, workshopRelief: false, tax: 'normal', deprived: false },
    exemptionUsed: 0,
  },
};

export interface PayslipRow {
  readonly payRunId: string;
  readonly payslipId: string;
  readonly wageDecreeId: string;
  readonly payArrearsId: string;
  /** Of the difference that the run makes to no month before it. */
  readonly payDifferenceId: string;
  readonly payVoucherId: string;
  /** A transfer file of the run that stands. */
  readonly transferFileId: string;
  readonly provisionId: string;
  /** A group of detailed accounts in which they have one. */
  readonly detailGroupId: string;
  readonly detailMemberId: string;
}

async function layDecree(owner: Pick<pg.Client, 'query'>, name: PersonName): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with act as (insert into wage_decree (wage_decree_id, company_id, jalali_year, law, people, old_total, new_total, applied_at)
       values (gen_random_uuid(), $1, $3, '{}', 1, 800, 900, now()) returning wage_decree_id)
     insert into wage_decree_row (wage_decree_id, company_id, party_relationship_id, old_wage, new_wage, wage_item_id)
     select wage_decree_id, $1, $2, 800, 900, gen_random_uuid() from act returning wage_decree_id as id`,
    [companyOf(name), employmentId(name), YEAR],
  );
  return rows[0]?.id ?? '';
}

/** Arrears that the run was asked for. */
async function layArrears(owner: Pick<pg.Client, 'query'>, name: PersonName, payRunId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into pay_arrears (pay_arrears_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, gross, insurance, taxed, employer_cost, area,
       causes, basis, lines, paid_mark)
     values (gen_random_uuid(), $2, $1, $3, $4, 1404, 12, 90, 7, 83, 110, 'wage', 'A raise', '{}', '[]', '') returning pay_arrears_id as id`,
    [payRunId, companyOf(name), employmentId(name), partyId(name)],
  );
  return rows[0]?.id ?? '';
}

/** The voucher of the run, split by people, and the detailed account of this one. */
async function layVoucher(owner: Pick<pg.Client, 'query'>, name: PersonName, payRunId: string): Promise<Pick<PayslipRow, 'payVoucherId' | 'detailGroupId' | 'detailMemberId'>> {
  const { rows } = await owner.query<Pick<PayslipRow, 'payVoucherId' | 'detailGroupId' | 'detailMemberId'>>(
    `with said as (insert into detail_group (detail_group_id, company_id, code, title, gd_account_type_enum_id)
         values (gen_random_uuid(), $2, gen_random_uuid()::text, 'People', 'GDATPersonnel') returning detail_group_id),
       template as (insert into voucher_template (voucher_template_id, company_id, code, title) values (gen_random_uuid(), $2, gen_random_uuid()::text, 'Pay') returning voucher_template_id),
       account as (insert into gl_account (gl_account_id, company_id, gl_account_class_enum_id, account_code, account_name, is_debit)
         values (gen_random_uuid(), $2, 'GacExpense', gen_random_uuid()::text, 'Wages', 'Y') returning gl_account_id),
       made as (insert into pay_voucher (pay_voucher_id, company_id, pay_run_id, voucher_template_id, ordinal, voucher_date, made_at)
         select gen_random_uuid(), $2, $1, voucher_template_id, 1, '2026-04-20', now() from template returning pay_voucher_id),
       lines as (insert into pay_voucher_line (pay_voucher_line_id, company_id, pay_run_id, pay_voucher_id, line_no, seq_num, gl_account_id, account_code, account_name, debit, credit, description)
         select gen_random_uuid(), $2, $1, pay_voucher_id, at, at, gl_account_id, 'W', 'Wages', case at when 1 then 900 else 0 end, case at when 2 then 900 else 0 end, 'Pay'
         from made, account, generate_series(1, 2) at)
     select pay_voucher_id as "payVoucherId", detail_group_id as "detailGroupId", gen_random_uuid() as "detailMemberId" from made, said`,
    [payRunId, companyOf(name)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no voucher');
  await owner.query(`insert into detail_member (detail_member_id, company_id, detail_group_id, code, title, linked_id) values ($1, $2, $3, '1', $4, $5)`, [
    ...[row.detailMemberId, companyOf(name), row.detailGroupId, name, employmentId(name)],
  ]);
  return row;
}

/** A transfer file that names nobody yet. */
async function layTransferFile(owner: Pick<pg.Client, 'query'>, name: PersonName, payRunId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into pay_transfer_file (pay_transfer_file_id, company_id, pay_run_id, serial, layout, payment_day, sha256, made_at)
     select gen_random_uuid(), $2, $1, (select count(*) + 900 from pay_transfer_file)::text, 'ccti', '2026-04-20', '', now() returning pay_transfer_file_id as id`,
    [payRunId, companyOf(name)],
  );
  return rows[0]?.id ?? '';
}

/** What is owed to them on a day. */
async function layProvision(owner: Pick<pg.Client, 'query'>, name: PersonName): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with made as (insert into pay_provision (pay_provision_id, company_id, day, run_id, made_at) values (gen_random_uuid(), $1, '2026-04-20', gen_random_uuid(), now()) returning pay_provision_id)
     insert into pay_provision_row (pay_provision_id, company_id, party_relationship_id, party_id, severance, leave, eidi)
     select pay_provision_id, $1, $2, $3, 700, 80, 9 from made returning pay_provision_id as id`,
    [companyOf(name), employmentId(name), partyId(name)],
  );
  return rows[0]?.id ?? '';
}

/** What the month after the paid one would come to so far, counted twice. */
const laySoFar = (owner: Pick<pg.Client, 'query'>, name: PersonName, payRunId: string): Promise<unknown> => {
  const lines = (amount: string): string => JSON.stringify([{ code: 'base', title: 'Base', isDeduct: 'N', amount }]);
  return owner.query(
    `insert into pay_so_far (party_relationship_id, company_id, party_id, pay_group_id, jalali_year, jalali_month, input_hash, counted_at, gross, deductions, net, tax, lines, lines_before)
     select $2, company_id, $3, pay_group_id, 1405, 2, '', now(), 910, 110, 800, 50, $4::jsonb, $5::jsonb from pay_run where pay_run_id = $1`,
    [payRunId, employmentId(name), partyId(name), lines('910'), lines('900')],
  );
};

export async function layPayslip(owner: Pick<pg.Client, 'query'>, name: PersonName): Promise<PayslipRow> {
  const { rows } = await owner.query<Pick<PayslipRow, 'payRunId' | 'payslipId'>>(
    `with made as (insert into pay_group (pay_group_id, company_id, standard_code, description) values (gen_random_uuid(), $1, gen_random_uuid()::text, 'Paid') returning pay_group_id),
       run as (insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at, terms, columns)
         select gen_random_uuid(), $1, pay_group_id, 1405, 1, now(), $4::jsonb, $6::jsonb from made returning pay_run_id)
     insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net, insurable, taxable, tax,
       employer_cost, rounding, shortfall, inputs, input_hash)
     select gen_random_uuid(), $1, pay_run_id, $2, $3, 1405, 1, '{900}', 900, 100, 800, 700, 600, 50, 1000, 0, 0, $5::jsonb, '' from run
     returning pay_run_id as "payRunId", payslip_id as "payslipId"`,
    [companyOf(name), employmentId(name), partyId(name), writeKept(terms), writeKept(inputs), JSON.stringify(columns)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no payslip');
  await owner.query(`insert into pay_run_refusal (pay_run_id, company_id, party_relationship_id, party_id, failure, reason) values ($1, $2, $3, $4, 'x', 'Why')`, [
    ...[row.payRunId, companyOf(name), employmentId(name), partyId(name)],
  ]);
  for (const status of ['PrActions', 'PrCalculated', 'PrInApproval', 'PrApproved'])
    await owner.query('update pay_run set status_id = $2 where pay_run_id = $1', [row.payRunId, status]);
  await laySoFar(owner, name, row.payRunId);
  return {
    ...row,
    wageDecreeId: await layDecree(owner, name),
    payArrearsId: await layArrears(owner, name, row.payRunId),
    ...(await layVoucher(owner, name, row.payRunId)),
    provisionId: await layProvision(owner, name),
    transferFileId: await layTransferFile(owner, name, row.payRunId),
    payDifferenceId: createHash('md5')
      .update(`${row.payRunId} ${employmentId(name)} net`)
      .digest('hex'),
  };
}

/** A question about a payslip, asked and answered. */
export const layQuestion = (owner: Pick<pg.Client, 'query'>, name: PersonName, payslipId: string): Promise<unknown> =>
  owner.query(
    `insert into pay_question (pay_question_id, company_id, party_id, payslip_id, question, answer, created_at, closed_at) values (gen_random_uuid(), $1, $2, $3, 'Why so?', 'So', now(), now())`,
    [companyOf(name), partyId(name), payslipId],
  );
