/** What imports of people read: who holds which code, and the present facts of many at once. */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { KeptTable, Snapshot } from '#platform/structure/snapshot.store.ts';
import { sealedIban } from './bank-account.server.ts';

/*
 * Many people at once are read table by table with `= any (ids)`: each statement is at worst one pass over its table.
 * Joined into one statement they were 300 times slower, because in the minutes after a first import the planner still
 * takes the tables for empty and walks them once for every person.
 */

export interface Employment {
  readonly partyId: string;
  readonly relationshipId: string;
  readonly pseudoId: string;
  readonly hireDate: string | null;
  /** The day after the last one; null: open. */
  readonly until: string | null;
}

/** People of a company by national code. Without a RowScope: an import is of a whole company. */
export const partiesByNationalCode = async (db: Db, companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ code: string; partyId: string }>(sql`
        select id_value as code, party_id as "partyId" from party_identification
        where company_id = ${companyId}::uuid and party_id_type_enum_id = 'Nationalcode' and id_value = any (${[...codes]}::text[])`)
    ).map(({ code, partyId }) => [code, partyId]),
  );

/**
 * Employments in a company of these people or under these personnel codes (in any letter case), oldest first.
 * Without a RowScope: an import is of a whole company.
 */
export const employmentsOf = (db: Db, companyId: string, partyIds: readonly string[], codes: readonly string[] = []): Promise<Employment[]> =>
  db.many<Employment>(sql`
    select party_id as "partyId", party_relationship_id as "relationshipId", pseudo_id as "pseudoId", lower(valid) as "hireDate", upper(valid) as until from (
      select * from party_relationship where company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and party_id = any (${[...partyIds]}::uuid[])
      union select * from party_relationship where company_id = ${companyId}::uuid and relationship_type_enum_id = 'PrtEmployee' and code_key = any (${codes.map((code) => code.toUpperCase())}::text[])) as r
    order by lower(valid)`);

/** A row as far as it says whose it is. */
interface Naming {
  readonly row: number;
  readonly values: Readonly<Record<string, string | undefined>>;
}

const said = (rows: readonly Naming[], name: string): string[] => [...new Set(rows.flatMap(({ values }) => values[name] ?? []))];

/**
 * Whose the rows are, by line: the national code says it; of a row without one the personnel code does, of an employment that
 * stands or comes on the day (ISO).
 */
export async function peopleOfRows(db: Db, companyId: string, rows: readonly Naming[], day: string): Promise<ReadonlyMap<number, string>> {
  const byNational = await partiesByNationalCode(db, companyId, said(rows, 'nationalCode'));
  const unnamed = rows.filter(({ values }) => values['nationalCode'] === undefined);
  const standing = unnamed.length === 0 ? [] : (await employmentsOf(db, companyId, [], said(unnamed, 'pseudoId'))).filter(({ until }) => until === null || until > day);
  const byCode = new Map(standing.map(({ pseudoId, partyId }) => [pseudoId.toUpperCase(), partyId]));
  const owner = ({ values: { nationalCode, pseudoId } }: Naming) => (nationalCode === undefined ? byCode.get(pseudoId?.toUpperCase() ?? '') : byNational.get(nationalCode));
  return new Map(rows.flatMap((one) => (owner(one) === undefined ? [] : [[one.row, owner(one) ?? '']])));
}

/** Lines of the rows whose person is employed on the day or will be: these may leave out what a new person needs. */
export async function knownRows(db: Db, companyId: string, rows: readonly Naming[], day: string): Promise<ReadonlySet<number>> {
  const people = await peopleOfRows(db, companyId, rows, day);
  const employed = new Set((await employmentsOf(db, companyId, [...people.values()])).filter(({ until }) => until === null || until > day).map(({ partyId }) => partyId));
  return new Set([...people].flatMap(([row, partyId]) => (employed.has(partyId) ? [row] : [])));
}

/**
 * Holds people until the end of the transaction, as an edit of the file does; always in one order, so that no two wait for each other.
 * Without a RowScope: an import is of a whole company.
 */
export const holdPeople = (tx: Tx, partyIds: readonly string[]): Promise<unknown> =>
  tx.many(sql`select from person where party_id = any (${[...partyIds]}::uuid[]) order by party_id for update`);

/** Names by person. Without a RowScope: an import is of a whole company. */
export const namesOf = async (db: Db, partyIds: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ partyId: string; name: string }>(sql`
        select party_id as "partyId", concat_ws(' ', first_name, last_name) as name from person where party_id = any (${[...partyIds]}::uuid[])`)
    ).map(({ partyId, name }) => [partyId, name]),
  );

/**
 * Those of whose employment more than the first of each dated fact is known.
 * Without a RowScope: an import is of a whole company.
 */
export const changedSinceHiring = async (db: Db, partyIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ partyId: string }>(sql`
        select r.party_id as "partyId" from employment_salary f join party_relationship r using (party_relationship_id) where r.party_id = any (${[...partyIds]}::uuid[]) group by 1 having count(*) > 1
        union select r.party_id from employment_kind f join party_relationship r using (party_relationship_id) where r.party_id = any (${[...partyIds]}::uuid[]) group by 1 having count(*) > 1
        union select party_id from empl_position_party where party_id = any (${[...partyIds]}::uuid[]) group by 1 having count(*) > 1`)
    ).map(({ partyId }) => partyId),
  );

/** Facts by column of the sheet, all as text. */
export type Facts = Readonly<Record<string, string | null>>;

/** A statement of facts: each row names its owner and some columns; of several rows the last one counts. */
async function gather(db: Db, known: Map<string, Record<string, string | null>>, query: Sql): Promise<void> {
  for (const { owner, ...facts } of await db.many<{ owner: string } & Record<string, string | null>>(query)) Object.assign(known.get(owner) ?? {}, facts);
}

const newestLast = sql`order by lower(f.valid) nulls first`;

/** Without a RowScope: an import is of a whole company. */
async function gatherPersonal(db: Db, known: Map<string, Record<string, string | null>>, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await gather(
    db,
    known,
    sql`
    select party_id as owner, first_name as "firstName", last_name as "lastName", suffix, father_name as "fatherName", gender, birth_date as "birthDate", birth_place as "birthPlace",
      marital_status_enum_id as "maritalStatusEnumId", number_of_kids::text as "numberOfKids", military_state_enum_id as "militaryStateEnumId"
    from person where party_id = any (${all}::uuid[])`,
  );
  for (const [name, type] of [
    ['idNumber', 'idNumber'],
    ['insuranceNumber', 'insuranceNumber'],
    ['nationalCode', 'Nationalcode'],
  ])
    await gather(
      db,
      known,
      sql`select party_id as owner, id_value as ${raw(`"${name}"`)} from party_identification where party_id = any (${all}::uuid[]) and party_id_type_enum_id = ${type}`,
    );
  await gather(
    db,
    known,
    sql`select party_id as owner, qualification_type_enum_id as "qualificationTypeEnumId", field_text as "qualificationField" from party_qualification f where party_id = any (${all}::uuid[]) ${newestLast}`,
  );
}

async function gatherContacts(db: Db, known: Map<string, Record<string, string | null>>, ids: readonly string[]): Promise<void> {
  const all = [...ids];
  await gather(
    db,
    known,
    sql`select party_id as owner, iban from bank_account f where party_id = any (${all}::uuid[]) and payment_method_purpose_enum_id = 'PmpPriamryAccont' ${newestLast}`,
  );
  for (const [partyId, facts] of known) if (facts['iban']) facts['iban'] = sealedIban.open(partyId, facts['iban']);
  await gather(
    db,
    known,
    sql`select party_id as owner, contact_number as mobile from telecom_number f where party_id = any (${all}::uuid[]) and contact_mech_purpose_id = 'PhoneMobile' ${newestLast}`,
  );
  await gather(
    db,
    known,
    sql`
    select f.party_id as owner, coalesce(g.geo_name, f.city_text) as city, f.street, f.postal_code as "postalCode" from postal_address f left join geo g on g.geo_id = f.city_geo_id
    where f.party_id = any (${all}::uuid[]) and f.contact_mech_purpose_id = 'PostalHome' ${newestLast}`,
  );
}

/**
 * Position today or later, and the facts of the employment that stands or comes.
 * Without a RowScope: an import is of a whole company.
 */
async function gatherWork(db: Db, known: Map<string, Record<string, string | null>>, ids: readonly string[], companyId: string, day: string): Promise<void> {
  await gather(
    db,
    known,
    sql`
    select f.party_id as owner, e.pseudo_id as "positionCode" from empl_position_party f join empl_position e using (empl_position_id)
    where f.party_id = any (${[...ids]}::uuid[]) and f.main_position = 'Y' and (upper_inf(f.valid) or upper(f.valid) > ${day}::date) ${newestLast}`,
  );
  const employments = (await employmentsOf(db, companyId, ids)).filter(({ until }) => until === null || until > day);
  const facts = new Map<string, Record<string, string | null>>();
  for (const { partyId, relationshipId, pseudoId, hireDate } of employments) {
    const person = known.get(partyId);
    if (!person) continue;
    Object.assign(person, { relationshipId, pseudoId, hireDate });
    facts.set(relationshipId, person);
  }
  const all = [...facts.keys()];
  await gather(
    db,
    facts,
    sql`select party_relationship_id as owner, employment_status_enum_id as "employmentStatusEnumId" from employment_kind f where party_relationship_id = any (${all}::uuid[]) ${newestLast}`,
  );
  await gather(
    db,
    facts,
    sql`select party_relationship_id as owner, daily_wage::text as "dailyWage" from employment_salary f where party_relationship_id = any (${all}::uuid[]) ${newestLast}`,
  );
}

/** Present facts of people by id: what holds on the day (ISO date) or comes later. */
export async function factsOfPeople(db: Db, companyId: string, ids: readonly string[], day: string): Promise<ReadonlyMap<string, Facts>> {
  const known = new Map<string, Record<string, string | null>>(ids.map((id) => [id, {}]));
  if (ids.length === 0) return known;
  await gatherPersonal(db, known, ids);
  await gatherContacts(db, known, ids);
  await gatherWork(db, known, ids, companyId, day);
  return known;
}

/** The mobile numbers of some people as an import knows them. */
export const mobilesOf = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ owner: string; mobile: string }>(sql`
        select f.party_id as owner, f.contact_number as mobile from telecom_number f
        where f.party_id = any (${[...ids]}::uuid[]) and f.contact_mech_purpose_id = 'PhoneMobile' ${newestLast}`)
    ).map(({ owner, mobile }) => [owner, mobile]),
  );

/** Of some people those whose rows of a table are not those of their snapshot. */
export async function peopleWithOtherRows(db: Db, table: 'telecom_number', people: readonly { readonly id: string; readonly before: Snapshot }[]): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const kept = people.flatMap(({ before }) => before[table] ?? []);
  const found = await db.many<{ id: string }>(sql`
    with was as (select value as row from jsonb_array_elements(${JSON.stringify(kept)}::jsonb)),
      stands as (select to_jsonb(t) as row from ${raw(table)} t where t.party_id = any (${ids}::uuid[]))
    select distinct (d.row ->> 'party_id') as id from (
      (select row from was except select row from stands) union all (select row from stands except select row from was)) as d`);
  return found.map(({ id }) => id);
}

/** Tables of a file, those that others refer to first. */
export const keptTables: readonly KeptTable[] = [
  {
    table: 'person',
    key: 'party_id',
    main: {
      id: 'party_id',
      columns: [
        'first_name',
        'last_name',
        'father_name',
        'gender',
        'birth_date',
        'birth_place',
        'marital_status_enum_id',
        'number_of_kids',
        'military_state_enum_id',
        'search_text',
        'search_words',
      ],
      versioned: true,
    },
  },
  { table: 'employment_kind', key: 'party_id', via: { table: 'party_relationship', by: 'party_relationship_id' } },
  { table: 'employment_salary', key: 'party_id', via: { table: 'party_relationship', by: 'party_relationship_id' } },
  { table: 'party_identification', key: 'party_id' },
  { table: 'telecom_number', key: 'party_id' },
  { table: 'postal_address', key: 'party_id' },
  { table: 'party_qualification', key: 'party_id' },
  { table: 'bank_account', key: 'party_id' },
  { table: 'empl_position_party', key: 'party_id' },
  { table: 'party_relationship', key: 'party_id', main: { id: 'party_relationship_id', columns: ['pseudo_id', 'status_id', 'valid'] } },
];

/** People whose days of employment a run has moved. */
export const movedDays = async (db: Db, runId: string): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select distinct c.record_id as id from import_change c cross join lateral jsonb_array_elements(c.before -> 'party_relationship') as was
      join party_relationship r on r.party_relationship_id = (was ->> 'party_relationship_id')::uuid
      where c.run_id = ${runId}::uuid and c.action = 'update' and r.valid <> (was ->> 'valid')::daterange`)
  ).map(({ id }) => id);

/** Accounts of people the run created. */
export const peopleDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    select count(*)::int as accounts from user_account
    where party_id in (select record_id from import_change where run_id = ${runId}::uuid and action = 'create')`);
