/** SQL of the base facts of a person: columns of the person, codes, kind and status of the employment. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { join, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { searchColumns } from '#platform/party/party.store.ts';
import type { PersonFacts } from './profile.contract.ts';
import type { EditableFacts, FactName } from './profile.rules.ts';

/** Codes of a person, one of each type. */
const codeTypes = {
  nationalCode: 'Nationalcode',
  foreignerCode: 'foreignerCode',
  idNumber: 'idNumber',
  serialNumber: 'serialnumber',
  passportNumber: 'PtidPassport',
  insuranceNumber: 'insuranceNumber',
  boorsCode: 'boorsCode',
} as const satisfies Partial<Record<FactName, string>>;
export type CodeName = keyof typeof codeTypes;
const codeNames = Object.keys(codeTypes) as CodeName[];

/** Facts that stand with the employment. */
type WorkName = 'employmentStatusEnumId' | 'personStatusId';

const columns: Readonly<Record<Exclude<FactName, CodeName | WorkName>, string>> = {
  personalTitle: 'personal_title_enum_id',
  firstName: 'first_name',
  lastName: 'last_name',
  suffix: 'suffix',
  latinFirstName: 'latin_first_name',
  latinLastName: 'latin_last_name',
  gender: 'gender',
  fatherName: 'father_name',
  countryGeoId: 'country_geo_id',
  issueProvinceGeoId: 'issue_province_geo_id',
  issueCountyGeoId: 'issue_county_geo_id',
  birthDate: 'birth_date',
  birthPlace: 'birth_place',
  passportExpireDate: 'passport_expire_date',
  religionEnumId: 'religion_enum_id',
  sectEnumId: 'sect_enum_id',
  residenceStatusEnumId: 'residence_status_enum_id',
  maritalStatusEnumId: 'marital_status_enum_id',
  numberOfKids: 'number_of_kids',
  militaryStateEnumId: 'military_state_enum_id',
  militaryCode: 'military_code',
  baseInsuranceTypeEnumId: 'base_insurance_type_enum_id',
  criminalRecord: 'criminal_record',
  description: 'description',
};

/** Columns of those facts. */
export const factColumns: readonly string[] = Object.values(columns);

/** The facts that are columns of the person `p`. */
export const personFields: Sql = join(Object.entries(columns).map(([name, column]) => raw(`p.${column} as "${name}"`)));

/** The codes by name, of an object by type. */
export const codesOf = (codes: Readonly<Record<string, string>>): Record<CodeName, string | null> =>
  Object.fromEntries(codeNames.map((name) => [name, codes[codeTypes[name]] ?? null])) as Record<CodeName, string | null>;

/** The tie of the person `p` that stands first on a day (ISO): one of the day, an employment before a lecturer's or an applicant's, the active one, the newest. */
export const employmentOn = (day: string): Sql => sql`
  select r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id, r.valid from party_relationship r where r.party_id = p.party_id
  order by (r.valid @> ${day}::date) desc, (r.relationship_type_enum_id = 'PrtEmployee') desc, (r.status_id = 'ActiveRel') desc, lower(r.valid) desc limit 1`;

export interface LockedPerson {
  readonly facts: PersonFacts;
  readonly companyId: string;
  readonly partyRelationshipId: string | null;
  /** Days of the kind of employment that holds on the day, the last one within; undefined where none does. */
  readonly kindDays: { readonly fromDate: string | null; readonly thruDate: string | null } | undefined;
  readonly hireDate: string | null;
}

type Row = Omit<PersonFacts, CodeName> & Omit<LockedPerson, 'facts'> & { readonly codes: Readonly<Record<string, string>> | null };

/** Reads the base facts for an edit and holds the row until the end of the transaction. */
export async function lockPerson(tx: Tx, rows: RowScope, partyId: string): Promise<LockedPerson | undefined> {
  const row = await tx.maybe<Row>(sql`
    select p.party_id as "partyId", p.row_version as "rowVersion", ${personFields}, p.company_id as "companyId", r.party_relationship_id as "partyRelationshipId",
      lower(r.valid) as "hireDate", r.status_id as "personStatusId",
      k.employment_status_enum_id as "employmentStatusEnumId", k.days as "kindDays",
      (select json_object_agg(i.party_id_type_enum_id, i.id_value) from party_identification i where i.party_id = p.party_id) as codes
    from person p left join lateral (${employmentOn(rows.asOf)}) as r on true
    left join lateral (select x.employment_status_enum_id, jsonb_build_object('fromDate', lower(x.valid), 'thruDate', upper(x.valid) - 1) as days
      from employment_kind x where x.party_relationship_id = r.party_relationship_id and x.valid @> ${rows.asOf}::date) as k on true
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)} for update of p`);
  if (!row) return undefined;
  const { companyId, partyRelationshipId, kindDays, hireDate, codes, ...base } = row;
  return { facts: { ...base, ...codesOf(codes ?? {}) }, companyId, partyRelationshipId, kindDays: kindDays ?? undefined, hireDate };
}

/** Writes the base facts; answers the new version. `kindFrom`: the ISO day from which on a new kind of employment holds. */
export async function writePerson(tx: Tx, person: LockedPerson, next: EditableFacts, kindFrom: string): Promise<number> {
  const { partyId } = person.facts;
  const search = searchColumns(next);
  const values = Object.entries(columns).map(([name, column]) => sql`${raw(column)} = ${next[name as FactName]}`);
  const { rowVersion } = await tx.one<{ rowVersion: number }>(sql`
    update person set ${join(values)}, search_text = ${search.text}, search_words = ${search.words}::text[], row_version = row_version + 1, updated_at = now()
    where party_id = ${partyId}::uuid returning row_version as "rowVersion"`);
  for (const name of changedCodes(person, next)) await writeCode(tx, person, codeTypes[name], next[name]);
  await writeWork(tx, person, next, kindFrom);
  return rowVersion;
}

const changedCodes = ({ facts }: LockedPerson, next: EditableFacts): CodeName[] => codeNames.filter((name) => next[name] !== facts[name]);

async function writeCode(tx: Tx, { facts: { partyId }, companyId }: LockedPerson, type: string, value: string | null): Promise<void> {
  if (value === null) await tx.run(sql`delete from party_identification where party_id = ${partyId}::uuid and party_id_type_enum_id = ${type}`);
  else
    await tx.run(sql`
      insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value) values (${partyId}::uuid, ${companyId}::uuid, ${type}, ${value})
      on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`);
}

/** Without a RowScope: of the person whom the caller holds. */
async function writeWork(tx: Tx, { facts, partyRelationshipId: id }: LockedPerson, next: EditableFacts, kindFrom: string): Promise<void> {
  if (id === null) return;
  if (next.personStatusId !== facts.personStatusId) await tx.run(sql`update party_relationship set status_id = ${next.personStatusId} where party_relationship_id = ${id}::uuid`);
  if (next.employmentStatusEnumId === facts.employmentStatusEnumId) return;
  // one kind a day: what holds on the day ends the day before, and the new one lasts until the next that was planned, or as long as the work
  await tx.run(sql`delete from employment_kind where party_relationship_id = ${id}::uuid and lower(valid) = ${kindFrom}::date`);
  await tx.run(sql`update employment_kind set valid = daterange(lower(valid), ${kindFrom}::date) where party_relationship_id = ${id}::uuid and valid @> ${kindFrom}::date`);
  await tx.run(sql`
    insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid)
    select r.party_relationship_id, r.company_id, ${next.employmentStatusEnumId}, d.days
    from party_relationship r
    cross join lateral (select r.valid * daterange(${kindFrom}::date, (select min(lower(k.valid)) from employment_kind k
      where k.party_relationship_id = r.party_relationship_id and lower(k.valid) > ${kindFrom}::date)) as days) d
    where r.party_relationship_id = ${id}::uuid and not isempty(d.days) and ${next.employmentStatusEnumId}::text is not null`);
}

/**
 * Names of the codes that are changed to those of somebody else of the company, after which nobody changes codes until the end
 * of the transaction. The number of a birth certificate is one of its place of issue: it is taken where the place is the same,
 * and when it has ten digits, for then it is a national code.
 * Without a RowScope: codes are one of a kind in a whole company; whose they are is not told.
 */
export async function takenCodes(tx: Tx, person: LockedPerson, next: EditableFacts): Promise<CodeName[]> {
  const changed = changedCodes(person, next).flatMap((name) => (next[name] === null ? [] : [{ name, type: codeTypes[name], value: next[name] }]));
  if (changed.length === 0) return [];
  await tx.one(sql`select pg_advisory_xact_lock(hashtextextended(${`codes of ${person.companyId}`}, 0))`);
  const taken = await tx.many<{ name: CodeName }>(sql`
    select c.name from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as c (name text, type text, value text)
    where c.type <> 'insuranceNumber' and exists (
      select from party_identification i where i.company_id = ${person.companyId}::uuid and i.party_id <> ${person.facts.partyId}::uuid
        and i.party_id_type_enum_id = c.type and i.id_value = c.value
        and (c.type <> 'idNumber' or length(c.value) = 10
          or exists (select from person o where o.party_id = i.party_id and o.issue_county_geo_id = ${next.issueCountyGeoId})))`);
  return taken.map(({ name }) => name);
}
