/** SQL of the roster: whose it is, and what it says of single days. */
import { contains, type Days } from '#kernel/intervals/intervals.ts';
import { likeText } from '#kernel/persian-text/like.ts';
import { searchWords } from '#kernel/persian-text/persian-text.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, empty, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';

export interface RosterAsked {
  readonly from: string;
  readonly thru: string;
  readonly unitId?: string | undefined;
  readonly workCalendarId?: string | undefined;
  readonly searchValue?: string | undefined;
}

export interface RosterPerson {
  readonly partyId: string;
  readonly fullName: string;
}

/** People of a company in reach who are employed on some of the days, by name; and how many they are. */
export async function rosterPeople(
  db: Db,
  rows: RowScope,
  companyId: string,
  { from, thru, unitId, workCalendarId, searchValue = '' }: RosterAsked,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ people: RosterPerson[]; count: number }> {
  const words = searchWords(searchValue);
  const inUnit = unitId === undefined ? empty : sql`and p.party_id in (select people_under(array[${unitId}::uuid], ${rows.asOf}::date))`;
  const own = sql`select w.work_calendar_id from person_work_calendar w where w.party_id = p.party_id and w.company_id = ${companyId}::uuid and w.valid @> ${from}::date`;
  const standard = sql`select c.work_calendar_id from work_calendar c where c.company_id = ${companyId}::uuid and c.is_default = 'Y'`;
  const onCalendar = workCalendarId === undefined ? empty : sql`and coalesce((${own}), (${standard})) = ${workCalendarId}::uuid`;
  const found = await db.many<RosterPerson & { count: number }>(sql`
    select p.party_id as "partyId", ${fullName(sql`p`)} as "fullName", count(*) over ()::int as count from person p
    where exists (
        select from party_relationship r where r.party_id = p.party_id and r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'
          and r.valid && daterange(${from}::date, ${thru}::date, '[]') and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)})
      ${inUnit} ${onCalendar} and p.search_text like all (${words.map((word) => `%${likeText(word)}%`)}::text[])
    order by p.sort_text, p.party_id limit ${size} offset ${page * size}`);
  return { people: found.map(({ count: _, ...person }) => person), count: found[0]?.count ?? 0 };
}

/** Employments of people in reach that touch a span, by person; whoever is out of reach has none. */
export async function employedIn(
  db: Db,
  rows: RowScope,
  companyId: string,
  people: readonly string[],
  from: string,
  thru: string,
): Promise<(partyId: string, date: string) => boolean> {
  const found = Map.groupBy(
    await db.many<Days & { partyId: string }>(sql`
      select r.party_id as "partyId", lower(r.valid) as "from", upper(r.valid) as "until" from party_relationship r
      where r.company_id = ${companyId}::uuid and r.party_id = any (${[...new Set(people)]}::uuid[]) and r.relationship_type_enum_id = 'PrtEmployee'
        and r.valid && daterange(${from}::date, ${thru}::date, '[]') and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}`),
    ({ partyId }) => partyId,
  );
  return (partyId, date) => found.get(partyId)?.some((days) => contains(days, date)) === true;
}

export const activeShiftIds = async (db: Db, companyId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.many<{ id: string }>(sql`select work_shift_id as id from work_shift where company_id = ${companyId}::uuid and status_id = 'SWSActive'`)).map(({ id }) => id));

export interface RosterCell {
  readonly partyId: string;
  readonly date: string;
  /** Null: rest; undefined: as the programmes say. */
  readonly workShiftId?: string | null | undefined;
}

/** What stood of days before they are written, by person and day. */
const heldDays = (tx: Tx, companyId: string, cells: readonly RosterCell[]): Promise<{ partyId: string; date: string; workShiftId: string | null }[]> =>
  tx.many(sql`
    select d.party_id as "partyId", d.day_date as date, d.work_shift_id as "workShiftId" from person_day_shift d
    join jsonb_to_recordset(${JSON.stringify(cells)}::jsonb) as c("partyId" uuid, date date) on c."partyId" = d.party_id and c.date = d.day_date
    where d.company_id = ${companyId}::uuid order by d.party_id, d.day_date for update of d`);

export interface Written {
  readonly partyId: string;
  readonly date: string;
  readonly before: string | null | undefined;
  readonly after: string | null | undefined;
}

/** Writes cells whose people and shifts have been judged, in two statements; answers what changed. */
export async function writeCells(tx: Tx, companyId: string, cells: readonly RosterCell[], reason: string | null, newId: () => string): Promise<Written[]> {
  const held = new Map((await heldDays(tx, companyId, cells)).map(({ partyId, date, workShiftId }) => [`${partyId}/${date}`, workShiftId]));
  const changed = cells
    .map(({ partyId, date, workShiftId }) => ({ partyId, date, before: held.get(`${partyId}/${date}`), after: workShiftId }))
    .filter(({ before, after }) => before !== after);
  const laid = changed.filter(({ after }) => after !== undefined).map((one) => ({ ...one, id: newId() }));
  const gone = changed.filter(({ after }) => after === undefined);
  await tx.run(sql`
    insert into person_day_shift as t (person_day_shift_id, company_id, party_id, day_date, work_shift_id, reason)
    select id, ${companyId}::uuid, "partyId", date, after, ${reason} from jsonb_to_recordset(${JSON.stringify(laid)}::jsonb) as c(id uuid, "partyId" uuid, date date, after uuid)
    on conflict (company_id, party_id, day_date) do update set work_shift_id = excluded.work_shift_id, reason = excluded.reason, row_version = t.row_version + 1`);
  await tx.run(sql`
    delete from person_day_shift d using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as c("partyId" uuid, date date)
    where d.company_id = ${companyId}::uuid and d.party_id = c."partyId" and d.day_date = c.date`);
  return changed;
}

/** Whether a calendar is an active one of a company, and a crew one of it. */
export const isPlanOf = async (tx: Tx, companyId: string, workCalendarId: string, shiftProgrammeId: string | null): Promise<boolean> =>
  (await tx.maybe(sql`
    select from work_calendar c where c.company_id = ${companyId}::uuid and c.work_calendar_id = ${workCalendarId}::uuid and c.option_indicator = 'Y'
      and (${shiftProgrammeId}::uuid is null or exists (
        select from shift_programme p where p.shift_programme_id = ${shiftProgrammeId}::uuid and p.work_calendar_id = c.work_calendar_id and p.for_all = 'N'))`)) !== undefined;
