/** Units and seats in bulk, as imports write them: by code, since always (`(,)`), because sheets carry no dates. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { type DatedTable, writeDated } from './dated.store.ts';
import { setFrom } from './timeline.rules.ts';
import { changeTimelines, positionFacts, unitFacts } from './timeline.store.ts';

export interface UnitFacts {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly level: string | null;
  readonly parentCode: string | null;
}

/** Codes in capitals, each with the ways it was asked for. */
const asked = (codes: readonly string[]): ReadonlyMap<string, readonly string[]> => Map.groupBy(new Set(codes), (code) => code.toUpperCase());

/** Of a table that was just filled nothing is known, and a join would hold each of its rows against each code: hence without one. */
const hasCode = (alias: string, wanted: ReadonlyMap<string, unknown>): Sql => sql`${raw(alias)}.code_key = any (${[...wanted.keys()]}::text[])`;

const asAskedFor = <Row extends { readonly code: string }>(rows: readonly Row[], wanted: ReadonlyMap<string, readonly string[]>): Row[] =>
  rows.flatMap((row) => (wanted.get(row.code) ?? []).map((code) => ({ ...row, code })));

/** Units of companies by code, as they stand on a day (ISO date). Letter case does not matter; `code` is as it was asked for. */
export async function unitsByCode(db: Db, companyIds: readonly string[], codes: readonly string[], day: string): Promise<UnitFacts[]> {
  const wanted = asked(codes);
  const rows = await db.many<UnitFacts>(sql`
    select u.unit_id as id, u.company_id as "companyId", u.code_key as code, u.organization_name as name, u.level_enum_id as level, above.pseudo_id as "parentCode"
    from org_unit u left join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date left join org_unit above on above.unit_id = p.parent_unit_id
    where u.company_id = any (${[...companyIds]}::uuid[]) and ${hasCode('u', wanted)}`);
  return asAskedFor(rows, wanted);
}

export interface NewUnit {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly level: string | null;
}

/** Units without parents yet. A unit whose id is its company's stands for the company itself. */
export async function insertUnits(tx: Tx, units: readonly NewUnit[]): Promise<void> {
  if (units.length === 0) return;
  const rows = JSON.stringify(units.map((unit) => ({ ...unit, search: foldForSearch(unit.name) })));
  await tx.run(sql`
    insert into party (party_id, party_type_enum_id, company_id)
    select r.id, 'PtyOrganization', r."companyId" from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, "companyId" uuid) where r.id <> r."companyId"`);
  await tx.run(sql`
    insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, level_enum_id, valid)
    select r.id, r."companyId", r.code, r.name, r.search, r.level, '(,)'
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, "companyId" uuid, code text, name text, search text, level text)`);
}

/** New names and levels from a day on (ISO date); what is absent stays. */
export async function updateUnits(tx: Tx, units: readonly { id: string; name?: string | undefined; level?: string | undefined }[], today: string): Promise<void> {
  if (units.length === 0) return;
  const changes = new Map(
    units.map(({ id, name, level }) => [
      id,
      { ...(name !== undefined && { organization_name: name, search_text: foldForSearch(name) }), ...(level !== undefined && { level_enum_id: level }) },
    ]),
  );
  await changeTimelines(tx, unitFacts, [...changes.keys()], (spans, id) => setFrom(spans, today, changes.get(id) ?? {}));
  await tx.run(sql`update org_unit set row_version = row_version + 1 where unit_id = any (${[...changes.keys()]}::uuid[])`);
  await refreshWords(tx, today);
}

/** Rows of tables begin where what they hang on begins: `begins` names ids with their first day. */
async function beginWith(tx: Tx, begins: Sql, tables: readonly string[], key: string): Promise<void> {
  for (const table of tables)
    await tx.run(
      sql`with ${begins} update ${raw(table)} t set valid = t.valid * daterange(b.day, null) from begins b where ${raw(`t.${key}`)} = b.id and not t.valid <@ daterange(b.day, null)`,
    );
}

/** New units stand since always, but not before the unit that was there above them. */
export async function beginUnits(tx: Tx, ids: readonly string[]): Promise<void> {
  const begins = sql`recursive up as (
      select unit_id as id, parent_unit_id as above from org_unit_parent where unit_id = any (${[...ids]}::uuid[])
      union all select up.id, p.parent_unit_id from up join org_unit_parent p on p.unit_id = up.above where up.above = any (${[...ids]}::uuid[])),
    begins as materialized (select up.id, max(lower(u.valid)) as day from up join org_unit u on u.unit_id = up.above where up.above <> all (${[...ids]}::uuid[]) and not lower_inf(u.valid) group by 1)`;
  await beginWith(tx, begins, ['org_unit', 'org_unit_fact', 'org_unit_parent'], 'unit_id');
}

/** New seats stand since always, but not before their unit; their lines not before the position above them. `more`: further dated tables of seats. */
export async function beginPositions(tx: Tx, ids: readonly string[], more: readonly string[]): Promise<void> {
  const begins = sql`begins as (
      select p.empl_position_id as id, lower(u.valid) as day from empl_position_unit p join org_unit u using (unit_id)
      where p.empl_position_id = any (${[...ids]}::uuid[]) and not lower_inf(u.valid))`;
  await beginWith(tx, begins, ['empl_position', 'empl_position_fact', 'empl_position_reporting', ...more, 'empl_position_unit'], 'empl_position_id');
  await tx.run(sql`
    update empl_position_reporting l set valid = l.valid * above.valid from empl_position above
    where above.empl_position_id = l.reports_to_id and l.empl_position_id = any (${[...ids]}::uuid[]) and not l.valid <@ above.valid`);
}

const unitParent: DatedTable = { table: 'org_unit_parent', owner: 'unit_id', values: { parent_unit_id: 'uuid' } };

export interface Link {
  readonly owner: string;
  readonly company: string;
  /** Id of the record linked to; null: directly below the company. */
  readonly to: string | null;
  readonly fresh: boolean;
}

/** Puts units under others from today, new ones since always. */
export const linkUnits = (tx: Tx, links: readonly Link[], today: string): Promise<void> =>
  writeDated(
    tx,
    unitParent,
    links.map(({ owner, company, to, fresh }) => ({ owner, company, from: null, fresh, parent_unit_id: to })),
    today,
  );

export interface PositionFactRow {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly title: string;
  readonly unitCode: string | null;
  readonly parentCode: string | null;
}

export async function positionsByCode(db: Db, companyId: string, codes: readonly string[], day: string): Promise<PositionFactRow[]> {
  const wanted = asked(codes);
  const rows = await db.many<PositionFactRow>(sql`
    select e.empl_position_id as id, e.company_id as "companyId", e.code_key as code, e.description as title, u.pseudo_id as "unitCode", above.pseudo_id as "parentCode"
    from empl_position e
    left join empl_position_unit eu on eu.empl_position_id = e.empl_position_id and eu.valid @> ${day}::date left join org_unit u on u.unit_id = eu.unit_id
    left join empl_position_reporting er on er.empl_position_id = e.empl_position_id and er.line = 'solid' and er.valid @> ${day}::date left join empl_position above on above.empl_position_id = er.reports_to_id
    where e.company_id = ${companyId}::uuid and ${hasCode('e', wanted)}`);
  return asAskedFor(rows, wanted);
}

/** Ids of codes of a company: units or seats without an end. Letter case does not matter; the keys are as they were asked for. */
export async function codeIds(db: Db, table: 'unit' | 'position', companyId: string, codes: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const wanted = asked(codes);
  const [from, key] = table === 'unit' ? [sql`org_unit`, sql`unit_id`] : [sql`empl_position`, sql`empl_position_id`];
  const rows = await db.many<{ code: string; id: string }>(
    sql`select o.code_key as code, o.${key} as id from ${from} o where o.company_id = ${companyId}::uuid and ${hasCode('o', wanted)} and upper_inf(o.valid)`,
  );
  return new Map(asAskedFor(rows, wanted).map(({ code, id }) => [code, id]));
}

/** Every unit or position of a company without an end, with the one above it on a day, by code. */
export const codeTree = (db: Db, table: 'unit' | 'position', companyId: string, day: string): Promise<{ code: string; parent: string | null }[]> =>
  db.many(
    table === 'unit'
      ? sql`
        select u.pseudo_id as code, above.pseudo_id as parent from org_unit u left join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date
        left join org_unit above on above.unit_id = p.parent_unit_id where u.company_id = ${companyId}::uuid and upper_inf(u.valid)`
      : sql`
        select e.pseudo_id as code, above.pseudo_id as parent from empl_position e left join empl_position_reporting p on p.empl_position_id = e.empl_position_id and p.line = 'solid' and p.valid @> ${day}::date
        left join empl_position above on above.empl_position_id = p.reports_to_id where e.company_id = ${companyId}::uuid and upper_inf(e.valid)`,
  );

export async function insertPositions(tx: Tx, seats: readonly { id: string; companyId: string; code: string; title: string }[]): Promise<void> {
  if (seats.length === 0) return;
  await tx.run(sql`
    insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid)
    select r.id, r."companyId", r.code, r.title, '(,)' from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as r(id uuid, "companyId" uuid, code text, title text)`);
}

/** New titles from a day on (ISO date); what is absent stays. */
export async function renamePositions(tx: Tx, seats: readonly { id: string; title?: string | undefined }[], today: string): Promise<void> {
  if (seats.length === 0) return;
  const titles = new Map(seats.map(({ id, title }) => [id, title === undefined ? {} : { description: title }]));
  await changeTimelines(tx, positionFacts, [...titles.keys()], (spans, id) => setFrom(spans, today, titles.get(id) ?? {}));
  await tx.run(sql`update empl_position set row_version = row_version + 1 where empl_position_id = any (${[...titles.keys()]}::uuid[])`);
  await refreshWords(tx, today);
}

/** Brings the words of today, which lists read that ask for no day, to what is said of a day. */
export const refreshWords = (tx: Tx, today: string): Promise<number> => tx.run(sql`select refresh_structure_words(${today}::date)`);

const positionUnit: DatedTable = { table: 'empl_position_unit', owner: 'empl_position_id', values: { unit_id: 'uuid' } };
const positionAbove: DatedTable = { table: 'empl_position_reporting', owner: 'empl_position_id', values: { reports_to_id: 'uuid' }, fixed: { line: "'solid'" } };

export const linkPositionsToUnits = (tx: Tx, links: readonly Link[], today: string): Promise<void> =>
  writeDated(
    tx,
    positionUnit,
    links.map(({ owner, company, to, fresh }) => ({ owner, company, from: null, fresh, unit_id: to })),
    today,
  );

export const linkPositionsToPositions = (tx: Tx, links: readonly Link[], today: string): Promise<void> =>
  writeDated(
    tx,
    positionAbove,
    // a position that stood without one begins to answer today: before its own first day nothing can be said
    links.map(({ owner, company, to, fresh }) => ({ owner, company, from: fresh ? null : today, fresh, reports_to_id: to })),
    today,
  );

/** Whether a company has units or seats. */
export const hasStructure = async (db: Db, what: 'units' | 'seats', companyId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(
      what === 'units'
        ? sql`select exists (select 1 from org_unit where company_id = ${companyId}::uuid) as found`
        : sql`select exists (select 1 from empl_position where company_id = ${companyId}::uuid) as found`,
    )
  ).found;
