/** What a request for a loan is judged by: the own group and what is open to it, earlier requests, colleagues who answer for it. */
import { type Db, sql } from '#platform/db/db.server.ts';

/** Who asks, in which company, on which day (ISO). */
export interface Borrower {
  readonly companyId: string;
  readonly partyId: string;
  readonly day: string;
}

/** The day in Tehran (ISO). */
export const todayOf = async (db: Db): Promise<string> => (await db.one<{ day: string }>(sql`select (now() at time zone 'Asia/Tehran')::date::text as day`)).day;

export interface MemberGroup {
  readonly groupId: string;
  readonly employmentId: string;
}

/** The employments of people, and the group that each is of on the day. Without a RowScope: of those who ask. */
export const groupsOf = (db: Db, { companyId, day }: Omit<Borrower, 'partyId'>, partyIds: readonly string[]): Promise<(MemberGroup & { readonly partyId: string })[]> =>
  db.many(sql`
    select distinct on (r.party_id) r.party_id as "partyId", m.welfare_group_id as "groupId", m.party_relationship_id as "employmentId" from welfare_member m
    join welfare_group g on g.welfare_group_id = m.welfare_group_id and g.welfare_group_status_id = 'ActiveWelfareGroup'
    join party_relationship r on r.party_relationship_id = m.party_relationship_id and r.valid @> ${day}::date
    where r.party_id = any (${[...partyIds]}::uuid[]) and m.company_id = ${companyId}::uuid and m.valid @> ${day}::date order by r.party_id, m.party_relationship_id`);

/** Of whoever asks alone. */
export const groupOf = async (db: Db, borrower: Borrower): Promise<MemberGroup | undefined> => (await groupsOf(db, borrower, [borrower.partyId]))[0];

export interface OpenLoan {
  readonly welfareId: string;
  readonly title: string;
  readonly limit: bigint;
  readonly mostLines: number;
  /** Months between two requests; null: once. */
  readonly usageMonths: number | null;
}

/** Of a variable amount a part of the monthly wage of the order, the month of thirty days; a wage that is not known opens nothing. */
const ofWage = sql`trunc(coalesce(w.daily_wage, 0)::numeric * 30 * o.calculation_impact / 100)::bigint`;

/** Loans that are open to a group on a day, with what somebody of it may have; one of them where it is said. Without a RowScope: of whoever asks alone. */
export const openLoans = (db: Db, { groupId, employmentId }: MemberGroup, day: string, welfareId?: string): Promise<OpenLoan[]> =>
  db.many(sql`
    select l.welfare_id as "welfareId", l.title,
      least(o.loan_amount_limit, l.loan_amount_limit, case o.amount_type_enum_id when 'VariableLoanTypeAmount' then ${ofWage} end) as limit, least(o.max_installment_number, l.max_installment_number)::int as "mostLines",
      o.loan_usage_limit::int as "usageMonths"
    from welfare_group_loan o join welfare_loan l on l.welfare_id = o.welfare_id and l.status_id = 'ActiveLoan'
      left join employment_salary w on w.party_relationship_id = ${employmentId}::uuid and w.valid @> ${day}::date
    where o.welfare_group_id = ${groupId}::uuid and o.valid @> ${day}::date and (${welfareId ?? null}::uuid is null or l.welfare_id = ${welfareId ?? null}::uuid) order by l.title`);

export interface GroupCriterion {
  readonly criterion: string;
  readonly title: string;
  /** Decimals. */
  readonly expected: string;
  readonly points: string;
}

/** What a group expects of who asks for a loan, in the order of the list of criteria. */
export const criteriaOfGroup = (db: Db, groupId: string, welfareId: string): Promise<GroupCriterion[]> =>
  db.many(sql`
    select c.criteria_score_enum_id as criterion, e.description as title, trim_scale(c.amount)::text as expected, trim_scale(c.points)::text as points
    from welfare_group_criterion c join enumeration e on e.enum_id = c.criteria_score_enum_id
    where c.welfare_group_id = ${groupId}::uuid and c.welfare_id = ${welfareId}::uuid order by e.sequence_num, e.enum_id`);

/** A loan of the company by its id, for whoever reads a request for it: what the company lends is no secret in it. */
export const loanNamed = (db: Db, companyId: string, welfareId: string): Promise<{ readonly welfareId: string; readonly title: string }[]> =>
  db.many(sql`select welfare_id as "welfareId", title from welfare_loan where welfare_id = ${welfareId}::uuid and company_id = ${companyId}::uuid`);

/** Day of the last approved request of a loan that nobody has taken back. Without a RowScope: of whoever asks alone. */
export const lastApproved = async (db: Db, { partyId }: Borrower, welfareId: string): Promise<string | null> =>
  (
    await db.one<{ day: string | null }>(sql`
      select max(q.request_meet_date)::text as day from loan_request q join loan_grant g using (loan_request_id)
      where q.party_id = ${partyId}::uuid and q.welfare_id = ${welfareId}::uuid and q.status_id = 'RqApproved' and g.status_id not in ('LgWithdrawn', 'LgCancelled')`)
  ).day;

/** Somebody of the company by the whole personnel code. Without a RowScope: who is named by whoever knows the code answers for themselves. */
export const colleagueBy = async (db: Db, { companyId, day }: Pick<Borrower, 'companyId' | 'day'>, code: string | null): Promise<string | null> =>
  code === null
    ? null
    : ((
        await db.maybe<{ partyId: string }>(sql`
          select r.party_id as "partyId" from party_relationship r
          where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.code_key = upper(${code}) and r.valid @> ${day}::date limit 1`)
      )?.partyId ?? null);

/** Whether somebody has named another one as guarantor of a request that lives, or of a loan that ran before it was written here and still runs. Without a RowScope: it answers yes or no about the one who asks. */
export const isGuaranteedBy = async (db: Db, borrowerId: string, { companyId, partyId, day }: Borrower): Promise<boolean> =>
  (await db.maybe(sql`
    select from loan_request q join party_relationship r on r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.valid @> ${day}::date
    where q.party_id = ${borrowerId}::uuid and q.company_id = r.company_id and q.status_id in ('RqSent', 'RqReturned', 'RqApproved')
      and not exists (select from loan_grant g where g.loan_request_id = q.loan_request_id and g.status_id in ('LgWithdrawn', 'LgCancelled'))
      and not exists (select from loan l where l.loan_request_id = q.loan_request_id and l.status_id <> 'LoanPaidOut') and r.code_key in (upper(q.guarantor_one), upper(q.guarantor_two))
    union all
    select from loan l join loan_opening o using (loan_id) join party_relationship r on r.company_id = ${companyId}::uuid and r.party_id = ${partyId}::uuid and r.valid @> ${day}::date
    where l.party_id = ${borrowerId}::uuid and l.company_id = r.company_id and l.status_id = 'LoanPaidOut' and r.code_key in (upper(o.guarantor_one), upper(o.guarantor_two)) limit 1`)) !==
  undefined;

/** Who holds the post that sees to the requests of the group of somebody on a day; nobody else than the one who asks. Without a RowScope: a process asks. */
export const responsibleOf = async (db: Db, borrower: Borrower): Promise<string | null> =>
  (
    await db.maybe<{ partyId: string }>(sql`
      select h.party_id as "partyId" from welfare_member m join welfare_group g using (welfare_group_id)
      join party_relationship r on r.party_relationship_id = m.party_relationship_id
      join empl_position_party h on h.empl_position_id = g.responsible_empl_position_id and h.valid @> ${borrower.day}::date
      where r.party_id = ${borrower.partyId}::uuid and m.company_id = ${borrower.companyId}::uuid and m.valid @> ${borrower.day}::date and h.party_id <> r.party_id
      order by h.party_id limit 1`)
  )?.partyId ?? null;
