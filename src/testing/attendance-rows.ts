/** Rows of attendance that calls are asked about, laid past the rules of the product: a month, a sheet that waits for somebody, a press. */
import type pg from 'pg';
import { overtimeClasses } from '#modules/attendance/day/overtime.rules.ts';
import { figuresOf, plainMonth } from '#modules/attendance/sheets/sheet.rules.ts';
import { companyOf, type PersonName, partyId } from './organisation.ts';

export interface AttendanceRow {
  readonly attendanceClosingId: string;
  readonly attendanceSheetId: string;
  /** Of `PRESS`. */
  readonly clockPressId: string;
}

type Owner = Pick<pg.Client, 'query'>;

/** Days on which years begin. */
const newYear = { 1398: '2019-03-21', 1404: '2025-03-21' };

/** The first month of a year of a company, the same however often it is laid; answers its id. */
export async function layPeriod(owner: Owner, company: string, year: keyof typeof newYear = 1398): Promise<string> {
  await owner.query(
    `insert into attendance_period (attendance_period_id, company_id, jalali_year, jalali_month, valid) values (gen_random_uuid(), $1, $2, 1, daterange($3::date, $3::date + 31))
     on conflict do nothing`,
    [company, year, newYear[year]],
  );
  const ofYear = 'select attendance_period_id as id from attendance_period where company_id = $1 and jalali_year = $2 and jalali_month = 1';
  const { rows } = await owner.query<{ id: string }>(ofYear, [company, year]);
  return rows[0]?.id ?? '';
}

/** The press that `layAttendance` lays, as a correction says it. */
export const PRESS = { date: '2026-05-09', at: '2026-05-09T08:00', key: null };

/** A press that somebody said a person had made; answers its id. */
async function layPress(owner: Owner, name: PersonName): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into clock_correction (clock_correction_id, company_id, party_id, at, reason_text, corrected_at) values (gen_random_uuid(), $1, $2, $3, 'said', now())
     returning clock_correction_id as id`,
    [companyOf(name), partyId(name), PRESS.at],
  );
  return rows[0]?.id ?? '';
}

/** A day that was counted and has nothing in it but, where it is given, the lines of presence; ISO date. */
export const layDay = (owner: Owner, name: PersonName, day: string, lines: readonly (readonly unknown[])[] = []) =>
  owner.query(
    `insert into attendance_day (company_id, party_id, day, day_kind, planned, present, inside, outside, covered, delay, gap, hurry, forgiven, absence, counted, not_counted,
       night, made_good, weekly_rest, holiday, covered_by, overtime, exceptions, lines, stops)
     values ($1, $2, $3, 'ordinary', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', $4, '[]', $5, 'N')`,
    [companyOf(name), partyId(name), day, JSON.stringify(Object.fromEntries(overtimeClasses.map((one) => [one, 0]))), JSON.stringify(lines)],
  );

/** Puts somebody on a work calendar from a day on; ISO date. */
export const layCalendar = (owner: Owner, name: PersonName, workCalendarId: string, from: string) =>
  owner.query(
    `insert into person_work_calendar (person_work_calendar_id, company_id, party_id, work_calendar_id, valid) values (gen_random_uuid(), $1, $2, $3, daterange($4::date, null))`,
    [companyOf(name), partyId(name), workCalendarId, from],
  );

/** A sheet in a closing of its own, and a press. */
export async function layAttendance(owner: Owner, name: PersonName): Promise<AttendanceRow> {
  const company = companyOf(name);
  const period = await layPeriod(owner, company);
  const { rows } = await owner.query<Omit<AttendanceRow, 'clockPressId'>>(
    `with closing as (
       insert into attendance_closing (attendance_closing_id, company_id, attendance_period_id, number, deadline, made_at)
       select gen_random_uuid(), $1, attendance_period_id, 1 + (select count(*) from attendance_closing where company_id = $1), '2019-05-01', now()
       from attendance_period where attendance_period_id = $3
       returning attendance_closing_id, attendance_period_id),
     drafted as (select gen_random_uuid() as sheet_id, * from closing)
     insert into attendance_sheet (attendance_sheet_id, company_id, attendance_closing_id, attendance_period_id, party_id, version)
     select sheet_id, $1, attendance_closing_id, attendance_period_id, $2, 1 from drafted
     returning attendance_closing_id as "attendanceClosingId", attendance_sheet_id as "attendanceSheetId"`,
    [company, partyId(name), period],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no sheet was laid');
  const counted = `update attendance_sheet set figures = $2, days = '[]', pay = '{"employmentId": null, "lines": []}', status_id = 'AsCalculated' where attendance_sheet_id = $1`;
  await owner.query(counted, [row.attendanceSheetId, JSON.stringify(figuresOf([], [], plainMonth, []))]);
  await owner.query(`update attendance_sheet set status_id = 'AsChecking' where attendance_sheet_id = $1`, [row.attendanceSheetId]);
  return { ...row, clockPressId: await layPress(owner, name) };
}

/** A closed sheet of nothing, of a month of 1405; `days`: a range of ISO dates; `broughtOvertime`: minutes of a month that was counted elsewhere. */
export async function layClosedSheet(
  owner: Owner,
  name: PersonName,
  { month, days, broughtOvertime }: { readonly month: number; readonly days: string; readonly broughtOvertime?: number },
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    `with period as (
       insert into attendance_period (attendance_period_id, company_id, jalali_year, jalali_month, valid) values (gen_random_uuid(), $1, 1405, $3, $4::daterange)
       on conflict (company_id, jalali_year, jalali_month) do update set valid = excluded.valid returning attendance_period_id),
     closing as (
       insert into attendance_closing (attendance_closing_id, company_id, attendance_period_id, number, deadline, made_at)
       select gen_random_uuid(), $1, attendance_period_id, 1 + (select count(*) from attendance_closing where company_id = $1), '2026-06-01', now() from period
       returning attendance_closing_id, attendance_period_id)
     insert into attendance_sheet (attendance_sheet_id, company_id, attendance_closing_id, attendance_period_id, party_id, version)
     select gen_random_uuid(), $1, attendance_closing_id, attendance_period_id, $2, 1 from closing returning attendance_sheet_id as id`,
    [companyOf(name), partyId(name), month, days],
  );
  const sheetId = rows[0]?.id;
  const counted = `update attendance_sheet set figures = $2, days = '[]', pay = '{"employmentId": null, "lines": []}', status_id = 'AsCalculated' where attendance_sheet_id = $1`;
  await owner.query(counted, [sheetId, JSON.stringify(figuresOf([], [], plainMonth, []))]);
  for (const status of ['AsChecking', 'AsConfirmed', 'AsInApproval'])
    await owner.query('update attendance_sheet set status_id = $2 where attendance_sheet_id = $1', [sheetId, status]);
  if (broughtOvertime !== undefined)
    await owner.query(`update attendance_sheet set brought = 'Y', figures = jsonb_set(figures, '{figures,counted}', to_jsonb($2::int)) where attendance_sheet_id = $1`, [
      sheetId,
      broughtOvertime,
    ]);
  await owner.query(`update attendance_sheet set status_id = 'AsClosed', closed_at = now() where attendance_sheet_id = $1`, [sheetId]);
}
