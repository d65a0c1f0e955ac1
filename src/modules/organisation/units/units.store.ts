/** SQL of the units: read for a day, changed through platform/structure. */
import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { likeText } from '#kernel/persian-text/like.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { unitsIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { tellingCompany } from '#platform/party/company-name.sql.ts';
import { optionLabel } from '#platform/reference-data/option-label.sql.ts';
import { SUBSTITUTE } from '#platform/structure/holders.rules.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { nearnessOf, ownFirst, pathAbove } from '../choices.sql.ts';
import { ledBy, mannedOn, personName } from '../heads.store.ts';
import { type TreeUnit, units } from './units.contract.ts';
import type { PropertyRow } from './units.rules.ts';

/** Units with what is said of them on a day, and where they stand. */
const onDay = (day: string): Sql => sql`
  org_unit u join org_unit_fact f on f.unit_id = u.unit_id and f.valid @> ${day}::date join org_unit_parent p on p.unit_id = u.unit_id and p.valid @> ${day}::date`;

const lastDay = (range: Sql): Sql => sql`(upper(${range}) - 1)`;

/** Posts of a unit of a day, counted as the lists of posts and the chart count them. */
const strengthOn = (day: string): Sql => sql`
  select coalesce(sum(s.seats), 0)::int as seats, coalesce(sum(held.people), 0)::int as holders,
    coalesce(sum(greatest(s.seats - ceil(coalesce(held.rate, 0) / 100.0), 0)) filter (where s.status_id = 'EmpsActive'), 0)::int as vacancies
  from empl_position_unit e join empl_position_fact s on s.empl_position_id = e.empl_position_id and s.valid @> ${day}::date and s.status_id <> 'EmpsInactive'
  cross join lateral (
    select count(distinct h.party_id)::int as people, sum(h.occupancy_rate) as rate from empl_position_party h
    where h.empl_position_id = e.empl_position_id and h.valid @> ${day}::date and h.role_type_id <> ${SUBSTITUTE}) held
  where e.unit_id = u.unit_id and e.valid @> ${day}::date`;

const degreeOn = (day: string): Sql => sql`
  left join org_unit_degree d on d.unit_id = u.unit_id and d.valid @> ${day}::date left join unit_degree g on g.unit_degree_id = d.unit_degree_id`;

const inScope = (rows: RowScope): Sql => unitsIn(rows, sql`u.unit_id`, sql`u.company_id`);

export const unitsSource = defineSource<typeof units>({
  calls: units,
  parts: ({ rows, today, query: { asOf: day = today, parentUnitId } }) => ({
    from: onDay(day),
    joins: {
      above: sql`left join org_unit_fact above on above.unit_id = p.parent_unit_id and above.valid @> ${day}::date`,
      degree: degreeOn(day),
      manned: sql`cross join lateral (${strengthOn(day)}) manned`,
    },
    where: sql`${inScope(rows)} and ${parentUnitId === undefined ? sql`true` : sql`p.parent_unit_id = ${parentUnitId}::uuid`}`,
    key: sql`u.unit_id`,
    columns: {
      pseudoId: { value: sql`u.pseudo_id` },
      organizationName: { value: sql`f.organization_name`, folded: sql`f.search_text` },
      levelEnumId: { value: sql`f.level_enum_id`, label: optionLabel(sql`f.level_enum_id`) },
      organizationTypeEnumId: { value: sql`f.organization_type_enum_id`, label: optionLabel(sql`f.organization_type_enum_id`) },
      degreeTitle: { value: sql`g.title`, join: 'degree' },
      parentName: { value: sql`above.organization_name`, join: 'above' },
      parentCode: { value: sql`(select a.pseudo_id from org_unit a where a.unit_id = p.parent_unit_id)` },
      seats: { value: sql`manned.seats`, join: 'manned' },
      holders: { value: sql`manned.holders`, join: 'manned' },
      vacancies: { value: sql`manned.vacancies`, join: 'manned' },
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
  from ${onDay(day)} where u.unit_id = ${unitId}::uuid and ${inScope(rows)}`;

export const unitOn = (db: Db, rows: RowScope, unitId: string, day: string): Promise<StoredUnit | undefined> => db.maybe<StoredUnit>(unitQuery(rows, unitId, day));

/** Every unit of a day, by code, with who leads it as the chart says. */
export async function treeOf(db: Db, rows: RowScope, day: string): Promise<TreeUnit[]> {
  const [units, manned] = await Promise.all([standingTree(db, rows, day), mannedOn(db, rows, day)]);
  return ledBy(units, manned).map(({ unit }) => unit);
}

const standingTree = (db: Db, rows: RowScope, day: string): Promise<TreeUnit[]> =>
  db.many<TreeUnit>(sql`
    select u.unit_id as "unitId", u.pseudo_id as "pseudoId", f.organization_name as "organizationName", f.level_enum_id as "levelEnumId",
      ${optionLabel(sql`f.level_enum_id`)} as "levelName", ${optionLabel(sql`f.organization_type_enum_id`)} as "typeName", g.title as "degreeTitle",
      p.parent_unit_id as "parentUnitId", f.disabled, manned.seats, manned.holders, manned.vacancies, person.party_id as "managerPartyId",
      ${personName} as "managerName", post.description as "managerTitle", person.face_image as "faceImage"
    from ${onDay(day)} ${degreeOn(day)} cross join lateral (${strengthOn(day)}) manned
    left join org_unit_manager m on m.unit_id = u.unit_id and m.valid @> ${day}::date
    left join empl_position_fact post on post.empl_position_id = m.empl_position_id and post.valid @> ${day}::date left join person on person.party_id = m.party_id
    where ${inScope(rows)} order by u.pseudo_id`);

export interface UnitFigures {
  readonly degreeTitle: string | null;
  readonly seats: number;
  readonly holders: number;
  readonly vacancies: number;
  /** Units below it, and people in it and below it. */
  readonly units: number;
  readonly people: number;
}

/** Undefined: no unit in scope on the day. */
export const figuresOf = (db: Db, rows: RowScope, unitId: string, day: string): Promise<UnitFigures | undefined> =>
  db.maybe<UnitFigures>(sql`
    select g.title as "degreeTitle", manned.seats, manned.holders, manned.vacancies,
      (select count(*)::int - 1 from units_under(array[u.unit_id], ${day}::date)) as units, headcount(u.unit_id, ${day}::date) as people
    from ${onDay(day)} ${degreeOn(day)} cross join lateral (${strengthOn(day)}) manned
    where u.unit_id = ${unitId}::uuid and ${inScope(rows)}`);

/** Holds the unit until the end of the transaction. */
export const lockUnit = (tx: Tx, rows: RowScope, unitId: string, day: string): Promise<StoredUnit | undefined> =>
  tx.maybe<StoredUnit>(sql`${unitQuery(rows, unitId, day)} for update of u`);

/** Last day of a unit, null when it is open; undefined when there is none in scope. */
export const lastDayOf = async (db: Db, rows: RowScope, unitId: string): Promise<string | null | undefined> =>
  (
    await db.maybe<{ day: string | null }>(sql`
      select ${lastDay(sql`u.valid`)}::text as day from org_unit u where u.unit_id = ${unitId}::uuid and ${inScope(rows)}`)
  )?.day;

/** Whether a unit in scope is there at all, on any day. */
export const isKnownUnit = async (db: Db, rows: RowScope, unitId: string): Promise<boolean> =>
  (await db.maybe(sql`select from org_unit u where u.unit_id = ${unitId}::uuid and ${inScope(rows)}`)) !== undefined;

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

export const propertyRows = (db: Db): Promise<PropertyRow[]> =>
  db.many<PropertyRow>(sql`
    select enum_id as "enumId", parent_enum_id as "parentEnumId", description, option_indicator as "optionIndicator" from enumeration
    where enum_type_id = 'PartyPropertyType' order by sequence_num, enum_id`);

/** What stands in a unit from a day on; null: on any day. */
export const standsIn = (tx: Tx, unitId: string, day: string | null): Promise<{ units: boolean; seats: boolean }> =>
  tx.one(sql`
    select exists (select from org_unit_parent where parent_unit_id = ${unitId}::uuid and valid && daterange(${day}::date, null)) as units,
      exists (select from empl_position_unit where unit_id = ${unitId}::uuid and valid && daterange(${day}::date, null)) as seats`);

export interface UnitOption {
  readonly unitId: string;
  readonly organizationName: string;
  readonly pseudoId: string;
  /** Names of the units above it, highest first. */
  readonly path: string;
  /** Null where the reader knows one company only. */
  readonly companyName: string | null;
  readonly seats: number;
  readonly holders: number;
}

export interface OptionQuery {
  /** The company one works in: its units go first. */
  readonly companyId: string;
  readonly words: string;
  readonly unitId: string | undefined;
  readonly notBelow: string | undefined;
  readonly day: string;
}

/** Units by code or words: the one that is called so first, those of the own company before others. One that is named is found whatever its state. */
export const unitOptionsOf = (db: Db, rows: RowScope, { companyId, words, unitId, notBelow, day }: OptionQuery): Promise<UnitOption[]> =>
  db.many<UnitOption>(sql`
    with found as materialized (
      select u.unit_id, u.company_id, u.pseudo_id, f.organization_name,
        row_number() over (order by ${nearnessOf(sql`f.search_text`, words)}, ${ownFirst(sql`u.company_id`, companyId)}, length(f.organization_name), u.pseudo_id) as place
      from ${onDay(day)}
      where ${inScope(rows)} and ${
        notBelow === undefined || unitId !== undefined ? sql`true` : sql`u.unit_id not in (select units_under(array[${notBelow}::uuid], ${day}::date))`
      } and ${
        unitId === undefined
          ? sql`f.disabled = 'N' and (f.search_text like ${`%${likeText(foldForSearch(words))}%`} or u.code_key like ${`${likeText(words.toUpperCase())}%`})`
          : sql`u.unit_id = ${unitId}::uuid`
      }
      order by place limit ${MOST_OPTIONS})
    select u.unit_id as "unitId", u.pseudo_id as "pseudoId", u.organization_name as "organizationName", ${pathAbove(sql`u.unit_id`, day)} as path,
      ${tellingCompany(sql`u.company_id`)} as "companyName", manned.seats, manned.holders
    from found u cross join lateral (${strengthOn(day)}) manned order by place`);

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
      ${optionLabel(sql`f.level_enum_id`)} as "levelName",
      ${optionLabel(sql`f.organization_type_enum_id`)} as "typeName",
      (select a.organization_name from org_unit_fact a where a.unit_id = p.parent_unit_id and a.valid && (f.valid * p.valid) order by a.valid desc limit 1) as "parentName", f.disabled
    from org_unit_fact f join org_unit_parent p on p.unit_id = f.unit_id and p.valid && f.valid where f.unit_id = ${unitId}::uuid order by f.valid * p.valid desc`);
