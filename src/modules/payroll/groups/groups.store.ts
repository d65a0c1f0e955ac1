/** SQL of pay groups that a run asks: by which factors a group is paid on a day, and whom it pays in a month. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { FactorFlags } from '../pay/labour.rules.ts';

/** A factor of a group on a day, and what it counts for there. */
export interface GroupFactor {
  readonly code: string;
  readonly title: string;
  /** Y: taken, N: paid, Z: neither. */
  readonly isDeduct: 'Y' | 'N' | 'Z';
  readonly flags: FactorFlags;
  /** Paid every month, so that it is continuous pay of the tax list. */
  readonly continuous: boolean;
  /** Column of the list of amounts for the tax, 1 to 39. */
  readonly taxColumn: number | null;
  readonly displaySequence: number;
  /** Of what is taken: the lower is taken first. */
  readonly rank: number;
}

export interface GroupPlan {
  /** In the order in which a payslip shows them. */
  readonly factors: readonly GroupFactor[];
  /** Whole rials that net pay is a multiple of; null: as the company's legal profile says. */
  readonly netRounding: number | null;
}

/** By what a group is paid on a day (ISO). Undefined of a group that is not there, or of another company than the transaction reads. */
export const groupPlanOn = (db: Db, payGroupId: string, day: string): Promise<GroupPlan | undefined> =>
  db.maybe<GroupPlan>(sql`
    select g.net_rounding as "netRounding", coalesce(jsonb_agg(jsonb_build_object(
      'code', f.code, 'title', f.title, 'isDeduct', t.is_deduct,
      'flags', jsonb_build_object('insured', t.insured = 'Y', 'taxed', t.taxed = 'Y', 'overtimeBase', t.overtime_base = 'Y',
        'eidiBase', t.eidi_base = 'Y', 'severanceBase', t.severance_base = 'Y'),
      'continuous', t.continuous = 'Y', 'taxColumn', t.tax_column, 'displaySequence', t.display_sequence, 'rank', t.rank)
      order by t.display_sequence, f.code) filter (where f.pay_factor_id is not null), '[]') as factors
    from pay_group g
    left join pay_group_factor t on t.pay_group_id = g.pay_group_id and t.valid @> ${day}::date
    left join pay_factor f on f.pay_factor_id = t.pay_factor_id
    where g.pay_group_id = ${payGroupId}::uuid
    group by g.pay_group_id`);

/** An employment that a group pays in a month. */
export interface PaidMember {
  readonly partyRelationshipId: string;
  readonly partyId: string;
  readonly companyId: string;
  /** First and last day, ISO, of the days asked on which the group pays for it. */
  readonly from: string;
  readonly thru: string;
  readonly insurance: 'worker' | 'none';
  readonly hardWork: 'Y' | 'N';
  /** N: another employer is the main one. */
  readonly isMain: 'Y' | 'N';
  /** Ids of EmploymentCondition and ServiceLocationCondition. */
  readonly employmentCondition: string;
  readonly serviceLocation: string;
}

/**
 * Whom a group pays on some day of `from` to `thru` (ISO, both within): employments of those days whose pay is not suspended, in reach of
 * the reader, each once, with its pay data of the last of these days. Class pay: whoever shows them holds it.
 */
export const membersOf = (db: Db, rows: RowScope, payGroupId: string, from: string, thru: string): Promise<PaidMember[]> =>
  db.many<PaidMember>(sql`
    select distinct on (m.party_relationship_id) m.party_relationship_id as "partyRelationshipId", r.party_id as "partyId", r.company_id as "companyId",
      min(lower(paid.days)) over of_one as from, max(upper(paid.days) - 1) over of_one as thru,
      m.insurance, m.hard_work as "hardWork", m.is_main as "isMain",
      m.employment_condition_enum_id as "employmentCondition", m.service_location_condition_enum_id as "serviceLocation"
    from pay_member m
    join party_relationship r on r.party_relationship_id = m.party_relationship_id
    cross join lateral (select m.valid * r.valid * daterange(${from}::date, ${thru}::date, '[]') as days) paid
    where m.pay_group_id = ${payGroupId}::uuid and m.salary_status_id = 'SESPaid' and not isempty(paid.days)
      and r.relationship_type_enum_id = 'PrtEmployee' and r.company_id = m.company_id
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    window of_one as (partition by m.party_relationship_id)
    order by m.party_relationship_id, lower(m.valid) desc`);
