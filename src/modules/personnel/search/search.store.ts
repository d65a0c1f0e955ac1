/** SQL of the personnel list: at most two statements, whatever is asked. */
import type { TableRequest } from '#kernel/table/definition.ts';
import { constant, type Db, empty, join, raw, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { filterCondition, joinsFor, type ReadColumn, readColumn, sortExpression, wayOf } from '#platform/tables/conditions.store.ts';
import type { Sight } from '#platform/tables/source.ts';
import { planned, stepsOf } from '#platform/tables/table.store.ts';
import { isSearch, mobileOf, type PeopleRequest, peopleParts, seatJoin } from './people.store.ts';
import { COUNT_CAP, type PersonRow, SEARCH_COUNT_CAP } from './search.contract.ts';
import { peopleTable } from './search.table.ts';
import { rankOf, spellingsFor } from './terms.store.ts';

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

/** What a page needs of person and relationship; the rest is looked up for its rows only. */
const columns = sql`
  p.party_id, p.first_name, p.last_name, p.suffix, p.face_image, p.birth_date, p.marital_status_enum_id,
  r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id, lower(r.valid) as hired`;

interface Rows {
  /** With the joins that the conditions need. */
  readonly counted: Sql;
  /** With those that the order needs too. */
  readonly ordered: Sql;
  readonly where: Sql;
}

function rowsOf({ filters, sort, sight }: ListRequest, parts: Parts): Rows {
  const filtered = filters.map((filter) => ({ filter, column: columnOf(filter.column, parts, sight) }));
  const asked = filtered.map(({ column }) => column);
  const all = [...asked, ...sort.map(({ column }) => columnOf(column, parts, sight))];
  return {
    counted: sql`${parts.from} ${joinsFor(parts, asked)}`,
    ordered: sql`${parts.from} ${joinsFor(parts, all)}`,
    where: join([parts.where, ...filtered.map(({ filter, column }) => filterCondition(column, filter))], ' and '),
  };
}

/**
 * The page as `page (columns, place)` and the count as `counted (total)`. Matches of words are looked for once and
 * kept; without words the order's index gives the page and the count stops at its cap.
 */
function pageAndCount({ counted, ordered, where }: Rows, keys: readonly Key[], request: ListRequest, cap: number): Sql {
  const slice = sql`limit ${constant(request.pageSize)} ${request.pageIndex === 0 ? empty : sql`offset ${request.pageIndex * request.pageSize}`}`;
  const names = keys.map((_, index) => raw(`key${index}`));
  const page = (found: Sql) => sql`page as (select *, row_number() over () as place from (${found} ${slice}) as ordered)`;
  if (isSearch(request.terms)) {
    const values = join(keys.map(({ value }, index) => sql`${value} as ${names[index] ?? empty}`));
    const order = join(keys.map(({ compared }, index) => sql`${names[index] ?? empty} ${compared}`));
    return sql`
      matched as materialized (select ${columns}, ${values} from ${ordered} where ${where}),
      counted as (select count(*) as total from matched),
      ${page(sql`select * from matched order by ${order}`)}`;
  }
  const order = join(keys.map(({ value, compared }) => sql`${value} ${compared}`));
  return sql`
    counted as (select count(*) as total from (select 1 from ${counted} where ${where} limit ${constant(cap + 1)}) as bounded),
    ${page(sql`select ${columns} from ${ordered} where ${where} order by ${order}`)}`;
}

/** How far a request is from the plain list (platform/tables planned). */
const stepsFrom = (request: ListRequest): number => {
  const { terms, statusId, companyId, unitId, gender, asOf } = request;
  const choices = [statusId !== 'ActiveRel', companyId, unitId, gender, asOf].filter(Boolean);
  return stepsOf(request, terms.names.length + terms.codes.length) + choices.length;
};

/** One page with what the list shows of each person, and the count of all matches up to the cap. */
export async function listPeople(db: Db, rows: RowScope, request: ListRequest): Promise<PersonPage> {
  const parts = peopleParts(rows, request, await spellingsFor(db, request.terms.names));
  const cap = isSearch(request.terms) ? SEARCH_COUNT_CAP : COUNT_CAP;
  const day = request.asOf ?? rows.asOf;
  // the page comes as one JSON value: four hundred columns apart cost the server more than finding them
  const query = sql`
    with ${pageAndCount(rowsOf(request, parts), orderOf(request, parts), request, cap)}
    select counted.total::int as total, (select json_agg(row) from (${pageRows(day)}) as row) as people from counted`;
  const { total, people } = await db.one<{ total: number; people: PersonRow[] | null }>(planned(query, request.filters, request.pageSize, stepsFrom(request)));
  return { rows: people ?? [], count: Math.min(total, cap), countIsCapped: total > cap };
}

const pageRows = (day: string): Sql => sql`
  select p.party_id as "partyId", p.party_relationship_id as "partyRelationshipId", p.pseudo_id as "pseudoId",
    p.first_name as "firstName", p.last_name as "lastName", p.suffix, concat_ws(' ', p.first_name, p.last_name, p.suffix) as "fullName",
    p.face_image as "faceImage", p.status_id as "statusId", p.hired as "hireDate", k.description as "employmentKind",
    u.organization_name as "unitName", e.description as "positionTitle", co.organization_name as "companyName",
    n.id_value as "nationalCode", p.birth_date as "birthDate", m.description as "maritalStatus", ${mobileOf(day)} as mobile
  from page p
  join company co on co.company_id = p.company_id
  ${seatJoin(day)}
  left join employment_kind ek on ek.party_relationship_id = p.party_relationship_id and ek.valid @> ${day}::date
  left join enumeration k on k.enum_id = ek.employment_status_enum_id
  left join enumeration m on m.enum_id = p.marital_status_enum_id
  left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'
  order by p.place`;
