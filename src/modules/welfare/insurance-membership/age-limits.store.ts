/** Age limits of contracts, and members whom they may end. Days ISO. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { Aged, AgeLimit } from './age-limits.rules.ts';

/** The limits of a contract. Without a RowScope: of no person. */
export const ageLimitsOf = (db: Db, contractId: string): Promise<AgeLimit[]> =>
  db.many<AgeLimit>(sql`
    select relation, age_thru::int as "ageThru", lifted_for as "liftedFor" from insurance_age_limit where insurance_contract_id = ${contractId}::uuid order by relation`);

export interface AgedMembership extends AgeLimit, Aged {
  readonly membershipId: string;
  readonly contractId: string;
  readonly contractTitle: string;
  readonly partyId: string;
  readonly endsOn: 'day' | 'part' | 'contract';
  readonly joinedOn: string;
  /** Last day of the contract. */
  readonly thru: string;
}

/**
 * Open memberships of a company of whom a limit speaks who are about the age or beyond it, held; a birthday of the Jalali calendar lies two days at most beside
 * that of the other one. Without a RowScope: the clock asks, of a whole company.
 */
export const agedMemberships = (tx: Tx, companyId: string, day: string): Promise<AgedMembership[]> =>
  tx.many<AgedMembership>(sql`
    select m.insurance_membership_id as "membershipId", m.insurance_contract_id as "contractId", c.title as "contractTitle", m.party_id as "partyId", c.ends_on as "endsOn",
      lower(m.valid) as "joinedOn", c.thru_date as thru, l.relation, l.age_thru::int as "ageThru", l.lifted_for as "liftedFor", coalesce(f.birth_date, p.birth_date) as "birthDate",
      f.occupation_status_enum_id as occupation, coalesce(f.attachment, '') <> '' as "hasPaper"
    from insurance_membership m join insurance_contract c using (insurance_contract_id) join insurance_age_limit l on l.insurance_contract_id = m.insurance_contract_id and l.relation = m.relation
    join person p on p.party_id = m.party_id left join family_member f on f.family_member_id = m.family_member_id
    where m.company_id = ${companyId}::uuid and m.ended_because is null and c.ends_on <> 'contract' and c.thru_date >= ${day}::date
      and coalesce(f.birth_date, p.birth_date) <= ${day}::date - make_interval(years => l.age_thru + 1) + interval '2 days'
    order by m.insurance_membership_id for no key update of m`);
