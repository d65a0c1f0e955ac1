/** What each filter of the personnel asks of a person `p` with the employment `r` (search-filters.table.ts). */
import { lastBirthOf } from '#kernel/jalali/jalali.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { type Db, empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import { holds } from '#platform/db/spans.sql.ts';
import { filterCondition } from '#platform/tables/conditions.store.ts';
import type { SourceColumn, SourceCondition } from '#platform/tables/source.define.ts';
import { askForGaps, type GapSets, gapSetsFor, lacking, type RequestedStatus } from './gaps.store.ts';
import { type SealedAnswers, sealedAnswers } from './sealed-health.store.ts';
import { type Gap, type PeopleCondition, peopleConditions } from './search-filters.table.ts';

/** Nobody is older, and no calendar here knows of earlier years. */
const MOST_YEARS = 150;

type Asking = (value: SourceColumn, filter: TableFilter) => Sql;

/** The filter of a condition, asked of a value by the type of the condition. */
const asks =
  (name: PeopleCondition): Asking =>
  (source, filter) => {
    const definition = peopleConditions.find((one) => one.name === name);
    if (definition === undefined) throw new Error(`no condition ${name}`);
    return filterCondition({ definition, source }, filter);
  };

/** A fact that stands in the row of the person or of the employment. */
const one =
  (name: PeopleCondition, value: Sql, more: Omit<SourceColumn, 'value'> = {}): SourceCondition =>
  (filter) =>
    asks(name)({ value, ...more }, filter);

/** Rows of another table, of which a person may have several. */
interface Several {
  /** Of the person or the employment, and of the other rows. */
  readonly owner: readonly [outer: Sql, inner: Sql];
  /** `x join y on ... where ...`, with only the rows that count. */
  readonly rows: Sql;
  readonly value: Sql;
}

/** A condition that rows of other tables answer. `met` joins the rows that do, where one is enough: of many only the first need be read. */
export type RowsQuery = SourceCondition & { readonly met?: (...asked: Parameters<SourceCondition>) => Sql | undefined };

const isTurned = { notIn: 'in', empty: 'filled' } as const satisfies Partial<Record<TableFilter['operator'], TableFilter['operator']>>;
const turned = ({ operator }: TableFilter): TableFilter['operator'] | undefined => (operator === 'notIn' || operator === 'empty' ? isTurned[operator] : undefined);

/** One row that answers is enough; "none of" and "empty" ask that no row does. */
const answered = ([outer, inner]: Several['owner'], answering: SourceCondition): RowsQuery =>
  Object.assign<SourceCondition, Required<Pick<RowsQuery, 'met'>>>(
    (filter, all) => {
      const operator = turned(filter);
      const answers = sql`exists (select from ${answering({ ...filter, operator: operator ?? filter.operator }, all)} and ${inner} = ${outer})`;
      return operator === undefined ? answers : sql`not ${answers}`;
    },
    { met: (filter, all) => (turned(filter) === undefined ? sql`join (select ${inner} as owner from ${answering(filter, all)}) met on met.owner = ${outer}` : undefined) },
  );

const several = (name: PeopleCondition, { owner, rows, value }: Several): RowsQuery => answered(owner, (filter) => sql`${rows} and ${asks(name)({ value }, filter)}`);

/** A number of years as it was typed, within what calendars know. */
const wholeYears = (typed: string, least: number, plus: 0 | 1): number => Math.min(Math.max(Number(typed), least) + plus, MOST_YEARS);

/** Age on a day by the Jalali calendar, as bounds of a birth date. */
export function aged(day: string, { operator, values: [first = '', second = ''] }: TableFilter, birth = sql`p.birth_date`): Sql {
  const bornBy = (years: string, plus: 0 | 1): string => lastBirthOf(wholeYears(years, -1, plus), day);
  const from = (years: string): Sql => sql`${birth} <= ${bornBy(years, 0)}::date`;
  const to = (years: string): Sql => sql`${birth} > ${bornBy(years, 1)}::date`;
  switch (operator) {
    case 'from':
      return from(first);
    case 'to':
      return to(first);
    case 'empty':
      return sql`${birth} is null`;
    case 'filled':
      return sql`${birth} is not null`;
    default:
      return sql`(${from(first)} and ${to(operator === 'is' ? first : second)})`;
  }
}

/**
 * Whole years from the first day until the given one, by the Jalali calendar; of those who left until the last one, by the common calendar, which the
 * database knows. Each by themselves: of bounds that stand beside each other the planner knows how few people lie between them.
 */
function served(day: string, { operator, values: [first = '', second = ''] }: TableFilter): Sql {
  const least = wholeYears(operator === 'to' ? '0' : first, 0, 0);
  const beyond = operator === 'from' ? undefined : wholeYears(operator === 'between' ? second : first, 0, 1);
  const since = (lastFirstDay: (years: number) => Sql): Sql =>
    sql`r.started <= ${lastFirstDay(least)} ${beyond === undefined ? empty : sql`and r.started > ${lastFirstDay(beyond)}`}`;
  const end = sql`upper(r.valid)`;
  return sql`((${end} <= ${day}::date) is not true and ${since((years) => sql`${lastBirthOf(years, day)}::date`)}
    or ${end} <= ${day}::date and ${since((years) => sql`(${end} - make_interval(years => ${years}::int))::date`)})`;
}

const person = sql`r.party_id`;

/** Seats of a day with what is said of them; `seats` alone for what needs no more. */
const positionRows = (day: string, more: Sql): Sql => sql`empl_position_party s ${more} where ${holds(sql`s.valid`, sql`${day}::date`)}`;
const ofPosition = (day: string, value: Sql, more: Sql): Several => ({ owner: [person, sql`s.party_id`], rows: positionRows(day, more), value });
const factJoin = (day: string): Sql => sql`join empl_position_fact f on f.empl_position_id = s.empl_position_id and ${holds(sql`f.valid`, sql`${day}::date`)}`;
const jobJoin = (day: string): Sql => sql`join empl_position_job j on j.empl_position_id = s.empl_position_id and ${holds(sql`j.valid`, sql`${day}::date`)}`;
const classJoin = (day: string): Sql => sql`${jobJoin(day)} join job_grade g on g.job_grade_id = j.job_grade_id`;

/** Homes of a day. */
const homes = (day: string): Sql => sql`postal_address x where x.contact_mech_purpose_id = 'PostalHome' and ${holds(sql`x.valid`, sql`${day}::date`)}`;

/** Homes in some places or in what lies in them: the nearest place of the address counts. */
function homeIn(day: string, { gapSets, inside }: LookedUp, known: 'province' | 'county'): SourceCondition {
  return (filter) => {
    const { operator } = filter;
    if (operator === 'empty' || operator === 'filled') return lacking(day, gapSets, [known], operator === 'empty');
    const answers = sql`exists (select from ${homes(day)} and x.party_id = r.party_id and x.nearest_geo_id = any (${[...(inside.get(filter) ?? [])]}::text[]))`;
    return operator === 'notIn' ? sql`not ${answers}` : answers;
  };
}

/** The places that are asked for, with all that lies in them. */
async function requestedPlaces(db: Db, filters: readonly TableFilter[]): Promise<LookedUp['inside']> {
  const asked = filters.filter(({ column, values }) => (column === 'province' || column === 'county') && values.length > 0);
  const found = asked.map(async (filter): Promise<[TableFilter, readonly string[]]> => {
    const rows = await db.many<{ id: string }>(sql`
      with recursive inside as (select unnest(${[...filter.values]}::text[]) as geo_id union select g.geo_id from geo g join inside i on g.parent_geo_id = i.geo_id)
      select geo_id as id from inside`);
    return [filter, rows.map(({ id }) => id)];
  });
  return new Map(await Promise.all(found));
}

const informationRows = (day: string): Sql => sql`other_information o where ${holds(sql`o.valid`, sql`${day}::date`)}`;
const ofInformation = (rows: Sql, value: Sql): Several => ({ owner: [person, sql`o.party_id`], rows, value });

/**
 * What was typed is looked for by its own words, a value of one's own list by the name of the option: each by itself, so that either has its index.
 * Only in the types that are asked for beside it.
 */
const informationValue = (day: string): RowsQuery =>
  answered([person, sql`o.party_id`], (filter, all) => {
    const types = all.find(({ column, operator }) => column === 'otherInfoType' && operator === 'in')?.values;
    const words = (value: Sql, folded: Sql): Sql => asks('otherInfoValue')({ value, folded }, filter);
    return sql`(
      select * from searchable_information t where ${words(sql`t.info_value`, sql`t.search_text`)} and not exists (select from enumeration v where v.enum_id = t.info_value)
      union all select t.* from searchable_information t join enumeration v on v.enum_id = t.info_value where ${words(sql`v.description`, sql`v.search_text`)}) o
      where ${holds(sql`o.valid`, sql`${day}::date`)} ${types === undefined ? empty : sql`and o.setting_type_enum_id = any (${[...types]}::text[])`}`;
  });

/** Account of a person: one that opens is enough. */
function account(day: string): SourceCondition {
  const of = (state: Sql): Sql => sql`exists (select from user_account a where a.party_id = r.party_id and ${state})`;
  const active = of(sql`a.disabled = 'N' and (a.terminate_date is null or a.terminate_date > ${day}::date)`);
  const any = of(sql`true`);
  const states: Readonly<Record<string, Sql>> = { active, inactive: sql`(${any} and not ${active})`, none: sql`not ${any}` };
  return ({ operator, values }) => {
    const asked = sql`(${join(
      values.flatMap((value) => states[value] ?? []),
      ' or ',
    )})`;
    return operator === 'notIn' ? sql`not ${asked}` : asked;
  };
}

/** Conditions that are asked of the person `p`; the others can do with the employment. */
export const personConditions: ReadonlySet<string> = new Set<PeopleCondition>([
  'suffix',
  'age',
  'militaryState',
  'marital',
  'kids',
  'birthPlace',
  'nationality',
  'religion',
  'sect',
  'residenceStatus',
]);

/** Yes: a row of the person is there; no: none. */
const there =
  (rows: Sql): SourceCondition =>
  ({ values }) =>
    sql`${values[0] === 'Y' ? empty : sql`not`} exists (select from ${rows} and x.party_id = r.party_id)`;

const relative = (kind: string): SourceCondition => there(sql`family_member x where x.relationship_type_enum_id = ${kind}`);

/** Of the posts of a person, their units and their jobs. */
function positionConditions(day: string) {
  const fact = (name: PeopleCondition, value: Sql): RowsQuery => several(name, ofPosition(day, value, factJoin(day)));
  return {
    post: several('post', ofPosition(day, sql`s.empl_position_id::text`, sql``)),
    role: several('role', ofPosition(day, sql`s.role_type_id`, sql``)),
    positionType: fact('positionType', sql`f.position_type_enum_id`),
    gradeType: fact('gradeType', sql`f.grade_type_enum_id`),
    payGrade: fact('payGrade', sql`f.pay_grade_enum_id`),
    unitLevel: several(
      'unitLevel',
      ofPosition(
        day,
        sql`w.level_enum_id`,
        sql`join empl_position_unit v on v.empl_position_id = s.empl_position_id and ${holds(sql`v.valid`, sql`${day}::date`)} join org_unit_fact w on w.unit_id = v.unit_id and ${holds(sql`w.valid`, sql`${day}::date`)}`,
      ),
    ),
    job: several('job', ofPosition(day, sql`j.job_id::text`, jobJoin(day))),
    jobCategory: several(
      'jobCategory',
      ofPosition(
        day,
        sql`c.id`,
        sql`${jobJoin(day)} join (select job_id, job_category_enum_id as id from job union all select job_id, job_sub_category_enum_id from job) c on c.job_id = j.job_id`,
      ),
    ),
    jobGrade: several('jobGrade', ofPosition(day, sql`g.job_grade_enum_id`, classJoin(day))),
    jobScore: several('jobScore', ofPosition(day, sql`g.job_score`, classJoin(day))),
  } satisfies Partial<Record<PeopleCondition, RowsQuery>>;
}

/** What is looked up before the people are: few rows, which then stand in the statement, so that the planner knows how many they are. */
export interface LookedUp {
  readonly sealed: SealedAnswers;
  readonly gapSets: GapSets;
  /** Places of a filter by place. */
  readonly inside: ReadonlyMap<TableFilter, readonly string[]>;
}

/** For a question about the ties of a status. */
export async function lookUp(db: Db, day: string, filters: readonly TableFilter[], statusId: RequestedStatus): Promise<LookedUp> {
  const gaps = askForGaps(filters) ? gapSetsFor(db, day, statusId) : [];
  const [sealed, gapSets, inside] = await Promise.all([sealedAnswers(db, filters), gaps, requestedPlaces(db, filters)]);
  return { sealed, gapSets, inside };
}

/** The conditions on a day (ISO). */
export function conditionsOn(day: string, lookedUp: LookedUp): Readonly<Record<PeopleCondition, RowsQuery>> {
  const structure = (name: PeopleCondition, value: Sql): RowsQuery =>
    several(name, { owner: [person, sql`t.party_id`], rows: sql`personnel_structure t where ${holds(sql`t.valid`, sql`${day}::date`)}`, value: sql`${value}::text` });
  const opened: SourceCondition = (filter) => sql`r.party_id = any (${[...(lookedUp.sealed.get(filter) ?? [])]}::uuid[])`;
  return {
    suffix: one('suffix', sql`p.suffix`),
    age: (filter) => aged(day, filter),
    militaryState: one('militaryState', sql`p.military_state_enum_id`),
    marital: one('marital', sql`p.marital_status_enum_id`),
    kids: one('kids', sql`p.number_of_kids`),
    birthPlace: one('birthPlace', sql`p.birth_place`),
    nationality: one('nationality', sql`p.country_geo_id`),
    religion: one('religion', sql`p.religion_enum_id`),
    sect: one('sect', sql`p.sect_enum_id`),
    hasDaughter: relative('Daughter'),
    hasSon: relative('Son'),
    medicalHistory: opened,
    smoker: opened,
    sacrifice: there(sql`sacrifice x where true`),
    sacrificeMonths: opened,
    residenceStatus: one('residenceStatus', sql`p.residence_status_enum_id`),
    province: homeIn(day, lookedUp, 'province'),
    county: homeIn(day, lookedUp, 'county'),
    degree: several('degree', { owner: [person, sql`q.party_id`], rows: sql`party_qualification q where true`, value: sql`q.qualification_type_enum_id` }),
    studyField: several('studyField', {
      owner: [person, sql`q.party_id`],
      rows: sql`party_qualification q left join enumeration qf on qf.enum_id = q.university_field_enum_id where true`,
      value: sql`coalesce(qf.description, q.field_text)`,
    }),
    // which ties are listed at all is settled before (people.store.ts)
    relation: () => sql`true`,
    employingCompany: one('employingCompany', sql`r.company_id::text`),
    employmentStatus: several('employmentStatus', {
      owner: [sql`r.party_relationship_id`, sql`k.party_relationship_id`],
      rows: sql`employment_kind k where ${holds(sql`k.valid`, sql`${day}::date`)}`,
      value: sql`k.employment_status_enum_id`,
    }),
    leaveDate: one('leaveDate', sql`(upper(r.valid) - 1)`),
    service: (filter) => served(day, filter),
    accountStatus: account(day),
    ...positionConditions(day),
    area: structure('area', sql`t.activity_area_id`),
    expertise: structure('expertise', sql`t.expertise_area_id`),
    employeeGroup: structure('employeeGroup', sql`t.employee_group_id`),
    employeeSubGroup: structure('employeeSubGroup', sql`t.employee_sub_group_id`),
    costCenter: structure('costCenter', sql`t.cost_center_id`),
    otherInfoType: several('otherInfoType', ofInformation(informationRows(day), sql`o.setting_type_enum_id`)),
    otherInfoValue: informationValue(day),
    gap: ({ operator, values }) => lacking(day, lookedUp.gapSets, values as Gap[], operator === 'in'),
  };
}
