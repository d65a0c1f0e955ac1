/**
 * Those who need an order, compared with what is in force today: each reason is looked for by the indexes of one person, so a page costs what it shows.
 */
import type { QueryOf } from '#kernel/call.ts';
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { figuresByYear, type LegalKindId } from '#modules/payroll/payroll.api.ts';
import { positionJoin } from '#modules/personnel/personnel.api.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { due } from './due.contract.ts';
import { type DueKind, dueKinds, isTouched, lawKindsIn, typeOfDue } from './due-kinds.rules.ts';

/** How long ahead the end of an order is told. */
const AHEAD = 30;
/** The name by which formulas ask for the wage of class and rank. */
const WAGE_TABLE = 'wageTable.daily';
const yearStart = (year: number): string => toIso({ year, month: 1, day: 1 });

/** Companies and laws whose formulas the figures of the year touch: `company law`. */
async function touched(db: Db, rows: RowScope, year: number): Promise<string[]> {
  const figures = await figuresByYear(db);
  const texts = await db.many<{ companyId: string; orderSet: string; texts: string[] }>(sql`
    select r.company_id as "companyId", r.order_set as "orderSet", array_agg(concat_ws(' + ', r.amount_text, r.score_text)) as texts from order_rule r
    where ${companiesIn(rows, sql`r.company_id`)} and r.valid @> ${yearStart(year)}::date group by 1, 2`);
  return texts.filter((one) => isTouched(lawKindsIn(one.texts), figures.get(year) ?? [], figures.get(year - 1) ?? [])).map(({ companyId, orderSet }) => `${companyId} ${orderSet}`);
}

/** Companies and laws whose formulas ask for the wage of class and rank: `company law`. */
const readingTable = async (db: Db, rows: RowScope, today: string): Promise<string[]> => {
  const found = await db.many<{ set: string }>(sql`
    select distinct r.company_id || ' ' || r.order_set as set from order_rule r
    where ${companiesIn(rows, sql`r.company_id`)} and r.valid @> ${today}::date and position(${WAGE_TABLE} in concat_ws(' ', r.amount_text, r.score_text)) > 0`);
  return found.map(({ set }) => set);
};

/** Until when the allowance of a child is paid; null where no law of the year says so. */
async function childAge(db: Db, year: number): Promise<number | null> {
  const kind: LegalKindId = 'LpChildAge';
  const found = (await figuresByYear(db)).get(year)?.find((one) => one.kind === kind && one.isConfirmed);
  return found?.rate == null ? null : Number(found.rate);
}

interface Day {
  readonly today: string;
  readonly yearFrom: string;
  readonly yearBefore: string;
  readonly touched: readonly string[];
  readonly readingTable: readonly string[];
  readonly childAge: number | null;
  /** First days of Jalali years (ISO): the day of a year on which somebody was hired comes round. */
  readonly years: readonly string[];
}

const FIRST_YEAR = 1330;

export async function dueDay(db: Db, rows: RowScope, today: string): Promise<Day> {
  const { year } = toJalali(today);
  return {
    ...{
      today,
      yearFrom: yearStart(year),
      yearBefore: yearStart(year - 1),
      touched: await touched(db, rows, year),
      readingTable: await readingTable(db, rows, today),
      childAge: await childAge(db, year),
    },
    years: Array.from({ length: year - FIRST_YEAR + 1 }, (_, at) => yearStart(FIRST_YEAR + at)),
  };
}

/** What is in force today, and the last day it ever was. */
const current = (today: string): Sql => sql`left join lateral (
  select o.empl_order_id, o.from_date, o.agreement_id, o.old_number is null as is_counted, upper(d.valid) as until, v.facts, a.order_set
  from empl_order_day d join empl_order o using (empl_order_id) join empl_order_version v on v.empl_order_id = d.empl_order_id and v.version = d.version
    left join agreement_type a on a.agreement_id = o.agreement_id
  where d.party_relationship_id = r.party_relationship_id and upper_inf(d.known) and d.valid @> ${today}::date limit 1) c on true
  left join lateral (
    select max(upper(d.valid)) as ended from empl_order_day d where c.empl_order_id is null and d.party_relationship_id = r.party_relationship_id and upper_inf(d.known)) past on true`;

const alive = (today: string): Sql => sql`x.party_id = r.party_id and x.relationship_type_enum_id in ('Son', 'Daughter') and x.birth_date <= ${today}::date
  and (x.death_date is null or x.death_date > ${today}::date)`;

/** Of each reason since when, as rows `since`; none where it is no reason. Without a RowScope: of the rows of `r`, which stand in the scope of the list already. */
const reasons = ({ today, yearFrom, yearBefore, touched: sets, readingTable: readers, childAge: age, years }: Day): Readonly<Record<DueKind, Sql>> => ({
  none: sql`select lower(r.valid) as since where c.empl_order_id is null and past.ended is null`,
  ended: sql`select coalesce(past.ended, c.until) as since
    where past.ended is not null or (c.until <= ${addDays(today, AHEAD)}::date and c.until is distinct from upper(r.valid))`,
  year: sql`select ${yearFrom}::date as since where c.from_date < ${yearFrom}::date and concat(r.company_id, ' ', c.order_set) = any (${[...sets]}::text[])`,
  wageTable: sql`select lower(step.valid) as since from employment_grade g
      join lateral (select w.valid from wage_step w where w.company_id = r.company_id and w.job_grade_enum_id = g.job_grade_enum_id and w.valid @> ${today}::date
        and w.verified_version = w.row_version and (w.pay_grade_enum_id is null or w.pay_grade_enum_id = g.pay_grade_enum_id) order by w.pay_grade_enum_id nulls last limit 1) step on true
    where g.party_relationship_id = r.party_relationship_id and g.valid @> ${today}::date and lower(step.valid) > c.from_date
      and concat(r.company_id, ' ', c.order_set) = any (${[...readers]}::text[])`,
  contract: sql`select coalesce(max(lower(k.valid)) filter (where k.valid @> ${today}::date), max(upper(k.valid))) as since from employment_contract k
    where c.empl_order_id is not null and k.party_relationship_id = r.party_relationship_id and k.state <> 'draft' and lower(k.valid) <= ${today}::date
    having count(*) > 0 and not coalesce(bool_or(k.agreement_id = c.agreement_id) filter (where k.valid @> ${today}::date), false)`,
  post: sql`select max(lower(h.valid)) as since from empl_position_party h
    where h.party_id = r.party_id and h.company_id = r.company_id and h.main_position = 'Y' and lower(h.valid) > c.from_date and lower(h.valid) <= ${today}::date having count(*) > 0`,
  structure: sql`select max(lower(s.valid)) as since from personnel_structure s
    where s.party_id = r.party_id and s.company_id = r.company_id and lower(s.valid) > c.from_date and lower(s.valid) <= ${today}::date having count(*) > 0`,
  family: sql`select coalesce(max(x.birth_date) filter (where x.birth_date > c.from_date), c.from_date) as since from family_member x
    where c.is_counted and ${alive(today)} having count(*) <> (c.facts ->> 'children')::int and (count(*) > 0 or c.is_counted)`,
  childAge: sql`select max((x.birth_date + make_interval(years => ${age}::int))::date) as since from family_member x
    where ${age}::int is not null and c.order_set = 'labour' and ${alive(today)} and coalesce(x.occupation_status_enum_id, '') not in ('EmpsStudent', 'EmpsDisabled')
      and x.birth_date + make_interval(years => ${age}::int) > c.from_date and x.birth_date + make_interval(years => ${age}::int) <= ${today}::date having count(*) > 0`,
  marriage: sql`select coalesce((select max(greatest(x.wedding_date, x.divorce_date)) from family_member x where x.party_id = r.party_id
      and greatest(x.wedding_date, x.divorce_date) between c.from_date and ${today}::date), c.from_date) as since
    where c.is_counted and (p.marital_status_enum_id = 'MarsMarried') is distinct from (c.facts ->> 'isMarried')::boolean and p.marital_status_enum_id is not null`,
  degree: sql`select max(lower(q.valid)) as since from party_qualification q
    where q.party_id = r.party_id and lower(q.valid) > c.from_date and lower(q.valid) <= ${today}::date having count(*) > 0`,
  anniversary: sql`select served.since from (
      select lower(r.valid) - (select max(y) from unnest(${[...years]}::date[]) y where y <= lower(r.valid)) as days) hired,
    lateral (select case when ${yearFrom}::date + hired.days <= ${today}::date then ${yearFrom}::date + hired.days else ${yearBefore}::date + hired.days end as since) served
    where c.order_set = 'labour' and served.since > c.from_date and served.since > lower(r.valid)`,
});

/** All reasons of a row, the first of them apart. */
function reasonsOf(day: Day): Sql {
  const found = reasons(day);
  const all = dueKinds.map((kind, at) => sql`select ${at}::int as place, ${kind}::text as kind, s.since from (${found[kind]}) s`);
  const union = all.reduce((one, other) => sql`${one} union all ${other}`);
  return sql`cross join lateral (
    select (array_agg(w.kind order by w.place))[1] as kind, (array_agg(w.since order by w.place))[1] as since, jsonb_agg(w.kind order by w.place) as kinds
    from (${union}) w having count(*) > 0) due`;
}

/** What the last order says, be it over. */
const latest = sql`left join lateral (
  select v.total from empl_order o join empl_order_version v using (empl_order_id, version)
  where o.party_relationship_id = r.party_relationship_id and o.status_id = 'EoSigned' order by o.from_date desc, o.signed_no desc limit 1) latest on true`;

const typeCode = sql`${JSON.stringify(typeOfDue)}::jsonb ->> due.kind`;
const typeTitle = sql`(select t.title from order_type t where t.company_id = r.company_id and lower(t.code) = lower(${typeCode}))`;
/** What was brought before approvers is waited for. */
const waits = sql`exists (select from empl_order w where w.party_relationship_id = r.party_relationship_id and w.status_id in ('EoInApproval', 'EoReturned'))`;

type Asked = Pick<QueryOf<typeof due.list>, 'kind'>;

export const dueSource = defineSource<typeof due>({
  calls: due,
  parts: async ({ db, rows, today, query: { kind } }: { db: Db; rows: RowScope; today: string; query: Asked }) => {
    const day = await dueDay(db, rows, today);
    const isAsked = kind === undefined ? sql`true` : sql`due.kinds ? ${kind}`;
    return {
      from: sql`party_relationship r join person p using (party_id) ${current(today)} ${reasonsOf(day)}`,
      joins: { position: positionJoin(today), company: sql`join company co on co.company_id = r.company_id`, latest },
      where: sql`r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${today}::date and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} and not ${waits} and ${isAsked}`,
      key: sql`r.party_relationship_id`,
      subject: sql`r.party_id`,
      columns: {
        pseudoId: { value: sql`r.pseudo_id` },
        fullName: { value: fullName(sql`p`), folded: sql`p.search_text`, sort: sql`p.sort_text` },
        kind: { value: sql`due.kind` },
        since: { value: sql`due.since` },
        typeTitle: { value: typeTitle },
        kinds: { value: sql`due.kinds::text` },
        unitName: { value: sql`u.organization_name`, join: 'position' },
        companyName: { value: sql`co.organization_name`, join: 'company' },
        fromDate: { value: sql`c.from_date` },
        total: { value: sql`latest.total`, join: 'latest' },
      },
      search: ['fullName', 'pseudoId'],
      order: sql`r.code_key, r.party_relationship_id`,
    };
  },
});

/** Codes of employments in reach, in their order, and the type of a company by its code. */
export const codesOf = async (db: Db, rows: RowScope, companyId: string, employmentIds: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ code: string }>(sql`
      select r.pseudo_id as code from party_relationship r
      where r.party_relationship_id = any (${[...employmentIds]}::uuid[]) and r.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)} order by r.code_key`)
  ).map(({ code }) => code);

export const typeIdOf = async (db: Db, companyId: string, code: string): Promise<string | null> =>
  (await db.maybe<{ id: string }>(sql`select order_type_id as id from order_type where company_id = ${companyId}::uuid and lower(code) = lower(${code}) and is_active = 'Y'`))
    ?.id ?? null;
