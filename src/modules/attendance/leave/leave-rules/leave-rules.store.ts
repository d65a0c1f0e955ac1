/** Where rules of leave lie, and whom they are of. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { leaveRules } from './leave-rules.contract.ts';
import { leaveRuleErrors } from './leave-rules.errors.ts';

export const leaveRuleRows: RecordRows = {
  records: leaveRules,
  table: 'leave_rule',
  // those of the law are everybody's to read and nobody's to change
  readable: (scope, company) => sql`(${company} is null or ${companiesIn(scope, company)})`,
  columns: {
    ...{ leaveTypeId: 'leave_type_id', yearDays: 'year_days', carryDays: 'carry_days', dayMinutes: 'day_minutes', counts: 'counts', dayCost: 'day_cost' },
    ...{ allowsHours: 'allows_hours', mostDays: 'most_days', hrOverDays: 'hr_over_days', needsDocument: 'needs_document', paidBy: 'paid_by', source: 'source' },
  },
  isDated: true,
  shown: { isOwn: sql`case when t.company_id is null then 'N' else 'Y' end`, reach: sql`null::text` },
  defaults: { allowsHours: 'N', needsDocument: 'N' },
  // what a company lays down for itself it knows from one source
  stamps: () => ({ confidence: 'S' }),
  refuse: (name, detail) => leaveRuleErrors.error(name, detail),
};

/** Days of a rule; null: until further notice. */
export interface RuleDays {
  readonly leaveTypeId: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
}

const spanOf = ({ fromDate, thruDate }: RuleDays) => sql`daterange(${fromDate}::date, ${thruDate}::date, '[]')`;

/** People employed in a company on days of a rule, and requests of its kind that begin on them. Without a RowScope: counts of a company that the caller reaches. */
export const countsOf = (db: Db, companyId: string, rule: RuleDays): Promise<{ employed: number; waiting: number; approved: number }> =>
  db.one(sql`
    select (select count(distinct r.party_id)::int from party_relationship r
        where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid && ${spanOf(rule)}) as employed,
      count(*) filter (where l.status_id <> 'LvApproved')::int as waiting, count(*) filter (where l.status_id = 'LvApproved')::int as approved
    from leave_request l
    where l.company_id = ${companyId}::uuid and l.leave_type_id = ${rule.leaveTypeId} and l.from_date <@ ${spanOf(rule)} and l.status_id in ('LvSent', 'LvReturned', 'LvApproved')`);

/** Without a RowScope: the caller may write rules of the company. */
export const isRuleOf = async (db: Db, companyId: string, leaveRuleId: string): Promise<boolean> =>
  (await db.maybe(sql`select from leave_rule where leave_rule_id = ${leaveRuleId}::uuid and company_id = ${companyId}::uuid`)) !== undefined;

export interface TouchedPerson {
  readonly partyId: string;
  readonly fullName: string;
  readonly waiting: number;
  readonly approved: number;
}

/**
 * Who of them is touched, those with requests first: everybody of a kind with a balance, else who asked for it. Without a RowScope: of a company that the caller
 * reaches as a whole.
 */
export const touchedBy = (db: Db, companyId: string, rule: RuleDays, hasBalance: boolean, most: number): Promise<TouchedPerson[]> =>
  db.many(sql`
    with asked as (
      select l.party_id, count(*) filter (where l.status_id <> 'LvApproved')::int as waiting, count(*) filter (where l.status_id = 'LvApproved')::int as approved
      from leave_request l
      where l.company_id = ${companyId}::uuid and l.leave_type_id = ${rule.leaveTypeId} and l.from_date <@ ${spanOf(rule)} and l.status_id in ('LvSent', 'LvReturned', 'LvApproved')
      group by l.party_id
    )
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", coalesce(a.waiting, 0) as waiting, coalesce(a.approved, 0) as approved
    from person p left join asked a on a.party_id = p.party_id
    where p.party_id in (select r.party_id from party_relationship r
        where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid && ${spanOf(rule)})
      and (${hasBalance} or a.party_id is not null)
    order by coalesce(a.waiting, 0) desc, coalesce(a.approved, 0) desc, p.sort_text, p.party_id limit ${most}`);
