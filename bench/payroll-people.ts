/**
 * Many people to pay, in one group of one company: the paid of the demo once more under other ids, each with a file, relatives, an account, a contract's wage, wage
 * items, a work sheet and standing items, so that a payslip has some thirty lines. Sets of rows; checks and triggers of the product on.
 */
import type pg from 'pg';
import { multiply } from './multiply.ts';

export interface PaidPlace {
  readonly companyId: string;
  readonly payGroupId: string;
  readonly people: number;
}

/** What a payslip rests on, of people; in an order in which foreign keys hold. */
const copied = (paid: string): Parameters<typeof multiply>[2] => [
  ['party', `party_id in (select party_id from ${paid})`],
  ['person', `party_id in (select party_id from ${paid})`],
  ['party_relationship', `party_relationship_id in (select party_relationship_id from ${paid})`],
  ['employment_salary', `party_relationship_id in (select party_relationship_id from ${paid})`],
  ['bank_account', `party_id in (select party_id from ${paid})`],
  ['family_member', `party_id in (select party_id from ${paid})`],
];

const PEOPLE_AT_ONCE = 5_000;

/** Beside those of the law: rials a month, each a line. */
const WAGES = ['mealPay', 'ridePay', 'skillPay', 'postPay', 'hardPay', 'rolePay', 'homePay'];
/** Minutes or days of the month. */
const WORK = [
  ['overtime', 1200, null],
  ['night', 900, null],
  ['friday', 480, null],
  ['shiftTwo', null, 10],
  ['mission', null, 2],
] as const;
/** Rials a month; taken but for the first. */
const ITEMS = [
  ['bonus', 9_000_000],
  ['supplementaryInsurance', 2_500_000],
  ['loan', 6_000_000],
  ['otherDeduction', 400_000],
] as const;

async function layGroup(owner: pg.Client, companyId: string): Promise<string> {
  const group = `(select pay_group_id from pay_group where company_id = $1 and standard_code = 'BENCH')`;
  const open = `'[2021-03-21,)'::daterange`;
  await owner.query(`insert into pay_group (pay_group_id, company_id, standard_code, description) values (gen_random_uuid(), $1, 'BENCH', 'bench')`, [companyId]);
  await owner.query(
    `insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) select gen_random_uuid(), $1, 'payroll', code, code, 'PfgBenefit' from unnest($2::text[]) code`,
    [companyId, WAGES],
  );
  const columns = 'pay_factor_id, is_deduct, insured, taxed, continuous, overtime_base, eidi_base, severance_base, tax_column, display_sequence, rank, valid';
  await owner.query(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, ${columns})
     select gen_random_uuid(), company_id, ${group}, ${columns} from pay_group_factor
     where pay_group_id = (select pay_group_id from pay_group where company_id = $1 and standard_code = 'LABOUR') and formula_id is null`,
    [companyId],
  );
  await owner.query(
    `insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, insured, taxed, display_sequence, valid)
     select gen_random_uuid(), $1, ${group}, pay_factor_id, 'N', 'Y', 'Y', 900, ${open} from pay_factor where company_id = $1 and code = any ($2::text[])`,
    [companyId, WAGES],
  );
  const { rows } = await owner.query<{ id: string }>(`select ${group} as id`, [companyId]);
  return rows[0]?.id ?? '';
}

/** Pays exactly so many: what they are paid by beside their file. */
async function layPay(owner: pg.Client, { companyId, payGroupId, people }: PaidPlace, months: readonly (readonly [year: number, month: number])[]): Promise<void> {
  const member = `from pay_member m join party_relationship r using (party_relationship_id) where m.pay_group_id = $1`;
  await owner.query(
    `insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid)
     select gen_random_uuid(), r.company_id, r.party_relationship_id, $2, r.valid from party_relationship r
     where r.company_id = $1 and r.pseudo_id like '% x%' and r.relationship_type_enum_id = 'PrtEmployee' and not exists (select from pay_member m where m.party_relationship_id = r.party_relationship_id)
     order by r.party_relationship_id limit $3`,
    [companyId, payGroupId, people],
  );
  for (const factor of ['seniority', ...WAGES])
    await owner.query(
      `insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, amount, per, valid)
       select gen_random_uuid(), m.company_id, m.party_relationship_id, f.pay_factor_id, case when f.code = 'seniority' then 1700000 else 5000000 end,
         case when f.code = 'seniority' then 'day' else 'month' end, r.valid
       ${member.replace(' where', ` cross join pay_factor f where f.company_id = m.company_id and f.code = $2 and`)}`,
      [payGroupId, factor],
    );
  for (const [year, month] of months)
    for (const [factor, minutes, days] of WORK)
      await owner.query(
        `insert into work_sheet_line (work_sheet_line_id, company_id, party_relationship_id, jalali_year, jalali_month, work_factor, minutes, days)
         select gen_random_uuid(), m.company_id, m.party_relationship_id, $2, $3, $4, $5, $6 ${member}`,
        [payGroupId, year, month, factor, minutes, days],
      );
  for (const [code, amount] of ITEMS)
    await owner.query(
      `insert into standing_item (standing_item_id, company_id, party_relationship_id, pay_factor_id, amount, valid)
       select gen_random_uuid(), m.company_id, m.party_relationship_id, f.pay_factor_id, $3, '[2021-03-21,)'
       ${member.replace(' where', ' join pay_factor f on f.company_id = m.company_id and f.code = $2 where')}`,
      [payGroupId, code, amount],
    );
}

/** Lays the people whom `username`'s company pays in a group of their own, with work in these Jalali months. */
export async function layPaid(owner: pg.Client, username: string, people: number, months: readonly (readonly [year: number, month: number])[]): Promise<PaidPlace> {
  const { rows } = await owner.query<{ company: string; party: string }>('select company_id as company, party_id as party from user_account where username = $1', [username]);
  const { company: companyId = '', party } = rows[0] ?? {};
  // those who were paid before and go on: whoever leaves within the months is another matter
  await owner.query(
    `create table bench_paid as select r.party_relationship_id, r.party_id from party_relationship r
     where r.company_id = $1 and r.relationship_type_enum_id = 'PrtEmployee' and upper(r.valid) is null and r.code_of is null and lower(r.valid) < '2025-03-21' and r.party_id <> $2
       and exists (select from payslip s where s.party_relationship_id = r.party_relationship_id)
       and exists (select from bank_account a where a.party_id = r.party_id and a.company_id = r.company_id and upper(a.valid) is null)`,
    [companyId, party],
  );
  const [{ count } = { count: 1 }] = (await owner.query<{ count: number }>('select count(*)::int as count from bench_paid')).rows;
  // some thousands at a time: what checks and triggers do with all of a statement grows faster than its rows
  const copies = Math.ceil(people / count);
  const atOnce = Math.ceil(PEOPLE_AT_ONCE / count);
  for (let from = 1; from <= copies; from += atOnce) {
    await multiply(owner, Math.min(from + atOnce - 1, copies) + 1, copied('bench_paid'), from);
    if (from === 1) await owner.query('analyze');
  }
  await owner.query('drop table bench_paid');
  const place = { companyId, payGroupId: await layGroup(owner, companyId), people };
  await layPay(owner, place, months);
  await owner.query('vacuum analyze');
  return place;
}
