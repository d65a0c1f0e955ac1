/** Where the columns of the personnel list lie, and which rows it has: for the list itself and for its files. */
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, empty, join, type Sql, sql } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { defineSource, type Look, type SourceParts } from '#platform/tables/source.ts';
import { people, personList } from './search.contract.ts';
import { readTerms, type SearchTerms } from './search.rules.ts';
import messages from './search-page.messages.fa.ts';
import { codeCondition, nameCondition, rankOf, type Spellings, spellingsFor } from './terms.store.ts';

/** Which people are asked for, apart from the filters of the table. */
export interface PeopleRequest {
  readonly terms: SearchTerms;
  /** Whether digits may be compared with national codes. */
  readonly seesNationalCodes: boolean;
  readonly statusId: 'ActiveRel' | 'NotActiveRel' | 'all';
  readonly companyId?: string | undefined;
  readonly unitId?: string | undefined;
  readonly gender?: 'Y' | 'N' | undefined;
  /** ISO date when the list is read for a day, otherwise undefined. */
  readonly asOf?: string | undefined;
}

export const isSearch = ({ names, codes }: SearchTerms): boolean => names.length + codes.length > 0;

/** The query of a call as its request. */
export function requestOf({ actor, query }: Pick<Look<typeof people>, 'actor' | 'query'>): PeopleRequest {
  const { searchValue, statusId, companyId, unitId, gender, asOf } = query;
  return { terms: readTerms(searchValue), seesNationalCodes: classesOf(actor, personList)(undefined).has('identity'), statusId, companyId, unitId, gender, asOf };
}

/** Main seat with its unit on a day. */
export const seatJoin = (day: string): Sql => sql`
  left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
  left join empl_position e on e.empl_position_id = h.empl_position_id
  left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${day}::date
  left join org_unit u on u.unit_id = eu.unit_id`;

const joins = (day: string) => ({
  seat: seatJoin(day),
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

export function conditions(rows: RowScope, request: PeopleRequest, spellings: Spellings): Sql {
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

/** Columns that do not depend on the day. */
const fixedColumns = {
  fullName: { value: sql`concat_ws(' ', p.first_name, p.last_name, p.suffix)`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
  pseudoId: { value: sql`r.pseudo_id` },
  unitName: { value: sql`u.organization_name`, join: 'seat' },
  positionTitle: { value: sql`e.description`, join: 'seat' },
  employmentKind: { value: sql`k.description`, join: 'kind' },
  hireDate: { value: sql`lower(r.valid)` },
  statusId: { value: sql`r.status_id` },
  nationalCode: { value: sql`n.id_value`, join: 'national' },
  companyName: { value: sql`co.organization_name`, join: 'company' },
  firstName: { value: sql`p.first_name` },
  lastName: { value: sql`p.last_name`, sort: sql`p.sort_text` },
  birthDate: { value: sql`p.birth_date` },
  maritalStatus: { value: sql`m.description`, join: 'marital' },
};

/** What a table needs of the people: made when it is asked for, because most pages of the list need tables and conditions alone. */
export function peopleParts(rows: RowScope, request: PeopleRequest, spellings: Spellings) {
  const day = request.asOf ?? rows.asOf;
  const { terms } = request;
  return {
    from: tablesOf(terms),
    where: conditions(rows, request, spellings),
    key: sql`r.party_relationship_id`,
    subject: sql`p.party_id`,
    get joins() {
      return joins(day);
    },
    get order() {
      return sql`${terms.names.length > 0 ? sql`${rankOf(terms.names)}, ` : empty}p.sort_text, p.party_id`;
    },
    get columns() {
      return { ...fixedColumns, mobile: { value: mobileOf(day) } };
    },
  } satisfies SourceParts;
}

/** What is asked for beside words and filters, in words. */
async function saidOf(db: Db, { statusId, gender, unitId }: PeopleRequest): Promise<string[]> {
  const unit = unitId === undefined ? undefined : await db.maybe<{ name: string }>(sql`select organization_name as name from org_unit where unit_id = ${unitId}::uuid`);
  return [messages.statuses[statusId], ...(gender === undefined ? [] : [messages.genders[gender]]), ...(unit === undefined ? [] : [`${messages.unit}: ${unit.name}`])];
}

/** All the personnel of a list, for its files. */
export const peopleSource = defineSource<typeof people>({
  calls: people,
  parts: async (look) => {
    const request = requestOf(look);
    return { ...peopleParts(look.rows, request, await spellingsFor(look.db, request.terms.names)), said: await saidOf(look.db, request) };
  },
});
