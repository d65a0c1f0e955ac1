/** What stands on a card of supplementary insurance. Days ISO. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

export interface CardOf {
  readonly companyId: string;
  readonly fullName: string;
  readonly pseudoId: string | null;
  readonly contractCode: string;
  readonly contractTitle: string;
  readonly insurerName: string;
  readonly fromDate: string;
  readonly thruDate: string;
}

export interface CardMember {
  readonly membershipId: string;
  readonly insuredName: string;
  readonly relation: string;
  readonly nationalCode: string | null;
  readonly tier: string | null;
  /** Last day of cover. */
  readonly thruDate: string;
}

/** The newest contract that covers somebody in reach on a day. */
export const cardOf = (db: Db, rows: RowScope, partyId: string): Promise<(CardOf & { readonly contractId: string }) | undefined> =>
  db.maybe(sql`
    select c.insurance_contract_id as "contractId", m.company_id as "companyId", ${fullName(sql`p`)} as "fullName", job.code as "pseudoId", c.contract_code as "contractCode",
      c.title as "contractTitle", c.insurer_name as "insurerName", c.from_date as "fromDate", c.thru_date as "thruDate"
    from insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
    left join lateral (select r.pseudo_id as code from party_relationship r
      where r.party_id = m.party_id and r.company_id = m.company_id and r.relationship_type_enum_id = 'PrtEmployee' order by r.valid desc limit 1) job on true
    where m.party_id = ${partyId}::uuid and m.valid @> ${rows.asOf}::date and c.thru_date >= ${rows.asOf}::date
      and ${onePersonIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by c.from_date desc, c.insurance_contract_id limit 1`);

/** Who is insured through somebody in reach under a contract on a day. */
export const cardMembers = (db: Db, rows: RowScope, partyId: string, contractId: string): Promise<CardMember[]> =>
  db.many<CardMember>(sql`
    select m.insurance_membership_id as "membershipId", case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName", m.relation, m.tier,
      case when f.family_member_id is null then n.id_value else f.national_code end as "nationalCode", least(c.thru_date, upper(m.valid) - 1) as "thruDate"
    from insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
    left join family_member f on f.family_member_id = m.family_member_id
    left join party_identification n on n.party_id = m.party_id and n.party_id_type_enum_id = 'Nationalcode'
    where m.party_id = ${partyId}::uuid and m.insurance_contract_id = ${contractId}::uuid and m.valid @> ${rows.asOf}::date and ${onePersonIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by m.family_member_id nulls first, lower(m.valid)`);
