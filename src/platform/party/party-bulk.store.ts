/** People in bulk, as imports write them. */
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import { searchColumns } from './party.store.ts';

/** Facts of a person by their names on the wire. */
export interface PersonRow {
  readonly id: string;
  readonly company: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

const personColumns = `id uuid, company uuid, "firstName" text, "lastName" text, "fatherName" text, gender text, "birthDate" date, "birthPlace" text,
  "maritalStatusEnumId" text, "numberOfKids" smallint, "militaryStateEnumId" text, search text, words text[]`;

const json = (rows: readonly PersonRow[]): string =>
  JSON.stringify(
    rows.map(({ id, company, values }) => {
      const search = searchColumns({ firstName: values['firstName'] ?? '', lastName: values['lastName'] ?? '', suffix: values['suffix'] });
      return { ...values, id, company, search: search.text, words: search.words };
    }),
  );

/** New people with first and last name. */
export async function insertPeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  if (rows.length === 0) return;
  const data = json(rows);
  await tx.run(
    sql`insert into party (party_id, party_type_enum_id, company_id) select r.id, 'PtyPerson', r.company from jsonb_to_recordset(${data}::jsonb) as r(id uuid, company uuid)`,
  );
  await tx.run(sql`
    insert into person (party_id, company_id, first_name, last_name, father_name, gender, birth_date, birth_place, marital_status_enum_id, number_of_kids,
      military_state_enum_id, search_text, search_words)
    select r.id, r.company, r."firstName", r."lastName", r."fatherName", r.gender, r."birthDate", r."birthPlace", r."maritalStatusEnumId", r."numberOfKids",
      r."militaryStateEnumId", r.search, r.words
    from jsonb_to_recordset(${data}::jsonb) as r(${raw(personColumns)})`);
}

/** Changes people to the facts given, all of them: what is absent is none. */
export async function updatePeople(tx: Tx, rows: readonly PersonRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    update person p set first_name = r."firstName", last_name = r."lastName", father_name = r."fatherName", gender = r.gender, birth_date = r."birthDate", birth_place = r."birthPlace",
      marital_status_enum_id = r."maritalStatusEnumId", number_of_kids = r."numberOfKids", military_state_enum_id = r."militaryStateEnumId",
      search_text = case when (p.first_name, p.last_name) is distinct from (r."firstName", r."lastName") then r.search else p.search_text end,
      search_words = case when (p.first_name, p.last_name) is distinct from (r."firstName", r."lastName") then r.words else p.search_words end,
      row_version = p.row_version + 1, updated_at = now()
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(${raw(personColumns)}) where p.party_id = r.id`);
}

export interface IdentificationRow {
  readonly party: string;
  readonly company: string;
  /** Nationalcode, idNumber, insuranceNumber ... */
  readonly type: string;
  readonly value: string;
}

/** Sets identifications: one of each type per person. */
export async function writeIdentifications(tx: Tx, rows: readonly IdentificationRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into party_identification (party_id, company_id, party_id_type_enum_id, id_value)
    select r.party, r.company, r.type, r.value from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(party uuid, company uuid, type text, value text)
    on conflict (party_id, party_id_type_enum_id) do update set id_value = excluded.id_value`);
}

export async function deleteIdentifications(tx: Tx, rows: readonly Pick<IdentificationRow, 'party' | 'type'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    delete from party_identification i using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(party uuid, type text) where i.party_id = r.party and i.party_id_type_enum_id = r.type`);
}

export interface EmploymentRow {
  readonly id: string;
  readonly party: string;
  readonly company: string;
  readonly code: string;
  /** ISO date of hiring. */
  readonly from: string;
}

export async function insertEmployments(tx: Tx, rows: readonly EmploymentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.run(sql`
    insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
    select r.id, r.company, r.party, 'PrtEmployee', r.code, daterange(r."from", null)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, party uuid, company uuid, code text, "from" date)`);
}

/** Moves the first day of employments, with the facts that began on the old one. */
export async function moveHireDates(tx: Tx, rows: readonly { readonly id: string; readonly party: string; readonly old: string; readonly from: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const recordset = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, party uuid, old date, "from" date)`;
  await tx.run(sql`update party_relationship t set valid = daterange(r."from", upper(t.valid)) from ${recordset} where t.party_relationship_id = r.id`);
  await writingOver(tx, 'firstDay', async () => {
    for (const table of ['employment_kind', 'employment_salary'])
      await tx.run(sql`update ${raw(table)} t set valid = daterange(r."from", upper(t.valid)) from ${recordset} where t.party_relationship_id = r.id and lower(t.valid) = r.old`);
    await tx.run(sql`update empl_position_party t set valid = daterange(r."from", upper(t.valid)) from ${recordset} where t.party_id = r.party and lower(t.valid) = r.old`);
  });
}

/** Removes people with all that is theirs. */
export const deletePeople = (tx: Tx, ids: readonly string[]): Promise<number> => tx.run(sql`delete from party where party_id = any (${[...ids]}::uuid[])`);

/** Ids of cities by folded name without spaces: the only one of that name, else the one that names its county. */
export const citiesByName = async (db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ name: string; id: string }>(sql`
        with found as (
          select replace(c.search_text, ' ', '') as name, c.geo_id, replace(county.search_text, ' ', '') = replace(c.search_text, ' ', '') as capital
          from geo c left join geo region on region.geo_id = c.parent_geo_id left join geo county on county.geo_id = region.parent_geo_id
          where c.geo_type_enum_id = 'GEOT_CITY' and replace(c.search_text, ' ', '') = any (${[...names]}::text[]))
        select name, case when count(*) = 1 then min(geo_id) else min(geo_id) filter (where capital) end as id from found
        group by name having count(*) = 1 or count(*) filter (where capital) = 1`)
    ).map(({ name, id }) => [name, id]),
  );
