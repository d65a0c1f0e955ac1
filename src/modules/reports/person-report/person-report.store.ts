/** People of a report, each once with one employment, and what reports ask of the rows beside them. */
import type { AnyCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { type Gap, gapSetsFor, labelsOf, lackingFact, positionJoin, saidOf } from '#modules/personnel/personnel.api.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { filterCondition } from '#platform/tables/conditions.store.ts';
import type { SourceCondition } from '#platform/tables/source.define.ts';
import { personColumns } from './person-columns.rules.ts';

/** What a report is read for. */
export interface ReportLook {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
  readonly query: { readonly statusId: 'ActiveRel' | 'NotActiveRel' | 'all'; readonly unitId?: string | undefined; readonly gender?: 'Y' | 'N' | undefined };
  readonly filters?: readonly TableFilter[];
}

/** The employment `r` by which a person `p` stands in lists (personnel/search search.005), if it is in scope and asked for. */
function employment({ rows, query: { statusId } }: ReportLook): Sql {
  const status = statusId === 'all' ? sql`true` : sql`r.status_id = ${statusId}`;
  return sql`
    party_relationship r on r.party_id = p.party_id and r.company_id = p.company_id and r.relationship_type_enum_id = 'PrtEmployee' and r.is_leading
      and ${status} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`;
}

const companies: SourceCondition = (filter) => filterCondition({ definition: personColumns[5], source: { value: sql`r.company_id::text` } }, filter);

/**
 * Person `p` with the employment `r`, for the source of a report. Whoever does not hold the class of what the report is about
 * meets nobody in it: which people have such rows, and how many, would tell.
 */
export async function reportedPeople(look: ReportLook, { call, of }: { readonly call: AnyCall; readonly of: FieldClass }) {
  const { db, actor, rows, query, filters = [] } = look;
  const { unitId, gender } = query;
  const asked = [
    classesOf(actor, call)(undefined).has(of) ? sql`true` : sql`false`,
    ...(unitId === undefined ? [] : [sql`p.party_id in (select people_under(array[${unitId}::uuid], ${rows.asOf}::date))`]),
    ...(gender === undefined ? [] : [sql`p.gender = ${gender}`]),
  ];
  return {
    from: sql`person p join ${employment(look)}`,
    where: join(asked, ' and '),
    isLarge: true as const,
    key: sql`p.party_id`,
    subject: sql`p.party_id`,
    more: { partyId: sql`p.party_id` },
    joins: {
      company: sql`join company co on co.company_id = r.company_id`,
      position: positionJoin(rows.asOf),
      national: sql`left join party_identification n on n.party_id = p.party_id and n.party_id_type_enum_id = 'Nationalcode'`,
    },
    columns: {
      fullName: { value: sql`${fullName(sql`p`)}`, folded: sql`p.search_text`, sort: sql`p.sort_text` },
      pseudoId: { value: sql`r.pseudo_id` },
      nationalCode: { value: sql`n.id_value`, join: 'national' },
      companyName: { value: sql`co.organization_name`, join: 'company' },
      unitName: { value: sql`u.organization_name`, join: 'position' },
    },
    conditions: { companies },
    search: ['fullName', 'pseudoId', 'nationalCode'] as const,
    order: sql`p.sort_text, p.party_id`,
    said: await saidOf(db, query),
    labels: await labelsOf(db, filters),
  };
}

/** Whether a report asks for people who lack something: only then do those without any row stand in it. */
const asksMissing = ({ filters = [] }: ReportLook): boolean => filters.some(({ column }) => column === 'missing');

/** The people of a report with their rows, each in a line of its own (`x join y on ...` without the word join); with those who have none when something missing is asked for. */
export const withRows = (look: ReportLook, people: Sql, rows: Sql): Sql => sql`${people} ${asksMissing(look) ? sql`left join` : sql`join`} ${rows}`;

/** Any of the kinds is missing, or none of them. `rows`: `x where ...` of a person `p`, each of the kind `x.kind`. */
export const lacking =
  (rows: Sql, kind: Sql): SourceCondition =>
  ({ operator, values }) => {
    const held = values.map((value) => sql`exists (select from ${rows} and ${kind} = ${value})`);
    const [word, asked] = operator === 'notIn' ? [' and ', held] : [' or ', held.map((one) => sql`not ${one}`)];
    return sql`(${join(asked, word)})`;
  };

/**
 * The same of kinds whose lack the database keeps (personnel/search gaps): `kept` names the fact that is missing wherever the kind is. It says at once who
 * may be meant, of whom the question is then asked; where nobody lacks anything, all would have to be.
 */
export async function lackingKept(look: ReportLook, kept: Readonly<Record<string, Gap>>, lacks: SourceCondition): Promise<SourceCondition> {
  if (!asksMissing(look)) return lacks;
  const { db, rows, query } = look;
  const sets = await gapSetsFor(db, rows.asOf, query.statusId);
  return (filter, all) => {
    const facts = filter.values.flatMap((kind) => kept[kind] ?? []);
    const isKept = filter.operator === 'in' && facts.length === filter.values.length;
    return isKept ? sql`(${lackingFact(rows.asOf, sets, facts, true)} and ${lacks(filter, all)})` : lacks(filter, all);
  };
}

/** One of the kinds is there, or none of them is. */
export const holding =
  (rows: Sql, kind: Sql): SourceCondition =>
  ({ operator, values }) => {
    const held = sql`exists (select from ${rows} and ${kind} = any (${[...values]}::text[]))`;
    return operator === 'notIn' ? sql`not ${held}` : held;
  };

/** One of the facts is empty in a row, or none of them is. */
export const blank =
  (facts: Readonly<Record<string, { readonly value: Sql }>>): SourceCondition =>
  ({ operator, values }) => {
    const empty = values.flatMap((name) => facts[name] ?? []).map(({ value }) => sql`coalesce((${value})::text, '') = ''`);
    return operator === 'notIn' ? sql`not (${join(empty, ' or ')})` : sql`(${join(empty, ' or ')})`;
  };

export const geoName = (id: Sql): Sql => sql`(select ge.geo_name from geo ge where ge.geo_id = ${id})`;
