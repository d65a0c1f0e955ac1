/** Lays the usual calendars as rows of a company; what it has by the same code stays as it is. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import words from './usual-calendars.messages.fa.ts';
import { usualLines, usualProgrammes, usualShifts } from './usual-calendars.rules.ts';

const json = (rows: readonly object[]): string => JSON.stringify(rows);

/** Codes of calendars that are there already, in whatever letters. */
const codesOf = async (db: Db, companyId: string): Promise<ReadonlySet<string>> =>
  new Set((await db.many<{ code: string }>(sql`select upper(calendar_code) as code from work_calendar where company_id = ${companyId}::uuid`)).map(({ code }) => code));

/** Answers the ids of the calendars that were laid. Shifts of the company that are called alike are used as they are. */
export async function layUsualCalendars(tx: Tx, companyId: string, from: string, newId: () => string): Promise<string[]> {
  const known = await codesOf(tx, companyId);
  const calendars = Object.entries(words.calendars).flatMap(([code, title]) => (known.has(code) ? [] : [{ id: newId(), code, title }]));
  if (calendars.length === 0) return [];
  await tx.run(sql`
    insert into work_calendar (work_calendar_id, company_id, calendar_code, title)
    select id, ${companyId}::uuid, code, title from jsonb_to_recordset(${json(calendars)}::jsonb) as r(id uuid, code text, title text)`);
  const shifts = usualShifts.map((shift) => ({ ...shift, id: newId(), title: words.shifts[shift.code] }));
  const added = await tx.many<{ code: string }>(sql`
    insert into work_shift (work_shift_id, company_id, shift_code, title, shift_class, colour)
    select id, ${companyId}::uuid, code, title, class, colour from jsonb_to_recordset(${json(shifts)}::jsonb) as r(id uuid, code text, title text, class text, colour text)
    on conflict do nothing returning shift_code as code`);
  const isNew = new Set(added.map(({ code }) => code));
  const lines = usualLines.filter(({ shift }) => isNew.has(shift)).map((line) => ({ ...line, id: newId() }));
  await tx.run(sql`
    insert into work_shift_line (work_shift_line_id, company_id, work_shift_id, line_kind, day_offset, from_minute, minutes, floating)
    select r.id, s.company_id, s.work_shift_id, kind, "dayOffset", "from", minutes, floating
    from jsonb_to_recordset(${json(lines)}::jsonb) as r(id uuid, shift text, kind text, "dayOffset" smallint, "from" smallint, minutes smallint, floating smallint)
    join work_shift s on s.company_id = ${companyId}::uuid and upper(s.shift_code) = r.shift`);
  const byCode = new Map(calendars.map(({ code, id }) => [code, id]));
  const programmes = usualProgrammes(from).flatMap((programme) => {
    const calendarId = byCode.get(programme.calendar);
    return calendarId === undefined ? [] : [{ ...programme, id: newId(), calendarId, weekdays: programme.weekdays === null ? null : JSON.stringify(programme.weekdays) }];
  });
  await tx.run(sql`
    insert into shift_programme (shift_programme_id, company_id, work_calendar_id, title, priority, programme_type, work_shift_id, for_all, holidays, weekday_enum_ids, rotation_from)
    select r.id, ${companyId}::uuid, "calendarId", r.title, priority, type, s.work_shift_id, "forAll", holidays, weekdays, "rotationFrom"
    from jsonb_to_recordset(${json(programmes)}::jsonb)
      as r(id uuid, "calendarId" uuid, title text, priority smallint, type text, shift text, "forAll" text, holidays text, weekdays text, "rotationFrom" date)
    left join work_shift s on s.company_id = ${companyId}::uuid and upper(s.shift_code) = r.shift`);
  const turns = programmes.flatMap(({ id: programmeId, turns: all }) => all.map(([shift, days], at) => ({ id: newId(), programmeId, sequence: at + 1, shift, days })));
  await tx.run(sql`
    insert into shift_turn (shift_turn_id, company_id, shift_programme_id, sequence, work_shift_id, days)
    select r.id, ${companyId}::uuid, "programmeId", sequence, s.work_shift_id, days
    from jsonb_to_recordset(${json(turns)}::jsonb) as r(id uuid, "programmeId" uuid, sequence smallint, shift text, days smallint)
    left join work_shift s on s.company_id = ${companyId}::uuid and upper(s.shift_code) = r.shift`);
  return calendars.map(({ id }) => id);
}
