/** SQL of the demo's welfare: groups, members, and what each group may have of loans. Without a RowScope: the demo lays whole companies. */
import { budgetWord, layWord } from '#modules/welfare/draw-words/draw-words.store.ts';
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

/** Who works in a company and is of a group on a day (ISO), in the order of their codes, `first` before everybody. Without a RowScope: the demo lays whole companies. */
export const membersOf = async (tx: Tx, companyId: string, day: string, first: string | null): Promise<string[]> =>
  (
    await tx.many<{ party: string }>(sql`
      select r.party_id as party from party_relationship r join welfare_member m on m.party_relationship_id = r.party_relationship_id and m.valid @> ${day}::date
      where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${day}::date
      order by r.party_id <> coalesce(${first}::uuid, r.party_id), md5(r.pseudo_id) limit 200`)
  ).map(({ party }) => party);

export interface DemoRequest {
  readonly id: string;
  readonly party: string;
  /** Of the loan. */
  readonly code: string;
  readonly status: 'RqApproved' | 'RqRejected' | 'RqWithdrawn';
  /** ISO day on which it was made. */
  readonly day: string;
  /** Rials. */
  readonly amount: number;
  readonly lines: number;
  /** Sealed. */
  readonly purpose: string;
  /** Codes of colleagues who answer for it. */
  readonly guarantorOne: string | null;
  readonly guarantorTwo: string | null;
}

/** Requests that are decided on, as their process would leave them. */
export async function layRequests(tx: Tx, companyId: string, requests: readonly DemoRequest[]): Promise<void> {
  await put(
    tx,
    requests,
    (c) => sql`
      insert into loan_request (loan_request_id, company_id, party_id, created_at, welfare_id, final_loan_amount, final_installment_number, request_meet_date, purpose, guarantor_one, guarantor_two)
      select r.id, l.company_id, r.party, r.day + time '08:00' at time zone 'UTC', l.welfare_id, r.amount, r.lines, r.day, r.purpose, r.one, r.two
      from unnest(${c.id}::uuid[], ${c.party}::uuid[], ${c.code}::text[], ${c.day}::date[], ${c.amount}::bigint[], ${c.lines}::int[], ${c.purpose}::text[],
        ${c.guarantorOne}::text[], ${c.guarantorTwo}::text[]) as r (id, party, code, day, amount, lines, purpose, one, two)
      join welfare_loan l on l.company_id = ${companyId}::uuid and l.welfare_code = r.code`,
  );
  await put(
    tx,
    requests,
    (c) => sql`
      update loan_request q set status_id = r.status, closed_at = q.created_at + interval '3 days'
      from unnest(${c.id}::uuid[], ${c.status}::text[]) as r (id, status) where q.loan_request_id = r.id`,
  );
}

export interface DemoBudget {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly tracking: string;
  readonly title: string;
  /** Rials. */
  readonly amount: number;
  /** ISO days. */
  readonly from: string;
  readonly thru: string;
  readonly payment: string;
}

/** A budget with a part for each group and points for service and children; whether anybody waits for it. */
export async function layBudget(tx: Tx, { id, companyId, code, tracking, title, amount, from, thru, payment }: DemoBudget): Promise<boolean> {
  await tx.run(sql`
    insert into loan_budget (loan_budget_id, company_id, tracking_code, title, welfare_id, amount, requests_from, requests_thru, payment_date)
    select ${id}::uuid, company_id, ${tracking}, ${title}, welfare_id, ${amount}::bigint, ${from}::date, ${thru}::date, ${payment}::date
    from welfare_loan where company_id = ${companyId}::uuid and welfare_code = ${code}`);
  await layWord(tx, budgetWord, id);
  await tx.run(sql`
    insert into loan_budget_quota (loan_budget_quota_id, company_id, loan_budget_id, welfare_group_id, percent)
    select gen_random_uuid(), company_id, ${id}::uuid, welfare_group_id, case standard_code when 'OFFICE' then 40 else 50 end from welfare_group where company_id = ${companyId}::uuid`);
  await tx.run(sql`
    insert into loan_budget_criterion (loan_budget_criterion_id, company_id, loan_budget_id, criteria_score_enum_id, unit, points, most_points)
    select gen_random_uuid(), ${companyId}::uuid, ${id}::uuid, c.criterion, 1, c.points, c.most
    from (values ('SeniorityLc', 2, 30), ('ChildrenLc', 5, 15)) as c (criterion, points, most)`);
  return (
    (await tx.maybe(
      sql`select from loan_request q join loan_budget b using (company_id, welfare_id) where b.loan_budget_id = ${id}::uuid and q.status_id = 'RqApproved' limit 1`,
    )) !== undefined
  );
}

/** Before its approvers, without a case. */
export const sendList = (tx: Tx, loanBudgetId: string): Promise<number> => tx.run(sql`update loan_budget set state_id = 'LbSent' where loan_budget_id = ${loanBudgetId}::uuid`);

export const firstPlace = async (tx: Tx, loanBudgetId: string): Promise<string> =>
  (
    await tx.one<{ id: string }>(
      sql`select loan_budget_place_id as id from loan_budget_place where loan_budget_id = ${loanBudgetId}::uuid and source is not null order by place limit 1`,
    )
  ).id;
