/** SQL of the personnel list: at most two statements, whatever is asked. */
import { peopleIn } from '#platform/access/scope.ts';
import { constant, type Db, empty, join, raw, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { COUNT_CAP, type OrderField, type PersonRow, SEARCH_COUNT_CAP } from './search.contract.ts';
import type { SearchTerms } from './search.rules.ts';
import { codeCondition, nameCondition, rankOf, type Spellings, spellingsFor } from './terms.store.ts';

export interface ListRequest {
  readonly terms: SearchTerms;
  /** Whether digits may be compared with national codes. */
  readonly seesNationalCodes: boolean;
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly orderByField: OrderField | undefined;
  readonly order: 'asc' | 'desc';
  readonly statusId: 'ActiveRel' | 'NotActiveRel' | 'all';
  readonly companyId: string | undefined;
  readonly unitId: string | undefined;
  readonly gender: 'Y' | 'N' | undefined;
  /** ISO date when the list is read for a day, otherwise undefined. */
  readonly asOf: string | undefined;
}

export interface PersonPage {
  readonly rows: PersonRow[];
  readonly count: number;
  readonly countIsCapped: boolean;
}

/** Main seat with its unit on a day; joined where the order needs it, otherwise only for the page. */
const seatJoin = (day: string): Sql => sql`
  left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
  left join empl_position e on e.empl_position_id = h.empl_position_id
  left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date
  left join org_unit u on u.unit_id = eu.unit_id`;

/** One key of the order: the value, and how values are compared. */
interface Key {
  readonly value: Sql;
  readonly compared: Sql;
}
interface Order {
  readonly keys: readonly Key[];
  /** Tables the order reads besides person and relationship. */
  readonly joins: Sql;
}

const asText = sql`collate "fa-x-icu"`;
/** Ids make the order total, so that pages neither repeat nor lose a row. */
const byName: readonly Key[] = [
  { value: sql`p.sort_text`, compared: empty },
  { value: sql`p.party_id`, compared: empty },
  { value: sql`r.party_relationship_id`, compared: empty },
];

function orderOf({ orderByField, order, terms }: ListRequest, day: string): Order {
  const way = order === 'desc' ? sql`desc nulls last` : sql`asc nulls last`;
  const first = (value: Sql, compared: Sql, joins: Sql = empty): Order => ({ keys: [{ value, compared: sql`${compared} ${way}` }, ...byName], joins });
  switch (orderByField ?? (terms.names.length > 0 ? 'relevance' : 'lastName')) {
    case 'relevance':
      return terms.names.length === 0 ? { keys: byName, joins: empty } : { keys: [{ value: rankOf(terms.names), compared: empty }, ...byName], joins: empty };
    case 'lastName':
      return { keys: order === 'desc' ? byName.map(({ value, compared }) => ({ value, compared: sql`${compared} desc` })) : byName, joins: empty };
    case 'firstName':
      return first(sql`p.first_name`, asText);
    case 'pseudoId':
      return first(sql`r.pseudo_id`, empty);
    case 'hireDate':
      return first(sql`lower(r.valid)`, empty);
    case 'unitName':
      return first(sql`u.organization_name`, asText, seatJoin(day));
    case 'positionTitle':
      return first(sql`e.description`, asText, seatJoin(day));
    case 'companyName':
      return first(sql`co.organization_name`, asText, sql`join company co on co.company_id = r.company_id`);
  }
}

function conditions(rows: RowScope, request: ListRequest, spellings: Spellings): Sql {
  const all: Sql[] = [sql`r.relationship_type_enum_id = 'PrtEmployee'`, peopleIn(rows, sql`r.party_id`, sql`r.company_id`)];
  if (request.asOf) all.push(sql`r.valid @> ${request.asOf}::date`);
  else if (request.statusId !== 'all') all.push(sql`r.status_id = ${request.statusId}`);
  if (request.companyId) all.push(sql`r.company_id = ${request.companyId}::uuid`);
  if (request.unitId) all.push(sql`r.party_id in (select people_under(array[${request.unitId}::uuid], ${request.asOf ?? rows.asOf}::date))`);
  if (request.gender) all.push(sql`p.gender = ${request.gender}`);
  for (const word of request.terms.names) all.push(nameCondition(word, spellings));
  for (const code of request.terms.codes) all.push(codeCondition(code, request.seesNationalCodes));
  return join(all, ' and ');
}

/** What a page needs of person and relationship; the rest is looked up for its rows only. */
const columns = sql`
  p.party_id, p.first_name, p.last_name, p.suffix, p.face_image, p.birth_date, p.marital_status_enum_id,
  r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id, lower(r.valid) as hired`;

/**
 * The page as `page (columns, place)` and the count as `counted (total)`. Matches of words are looked for once and
 * kept; without words the order's index gives the page and the count stops at its cap.
 */
function pageAndCount(source: Sql, where: Sql, { keys, joins }: Order, request: ListRequest, cap: number): Sql {
  const slice = sql`limit ${constant(request.pageSize)} ${request.pageIndex === 0 ? empty : sql`offset ${request.pageIndex * request.pageSize}`}`;
  const names = keys.map((_, index) => raw(`key${index}`));
  const page = (ordered: Sql) => sql`page as (select *, row_number() over () as place from (${ordered} ${slice}) as ordered)`;
  if (isSearch(request.terms)) {
    const values = join(keys.map(({ value }, index) => sql`${value} as ${names[index] ?? empty}`));
    const order = join(keys.map(({ compared }, index) => sql`${names[index] ?? empty} ${compared}`));
    return sql`
      matched as materialized (select ${columns}, ${values} from ${source} ${joins} where ${where}),
      counted as (select count(*) as total from matched),
      ${page(sql`select * from matched order by ${order}`)}`;
  }
  const order = join(keys.map(({ value, compared }) => sql`${value} ${compared}`));
  return sql`
    counted as (select count(*) as total from (select 1 from ${source} where ${where} limit ${constant(cap + 1)}) as bounded),
    ${page(sql`select ${columns} from ${source} ${joins} where ${where} order by ${order}`)}`;
}

const isSearch = ({ names, codes }: SearchTerms): boolean => names.length + codes.length > 0;

/** One page with what the list shows of each person, and the count of all matches up to the cap. */
export async function listPeople(db: Db, rows: RowScope, request: ListRequest): Promise<PersonPage> {
  const spellings = await spellingsFor(db, request.terms.names);
  const searching = isSearch(request.terms);
  const cap = searching ? SEARCH_COUNT_CAP : COUNT_CAP;
  const day = request.asOf ?? rows.asOf;
  // few people match words: their employments are looked up one by one ("offset 0" keeps the planner from joining whole tables)
  const source = searching
    ? sql`searchable_person p cross join lateral (select * from party_relationship r where r.party_id = p.party_id offset 0) r`
    : sql`person p join party_relationship r on r.party_id = p.party_id`;
  // the page comes as one JSON value: four hundred columns apart cost the server more than finding them
  const { total, people } = await db.one<{ total: number; people: PersonRow[] | null }>(sql`
    with ${pageAndCount(source, conditions(rows, request, spellings), orderOf(request, day), request, cap)}
    select counted.total::int as total, (select json_agg(row) from (${pageRows(day)}) as row) as people from counted`);
  return { rows: people ?? [], count: Math.min(total, cap), countIsCapped: total > cap };
}

const pageRows = (day: string): Sql => sql`
  select p.party_id as "partyId", p.party_relationship_id as "partyRelationshipId", p.pseudo_id as "pseudoId",
    p.first_name as "firstName", p.last_name as "lastName", p.suffix, concat_ws(' ', p.first_name, p.last_name, p.suffix) as "fullName",
    p.face_image as "faceImage", p.status_id as "statusId", p.hired as "hireDate", k.description as "employmentKind",
    u.organization_name as "unitName", e.description as "positionTitle", co.organization_name as "companyName",
    n.id_value as "nationalCode", p.birth_date as "birthDate", m.description as "maritalStatus",
    (select t.contact_number from telecom_number t
     where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date order by lower(t.valid) desc nulls last limit 1) as mobile
  from page p
  join company co on co.company_id = p.company_id
  ${seatJoin(day)}
  left join employment_kind ek on ek.party_relationship_id = p.party_relationship_id and ek.valid @> ${day}::date
  left join enumeration k on k.enum_id = ek.employment_status_enum_id
  left join enumeration m on m.enum_id = p.marital_status_enum_id
  left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'
  order by p.place`;
