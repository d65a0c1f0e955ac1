/** A sheet of attendance that waits for somebody, in a closing of its own, laid past the rules of the product: what calls about sheets are asked for. */
import type pg from 'pg';
import { figuresOf, plainMonth } from '#modules/attendance/sheets/sheet.rules.ts';
import { companyOf, type PersonName, partyId } from './organisation.ts';

export interface AttendanceRow {
  readonly attendanceClosingId: string;
  readonly attendanceSheetId: string;
}

export async function layAttendance(owner: Pick<pg.Client, 'query'>, name: PersonName): Promise<AttendanceRow> {
  const company = companyOf(name);
  await owner.query(
    `insert into attendance_period (attendance_period_id, company_id, jalali_year, jalali_month, valid) values (gen_random_uuid(), $1, 1398, 1, '[2019-03-21,2019-04-21)')
     on conflict do nothing`,
    [company],
  );
  const { rows } = await owner.query<AttendanceRow>(
    `with closing as (
       insert into attendance_closing (attendance_closing_id, company_id, attendance_period_id, number, deadline, made_at)
       select gen_random_uuid(), $1, attendance_period_id, 1 + (select count(*) from attendance_closing where company_id = $1), '2019-05-01', now()
       from attendance_period where company_id = $1 and jalali_year = 1398
       returning attendance_closing_id, attendance_period_id),
     drafted as (select gen_random_uuid() as sheet_id, * from closing)
     insert into attendance_sheet (attendance_sheet_id, company_id, attendance_closing_id, attendance_period_id, party_id, version)
     select sheet_id, $1, attendance_closing_id, attendance_period_id, $2, 1 from drafted
     returning attendance_closing_id as "attendanceClosingId", attendance_sheet_id as "attendanceSheetId"`,
    [company, partyId(name)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('no sheet was laid');
  const counted = `update attendance_sheet set figures = $2, days = '[]', pay = '{"employmentId": null, "lines": []}', status_id = 'AsCalculated' where attendance_sheet_id = $1`;
  await owner.query(counted, [row.attendanceSheetId, JSON.stringify(figuresOf([], [], plainMonth))]);
  await owner.query(`update attendance_sheet set status_id = 'AsChecking' where attendance_sheet_id = $1`, [row.attendanceSheetId]);
  return row;
}
