/** SQL of rosters that come by sheets. Without a RowScope: an import is of a whole company. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

/** Active shifts of a company: code in capitals to id. */
export const shiftsByCode = async (db: Db, companyId: string): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (
      await db.many<{ code: string; id: string }>(sql`
        select upper(shift_code) as code, work_shift_id as id from work_shift where company_id = ${companyId}::uuid and status_id = 'SWSActive'`)
    ).map(({ code, id }) => [code, id]),
  );

interface SaidDay {
  readonly partyId: string;
  readonly date: string;
  /** Null: rest. */
  readonly workShiftId: string | null;
  readonly code: string | null;
}

/** What the roster says of single days of people, with the codes of the shifts. */
export const saidDays = (db: Db, companyId: string, people: readonly string[], from: string, thru: string): Promise<SaidDay[]> =>
  db.many(sql`
    select d.party_id as "partyId", d.day_date::text as date, d.work_shift_id as "workShiftId", w.shift_code as code
    from person_day_shift d left join work_shift w using (work_shift_id)
    where d.company_id = ${companyId}::uuid and d.party_id = any (${[...people]}::uuid[]) and d.day_date between ${from}::date and ${thru}::date`);

/** Rows of a run of which some day says something else now than the run wrote. */
export const changedMonths = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i
      where i.run_id = ${runId}::uuid and exists (
        select from jsonb_to_recordset(i.before -> 'cells') as c (date date, now text)
        left join person_day_shift d on d.company_id = i.company_id and d.party_id = (i.before ->> 'partyId')::uuid and d.day_date = c.date
        where c.now is distinct from case when d.party_id is null then 'none' else coalesce(d.work_shift_id::text, 'rest') end)`)
  ).count;

export interface PlanChoice {
  readonly calendarCode: string;
  readonly calendarTitle: string;
  readonly workCalendarId: string;
  /** Null: the calendar by itself. */
  readonly crew: string | null;
  readonly shiftProgrammeId: string | null;
}

/** Active calendars of a company, and crews of them. */
export const planChoices = (db: Db, companyId: string): Promise<PlanChoice[]> =>
  db.many(sql`
    select c.calendar_code as "calendarCode", c.title as "calendarTitle", c.work_calendar_id as "workCalendarId", p.title as crew, p.shift_programme_id as "shiftProgrammeId"
    from work_calendar c cross join lateral (
      select null as title, null::uuid as shift_programme_id
      union all select p.title, p.shift_programme_id from shift_programme p where p.work_calendar_id = c.work_calendar_id and p.for_all = 'N') p
    where c.company_id = ${companyId}::uuid and c.option_indicator = 'Y'`);

export interface Assigned {
  readonly partyId: string;
  readonly workCalendarId: string;
  readonly shiftProgrammeId: string | null;
  /** A daterange as text. */
  readonly valid: string;
}

/** By which calendars and crews people work, in order of their days. */
export const assignedOf = (db: Db, companyId: string, people: readonly string[]): Promise<Assigned[]> =>
  db.many(sql`
    select party_id as "partyId", work_calendar_id as "workCalendarId", shift_programme_id as "shiftProgrammeId", valid::text as valid
    from person_work_calendar where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) order by party_id, person_work_calendar.valid`);

/** Rows of a run after which somebody was put on another calendar or crew. */
export const changedAssignments = async (db: Db, runId: string): Promise<number> =>
  (
    await db.one<{ count: number }>(sql`
      select count(*)::int as count from import_change i
      where i.run_id = ${runId}::uuid and (
        select coalesce(jsonb_agg(jsonb_build_array(w.work_calendar_id, w.shift_programme_id, w.valid::text) order by w.valid), '[]') from person_work_calendar w
        where w.company_id = i.company_id and w.party_id = (i.before ->> 'partyId')::uuid)
      is distinct from (
        select coalesce(jsonb_agg(jsonb_build_array(n -> 'workCalendarId', n -> 'shiftProgrammeId', n -> 'valid')), '[]') from jsonb_array_elements(i.before -> 'now') n)`)
  ).count;

/** Puts assignments of people in the place of those that stand. */
export async function replaceAssigned(tx: Tx, companyId: string, people: readonly string[], rows: readonly Assigned[]): Promise<void> {
  await tx.run(sql`delete from person_work_calendar where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[])`);
  await tx.run(sql`
    insert into person_work_calendar (person_work_calendar_id, company_id, party_id, work_calendar_id, shift_programme_id, valid)
    select gen_random_uuid(), ${companyId}::uuid, n."partyId", n."workCalendarId", n."shiftProgrammeId", n.valid
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n ("partyId" uuid, "workCalendarId" uuid, "shiftProgrammeId" uuid, valid daterange)`);
}
