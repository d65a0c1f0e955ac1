/** Where memberships of contracts of supplementary insurance lie, and what of a file says who may be a member. Days ISO, ends within. */
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { enumName, fullName } from '#platform/people/people.sql.ts';
import type { Ending } from './insurance-membership.rules.ts';

export interface Membership {
  readonly membershipId: string;
  readonly companyId: string;
  readonly contractId: string;
  readonly contractTitle: string;
  /** The employee. */
  readonly partyId: string;
  /** Null: the employee. */
  readonly familyMemberId: string | null;
  readonly insuredName: string;
  /** 'self', or as the family tab says it. */
  readonly relation: string;
  readonly relationName: string | null;
  readonly birthDate: string | null;
  readonly tier: string | null;
  readonly joinedOn: string;
  /** Last day that is covered: of one without an end the last of the contract. */
  readonly thru: string;
  readonly endedBecause: Ending | null;
  readonly rowVersion: number;
}

const columns = sql`
  m.insurance_membership_id as "membershipId", m.company_id as "companyId", m.insurance_contract_id as "contractId", c.title as "contractTitle", m.party_id as "partyId",
  m.family_member_id as "familyMemberId", case when f.family_member_id is null then ${fullName(sql`p`)} else ${fullName(sql`f`)} end as "insuredName", m.relation,
  ${enumName(sql`m.relation`)} as "relationName", case when f.family_member_id is null then p.birth_date else f.birth_date end as "birthDate", m.tier,
  lower(m.valid) as "joinedOn", least(c.thru_date, upper(m.valid) - 1) as thru, m.ended_because as "endedBecause", m.row_version as "rowVersion"`;
const tables = sql`
  insurance_membership m join insurance_contract c using (insurance_contract_id) join person p on p.party_id = m.party_id
  left join family_member f on f.family_member_id = m.family_member_id`;
const inReach = (rows: RowScope) => peopleIn(rows, sql`m.party_id`, sql`m.company_id`);
const order = sql`order by c.from_date desc, c.insurance_contract_id, m.family_member_id nulls first, lower(m.valid)`;

/** Memberships of an employee and the relatives that cover a day. */
export const membershipsOn = (
  db: Db,
  rows: RowScope,
  { companyId, partyId, day }: { readonly companyId: string; readonly partyId: string; readonly day: string },
): Promise<Membership[]> =>
  db.many<Membership>(sql`
    select ${columns} from ${tables}
    where m.company_id = ${companyId}::uuid and m.party_id = ${partyId}::uuid and m.valid @> ${day}::date and ${day}::date between c.from_date and c.thru_date and ${inReach(rows)} ${order}`);

/** Memberships of an employee and the relatives under a contract that nothing has ended. */
export const openMemberships = (db: Db, rows: RowScope, { partyId, contractId }: { readonly partyId: string; readonly contractId: string }): Promise<Membership[]> =>
  db.many<Membership>(sql`
    select ${columns} from ${tables}
    where m.insurance_contract_id = ${contractId}::uuid and m.party_id = ${partyId}::uuid and m.ended_because is null and ${inReach(rows)} ${order}`);

/** One membership in reach, held until the end of the transaction. */
export const lockMembership = (tx: Tx, rows: RowScope, membershipId: string): Promise<Membership | undefined> =>
  tx.maybe<Membership>(sql`select ${columns} from ${tables} where m.insurance_membership_id = ${membershipId}::uuid and ${inReach(rows)} for no key update of m`);

export interface NewMembership {
  readonly membershipId: string;
  readonly companyId: string;
  readonly contractId: string;
  readonly partyId: string;
  readonly familyMemberId: string | null;
  readonly relation: string;
  readonly tier: string | null;
  readonly joinedOn: string;
}

/** Without a RowScope: of the employee whom the caller has found in reach. */
export const insertMembership = (tx: Tx, { membershipId, companyId, contractId, partyId, familyMemberId, relation, tier, joinedOn }: NewMembership): Promise<number> =>
  tx.run(sql`
    insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, family_member_id, relation, tier, valid)
    values (${membershipId}::uuid, ${companyId}::uuid, ${contractId}::uuid, ${partyId}::uuid, ${familyMemberId}::uuid, ${relation}, ${tier}, daterange(${joinedOn}::date, null))`);

/** Without a RowScope: of the membership that the caller holds. `thru`: last day that is covered. */
export const writeEnd = (tx: Tx, membershipId: string, thru: string, because: Ending): Promise<number> =>
  tx.run(sql`
    update insurance_membership set valid = daterange(lower(valid), ${thru}::date, '[]'), ended_because = ${because}, row_version = row_version + 1
    where insurance_membership_id = ${membershipId}::uuid`);

/** Whoever is employed in a company under a code on a day, in reach. */
export const employeeBy = (db: Db, rows: RowScope, companyId: string, pseudoId: string, day: string): Promise<{ readonly partyId: string } | undefined> =>
  db.maybe<{ partyId: string }>(sql`
    select r.party_id as "partyId" from party_relationship r
    where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.code_key = upper(${pseudoId}) and r.valid @> ${day}::date
      and ${onePersonIn(rows, sql`r.party_id`, sql`r.company_id`)} limit 1`);

/** An employee, or a row of the family tab, as the file says them. */
export interface Insurable {
  readonly familyMemberId: string | null;
  readonly fullName: string;
  readonly relation: string;
  readonly birthDate: string | null;
  readonly weddingDate: string | null;
  readonly divorceDate: string | null;
  readonly deathDate: string | null;
  readonly occupation: string | null;
  readonly hasPaper: boolean;
}

/** The employee first, then the family. */
export const insurableOf = (db: Db, rows: RowScope, partyId: string): Promise<Insurable[]> =>
  db.many<Insurable>(sql`
    select null as "familyMemberId", ${fullName(sql`p`)} as "fullName", 'self' as relation, p.birth_date as "birthDate", null::date as "weddingDate", null::date as "divorceDate",
      null::date as "deathDate", null as occupation, false as "hasPaper", 0 as place from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}
    union all
    select f.family_member_id, ${fullName(sql`f`)}, f.relationship_type_enum_id, f.birth_date, f.wedding_date, f.divorce_date, f.death_date,
      f.occupation_status_enum_id, coalesce(f.attachment, '') <> '', 1
    from family_member f where f.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`f.party_id`, sql`f.company_id`)}
    order by place, "birthDate", "familyMemberId"`);

/** The row of the family tab with a national code, null for no code; undefined where nobody of the family has it. */
export const relativeBy = async (db: Db, rows: RowScope, partyId: string, nationalCode: string | null): Promise<string | null | undefined> =>
  nationalCode === null
    ? null
    : (
        await db.maybe<{ id: string }>(sql`
          select f.family_member_id as id from family_member f
          where f.party_id = ${partyId}::uuid and f.national_code = ${nationalCode} and ${onePersonIn(rows, sql`f.party_id`, sql`f.company_id`)} order by f.family_member_id limit 1`)
      )?.id;

/** Whether a contract of a company is open: held, so that it stays until the end of the transaction. */
export const holdOpenContract = async (tx: Tx, companyId: string, contractId: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select from insurance_contract where insurance_contract_id = ${contractId}::uuid and company_id = ${companyId}::uuid and status_id = 'ActiveInsurance' for key share`)) !==
  undefined;

/** Contracts of a company that are open and not over on a day, or the one that is named. */
export const contractsOf = (
  db: Db,
  companyId: string,
  contractId: string | null,
  day: string,
): Promise<{ readonly contractId: string; readonly title: string; readonly insurerName: string }[]> =>
  db.many(sql`
    select c.insurance_contract_id as "contractId", c.title, c.insurer_name as "insurerName" from insurance_contract c
    where c.company_id = ${companyId}::uuid
      and case when ${contractId}::uuid is null then c.status_id = 'ActiveInsurance' and c.thru_date >= ${day}::date else c.insurance_contract_id = ${contractId}::uuid end
    order by c.from_date desc, c.title`);

export interface EndingMembership {
  readonly membershipId: string;
  readonly contractId: string;
  readonly contractTitle: string;
  readonly partyId: string;
  readonly because: Extract<Ending, 'divorce' | 'death' | 'employment'>;
  readonly eventDay: string;
  /** On which day the contract ends a cover: that of the event, or the one before the next part. */
  readonly endsOn: 'day' | 'part';
  readonly joinedOn: string;
  /** Last day of the contract. */
  readonly thru: string;
}

/** Memberships of a company that something of the file has ended by a day, held. Without a RowScope: the clock asks, of a whole company. */
export const endingMemberships = (tx: Tx, companyId: string, day: string): Promise<EndingMembership[]> =>
  tx.many<EndingMembership>(sql`
    select m.insurance_membership_id as "membershipId", m.insurance_contract_id as "contractId", c.title as "contractTitle", m.party_id as "partyId", event.because,
      event.day as "eventDay", c.ends_on as "endsOn", lower(m.valid) as "joinedOn", c.thru_date as thru
    from insurance_membership m join insurance_contract c using (insurance_contract_id) left join family_member f on f.family_member_id = m.family_member_id
    cross join lateral (
      select said.because, said.day from (values
        ('death', f.death_date), ('divorce', f.divorce_date),
        ('employment', (select max(upper(r.valid) - 1) from party_relationship r
          where r.party_id = m.party_id and r.company_id = m.company_id and r.relationship_type_enum_id = 'PrtEmployee'
          having bool_and(upper(r.valid) <= ${day}::date)))) as said (because, day)
      where said.day <= ${day}::date order by said.day limit 1) as event
    where m.company_id = ${companyId}::uuid and m.ended_because is null and c.ends_on <> 'contract' and c.thru_date >= event.day
    order by m.insurance_membership_id for no key update of m`);
