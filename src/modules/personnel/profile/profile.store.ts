/** SQL of one person's file. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, empty, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { searchColumns } from '#platform/party/party.store.ts';
import { HISTORY_LIMIT, type PersonFacts, type PersonFile } from './profile.contract.ts';
import type { Changes, EditableFacts } from './profile.rules.ts';

const facts = sql`
  p.party_id as "partyId", p.row_version as "rowVersion", p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.gender,
  p.father_name as "fatherName", p.birth_date as "birthDate", p.birth_place as "birthPlace", p.marital_status_enum_id as "maritalStatusEnumId",
  p.military_state_enum_id as "militaryStateEnumId", p.number_of_kids as "numberOfKids", ids."nationalCode", ids."idNumber"`;

/** The codes of a person in one look. */
const codes = sql`lateral (
  select max(id_value) filter (where party_id_type_enum_id = 'Nationalcode') as "nationalCode", max(id_value) filter (where party_id_type_enum_id = 'idNumber') as "idNumber",
    max(id_value) filter (where party_id_type_enum_id = 'insuranceNumber') as "insuranceNumber"
  from party_identification where party_id = p.party_id) as ids`;

/** The newest employment of a person, the one that stands first. */
const employment = sql`
  select * from party_relationship r where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee'
  order by (r.status_id = 'ActiveRel') desc, lower(r.valid) desc limit 1`;

/** The file on the scope's day, or undefined when there is none in scope. One statement. */
export const fileOf = (db: Db, rows: RowScope, partyId: string): Promise<PersonFile | undefined> =>
  db.maybe<PersonFile>(sql`
    select ${facts}, concat_ws(' ', p.first_name, p.last_name, p.suffix) as "fullName", p.face_image as "faceImage",
      co.company_id as "companyId", co.organization_name as "companyName", r.party_relationship_id as "partyRelationshipId", r.pseudo_id as "pseudoId", r.status_id as "statusId",
      lower(r.valid) as "hireDate", upper(r.valid) - 1 as "endDate", ek.employment_status_enum_id as "employmentStatusEnumId", k.description as "employmentKind",
      u.unit_id as "unitId", u.organization_name as "unitName", e.empl_position_id as "emplPositionId", e.pseudo_id as "positionCode", e.description as "positionTitle",
      boss.party_id as "managerPartyId", boss.name as "managerName", a.username,
      ids."insuranceNumber", q.id as "qualificationTypeEnumId", q.title as "qualificationTitle", q.field_text as "qualificationField", t.contact_number as mobile, ad.city, ad.street, ad.postal_code as "postalCode",
      b.iban, s.daily_wage::text as "dailyWage"
    from person p cross join ${codes}
    left join lateral (${employment}) as r on true
    join company co on co.company_id = coalesce(r.company_id, p.company_id)
    left join employment_kind ek on ek.party_relationship_id = r.party_relationship_id and ek.valid @> ${rows.asOf}::date
    left join enumeration k on k.enum_id = ek.employment_status_enum_id
    left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${rows.asOf}::date
    left join empl_position e on e.empl_position_id = h.empl_position_id
    left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${rows.asOf}::date
    left join org_unit u on u.unit_id = eu.unit_id
    left join lateral (
      select m.party_id, concat_ws(' ', m.first_name, m.last_name, m.suffix) as name
      from empl_position_reporting er join empl_position_party mh on mh.empl_position_id = er.reports_to_id and mh.valid @> ${rows.asOf}::date
      join person m on m.party_id = mh.party_id
      where er.empl_position_id = h.empl_position_id and er.valid @> ${rows.asOf}::date order by mh.main_position desc, lower(mh.valid) limit 1
    ) as boss on true
    left join lateral (select username from user_account where party_id = p.party_id order by created_at limit 1) as a on true
    left join lateral (
      select n.enum_id as id, n.description as title, f.field_text from party_qualification f join enumeration n on n.enum_id = f.qualification_type_enum_id
      where f.party_id = p.party_id order by n.sequence_num desc, upper(f.valid) desc limit 1
    ) as q on true
    left join lateral (
      select contact_number from telecom_number where party_id = p.party_id and contact_mech_purpose_id = 'PhoneMobile' and valid @> ${rows.asOf}::date order by lower(valid) desc nulls last limit 1
    ) as t on true
    left join lateral (
      select coalesce(g.geo_name, d.city_text) as city, d.street, d.postal_code from postal_address d left join geo g on g.geo_id = d.city_geo_id
      where d.party_id = p.party_id and d.contact_mech_purpose_id = 'PostalHome' and d.valid @> ${rows.asOf}::date order by lower(d.valid) desc nulls last limit 1
    ) as ad on true
    left join bank_account b on b.party_id = p.party_id and b.payment_method_purpose_enum_id = 'PmpPriamryAccont' and b.valid @> ${rows.asOf}::date
    left join employment_salary s on s.party_relationship_id = r.party_relationship_id and s.valid @> ${rows.asOf}::date
    where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

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

/** Ids that are no option of their list. */
export async function unknownOptions(db: Db, wanted: readonly { readonly type: string; readonly id: string }[]): Promise<string[]> {
  if (wanted.length === 0) return [];
  const found = await db.many<{ type: string }>(sql`
    select w.type from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as w (type text, id text)
    where not exists (select 1 from enumeration e where e.enum_type_id = w.type and e.enum_id = w.id)`);
  return found.map(({ type }) => type);
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
    where h.subject_party_id = ${partyId}::uuid and h.changes <> '{}' ${entity ? sql`and h.entity = ${entity}` : empty} order by h.at desc, h.audit_id desc limit ${limit}`);

export async function isInScope(db: Db, rows: RowScope, partyId: string): Promise<boolean> {
  return (await db.maybe(sql`select 1 as found from person p where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`)) !== undefined;
}
