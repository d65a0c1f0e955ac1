/** SQL of one person's file. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { searchColumns } from '#platform/party/party.store.ts';
import { sealedIban } from '../file/bank-account.ts';
import { HISTORY_LIMIT, type PersonFacts, type PersonFile } from './profile.contract.ts';
import type { Changes, EditableFacts } from './profile.rules.ts';

const facts = sql`
  p.party_id as "partyId", p.row_version as "rowVersion", p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.gender,
  p.father_name as "fatherName", p.birth_date as "birthDate", p.birth_place as "birthPlace", p.marital_status_enum_id as "maritalStatusEnumId",
  p.military_state_enum_id as "militaryStateEnumId", p.number_of_kids as "numberOfKids", ids."nationalCode", ids."idNumber"`;

/** The codes that an edit may change. */
const codes = sql`lateral (
  select max(id_value) filter (where party_id_type_enum_id = 'Nationalcode') as "nationalCode", max(id_value) filter (where party_id_type_enum_id = 'idNumber') as "idNumber"
  from party_identification where party_id = p.party_id) as ids`;

/** The newest employment of a person, the one that stands first. */
const employment = sql`
  select r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id, r.valid from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee'
  order by (r.status_id = 'ActiveRel') desc, lower(r.valid) desc limit 1`;

type Own = 'nationalCode' | 'idNumber' | 'insuranceNumber';
type Seat = 'emplPositionId' | 'positionCode' | 'positionTitle' | 'unitId' | 'unitName' | 'managerPartyId' | 'managerName';
type Degree = 'qualificationTypeEnumId' | 'qualificationTitle' | 'qualificationField';
type Home = 'city' | 'street' | 'postalCode';
/** The file as the statement answers it: what comes from a row of another table stands in an object of its own. */
type StoredFile = Omit<PersonFile, Own | Seat | Degree | Home> & {
  readonly codes: Readonly<Record<string, string>> | null;
  readonly seat:
    | (Pick<PersonFile, 'emplPositionId' | 'positionCode' | 'positionTitle'> & {
        unit: Pick<PersonFile, 'unitId' | 'unitName'> | null;
        boss: Pick<PersonFile, 'managerPartyId' | 'managerName'> | null;
      })
    | null;
  readonly degree: Pick<PersonFile, Degree> | null;
  readonly home: Pick<PersonFile, Home> | null;
};

const seatOn = (day: string): Sql => sql`
  select json_build_object('emplPositionId', e.empl_position_id, 'positionCode', e.pseudo_id, 'positionTitle', e.description,
    'unit', (select json_build_object('unitId', u.unit_id, 'unitName', u.organization_name) from empl_position_unit eu join org_unit u on u.unit_id = eu.unit_id
      where eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date),
    'boss', (select json_build_object('managerPartyId', m.party_id, 'managerName', concat_ws(' ', m.first_name, m.last_name, m.suffix))
      from empl_position_reporting er join empl_position_party mh on mh.empl_position_id = er.reports_to_id and mh.valid @> ${day}::date join person m on m.party_id = mh.party_id
      where er.empl_position_id = h.empl_position_id and er.valid @> ${day}::date order by mh.main_position desc, lower(mh.valid) limit 1))
  from empl_position_party h left join empl_position e on e.empl_position_id = h.empl_position_id
  where h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date`;

/**
 * The file on the scope's day, or undefined when there is none in scope. One statement that answers one JSON value, each
 * fact looked up by itself: joined, twenty tables would build their widening rows twenty times (a third of the time).
 */
export async function fileOf(db: Db, rows: RowScope, partyId: string): Promise<PersonFile | undefined> {
  const day = sql`${rows.asOf}::date`;
  const found = await db.maybe<{ file: StoredFile }>(sql`
    select row_to_json(f) as file from (select
      p.party_id as "partyId", p.row_version as "rowVersion", p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.gender,
      p.father_name as "fatherName", p.birth_date as "birthDate", p.birth_place as "birthPlace", p.marital_status_enum_id as "maritalStatusEnumId",
      p.military_state_enum_id as "militaryStateEnumId", p.number_of_kids as "numberOfKids", p.face_image as "faceImage", concat_ws(' ', p.first_name, p.last_name, p.suffix) as "fullName",
      co.company_id as "companyId", co.organization_name as "companyName",
      r.party_relationship_id as "partyRelationshipId", r.pseudo_id as "pseudoId", r.status_id as "statusId", lower(r.valid) as "hireDate", upper(r.valid) - 1 as "endDate",
      ek.enum_id as "employmentStatusEnumId", ek.description as "employmentKind",
      (select s.daily_wage::text from employment_salary s where s.party_relationship_id = r.party_relationship_id and s.valid @> ${day}) as "dailyWage",
      (select json_object_agg(i.party_id_type_enum_id, i.id_value) from party_identification i where i.party_id = p.party_id) as codes,
      (${seatOn(rows.asOf)}) as seat,
      (select a.username from user_account a where a.party_id = p.party_id order by a.created_at limit 1) as username,
      (select json_build_object('qualificationTypeEnumId', n.enum_id, 'qualificationTitle', n.description, 'qualificationField', q.field_text)
        from party_qualification q join enumeration n on n.enum_id = q.qualification_type_enum_id
        where q.party_id = p.party_id order by n.sequence_num desc, upper(q.valid) desc limit 1) as degree,
      (select t.contact_number from telecom_number t
        where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day} order by lower(t.valid) desc nulls last limit 1) as mobile,
      (select json_build_object('city', coalesce((select g.geo_name from geo g where g.geo_id = d.city_geo_id), d.city_text), 'street', d.street, 'postalCode', d.postal_code)
        from postal_address d
        where d.party_id = p.party_id and d.contact_mech_purpose_id = 'PostalHome' and d.valid @> ${day} order by lower(d.valid) desc nulls last limit 1) as home,
      (select b.iban from bank_account b where b.party_id = p.party_id and b.payment_method_purpose_enum_id = 'PmpPriamryAccont' and b.valid @> ${day}) as iban
    from person p
    left join lateral (${employment}) as r on true
    join company co on co.company_id = coalesce(r.company_id, p.company_id)
    left join lateral (
      select k.enum_id, k.description from employment_kind x join enumeration k on k.enum_id = x.employment_status_enum_id
      where x.party_relationship_id = r.party_relationship_id and x.valid @> ${day}
    ) as ek on true
    where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}) as f`);
  return found && unfold(found.file);
}

function unfold({ codes, seat, degree, home, iban, ...facts }: StoredFile): PersonFile {
  return {
    ...facts,
    iban: iban === null ? null : sealedIban.open(facts.partyId, iban),
    nationalCode: codes?.['Nationalcode'] ?? null,
    idNumber: codes?.['idNumber'] ?? null,
    insuranceNumber: codes?.['insuranceNumber'] ?? null,
    emplPositionId: seat?.emplPositionId ?? null,
    positionCode: seat?.positionCode ?? null,
    positionTitle: seat?.positionTitle ?? null,
    unitId: seat?.unit?.unitId ?? null,
    unitName: seat?.unit?.unitName ?? null,
    managerPartyId: seat?.boss?.managerPartyId ?? null,
    managerName: seat?.boss?.managerName ?? null,
    qualificationTypeEnumId: degree?.qualificationTypeEnumId ?? null,
    qualificationTitle: degree?.qualificationTitle ?? null,
    qualificationField: degree?.qualificationField ?? null,
    city: home?.city ?? null,
    street: home?.street ?? null,
    postalCode: home?.postalCode ?? null,
  };
}

export interface LockedPerson {
  readonly facts: PersonFacts;
  readonly companyId: string;
  readonly hireDate: string | null;
}

/** Reads the base facts for an edit and holds the row until the end of the transaction. */
export async function lockPerson(tx: Tx, rows: RowScope, partyId: string): Promise<LockedPerson | undefined> {
  const row = await tx.maybe<PersonFacts & { companyId: string; hireDate: string | null }>(sql`
    select ${facts}, p.company_id as "companyId", (select lower(r.valid) from (${employment}) as r) as "hireDate" from person p cross join ${codes}
    where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} for update of p`);
  if (!row) return undefined;
  const { companyId, hireDate, ...base } = row;
  return { facts: base, companyId, hireDate };
}

/** Writes the base facts; answers the new version. */
export async function writePerson(tx: Tx, person: LockedPerson, next: EditableFacts): Promise<number> {
  const { partyId } = person.facts;
  const search = searchColumns(next);
  const { rowVersion } = await tx.one<{ rowVersion: number }>(sql`
    update person set first_name = ${next.firstName}, last_name = ${next.lastName}, suffix = ${next.suffix}, gender = ${next.gender}, father_name = ${next.fatherName},
      birth_date = ${next.birthDate}::date, birth_place = ${next.birthPlace}, marital_status_enum_id = ${next.maritalStatusEnumId},
      military_state_enum_id = ${next.militaryStateEnumId}, number_of_kids = ${next.numberOfKids}, search_text = ${search.text}, search_words = ${search.words}::text[],
      row_version = row_version + 1, updated_at = now()
    where party_id = ${partyId}::uuid returning row_version as "rowVersion"`);
  if (next.nationalCode !== person.facts.nationalCode) await writeIdentification(tx, person, 'Nationalcode', next.nationalCode);
  if (next.idNumber !== person.facts.idNumber) await writeIdentification(tx, person, 'idNumber', next.idNumber);
  return rowVersion;
}

async function writeIdentification(tx: Tx, { facts: { partyId }, companyId }: LockedPerson, type: string, value: string | null): Promise<void> {
  if (value === null) await tx.run(sql`delete from party_identification where party_id = ${partyId}::uuid and party_id_type_enum_id = ${type}`);
  else
    await tx.run(sql`
      insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values (${partyId}::uuid, ${companyId}::uuid, ${type}, ${value})
      on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`);
}

export interface HistoryEntry {
  readonly at: string;
  readonly byPartyId: string | null;
  readonly byName: string | null;
  readonly entity: string;
  readonly action: string;
  readonly changes: Changes;
}

/** Changes about a person, newest first; `entity` narrows them to one kind of record. The reader has asked for the person in scope before. */
export const historyAbout = (db: Db, partyId: string, { limit = HISTORY_LIMIT, entity }: { limit?: number; entity?: string } = {}): Promise<HistoryEntry[]> =>
  db.many<HistoryEntry>(sql`
    select h.at, h.party_id as "byPartyId", nullif(concat_ws(' ', p.first_name, p.last_name), '') as "byName", h.entity, h.action, h.changes
    from audit_entry h left join person p on p.party_id = h.party_id
    where h.subject_party_id = ${partyId}::uuid and h.changes <> '{}' and h.action not in ('read', 'export') ${entity ? sql`and h.entity = ${entity}` : empty} order by h.at desc, h.audit_id desc limit ${limit}`);

export async function isInScope(db: Db, rows: RowScope, partyId: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 as found from person p where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`)) !== undefined;
}
