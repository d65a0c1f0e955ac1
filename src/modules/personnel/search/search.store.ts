/** SQL of the personnel list: who stands on a page and how many there are, then what the list shows of them. */
import type { TableRequest } from '#kernel/table/definition.ts';
import { constant, type Db, empty, join, rare, raw, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { joinsFor, type ReadColumn, readColumn, requestedFilters, sortExpression, wayOf } from '#platform/tables/conditions.store.ts';
import type { Sight } from '#platform/tables/source.define.ts';
import { planned, stepsOf } from '#platform/tables/table.store.ts';
import { lookUp, personConditions } from './filters/conditions.store.ts';
import { peopleConditions } from './filters/search-filters.table.ts';
import { rankOf, spellingsFor } from './filters/terms.store.ts';
import { dayOf, employmentsOf, isSearch, mobileOf, type PeopleRequest, peopleParts, positionJoin, statusOf } from './people.store.ts';
import { COUNT_CAP, type PersonRow, SEARCH_COUNT_CAP } from './search.contract.ts';
import { peopleTable } from './search.table.ts';

export interface ListRequest extends PeopleRequest, Pick<TableRequest, 'filters' | 'sort'> {
  readonly sight: Sight;
  readonly pageIndex: number;
  readonly pageSize: number;
}

export interface PersonPage {
  readonly rows: PersonRow[];
  readonly count: number;
  readonly countIsCapped: boolean;
}

/** One key of the order: the value, and how values are compared. */
interface Key {
  readonly value: Sql;
  readonly compared: Sql;
}

/** Ids make the order total, so that pages neither repeat nor lose a row. */
const byName: readonly Key[] = [
  { value: sql`p.sort_text`, compared: empty },
  { value: sql`p.party_id`, compared: empty },
  { value: sql`r.party_relationship_id`, compared: empty },
];

type Parts = ReturnType<typeof peopleParts>;

function columnOf(name: string, parts: Parts, sight: Sight): ReadColumn {
  const definition = peopleTable.columns.find((column) => column.name === name);
  if (definition === undefined) throw new Error(`no column ${name}`);
  return readColumn(definition, parts, sight);
}

function orderOf({ sort, sight, terms }: ListRequest, parts: Parts): readonly Key[] {
  if (sort.length === 0) return terms.names.length === 0 ? byName : [{ value: rankOf(terms.names), compared: empty }, ...byName];
  const [only] = sort;
  // the index on names is read from either end
  if (sort.length === 1 && (only?.column === 'lastName' || only?.column === 'fullName'))
    return only.descending ? byName.map(({ value }) => ({ value, compared: sql`desc` })) : byName;
  return [...sort.map((key) => ({ value: sortExpression(columnOf(key.column, parts, sight)), compared: wayOf(key) })), ...byName];
}

interface Rows {
  /** With the joins that the conditions need. */
  readonly counted: Sql;
  /** With those that the order needs too. */
  readonly ordered: Sql;
  readonly where: Sql;
  /** The same, asked of one row after the other: who knows that many match reads the first in order, whatever the planner expects. */
  readonly whereOfMany: Sql;
  /** The same as rows that are read as they come, for a single filter that rows of other tables answer: who has several of these comes several times. */
  readonly met: Sql | undefined;
}

/** Columns that are read of the employment alone. */
const employmentColumns: ReadonlySet<string> = new Set(['pseudoId', 'employmentKind', 'hireDate', 'companyName']);

/** Whether rows can be counted without looking at the people: each look costs more than all else. */
const asksOfEmployment = ({ filters, terms, gender }: ListRequest): boolean =>
  !isSearch(terms) &&
  gender === undefined &&
  filters.every(({ column }) => employmentColumns.has(column) || (peopleConditions.some(({ name }) => name === column) && !personConditions.has(column)));

/** What the only filter is met by; beside others few may be left of the first that are met. */
function metBy({ filters, sight }: ListRequest, parts: Parts): Sql | undefined {
  const [only] = filters;
  const condition = filters.length === 1 ? peopleConditions.find(({ name }) => name === only?.column) : undefined;
  return only === undefined || condition === undefined || sight.hidesOwn(condition) ? undefined : parts.conditions[condition.name].met?.(only, filters);
}

function rowsOf(request: ListRequest, parts: Parts): Rows {
  const { filters, sort, sight } = request;
  const { where, columns: asked } = requestedFilters(peopleTable, parts, sight, filters);
  const all = [...asked, ...sort.map(({ column }) => columnOf(column, parts, sight))];
  const counted = sql`${asksOfEmployment(request) ? sql`party_relationship r` : parts.from} ${joinsFor(parts, asked)}`;
  const met = metBy(request, parts);
  return {
    counted,
    met: met === undefined ? undefined : sql`${counted} ${met} where ${parts.where}`,
    ordered: sql`${parts.from} ${joinsFor(parts, all)}`,
    where: join([parts.where, ...where], ' and '),
    whereOfMany: join([parts.where, ...where.map((one) => sql`(select ${one})`)], ' and '),
  };
}

/** The slice of the page in its order, as `page (id, place)`. */
function pageOf(found: Sql, order: Sql, { pageIndex, pageSize }: ListRequest): Sql {
  const slice = sql`limit ${constant(pageSize)} ${pageIndex === 0 ? empty : sql`offset ${pageIndex * pageSize}`}`;
  return sql`page as (select *, row_number() over () as place from (${found} order by ${order} ${slice}) as ordered)`;
}

const orderBy = (keys: readonly Key[]): Sql => join(keys.map(({ value, compared }) => sql`${value} ${compared}`));
const idsOfPage = sql`(select json_agg(id order by place) from page) as ids`;

/** Matches of words are looked for once and kept. */
function pageOfMatches({ ordered, where }: Rows, keys: readonly Key[], request: ListRequest): Sql {
  const names = keys.map((_, index) => raw(`key${index}`));
  const values = join(keys.map(({ value }, index) => sql`${value} as ${names[index] ?? empty}`));
  const order = join(keys.map(({ compared }, index) => sql`${names[index] ?? empty} ${compared}`));
  return sql`
    matched as materialized (select r.party_relationship_id as id, ${values} from ${ordered} where ${where}),
    counted as (select count(*) as total from matched),
    ${pageOf(sql`select * from matched`, order, request)}`;
}

const matchesOf = ({ counted, where }: Rows, cap: number): Sql => sql`select r.party_relationship_id as id from ${counted} where ${where} limit ${constant(cap + 1)}`;

/** How far a request is from the plain list (platform/tables planned). */
const stepsFrom = (request: ListRequest): number => {
  const { terms, statusId, companyId, unitId, gender, asOf } = request;
  const choices = [statusId !== 'ActiveRel', companyId, unitId, gender, asOf].filter(Boolean);
  return stepsOf(request, terms.names.length + terms.codes.length) + choices.length;
};

interface Page {
  readonly total: number;
  readonly ids: readonly string[] | null;
}

/** Page and count in one statement: without filters the index of the order gives the page. */
function pageAndCount(db: Db, rows: Rows, keys: readonly Key[], request: ListRequest): Promise<Page> {
  const found = sql`select r.party_relationship_id as id from ${rows.ordered} where ${rows.whereOfMany}`;
  const parts = isSearch(request.terms)
    ? pageOfMatches(rows, keys, request)
    : sql`counted as (select count(*) as total from (${matchesOf(rows, COUNT_CAP)}) as bounded), ${pageOf(found, orderBy(keys), request)}`;
  const query = sql`with ${parts} select counted.total::int as total, ${idsOfPage} from counted`;
  return db.one<Page>(planned(query, request.filters, request.pageSize, stepsFrom(request)));
}

/** How many match, no further than one beyond the cap; who they are as long as they are no more than that. */
interface Matches {
  readonly total: number;
  readonly ids: readonly string[] | null;
}

const idsUpTo = (cap: number): Sql => sql`case when count(*) <= ${constant(cap)} then coalesce(json_agg(id), '[]') end as ids`;

/**
 * Of rows of other tables the database would collect all before it counts the people they belong to. So the first are read as they come, some more than
 * are counted because people may have several; undefined when there are others and these belong to too few.
 */
async function firstMet(db: Db, met: Sql, cap: number): Promise<Matches | undefined> {
  const most = cap * 1.25;
  const { met: read, ...matches } = await db.one<Matches & { met: number }>(
    rare(sql`
      with met as materialized (select r.party_relationship_id as id from ${met} limit ${constant(most)}), people as (select distinct id from met)
      select (select count(*)::int from met) as met, count(*)::int as total, ${idsUpTo(cap)} from people`),
  );
  return read < most || matches.total > cap ? matches : undefined;
}

async function matchesUpTo(db: Db, rows: Rows, cap: number): Promise<Matches> {
  const first = rows.met === undefined ? undefined : await firstMet(db, rows.met, cap);
  return first ?? db.one<Matches>(rare(sql`select count(*)::int as total, ${idsUpTo(cap)} from (${matchesOf(rows, cap)}) as bounded`));
}

/** Who matches filters is counted first. Few are then put in order; of many the index of the order gives the page, which it would read to its end for the last of few. */
async function filteredPage(db: Db, rows: Rows, keys: readonly Key[], request: ListRequest): Promise<Page> {
  const { total, ids } = await matchesUpTo(db, rows, SEARCH_COUNT_CAP);
  const where = ids === null ? rows.whereOfMany : sql`r.party_relationship_id = any (${[...ids]}::uuid[])`;
  const found = sql`select r.party_relationship_id as id from ${rows.ordered} where ${where}`;
  const page = await db.one<Pick<Page, 'ids'>>(rare(sql`with ${pageOf(found, orderBy(keys), request)} select ${idsOfPage}`));
  return { total, ids: page.ids };
}

/** One page with what the list shows of each person, and the count of all matches up to the cap. */
export async function listPeople(db: Db, scope: RowScope, request: ListRequest): Promise<PersonPage> {
  const day = dayOf(scope, request);
  const parts = peopleParts(scope, request, await spellingsFor(db, request.terms.names), await lookUp(db, day, request.filters, statusOf(request)));
  const rows = rowsOf(request, parts);
  const keys = orderOf(request, parts);
  const isFiltered = request.filters.length > 0;
  const cap = isFiltered || isSearch(request.terms) ? SEARCH_COUNT_CAP : COUNT_CAP;
  const { total, ids } = isFiltered && !isSearch(request.terms) ? await filteredPage(db, rows, keys, request) : await pageAndCount(db, rows, keys, request);
  return { rows: await readRows(db, day, ids ?? []), count: Math.min(total, cap), countIsCapped: total > cap };
}

/**
 * What the list shows of the people of a page. A statement of its own: of which filters there are it knows nothing, so that it is planned once.
 * The page comes as one JSON value: four hundred columns apart cost the server more than finding them.
 */
async function readRows(db: Db, day: string, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const rows = sql`
    select p.party_id as "partyId", r.party_relationship_id as "partyRelationshipId", r.pseudo_id as "pseudoId",
      p.first_name as "firstName", p.last_name as "lastName", p.suffix, ${fullName(sql`p`)} as "fullName",
      p.face_image as "faceImage", r.status_id as "statusId", lower(r.valid) as "hireDate", k.description as "employmentKind",
      u.organization_name as "unitName", e.description as "positionTitle", co.organization_name as "companyName",
      n.id_value as "nationalCode", p.birth_date as "birthDate", m.description as "maritalStatus", ${mobileOf(day)} as mobile,
      (select t.description from enumeration t where t.enum_id = r.relationship_type_enum_id) as "relationName", ${employmentsOf(sql`r`)} as employments
    from unnest(${[...ids]}::uuid[]) with ordinality as page (id, place)
    join party_relationship r on r.party_relationship_id = page.id
    join person p on p.party_id = r.party_id
    join company co on co.company_id = r.company_id
    ${positionJoin(day)}
    left join employment_kind ek on ek.party_relationship_id = r.party_relationship_id and ek.valid @> ${day}::date
    left join enumeration k on k.enum_id = ek.employment_status_enum_id
    left join enumeration m on m.enum_id = p.marital_status_enum_id
    left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'
    order by page.place`;
  const { people } = await db.one<{ people: PersonRow[] | null }>(sql`select json_agg(row) as people from (${rows}) as row`);
  return people ?? [];
}

/**
 * The people of some employments, each once, by name.
 * Without a RowScope: of employments that the caller has found in scope.
 */
export const partiesOf = async (db: Db, employments: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ id: string }>(sql`
      select p.party_id as id from person p
      where p.party_id in (select r.party_id from party_relationship r where r.party_relationship_id = any (${[...employments]}::uuid[])) order by p.sort_text, p.party_id`)
  ).map(({ id }) => id);
