/** SQL of whose leave it is: who employs somebody, and the calendar somebody works by. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { putOn } from '../plan/assign.store.ts';
import type { Holder } from './ledger/ledger.store.ts';

/**
 * Of some companies the one that employs a person on a day, the first one before the others.
 * Without a RowScope: of one person the company alone is told.
 */
export const employerOf = async (db: Db, partyId: string, companyIds: readonly string[], day: string): Promise<string | undefined> =>
  (
    await db.many<{ companyId: string }>(sql`
      select company_id as "companyId" from party_relationship
      where party_id = ${partyId}::uuid and company_id = any (${[...companyIds]}::uuid[]) and relationship_type_enum_id = 'PrtEmployee' and (valid @> ${day}::date or upper(valid) <= ${day}::date)
      order by valid @> ${day}::date desc, company_id <> ${companyIds[0] ?? null}::uuid, lower(valid) desc`)
  )[0]?.companyId;

/** A person in reach with the employment that counts: the one that stands, or the last one. */
export const personIn = (db: Db, rows: RowScope, partyId: string): Promise<(Holder & { readonly fullName: string }) | undefined> =>
  db.maybe(sql`
    select r.company_id as "companyId", p.party_id as "partyId", ${fullName(sql`p`)} as "fullName"
    from person p join lateral (
      select t.company_id from party_relationship t where t.party_id = p.party_id and t.relationship_type_enum_id = 'PrtEmployee'
        and ${onePersonIn(rows, sql`t.party_id`, sql`t.company_id`)} order by t.valid @> ${rows.asOf}::date desc, lower(t.valid) desc limit 1) r on true
    where p.party_id = ${partyId}::uuid`);

export interface WorkCalendarChoice {
  readonly workCalendarId: string;
  readonly title: string;
}

/** Active calendars of a company beside its default. */
export const calendarChoices = (db: Db, companyId: string): Promise<WorkCalendarChoice[]> =>
  db.many(sql`
    select work_calendar_id as "workCalendarId", title from work_calendar where company_id = ${companyId}::uuid and option_indicator = 'Y' and is_default = 'N' order by title`);

/** The own calendar of a person on a day; null: the default. */
export const ownCalendarOn = async (db: Db, { companyId, partyId }: Holder, day: string): Promise<string | null> =>
  (
    await db.maybe<{ id: string }>(sql`
      select work_calendar_id as id from person_work_calendar where company_id = ${companyId}::uuid and party_id = ${partyId}::uuid and valid @> ${day}::date`)
  )?.id ?? null;

/** From a day on another calendar, or the default again; what was said of later days goes. False for one that is not offered. */
export async function setCalendar(tx: Tx, { companyId, partyId }: Holder, workCalendarId: string | null, fromDate: string): Promise<boolean> {
  if (workCalendarId !== null && !(await calendarChoices(tx, companyId)).some((one) => one.workCalendarId === workCalendarId)) return false;
  await putOn(tx, companyId, [partyId], { workCalendarId, shiftProgrammeId: null, fromDate });
  return true;
}

/**
 * Whatever takes somebody away (leave, a mission, telework) is judged and written one after the other: each looks for what the other one wrote, which no constraint
 * over two tables can. Until the end of the transaction; of many people in the order of their ids.
 */
export const lockAbsences = (tx: Tx, partyId: string): Promise<unknown> => tx.one(sql`select pg_advisory_xact_lock(hashtextextended('absence ' || ${partyId}, 0))`);

/**
 * Whether a mission or telework that was approved, or waits, lies over a span of days: from a minute of its first to a minute of its last one.
 * Without a RowScope: of whoever asks for leave.
 */
export const isAway = async (
  db: Db,
  partyId: string,
  { fromDate, thruDate }: { readonly fromDate: string; readonly thruDate: string },
  { from, until }: { readonly from: number; readonly until: number },
): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from attendance_request t where t.party_id = ${partyId}::uuid and t.side = 'away' and t.status_id in ('RqSent', 'RqReturned', 'RqApproved')
        and t.span && tsrange(${fromDate}::date + make_interval(mins => ${from}::int), ${thruDate}::date + make_interval(mins => ${until}::int))) as is`)
  ).is;
