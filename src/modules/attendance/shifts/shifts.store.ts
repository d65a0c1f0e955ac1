/** Where shifts lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Shift, shiftFault } from '#platform/calendar/shifts/shift.rules.ts';
import { shiftFrom } from '#platform/calendar/shifts/shifts.store.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { type ShiftChoices, shiftLines, shiftVariants, workShifts } from './shifts.contract.ts';
import { shiftErrors } from './shifts.errors.ts';

type LineRow = Parameters<typeof shiftFrom>[0][number];

/** Minutes of work without unpaid breaks, as lists show and sort them: what lies in the lines alone, since no two meet. */
const planned = sql`(
  select coalesce(sum(case line_kind when 'ShlWork' then minutes when 'ShlBreak' then -minutes else 0 end), 0)::int from work_shift_line l where l.work_shift_id = t.work_shift_id)`;

export const shiftRows: RecordRows = {
  records: workShifts,
  table: 'work_shift',
  shown: { plannedMinutes: planned },
  refuse: (name, detail) => shiftErrors.error(name, detail),
};

/** The shift as it would be with the written line. Without a RowScope: of a shift that the caller holds. */
async function shiftWith(tx: Tx, workShiftId: string, id: string, values: FormValues): Promise<Shift> {
  const others = await tx.many<LineRow>(sql`
    select line_kind as kind, (day_offset * 1440 + from_minute)::int as "from", minutes::int, floating::int from work_shift_line
    where work_shift_id = ${workShiftId}::uuid and work_shift_line_id <> ${id}::uuid`);
  const from = Number(values['dayOffset']) * 1_440 + Number(values['fromMinute']);
  return shiftFrom([...others, { kind: values['lineKind'] as LineRow['kind'], from, minutes: Number(values['minutes']), floating: Number(values['floating'] ?? 0) }]);
}

export const lineRows: RecordRows = {
  records: shiftLines,
  table: 'work_shift_line',
  above: { table: 'work_shift', field: 'workShiftId' },
  shown: { dayOffset: sql`t.day_offset::text` },
  columns: { lineKind: 'line_kind', dayOffset: 'day_offset', fromMinute: 'from_minute', minutes: 'minutes', floating: 'floating' },
  defaults: { floating: '0' },
  refuse: (name, detail) => shiftErrors.error(name, detail),
  async check(tx, { aboveId }, values, id) {
    const fault = shiftFault(await shiftWith(tx, aboveId, id, values));
    if (fault !== undefined) throw shiftErrors.error(fault);
  },
};

/** Whether a shift is one of a company that may be chosen. */
export const isShiftOf = async (tx: Tx, companyId: string, workShiftId: unknown): Promise<boolean> =>
  (await tx.maybe(sql`select from work_shift where work_shift_id::text = ${String(workShiftId)} and company_id = ${companyId}::uuid for share`)) !== undefined;

export const variantRows: RecordRows = {
  records: shiftVariants,
  table: 'work_shift_variant',
  above: { table: 'work_shift', field: 'workShiftId' },
  shown: { steadTitle: sql`(select s.title from work_shift s where s.work_shift_id = t.stead_shift_id)`, lunarMonth: sql`t.lunar_month::text` },
  columns: { title: 'title', steadShiftId: 'stead_shift_id', lunarMonth: 'lunar_month', lunarYear: 'lunar_year', fromDate: 'from_date', thruDate: 'thru_date' },
  refuse: (name, detail) => shiftErrors.error(name, detail),
  async check(tx, { companyId, aboveId }, { steadShiftId }) {
    if (steadShiftId === aboveId) throw shiftErrors.error('sameShift');
    if (!(await isShiftOf(tx, companyId, steadShiftId))) throw shiftErrors.error('option', { fields: { steadShiftId: 'option' } });
  },
};

const own = (scope: RowScope, companyId: string) => sql`t.company_id = ${companyId}::uuid and ${companiesIn(scope, sql`t.company_id`)}`;

/** Shifts of the company that the reader works in, if it is in reach. */
export const shiftsIn = (db: Db, scope: RowScope, companyId: string): Promise<{ id: string; isActive: boolean }[]> =>
  db.many(sql`select work_shift_id as id, status_id = 'SWSActive' as "isActive" from work_shift t where ${own(scope, companyId)} order by shift_code`);

export const calendarsIn = (db: Db, scope: RowScope, companyId: string): Promise<ShiftChoices['calendars']> =>
  db.many(sql`
    select work_calendar_id as "workCalendarId", title, is_default = 'Y' as "isDefault" from work_calendar t
    where ${own(scope, companyId)} and option_indicator = 'Y' order by is_default desc, title`);

export const crewsIn = (db: Db, scope: RowScope, companyId: string): Promise<ShiftChoices['crews']> =>
  db.many(sql`
    select shift_programme_id as "shiftProgrammeId", work_calendar_id as "workCalendarId", title from shift_programme t
    where ${own(scope, companyId)} and for_all = 'N' order by priority`);
