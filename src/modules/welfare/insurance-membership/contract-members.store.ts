/** All members of a contract at once, what was written of their premiums, and many memberships written together. Rials; days ISO. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { NewMembership } from './insurance-membership.store.ts';
import type { PartAmounts } from './premium-parts.rules.ts';
import type { CountedMember } from './recount.rules.ts';

export interface ContractMember extends CountedMember {
  readonly companyId: string;
  /** The employee. */
  readonly partyId: string;
  readonly fullName: string;
  /** Null: the employee. */
  readonly familyMemberId: string | null;
  readonly insuredName: string;
  readonly weddingDate: string | null;
  readonly divorceDate: string | null;
  readonly deathDate: string | null;
  readonly occupation: string | null;
  readonly hasPaper: boolean;
}

/** Members of a contract of people in reach, those who have left included. */
export const membersOfContract = (db: Db, rows: RowScope, contractId: string): Promise<ContractMember[]> =>
  db.many<ContractMember>(sql`
    select m.insurance_membership_id as "membershipId", m.company_id as "companyId", m.party_id as "partyId", ${fullName(sql`p`)} as "fullName", m.family_member_id as "familyMemberId",
      case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName", m.relation, m.tier,
      case when f.family_member_id is null then p.birth_date else f.birth_date end as "birthDate", lower(m.valid) as "joinedOn", upper(m.valid) - 1 as "leftOn",
      f.wedding_date as "weddingDate", f.divorce_date as "divorceDate", f.death_date as "deathDate", f.occupation_status_enum_id as occupation,
      coalesce(f.attachment, '') <> '' as "hasPaper"
    from insurance_membership m join person p on p.party_id = m.party_id left join family_member f on f.family_member_id = m.family_member_id
    where m.insurance_contract_id = ${contractId}::uuid and not isempty(m.valid) and ${peopleIn(rows, sql`m.party_id`, sql`m.company_id`)}
    order by p.sort_text, m.party_id, m.family_member_id nulls first, lower(m.valid), m.insurance_membership_id`);

/** Holds the members of a contract until the end of the transaction, so that nobody ends one meanwhile. Without a RowScope: nothing of them is read. */
export const holdMembers = (tx: Tx, contractId: string): Promise<number> =>
  tx.run(sql`select from insurance_membership where insurance_contract_id = ${contractId}::uuid order by insurance_membership_id for no key update`);

/** What stands of the parts of every membership of a contract, one row of a part. Without a RowScope: amounts alone, of members that the caller has read in reach. */
export async function standingParts(db: Db, contractId: string): Promise<ReadonlyMap<string, readonly PartAmounts[]>> {
  const rows = await db.many<PartAmounts & { readonly membershipId: string }>(sql`
    select l.insurance_membership_id as "membershipId", l.part_number as number, min(l.due_date) as "dueDate", sum(l.employee_share)::bigint as "employeeShare",
      sum(l.employer_share)::bigint as "employerShare"
    from premium_part l join insurance_membership m using (insurance_membership_id)
    where m.insurance_contract_id = ${contractId}::uuid group by l.insurance_membership_id, l.part_number`);
  return Map.groupBy(rows, ({ membershipId }) => membershipId);
}

export interface PartLine extends PartAmounts {
  readonly id: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly membershipId: string;
}

/** Without a RowScope: of the memberships that the caller holds. */
export const addPartsOfMany = (tx: Tx, lines: readonly PartLine[]): Promise<number> =>
  tx.run(sql`
    insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
    select * from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ companyId }) => companyId)}::uuid[], ${lines.map(({ partyId }) => partyId)}::uuid[],
      ${lines.map(({ membershipId }) => membershipId)}::uuid[], ${lines.map(({ number }) => number)}::int[], ${lines.map(({ dueDate }) => dueDate)}::date[],
      ${lines.map(({ employeeShare }) => String(employeeShare))}::bigint[], ${lines.map(({ employerShare }) => String(employerShare))}::bigint[])`);

/** Without a RowScope: of employees whom the caller has found in reach. */
export const insertMemberships = (tx: Tx, many: readonly NewMembership[]): Promise<number> =>
  tx.run(sql`
    insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, family_member_id, relation, tier, valid)
    select one.id, one.company, one.contract, one.party, one.relative, one.relation, one.tier, daterange(one.joined, null)
    from unnest(${many.map(({ membershipId }) => membershipId)}::uuid[], ${many.map(({ companyId }) => companyId)}::uuid[], ${many.map(({ contractId }) => contractId)}::uuid[],
      ${many.map(({ partyId }) => partyId)}::uuid[], ${many.map(({ familyMemberId }) => familyMemberId)}::uuid[], ${many.map(({ relation }) => relation)}::text[],
      ${many.map(({ tier }) => tier)}::text[], ${many.map(({ joinedOn }) => joinedOn)}::date[]) as one (id, company, contract, party, relative, relation, tier, joined)`);
