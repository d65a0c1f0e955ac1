/** SQL of the shifts and programmes of a company, as its calendar reads them. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { IranDays } from '../days.service.ts';
import { type MonthWeek, type Programme, type Turn, weekdayIds } from './programme.rules.ts';
import type { Shift, ShiftClass } from './shift.rules.ts';
import type { NamedShift, ShiftFacts, ShiftVariant } from './shift-book.rules.ts';

interface LineRow {
  readonly shiftId: string;
  readonly kind: 'ShlWork' | 'ShlBreak' | 'ShlPaidBreak';
  readonly from: number;
  readonly minutes: number;
  readonly floating: number;
}

/** A shift from the rows of its lines. */
export function shiftFrom(rows: readonly Omit<LineRow, 'shiftId'>[]): Shift {
  return {
    lines: rows.flatMap(({ kind, from, minutes, floating }) => (kind === 'ShlWork' ? [{ from, minutes, floating }] : [])),
    breaks: rows.flatMap(({ kind, from, minutes }) => (kind === 'ShlWork' ? [] : [{ from, minutes, isPaid: kind === 'ShlPaidBreak' }])),
  };
}

async function shiftsOf(db: Db, companyId: string): Promise<NamedShift[]> {
  const shifts = await db.many<{ id: string; code: string; title: string; colour: string; class: ShiftClass }>(sql`
    select work_shift_id as id, shift_code as code, title, colour, shift_class as class from work_shift where company_id = ${companyId}::uuid order by shift_code`);
  if (shifts.length === 0) return [];
  const lines = await db.many<LineRow>(sql`
    select work_shift_id as "shiftId", line_kind as kind, (day_offset * 1440 + from_minute)::int as "from", minutes::int, floating::int
    from work_shift_line where company_id = ${companyId}::uuid order by day_offset, from_minute`);
  const byShift = Map.groupBy(lines, ({ shiftId }) => shiftId);
  return shifts.map((shift) => ({ ...shift, ...shiftFrom(byShift.get(shift.id) ?? []) }));
}

type VariantRow = Omit<ShiftVariant, 'from'> & { readonly from: string | null; readonly lunarYear: number | null; readonly lunarMonth: number | null };

/** A lunar year began on this day, and is so long on average. */
const EPOCH_YEAR = 1_400;
const EPOCH_DAY = '1979-11-21';
const LUNAR_YEAR_DAYS = 354.367;
/** Days before the foretold one from which on a month is looked for, and among how many. */
const [EARLY, MONTHS] = [45, 4];

/** The days of a lunar month, as it is published, entered or foretold. */
export function lunarSpan(days: Pick<IranDays, 'lunarMonths'>, year: number, month: number): { readonly from: string; readonly thru: string } | undefined {
  const near = addDays(EPOCH_DAY, Math.floor((year - EPOCH_YEAR + (month - 1) / 12) * LUNAR_YEAR_DAYS) - EARLY);
  const found = days.lunarMonths(near, MONTHS).find((one) => one.year === year && one.month === month);
  return found && { from: found.iso, thru: addDays(found.iso, found.length - 1) };
}

async function variantsOf(db: Db, companyId: string, days: Pick<IranDays, 'lunarMonths'>): Promise<ShiftVariant[]> {
  const rows = await db.many<VariantRow>(sql`
    select work_shift_id as "shiftId", stead_shift_id as "steadId", from_date as "from", thru_date as thru, lunar_year::int as "lunarYear", lunar_month::int as "lunarMonth"
    from work_shift_variant where company_id = ${companyId}::uuid order by from_date`);
  return rows.flatMap(({ lunarYear, lunarMonth, from, ...row }) => {
    if (from !== null) return [{ ...row, from }];
    const span = lunarYear === null || lunarMonth === null ? undefined : lunarSpan(days, lunarYear, lunarMonth);
    return span === undefined ? [] : [{ ...row, ...span }];
  });
}

type ProgrammeRow = Omit<Programme, 'turns' | 'weekdays' | 'isForAll' | 'week' | 'month'> & {
  readonly calendarId: string;
  readonly forAll: 'Y' | 'N';
  readonly weekdayIds: readonly string[] | null;
  readonly week: MonthWeek | null;
  readonly monthId: string | null;
};

async function programmesOf(db: Db, companyId: string): Promise<ReadonlyMap<string, readonly Programme[]>> {
  const rows = await db.many<ProgrammeRow>(sql`
    select shift_programme_id as id, work_calendar_id as "calendarId", programme_type as type, priority::int, for_all as "forAll", holidays, from_date as "from", thru_date as thru,
      work_shift_id as "shiftId", day_date as date, weekday_enum_ids::jsonb as "weekdayIds", month_week_enum_id as week, month_day::int as "monthDay", month_enum_id as "monthId",
      jalali_year::int as year, rotation_from as "rotationFrom"
    from shift_programme where company_id = ${companyId}::uuid order by priority`);
  if (rows.length === 0) return new Map();
  const turns = Map.groupBy(
    await db.many<Turn & { programmeId: string }>(sql`
      select shift_programme_id as "programmeId", work_shift_id as "shiftId", days::int from shift_turn where company_id = ${companyId}::uuid order by sequence`),
    ({ programmeId }) => programmeId,
  );
  const programmes = rows.map(({ calendarId, forAll, weekdayIds: ids, monthId, ...row }) => ({
    calendarId,
    programme: {
      ...row,
      isForAll: forAll === 'Y',
      weekdays: (ids ?? []).map((id) => (weekdayIds as readonly string[]).indexOf(id)),
      month: monthId === null ? null : Number(monthId.slice(-2)),
      turns: turns.get(row.id) ?? [],
    },
  }));
  return new Map([...Map.groupBy(programmes, ({ calendarId }) => calendarId)].map(([id, own]) => [id, own.map(({ programme }) => programme)]));
}

/** Five statements at most, two where a company has none of it. */
export const shiftFactsOf = async (db: Db, companyId: string, days: Pick<IranDays, 'lunarMonths'>): Promise<ShiftFacts> => ({
  shifts: await shiftsOf(db, companyId),
  variants: await variantsOf(db, companyId, days),
  programmes: await programmesOf(db, companyId),
});
