/** SQL of the sheet of members of a running contract. Without a RowScope, all of it: a sheet is about the whole company that its bringer may write to. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { KnownDays, KnownInsured } from './running-member.rules.ts';

/** Open contracts of a company by codes in capitals. */
export const contractsByCode = (db: Db, companyId: string, codes: readonly string[]): Promise<{ readonly code: string; readonly contractId: string }[]> =>
  db.many(sql`
    select upper(contract_code) as code, insurance_contract_id as "contractId" from insurance_contract
    where company_id = ${companyId}::uuid and status_id = 'ActiveInsurance' and upper(contract_code) = any (${[...codes]}::text[])`);

/** Holds contracts until the end of the transaction, so that nobody closes one meanwhile. */
export const holdContracts = (tx: Tx, contractIds: readonly string[]): Promise<number> =>
  tx.run(sql`select from insurance_contract where insurance_contract_id = any (${[...contractIds]}::uuid[]) order by insurance_contract_id for key share`);

/** Employees with their families, the employee first. Without a RowScope: of the company that a sheet is about. */
export const insuredOf = (db: Db, partyIds: readonly string[]): Promise<KnownInsured[]> =>
  db.many<KnownInsured>(sql`
    select p.party_id as "partyId", null as "familyMemberId", ${fullName(sql`p`)} as "insuredName", n.id_value as "nationalCode", 'self' as relation, p.birth_date as "birthDate", null::date as "weddingDate",
      null::date as "divorceDate", null::date as "deathDate", null as occupation, false as "hasPaper", 0 as place
    from person p left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode' where p.party_id = any (${[...partyIds]}::uuid[])
    union all
    select f.party_id, f.family_member_id, ${fullName(sql`f`)}, f.national_code, f.relationship_type_enum_id, f.birth_date, f.wedding_date, f.divorce_date, f.death_date,
      f.occupation_status_enum_id, coalesce(f.attachment, '') <> '', 1
    from family_member f where f.party_id = any (${[...partyIds]}::uuid[]) order by place, "familyMemberId"`);

/** Days of memberships of contracts, by whom they insure. */
export const standingDays = (
  db: Db,
  contractIds: readonly string[],
  partyIds: readonly string[],
): Promise<(KnownDays & { readonly contractId: string; readonly insuredId: string })[]> =>
  db.many(sql`
    select insurance_contract_id as "contractId", coalesce(family_member_id, party_id) as "insuredId", lower(valid) as "from", upper(valid) - 1 as thru
    from insurance_membership
    where insurance_contract_id = any (${[...contractIds]}::uuid[]) and party_id = any (${[...partyIds]}::uuid[]) and not isempty(valid)`);

export interface PaidBefore {
  readonly membershipId: string;
  readonly companyId: string;
  readonly partyId: string;
  readonly amount: bigint;
}

/** Writes what was paid of premiums before the contract was written here. */
export const writePaidBefore = (tx: Tx, paid: readonly PaidBefore[]): Promise<number> =>
  tx.run(sql`
    insert into premium_taken (premium_taken_id, company_id, party_id, insurance_membership_id, pay_run_id, amount)
    select gen_random_uuid(), one.company, one.party, one.membership, null, one.amount
    from unnest(${paid.map(({ companyId }) => companyId)}::uuid[], ${paid.map(({ partyId }) => partyId)}::uuid[], ${paid.map(({ membershipId }) => membershipId)}::uuid[],
      ${paid.map(({ amount }) => String(amount))}::bigint[]) as one (company, party, membership, amount)`);

/** How many memberships of a run went on since: they ended, stand in a list for the insurer, a payslip took of them, or costs were claimed. */
export const goneOnSince = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i join insurance_membership m on m.insurance_membership_id = i.record_id
      where i.run_id = ${runId}::uuid and (m.ended_because is not null
        or exists (select from insurer_list_line t where t.insurance_membership_id = m.insurance_membership_id)
        or (select coalesce(sum(t.amount), 0) from premium_taken t where t.insurance_membership_id = m.insurance_membership_id and t.pay_run_id is not null) <> 0
        or exists (select from compensation_line l where l.insurance_contract_id = m.insurance_contract_id and l.party_id = m.party_id
          and l.insured_id = coalesce(m.family_member_id, m.party_id) and l.status_id <> 'ClmWithdrawn'))`)
  ).count;

/** Takes memberships back as though they had never been: what was written of their premiums is written back on a day, and they cover none. */
export async function undoMemberships(tx: Tx, membershipIds: readonly string[], day: string): Promise<void> {
  const ids = [...membershipIds];
  await tx.run(sql`select from insurance_membership where insurance_membership_id = any (${ids}::uuid[]) order by insurance_membership_id for no key update`);
  await tx.run(sql`
    insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
    select gen_random_uuid(), company_id, party_id, insurance_membership_id, part_number, greatest(min(due_date), ${day}::date), -sum(employee_share), -sum(employer_share)
    from premium_part where insurance_membership_id = any (${ids}::uuid[]) group by company_id, party_id, insurance_membership_id, part_number
    having sum(employee_share) <> 0 or sum(employer_share) <> 0`);
  await tx.run(sql`
    insert into premium_taken (premium_taken_id, company_id, party_id, insurance_membership_id, pay_run_id, amount)
    select gen_random_uuid(), company_id, party_id, insurance_membership_id, null, -sum(amount)
    from premium_taken where insurance_membership_id = any (${ids}::uuid[]) group by company_id, party_id, insurance_membership_id having sum(amount) <> 0`);
  await tx.run(sql`
    update insurance_membership set valid = 'empty', ended_because = 'undone', row_version = row_version + 1 where insurance_membership_id = any (${ids}::uuid[])`);
}
