/** A fund of a group of welfare, laid in the tables: fees come into it by payslips, and loans by their own ledger. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** The fee of a month that somebody has paid into a fund. */
export const layFee = (owner: Pick<pg.Pool, 'query'>, welfareFundId: string, employmentId: string) =>
  owner.query(
    `insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, fee_month, source, note)
     select gen_random_uuid(), company_id, welfare_fund_id, 'fee', 'fee', 1000000, '2026-04-20', $2::uuid, '2026-03-21', 'payslip', 'x' from welfare_fund where welfare_fund_id = $1::uuid`,
    [welfareFundId, employmentId],
  );

export interface LaidFund {
  readonly welfareGroupId: string;
  readonly welfareFundId: string;
}

/** A fund into which somebody has paid a fee and got some of it back, what the company brought in and took out, and money of a loan where there is one. */
export async function layFund(owner: Pick<pg.Pool, 'query'>, employmentId: string, loanId: string | null = null): Promise<LaidFund> {
  const [welfareGroupId, welfareFundId] = [randomUUID(), randomUUID()];
  await owner.query(
    `with employed as (select company_id from party_relationship where party_relationship_id = $1::uuid),
       made as (insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id)
         select $2::uuid, company_id, $2::uuid::text, 'Staff', empl_position_id from empl_position join employed using (company_id) limit 1 returning company_id)
     insert into welfare_fund (welfare_fund_id, company_id, welfare_group_id, title) select $3::uuid, company_id, $2::uuid, 'Fund' from made`,
    [employmentId, welfareGroupId, welfareFundId],
  );
  await layFee(owner, welfareFundId, employmentId);
  await owner.query(
    `insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, loan_entry_id, source, note)
     select gen_random_uuid(), f.company_id, f.welfare_fund_id, e.kind, e.kind, e.amount, '2026-04-20', e.whose, e.entry, e.source, 'x'
     from welfare_fund f, lateral (
       select 'deposit' as kind, 3000000 as amount, null::uuid as whose, null::uuid as entry, 'hand' as source union all select 'withdrawal', 100000, null, null, 'hand'
       union all select 'shareBack', 200000, $2::uuid, null, 'hand'
       union all (select 'loanIn', 1, $2::uuid, n.loan_entry_id, 'loan' from loan_entry n where n.loan_id = $3::uuid limit 1)) e
     where f.welfare_fund_id = $1::uuid`,
    [welfareFundId, employmentId, loanId],
  );
  return { welfareGroupId, welfareFundId };
}
