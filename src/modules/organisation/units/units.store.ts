/** SQL of the units: read for a day, changed through platform/structure. */
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { unitsIn } from '#platform/access/scope.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { defineSource } from '#platform/tables/source.ts';
import { OPTION_LIMIT, units } from './units.contract.ts';
import type { PropertyGroup, UnitProperty } from './units.rules.ts';

/** Units with what is said of them on a day, and where they stand. */
const onDay = (day: string): Sql => sql`
  org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date`;

const lastDay = (range: Sql): Sql => sql`(upper(${range}) - 1)`;

export const unitsSource = defineSource<typeof units>({
  calls: units,
  parts: ({ rows, today, query: { asOf: day = today, parentUnitId } }) => ({
    from: onDay(day),
    joins: { above: sql`left join org_unit_fact above on above.unit_id = p.parent_unit_id and above.valid @> ${day}::date` },
    where: sql`${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)} and ${parentUnitId === undefined ? sql`true` : sql`p.parent_unit_id = ${parentUnitId}::uuid`}`,
    key: sql`u.unit_id`,
    columns: {
      pseudoId: { value: sql`u.pseudo_id` },
      organizationName: { value: sql`f.organization_name`, folded: sql`f.search_text` },
      levelEnumId: { value: sql`f.level_enum_id` },
      organizationTypeEnumId: { value: sql`f.organization_type_enum_id` },
      parentName: { value: sql`above.organization_name`, join: 'above' },
      seats: {
        value: sql`(select coalesce(sum(s.seats), 0)::int from empl_position_unit e join empl_position_fact s on s.empl_position_id = e.empl_position_id and s.valid @> ${day}::date
          where e.unit_id = u.unit_id and e.valid @> ${day}::date)`,
      },
      holders: {
        value: sql`(select count(distinct h.party_id)::int from empl_position_unit e join empl_position_party h on h.empl_position_id = e.empl_position_id and h.valid @> ${day}::date
          where e.unit_id = u.unit_id and e.valid @> ${day}::date)`,
      },
      disabled: { value: sql`f.disabled` },
      fromDate: { value: sql`lower(u.valid)` },
      thruDate: { value: lastDay(sql`u.valid`) },
      startDate: { value: sql`u.start_date` },
      endDate: { value: sql`u.end_date` },
    },
    search: ['pseudoId', 'organizationName'],
    order: sql`u.pseudo_id`,
  }),
});

/** A unit as it is on a day. */
export interface StoredUnit {
  readonly unitId: string;
  readonly companyId: string;
  readonly pseudoId: string;
  readonly organizationName: string;
  readonly levelEnumId: string | null;
  readonly organizationTypeEnumId: string | null;
  readonly propertyEnumIds: readonly string[];
  readonly parentUnitId: string | null;
  readonly disabled: 'Y' | 'N';
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly noteText: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly rowVersion: number;
}

const unitQuery = (rows: RowScope, unitId: string, day: string): Sql => sql`
  select u.unit_id as "unitId", u.company_id as "companyId", u.pseudo_id as "pseudoId", f.organization_name as "organizationName", f.level_enum_id as "levelEnumId",
    f.organization_type_enum_id as "organizationTypeEnumId", f.property_enum_ids as "propertyEnumIds", p.parent_unit_id as "parentUnitId", f.disabled,
    u.start_date::text as "startDate", u.end_date::text as "endDate", u.note_text as "noteText", lower(u.valid)::text as "fromDate", ${lastDay(sql`u.valid`)}::text as "thruDate",
    u.row_version as "rowVersion"
  from ${onDay(day)} where u.unit_id = ${unitId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`;

export const unitOn = (db: Db, rows: RowScope, unitId: string, day: string): Promise<StoredUnit | undefined> => db.maybe<StoredUnit>(unitQuery(rows, unitId, day));

/** Holds the unit until the end of the transaction. */
export const lockUnit = (tx: Tx, rows: RowScope, unitId: string, day: string): Promise<StoredUnit | undefined> =>
  tx.maybe<StoredUnit>(sql`${unitQuery(rows, unitId, day)} for update of u`);

/** Whether a unit in scope is there at all, on any day. */
export const isKnownUnit = async (db: Db, rows: RowScope, unitId: string): Promise<boolean> =>
  (await db.maybe(sql`select from org_unit u where u.unit_id = ${unitId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`)) !== undefined;

/** What a unit carries that no day changes. */
export const writeUnit = (
  tx: Tx,
  { unitId, pseudoId, startDate, endDate, noteText }: Pick<StoredUnit, 'unitId' | 'pseudoId' | 'startDate' | 'endDate' | 'noteText'>,
): Promise<{ rowVersion: number }> =>
  tx.one(sql`
    update org_unit set pseudo_id = ${pseudoId}, start_date = ${startDate}::date, end_date = ${endDate}::date, note_text = ${noteText}, row_version = row_version + 1
    where unit_id = ${unitId}::uuid returning row_version as "rowVersion"`);

/** Whether another unit of the company is called the same on a day. */
export const isNameTaken = async (tx: Tx, companyId: string, unitId: string, name: string, day: string): Promise<boolean> =>
  (await tx.maybe(sql`
    select from org_unit_fact f where f.company_id = ${companyId}::uuid and f.unit_id <> ${unitId}::uuid and f.search_text = ${foldForSearch(name)} and f.valid @> ${day}::date limit 1`)) !==
  undefined;

export const propertyChoices = async (db: Db): Promise<{ readonly properties: UnitProperty[]; readonly groups: PropertyGroup[] }> => {
  const rows = await db.many<{ enumId: string; parent: string | null; isRequired: boolean }>(sql`
    select enum_id as "enumId", parent_enum_id as parent, coalesce(option_indicator = 'Y', false) as "isRequired" from enumeration where enum_type_id = 'PartyPropertyType'`);
  return {
    properties: rows.flatMap(({ enumId, parent }) => (parent === null ? [] : [{ enumId, groupId: parent }])),
    groups: rows.filter(({ parent }) => parent === null),
  };
};

/** What stands in a unit on any day. */
export const standsIn = (tx: Tx, unitId: string): Promise<{ units: boolean; seats: boolean }> =>
  tx.one(sql`
    select exists (select from org_unit_parent where parent_unit_id = ${unitId}::uuid) as units, exists (select from empl_position_unit where unit_id = ${unitId}::uuid) as seats`);

/** What still stands in a unit from a day on. */
export const standsInFrom = (tx: Tx, unitId: string, day: string): Promise<{ units: boolean; seats: boolean }> =>
  tx.one(sql`
    select exists (select from org_unit_parent where parent_unit_id = ${unitId}::uuid and valid && daterange(${day}::date, null)) as units,
      exists (select from empl_position_unit where unit_id = ${unitId}::uuid and valid && daterange(${day}::date, null)) as seats`);

export interface UnitOption {
  readonly unitId: string;
  readonly organizationName: string;
  readonly pseudoId: string;
  /** Names of the units above it, highest first. */
  readonly path: string;
}

export const unitOptionsOf = (db: Db, rows: RowScope, { words, unitId, day }: { words: string; unitId: string | undefined; day: string }): Promise<UnitOption[]> =>
  db.many<UnitOption>(sql`
    with found as (
      select u.unit_id, u.pseudo_id, f.organization_name, p.parent_unit_id from ${onDay(day)}
      where ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)} and ${
        unitId === undefined
          ? sql`f.disabled = 'N' and (f.search_text like ${`%${likeText(foldForSearch(words))}%`} or upper(u.pseudo_id) like ${`${likeText(words.toUpperCase())}%`})`
          : sql`u.unit_id = ${unitId}::uuid`
      }
      order by length(f.organization_name), u.pseudo_id limit ${OPTION_LIMIT})
    select found.unit_id as "unitId", found.pseudo_id as "pseudoId", found.organization_name as "organizationName", coalesce((
      with recursive above as (
        select found.parent_unit_id as unit_id, 1 as height
        union all select p.parent_unit_id, height + 1 from above a join org_unit_parent p on p.unit_id = a.unit_id and p.valid @> ${day}::date)
      select string_agg(f.organization_name, ' / ' order by height desc) from above a join org_unit_fact f on f.unit_id = a.unit_id and f.valid @> ${day}::date), '') as path
    from found`);

const likeText = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export interface UnitSpan {
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly organizationName: string;
  readonly levelName: string | null;
  readonly typeName: string | null;
  readonly parentName: string | null;
  readonly disabled: 'Y' | 'N';
}

/** The days of a unit, cut wherever something else is said of it or it moves. */
export const historyOf = (db: Db, unitId: string): Promise<UnitSpan[]> =>
  db.many<UnitSpan>(sql`
    select lower(f.valid * p.valid)::text as "fromDate", (upper(f.valid * p.valid) - 1)::text as "thruDate", f.organization_name as "organizationName",
      (select e.description from enumeration e where e.enum_id = f.level_enum_id) as "levelName",
      (select e.description from enumeration e where e.enum_id = f.organization_type_enum_id) as "typeName",
      (select a.organization_name from org_unit_fact a where a.unit_id = p.parent_unit_id and a.valid && (f.valid * p.valid) order by a.valid desc limit 1) as "parentName", f.disabled
    from org_unit_fact f join org_unit_parent p on p.unit_id = f.unit_id and p.valid && f.valid where f.unit_id = ${unitId}::uuid order by f.valid * p.valid desc`);
