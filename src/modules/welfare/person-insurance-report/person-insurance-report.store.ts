/** Memberships of one person with what is due and taken of each. Rials as digits; days ISO. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { Ending } from '../insurance-membership/insurance-membership.rules.ts';

export interface PersonMembership {
  readonly insuranceMembershipId: string;
  readonly partyId: string;
  readonly contractTitle: string;
  readonly insuredName: string;
  readonly relation: string;
  readonly tier: string | null;
  readonly joinedOn: string;
  readonly thruDate: string;
  readonly endedBecause: Ending | null;
  readonly premium: string;
  readonly employeeShare: string;
  readonly employerShare: string;
  readonly taken: string;
  readonly nextDue: string | null;
}

/** The newest contract first, in it the employee before the relatives. */
export const membershipsOfPerson = (db: Db, rows: RowScope, partyId: string): Promise<PersonMembership[]> =>
  db.many<PersonMembership>(sql`
    select m.insurance_membership_id as "insuranceMembershipId", m.party_id as "partyId", c.title as "contractTitle", m.relation, m.tier, lower(m.valid) as "joinedOn",
      case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName", least(c.thru_date, upper(m.valid) - 1) as "thruDate",
      m.ended_because as "endedBecause", coalesce(part.employee + part.employer, 0)::text as premium, coalesce(part.employee, 0)::text as "employeeShare",
      coalesce(part.employer, 0)::text as "employerShare", part.next as "nextDue",
      coalesce((select sum(t.amount) from premium_taken t where t.insurance_membership_id = m.insurance_membership_id), 0)::text as taken
    from insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
    left join family_member f on f.family_member_id = m.family_member_id
    left join lateral (
      select sum(l.employee_share) as employee, sum(l.employer_share) as employer, (
        select n.due_date from premium_part n where n.insurance_membership_id = m.insurance_membership_id and n.due_date >= ${rows.asOf}::date
        group by n.due_date having sum(n.employee_share + n.employer_share) > 0 order by n.due_date limit 1) as next
      from premium_part l where l.insurance_membership_id = m.insurance_membership_id) part on true
    where m.party_id = ${partyId}::uuid and not isempty(m.valid) and ${onePersonIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by c.from_date desc, c.insurance_contract_id, m.family_member_id nulls first, lower(m.valid)`);
