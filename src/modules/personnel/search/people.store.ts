/** Where the columns of the personnel list lie, and which rows it has: for the list itself and for its files. */
import type { TableFilter } from '#kernel/table/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource, type Look, type PartsOf } from '#platform/tables/source.define.ts';
import { EMPLOYEE } from '../employment/employment.store.ts';
import { conditionsOn, type LookedUp, lookUp } from './filters/conditions.store.ts';
import type { RequestedStatus } from './filters/gaps.store.ts';
import { codeCondition, isEmployment, nameCondition, rankOf, type Spellings, spellingsFor } from './filters/terms.store.ts';
import { people, personList } from './search.contract.ts';
import { readTerms, type SearchTerms } from './search.rules.ts';
import type { peopleTable } from './search.table.ts';
import messages from './search-page.messages.fa.ts';

/** Which people are asked for, apart from the filters of the table. */
export interface PeopleRequest {
  readonly terms: SearchTerms;
  /** Whether digits may be compared with national codes. */
  readonly seesNationalCodes: boolean;
  readonly statusId: RequestedStatus;
  readonly companyId?: string | undefined;
  readonly unitId?: string | undefined;
  readonly gender?: 'Y' | 'N' | undefined;
  /** ISO date when the list is read for a day, otherwise undefined. */
  readonly asOf?: string | undefined;
}

/** Day (ISO) that the list is read for. */
export const dayOf = (rows: RowScope, { asOf }: Pick<PeopleRequest, 'asOf'>): string => asOf ?? rows.asOf;

/** Status of the ties that are asked for; of those of a day any. */
export const statusOf = ({ asOf, statusId }: Pick<PeopleRequest, 'asOf' | 'statusId'>): RequestedStatus => (asOf ? 'all' : statusId);

export const isSearch = ({ names, codes }: SearchTerms): boolean => names.length + codes.length > 0;

/** The query of a call as its request. */
export function requestOf({ actor, query, by = personList }: Pick<Look<typeof people>, 'actor' | 'query' | 'by'>): PeopleRequest {
  const { searchValue, statusId, companyId, unitId, gender, asOf } = query;
  return { terms: readTerms(searchValue), seesNationalCodes: classesOf(actor, personList, by)(undefined).has('identity'), statusId, companyId, unitId, gender, asOf };
}

/** Main position with its unit on a day. */
export const positionJoin = (day: string): Sql => sql`
  left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
  left join empl_position e on e.empl_position_id = h.empl_position_id
  left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date
  left join org_unit u on u.unit_id = eu.unit_id`;

const joins = (day: string) => ({
  position: positionJoin(day),
  company: sql`join company co on co.company_id = r.company_id`,
  kind: sql`
    left join employment_kind ek on ek.party_relationship_id = r.party_relationship_id and ek.valid @> ${day}::date
    left join enumeration k on k.enum_id = ek.employment_status_enum_id`,
  marital: sql`left join enumeration m on m.enum_id = p.marital_status_enum_id`,
  national: sql`left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'`,
});

/** The mobile number that counts on a day. */
export const mobileOf = (day: string): Sql => sql`(
  select t.contact_number from telecom_number t
  where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date order by lower(t.valid) desc nulls last limit 1)`;

/** Person `p` and employment `r`. Few people match words: their employments are looked up one by one ("offset 0" keeps the planner from joining whole tables). */
export const tablesOf = (terms: SearchTerms): Sql =>
  isSearch(terms)
    ? sql`searchable_person p cross join lateral (select * from party_relationship r where r.party_id = p.party_id offset 0) r`
    : sql`person p join party_relationship r on r.party_id = p.party_id`;

/** Kinds of ties that are listed: employments, unless others are asked for. */
const requestedRelations = (filters: readonly TableFilter[]): readonly string[] => filters.find(({ column }) => column === 'relation')?.values ?? [EMPLOYEE];

/** Which ties there are. A person stands in the list once for each kind: by the tie of the day, or by the one that leads (search.005). */
export function conditions(rows: RowScope, request: PeopleRequest, spellings: Spellings, relations: readonly string[]): Sql {
  const all: Sql[] = [isEmployment(sql`r.relationship_type_enum_id`, relations), peopleIn(rows, sql`r.party_id`, sql`r.company_id`)];
  const status = statusOf(request);
  all.push(request.asOf ? sql`r.valid @> ${request.asOf}::date` : sql`r.is_leading`);
  if (status !== 'all') all.push(sql`r.status_id = ${status}`);
  if (request.companyId) all.push(sql`r.company_id = ${request.companyId}::uuid`);
  if (request.unitId) all.push(sql`r.party_id in (select people_under(array[${request.unitId}::uuid], ${dayOf(rows, request)}::date))`);
  if (request.gender) all.push(sql`p.gender = ${request.gender}`);
  for (const word of request.terms.names) all.push(nameCondition(word, spellings));
  for (const code of request.terms.codes) all.push(codeCondition(code, request.seesNationalCodes, relations));
  return join(all, ' and ');
}

/**
 * How many ties of the kind the person has had to the company, with this one.
 * Without a RowScope: of a tie that the statement around it has found.
 */
export const employmentsOf = (tie: Sql): Sql => sql`(
  select count(*)::int from party_relationship o where o.party_id = ${tie}.party_id and o.company_id = ${tie}.company_id and o.relationship_type_enum_id = ${tie}.relationship_type_enum_id)`;

/** Columns that do not depend on the day. */
const fixedColumns = {
  fullName: { value: sql`${fullName(sql`p`)}`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
  pseudoId: { value: sql`r.pseudo_id` },
  unitName: { value: sql`u.organization_name`, join: 'position' },
  positionTitle: { value: sql`e.description`, join: 'position' },
  employmentKind: { value: sql`k.description`, join: 'kind' },
  hireDate: { value: sql`lower(r.valid)` },
  statusId: { value: sql`r.status_id` },
  nationalCode: { value: sql`n.id_value`, join: 'national' },
  companyName: { value: sql`co.organization_name`, join: 'company' },
  firstName: { value: sql`p.first_name` },
  lastName: { value: sql`p.last_name`, sort: sql`p.sort_text` },
  birthDate: { value: sql`p.birth_date` },
  maritalStatus: { value: sql`m.description`, join: 'marital' },
  relationName: { value: sql`(select t.description from enumeration t where t.enum_id = r.relationship_type_enum_id)` },
  employments: { value: employmentsOf(sql`r`) },
};

/** What a table needs of the people: made when it is asked for, because most pages of the list need tables and conditions alone. */
export function peopleParts(rows: RowScope, request: PeopleRequest & { readonly filters: readonly TableFilter[] }, spellings: Spellings, lookedUp: LookedUp) {
  const day = dayOf(rows, request);
  const { terms } = request;
  return {
    from: tablesOf(terms),
    where: conditions(rows, request, spellings, requestedRelations(request.filters)),
    key: sql`r.party_relationship_id`,
    subject: sql`p.party_id`,
    get joins() {
      return joins(day);
    },
    get conditions() {
      return conditionsOn(day, lookedUp);
    },
    get order() {
      return sql`${terms.names.length > 0 ? sql`${rankOf(terms.names)}, ` : empty}p.sort_text, p.party_id`;
    },
    get columns() {
      return { ...fixedColumns, mobile: { value: mobileOf(day) } };
    },
  } satisfies PartsOf<typeof peopleTable>;
}

/** What is asked for beside words and filters, in words. */
export async function saidOf(db: Db, { statusId, gender, unitId }: Pick<PeopleRequest, 'statusId' | 'gender' | 'unitId'>): Promise<string[]> {
  const unit = unitId === undefined ? undefined : await db.maybe<{ name: string }>(sql`select organization_name as name from org_unit where unit_id = ${unitId}::uuid`);
  return [messages.statuses[statusId], ...(gender === undefined ? [] : [messages.genders[gender]]), ...(unit === undefined ? [] : [`${messages.unit}: ${unit.name}`])];
}

/** Names of what is asked for by lists of the database. */
export async function labelsOf(db: Db, filters: readonly TableFilter[]): Promise<ReadonlyMap<string, string>> {
  const ids = filters.filter(({ operator }) => operator === 'in' || operator === 'notIn').flatMap(({ values }) => values);
  if (ids.length === 0) return new Map();
  const found = await db.many<{ id: string; label: string }>(sql`
    with ids as (select unnest(${ids}::text[]) as id),
    asked as (select id, case when id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then id::uuid end as key from ids)
    select id, e.description as label from asked join enumeration e on e.enum_id = id
    union all select id, geo_name from asked join geo on geo_id = id
    union all select id, r.description from asked join role_type r on r.role_type_id = id
    union all select id, c.description from asked join party_classification c on c.party_classification_id = key
    union all select id, job_title from asked join job on job_id = key
    union all select id, s.description from asked join empl_position s on s.empl_position_id = key
    union all select id, b.description from asked join bank b on b.bank_id = id
    union all select id, co.organization_name from asked join company co on co.company_id = key`);
  return new Map(found.map(({ id, label }) => [id, label]));
}

/** All the personnel of a list, for its files. */
export const peopleSource = defineSource<typeof people>({
  calls: people,
  parts: async (look) => {
    const request = { ...requestOf(look), filters: look.filters ?? [] };
    const parts = peopleParts(
      look.rows,
      request,
      await spellingsFor(look.db, request.terms.names),
      await lookUp(look.db, dayOf(look.rows, request), request.filters, statusOf(request)),
    );
    return { ...parts, said: await saidOf(look.db, request), labels: await labelsOf(look.db, look.filters ?? []) };
  },
});
