/** SQL of the demo's welfare: groups, members, and what each group may have of loans. Without a RowScope: the demo lays whole companies. */
import { sql, type Tx } from '#platform/db/db.server.ts';
import { put } from './bulk.store.ts';

interface Groups {
  readonly codes: readonly string[];
  readonly titles: readonly string[];
  /** Whose post sees to the requests; of a demo without that account the first post of each company does. */
  readonly officer: string | null;
}

/** The post of the officer, in every company; where nobody has it the first post of the company. */
export const layGroups = (tx: Tx, companyIds: readonly string[], { codes, titles, officer }: Groups): Promise<number> =>
  tx.run(sql`
    insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id)
    select gen_random_uuid(), c.company_id, g.code, g.title, coalesce(
      (select h.empl_position_id from empl_position_party h where h.party_id = ${officer}::uuid order by lower(h.valid) desc limit 1),
      (select p.empl_position_id from empl_position p where p.company_id = c.company_id order by p.pseudo_id limit 1))
    from unnest(${[...companyIds]}::uuid[]) as c (company_id) cross join unnest(${[...codes]}::text[], ${[...titles]}::text[]) as g (code, title)`);

/** Everybody who works or has worked, by the kind of the job that they have or had last. Without a RowScope: the demo lays whole companies. */
export const layMembers = (tx: Tx, companyIds: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid)
    select gen_random_uuid(), r.company_id, r.party_relationship_id, g.welfare_group_id, r.valid
    from party_relationship r
    left join lateral (
      select j.job_category_enum_id as category from empl_position_party h
      join empl_position_job s on s.empl_position_id = h.empl_position_id and upper_inf(s.valid) join job j on j.job_id = s.job_id
      where h.party_id = r.party_id order by lower(h.valid) desc limit 1) held on true
    join welfare_group g on g.company_id = r.company_id
      and g.standard_code = case when held.category in ('JcProduction', 'JcTechnical', 'JcServices', 'JcSecurity') then 'WORKS' else 'OFFICE' end
    where r.company_id = any (${[...companyIds]}::uuid[]) and r.relationship_type_enum_id = 'PrtEmployee'`);

export interface GroupLoan {
  readonly group: string;
  readonly code: string;
  /** Rials. */
  readonly limit: number;
  readonly lines: number;
  readonly usage: number | null;
  readonly guarantors: number;
}

/** `from`: ISO day from which they are open. */
export async function layGroupLoans(
  tx: Tx,
  companyIds: readonly string[],
  loans: readonly GroupLoan[],
  { from, terms }: { readonly from: string; readonly terms: string },
): Promise<void> {
  await put(
    tx,
    loans,
    (c) => sql`
      insert into welfare_group_loan (welfare_group_loan_id, company_id, welfare_group_id, welfare_id, amount_type_enum_id, loan_amount_limit, max_installment_number, loan_usage_limit, valid)
      select gen_random_uuid(), g.company_id, g.welfare_group_id, l.welfare_id, 'FixedLoanTypeAmount', o.most, o.lines, o.usage, daterange(${from}::date, null)
      from unnest(${c.group}::text[], ${c.code}::text[], ${c.limit}::bigint[], ${c.lines}::int[], ${c.usage}::int[]) as o (of, code, most, lines, usage)
      join welfare_group g on g.standard_code = o.of and g.company_id = any (${[...companyIds]}::uuid[])
      join welfare_loan l on l.company_id = g.company_id and l.welfare_code = o.code`,
  );
  await put(
    tx,
    loans.filter(({ guarantors }) => guarantors > 0),
    (c) => sql`
      insert into welfare_group_guarantor (welfare_group_guarantor_id, company_id, welfare_group_id, welfare_id, guarantor_type_enum_id, amount, terms)
      select gen_random_uuid(), g.company_id, g.welfare_group_id, l.welfare_id, 'InternalGuarantor', o.count, ${terms}
      from unnest(${c.group}::text[], ${c.code}::text[], ${c.guarantors}::int[]) as o (of, code, count)
      join welfare_group g on g.standard_code = o.of and g.company_id = any (${[...companyIds]}::uuid[])
      join welfare_loan l on l.company_id = g.company_id and l.welfare_code = o.code`,
  );
}

export const layGroupCriteria = (
  tx: Tx,
  companyIds: readonly string[],
  loanCode: string,
  criteria: readonly { readonly criterion: string; readonly amount: number; readonly points: number }[],
): Promise<void> =>
  put(
    tx,
    criteria,
    (c) => sql`
      insert into welfare_group_criterion (welfare_group_criterion_id, company_id, welfare_group_id, welfare_id, criteria_score_enum_id, amount, points)
      select gen_random_uuid(), g.company_id, g.welfare_group_id, l.welfare_id, o.criterion, o.amount, o.points
      from unnest(${c.criterion}::text[], ${c.amount}::numeric[], ${c.points}::numeric[]) as o (criterion, amount, points)
      join welfare_group g on g.company_id = any (${[...companyIds]}::uuid[])
      join welfare_loan l on l.company_id = g.company_id and l.welfare_code = ${loanCode}`,
  );
