/** SQL of the work calendar, and the calendar of a company as all of the product reads it. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RegisterRows } from '#platform/reference-data/register/register.store.ts';
import type { CalendarDay } from '../calendar.contract.ts';
import { type IranDay, type IranDays, iranDays, type SpecialDay } from '../days.service.ts';
import type { MonthStart } from '../lunar.rules.ts';
import { type ShiftBook, type ShiftFacts, shiftBook } from '../shifts/shift-book.rules.ts';
import { shiftFactsOf } from '../shifts/shifts.store.ts';
import type { WorkMinutes } from '../working-days.rules.ts';
import { calendarRegister, specialRegister, weekRegister } from './work-calendar.contract.ts';
import { workCalendarErrors } from './work-calendar.errors.ts';
import { weekdays } from './work-calendar.table.ts';
import { minutesOn, type WeekMinutes, type WorkWeek, weekOn } from './work-week.rules.ts';

// ---- the calendar of a company ----

export interface CompanyCalendar extends Omit<IranDays, 'dayOf' | 'daysBetween'> {
  dayOf(date: string): CalendarDay;
  daysBetween(from: string, to: string): CalendarDay[];
  readonly defaultCalendarId: string;
  /** Shifts and programmes: what is planned on a day by a calendar that has some. */
  readonly shifts: ShiftBook;
  /**
   * Working minutes of a day by a work calendar, the default of the company when none is named: what working-days.rules.ts counts with. Those of the shift,
   * where the calendar has programmes for all its people.
   */
  minutes(workCalendarId?: string): WorkMinutes;
  /** The weekly pattern in force on a day, whatever is on the days themselves. */
  week(workCalendarId?: string): (date: string) => WeekMinutes;
  readonly entered: readonly EnteredMonth[];
}

export interface EnteredMonth extends MonthStart {
  readonly source: string;
  readonly rowVersion: number;
}

export const enteredMonths = (db: Db): Promise<EnteredMonth[]> =>
  db.many<EnteredMonth>(sql`
    select lunar_year as year, lunar_month as month, start_date as iso, source, row_version as "rowVersion" from lunar_month order by lunar_year, lunar_month`);

/** The own word of a company last: of two rows of a day the last counts. */
const specialsOf = (db: Db, companyId: string): Promise<SpecialDay[]> =>
  db.many<SpecialDay>(sql`
    select day_date as date, day_kind as kind, title, reason from special_day
    where option_indicator = 'Y' and (company_id = ${companyId}::uuid or for_all = 'Y') order by company_id = ${companyId}::uuid, special_day_id`);

interface WeekRow extends WorkWeek {
  readonly workCalendarId: string;
  readonly isDefault: 'Y' | 'N';
}

const weeksOf = (db: Db, companyId: string): Promise<WeekRow[]> =>
  db.many<WeekRow>(sql`
    select w.work_calendar_id as "workCalendarId", c.is_default as "isDefault", w.from_date as "fromDate", w.thru_date as "thruDate",
      array[w.saturday, w.sunday, w.monday, w.tuesday, w.wednesday, w.thursday, w.friday] as minutes
    from work_week w join work_calendar c on c.work_calendar_id = w.work_calendar_id
    where w.company_id = ${companyId}::uuid and w.option_indicator = 'Y'`);

interface CalendarFacts {
  readonly entered: readonly EnteredMonth[];
  readonly days: IranDays;
  readonly weeks: readonly WeekRow[];
  readonly defaultCalendarId: string;
  readonly shifts: ShiftFacts;
}

function calendarFrom({ entered, days, weeks, defaultCalendarId, shifts: facts }: CalendarFacts): CompanyCalendar {
  const shifts = shiftBook(facts, { isHoliday: (date) => days.dayOf(date).isHoliday, specialOn: (date) => days.specialOn(date)?.kind });
  const weeksIn = (workCalendarId?: string) => weeks.filter((week) => (workCalendarId === undefined ? week.isDefault === 'Y' : week.workCalendarId === workCalendarId));
  const minutesOf = (own: readonly WorkWeek[], { date, isHoliday }: IranDay): number => minutesOn(own, date, isHoliday, days.specialOn(date)?.kind);
  const usual = weeksIn();
  const ofShift = (date: string, workCalendarId = defaultCalendarId): number | undefined => shifts.dayOn(workCalendarId, null, date)?.minutes;
  const withMinutes = (day: IranDay): CalendarDay => ({ ...day, workMinutes: ofShift(day.date) ?? minutesOf(usual, day) });
  return {
    ...days,
    entered,
    defaultCalendarId,
    shifts,
    dayOf: (date) => withMinutes(days.dayOf(date)),
    daysBetween: (from, to) => days.daysBetween(from, to).map(withMinutes),
    minutes: (workCalendarId) => {
      const own = weeksIn(workCalendarId);
      return (date) => ofShift(date, workCalendarId) ?? minutesOf(own, days.dayOf(date));
    },
    week: (workCalendarId) => {
      const own = weeksIn(workCalendarId);
      return (date) => weekOn(own, date);
    },
  };
}

interface Kept {
  readonly version: string;
  readonly calendar: CompanyCalendar;
}
const kept = new Map<string, Kept>();

/**
 * The calendar of a company in reach of the transaction. Kept in memory until reference data change: their version goes up with
 * every write to these tables. The transaction that wrote the version is a part of it, or what a transaction reads of its own
 * writes would be kept although it is rolled back. Throws RangeError for a company out of reach, of which nothing would be seen.
 */
export async function calendarOf(db: Db, companyId: string): Promise<CompanyCalendar> {
  const { version, isInReach } = await db.one<{ version: string; isInReach: boolean }>(sql`
    select version || '/' || xmin as version, ${companyId}::uuid = any (app_companies()) as "isInReach" from reference_version`);
  if (!isInReach) throw new RangeError(`company ${companyId} is out of reach`);
  const known = kept.get(companyId);
  if (known?.version === version) return known.calendar;
  const entered = await enteredMonths(db);
  const days = iranDays(entered, await specialsOf(db, companyId));
  const { defaultCalendarId } = await db.one<{ defaultCalendarId: string }>(sql`
    select work_calendar_id as "defaultCalendarId" from work_calendar where company_id = ${companyId}::uuid and is_default = 'Y'`);
  const calendar = calendarFrom({ entered, days, defaultCalendarId, weeks: await weeksOf(db, companyId), shifts: await shiftFactsOf(db, companyId, days) });
  kept.set(companyId, { version, calendar });
  return calendar;
}

// ---- starts of lunar months ----

export const coversAllCompanies = async (db: Db, companyIds: readonly string[]): Promise<boolean> =>
  (await db.one<{ covers: boolean }>(sql`select covers_all_companies(${[...companyIds]}::uuid[]) as covers`)).covers;

/** Entries wait for one another: each is judged by those around it. */
export const lockLunarMonths = (tx: Tx): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext('lunar_month'))`);

/** Writes the start of a month and answers its new version. */
export const writeLunarMonth = async (tx: Tx, { year, month, iso }: MonthStart, source: string): Promise<number> =>
  (
    await tx.one<{ rowVersion: number }>(sql`
      insert into lunar_month as t (lunar_year, lunar_month, start_date, source) values (${year}, ${month}, ${iso}::date, ${source})
      on conflict (lunar_year, lunar_month) do update set start_date = excluded.start_date, source = excluded.source, row_version = t.row_version + 1
      returning row_version as "rowVersion"`)
  ).rowVersion;

export const deleteLunarMonth = (tx: Tx, { year, month }: MonthStart): Promise<number> =>
  tx.run(sql`delete from lunar_month where lunar_year = ${year} and lunar_month = ${month}`);

// ---- registers ----

/** The default stays one until another takes its place, and only an active calendar can take it. */
async function checkDefault(tx: Tx, isDefault: unknown, id: string | undefined): Promise<void> {
  if (id === undefined) return;
  const stored = await tx.maybe<{ isDefault: string; isActive: string }>(
    sql`select is_default as "isDefault", option_indicator as "isActive" from work_calendar where work_calendar_id::text = ${id}`,
  );
  if (isDefault === 'Y' && stored?.isActive === 'N') throw workCalendarErrors.error('defaultInactive');
  if (isDefault !== 'Y' && stored?.isDefault === 'Y') throw workCalendarErrors.error('defaultKept');
}

const calendarRows: RegisterRows = {
  register: calendarRegister,
  entity: 'WorkCalendar',
  table: 'work_calendar',
  key: 't.work_calendar_id',
  ofCompany: true,
  columns: { calendarCode: 'calendar_code', title: 'title', isDefault: 'is_default' },
  defaults: { isDefault: 'N' },
  unique: { work_calendar_code: 'calendarCode' },
  prepare: (tx, { isDefault }, id) => checkDefault(tx, isDefault, id),
  usedBy: async (tx, id) => {
    if (await tx.maybe(sql`select from work_calendar where work_calendar_id::text = ${id} and is_default = 'Y'`)) throw workCalendarErrors.error('defaultRemoved');
    return undefined;
  },
  search: ['calendarCode', 'title'],
  order: sql`t.is_default desc, t.calendar_code`,
};

const weekRows: RegisterRows = {
  register: weekRegister,
  entity: 'WorkWeek',
  table: 'work_week',
  key: 't.work_week_id',
  ofCompany: true,
  columns: { workCalendarId: 'work_calendar_id', fromDate: 'from_date', thruDate: 'thru_date', ...Object.fromEntries(weekdays.map((day) => [day, day])) },
  shown: { weekMinutes: { value: sql`t.saturday + t.sunday + t.monday + t.tuesday + t.wednesday + t.thursday + t.friday` } },
  search: [],
  order: sql`t.from_date desc`,
};

const specialRows: RegisterRows = {
  register: specialRegister,
  entity: 'SpecialDay',
  table: 'special_day',
  key: 't.special_day_id',
  ofCompany: true,
  columns: { date: 'day_date', year: 'jalali_year', kind: 'day_kind', title: 'title', reason: 'reason', forAll: 'for_all' },
  defaults: { forAll: 'N' },
  unique: { special_day_once: 'date' },
  guard: async (tx, { forAll }) => {
    const mayWrite = forAll !== 'Y' || (await tx.one<{ covers: boolean }>(sql`select covers_all_companies(app_companies()) as covers`)).covers;
    if (!mayWrite) throw workCalendarErrors.error('nationalDay');
  },
  search: ['title', 'reason'],
  order: sql`t.day_date`,
};

export const workRegisters: readonly RegisterRows[] = [calendarRows, weekRows, specialRows];
