/** SQL of single people and of the own company. People in bulk stand in party-bulk.store.ts. */
import { foldForSearch, nameWords, normaliseText } from '#kernel/persian-text/persian-text.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { OPTION_LIMIT } from './party.contract.ts';

export interface OrganisationOption {
  readonly partyId: string;
  readonly pseudoId: string;
  readonly organizationName: string;
}

export const companiesOf = (db: Db, companyIds: readonly string[]) =>
  db.many<OrganisationOption>(sql`
    select company_id as "partyId", pseudo_id as "pseudoId", organization_name as "organizationName" from company
    where company_id = any (${[...companyIds]}::uuid[]) order by organization_name collate "fa-x-icu", company_id limit ${OPTION_LIMIT}`);

/** Ids of a company and of all companies below it. */
export const idsBelow = async (db: Db, companyId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.many<{ id: string }>(sql`select id from company_with_subsidiaries(${companyId}::uuid) id`)).map(({ id }) => id));

/** Units of a company that stand on a day (ISO date). */
export const unitsOf = (db: Db, companyId: string, day: string) =>
  db.many<OrganisationOption>(sql`
    select unit_id as "partyId", pseudo_id as "pseudoId", organization_name as "organizationName" from org_unit
    where company_id = ${companyId}::uuid and valid @> ${day}::date order by organization_name collate "fa-x-icu", unit_id limit ${OPTION_LIMIT}`);

/** Active seats of a company that stand on a day (ISO date), and whether somebody holds them then. */
export const positionsOf = (db: Db, companyId: string, day: string) =>
  db.many<{ emplPositionId: string; pseudoId: string; description: string; statusId: string; situation: 'ESIOccupied' | 'ESIVacant' }>(sql`
    select empl_position_id as "emplPositionId", pseudo_id as "pseudoId", description, status_id as "statusId",
      case when exists (select from empl_position_party h where h.empl_position_id = e.empl_position_id and h.valid @> ${day}::date) then 'ESIOccupied' else 'ESIVacant' end as situation
    from empl_position e where company_id = ${companyId}::uuid and status_id = 'EmpsActive' and valid @> ${day}::date
    order by description collate "fa-x-icu", pseudo_id limit ${OPTION_LIMIT}`);

/** Search columns of a name: the folded text and its words. */
export function searchColumns(names: { firstName: string; lastName: string; suffix?: string | null | undefined }): { text: string; words: string[] } {
  const name = [names.firstName, names.lastName, names.suffix ?? ''].map(normaliseText).join(' ');
  return { text: foldForSearch(name), words: nameWords(name) };
}

export interface NewPerson {
  readonly partyId: string;
  readonly companyId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly fatherName: string | null;
  readonly gender: 'Y' | 'N' | null;
  readonly birthDate: string | null;
  /** Null of foreign nationals. */
  readonly nationalCode: string | null;
}

export interface NewEmployment {
  readonly partyRelationshipId: string;
  readonly pseudoId: string;
  /** ISO date of hiring. */
  readonly from: string;
  readonly employmentStatusEnumId: string | null;
  /** Of PartyRelationshipType; an employee when absent. */
  readonly relationshipTypeEnumId?: string | undefined;
}

/**
 * A person with the national code and an employment that begins on a day, with its kind when it is known. One statement,
 * which writes nothing and answers false unless `allowed` holds for the company (`c`).
 */
export async function insertEmployee(tx: Tx, person: NewPerson, employment: NewEmployment, allowed: Sql): Promise<boolean> {
  const search = searchColumns(person);
  const kind = sql`${employment.employmentStatusEnumId}::text`;
  const written = await tx.run(sql`
    with the_party as (
      insert into party (party_id, party_type_enum_id, company_id)
      select ${person.partyId}::uuid, 'PtyPerson', c.company_id from company c where c.company_id = ${person.companyId}::uuid and ${allowed} returning party_id, company_id
    ), the_person as (
      insert into person (party_id, company_id, first_name, last_name, suffix, father_name, gender, birth_date, search_text, search_words)
      select party_id, company_id, ${person.firstName}, ${person.lastName}, ${person.suffix}, ${person.fatherName}, ${person.gender}, ${person.birthDate}::date, ${search.text}, ${search.words}::text[]
      from the_party
    ), code as (
      insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) select party_id, company_id, 'Nationalcode', ${person.nationalCode} from the_party where ${person.nationalCode}::text is not null
    ), tie as (
      insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
      select ${employment.partyRelationshipId}::uuid, company_id, party_id, ${employment.relationshipTypeEnumId ?? 'PrtEmployee'}, ${employment.pseudoId}, daterange(${employment.from}::date, null) from the_party
      returning party_relationship_id, company_id, valid
    ), kind as (
      insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid)
      select party_relationship_id, company_id, ${kind}, valid from tie where ${kind} is not null
    )
    select from the_party`);
  return written === 1;
}
