import { weekdayNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { addDays, daysInMonth, formatJalaliFa, toIso, weekdayOf } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { registerRoutes } from '#platform/reference-data/register/register-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { CalendarDay } from '../calendar.contract.ts';
import calendarWords from '../calendar.messages.fa.ts';
import { iranDays, publishedStarts } from '../days.service.ts';
import { type LunarMonth, type MonthStart, startRange, withEntered } from '../lunar.rules.ts';
import { calendarYear, dropLunarMonth, enterLunarMonth, holidays, type LunarMonthRow, lunarMonths, MONTHS_AHEAD, MONTHS_BACK } from './work-calendar.contract.ts';
import { workCalendarErrors } from './work-calendar.errors.ts';
import messages from './work-calendar.messages.fa.ts';
import {
  type CompanyCalendar,
  calendarOf,
  coversAllCompanies,
  deleteLunarMonth,
  type EnteredMonth,
  enteredMonths,
  lockLunarMonths,
  workRegisters,
  writeLunarMonth,
} from './work-calendar.store.ts';

// ---- a year ----

const daysOfYear = (calendar: CompanyCalendar, year: number): CalendarDay[] =>
  calendar.daysBetween(toIso({ year, month: 1, day: 1 }), toIso({ year, month: 12, day: daysInMonth(year, 12) }));

const lunarText = ({ lunar }: CalendarDay): string | null =>
  lunar === null ? null : messages.lunarDate(toPersianDigits(String(lunar.day)), calendarWords.lunarMonths[lunar.month - 1] ?? '', toPersianDigits(String(lunar.year)));

/** Holidays of a year as rows of the list: those by rule, and each day of which somebody has said something. */
function holidayRows(calendar: CompanyCalendar, year: number) {
  return daysOfYear(calendar, year).flatMap((day) => {
    const special = calendar.specialOn(day.date);
    if (!day.isHoliday && special === undefined) return [];
    const [holiday] = calendar.holidaysFrom(day.date, 1);
    const titles = special?.kind === 'SdWork' ? day.occasions : day.occasions.filter(({ isHoliday, title }) => isHoliday || title === special?.title);
    return {
      date: day.date,
      weekday: weekdayNames[weekdayOf(day.date)] ?? '',
      title: titles.map(({ title }) => title).join(messages.separator),
      kind: special?.kind ?? (holiday?.isForetold ? 'SdForetold' : 'SdOfficial'),
      lunar: lunarText(day),
      reason: special?.reason ?? null,
    };
  });
}

const holidaySource = defineSource<typeof holidays>({
  calls: holidays,
  parts: async ({ db, actor, query: { year } }) => ({
    from: sql`jsonb_to_recordset(${JSON.stringify(holidayRows(await calendarOf(db, actor.companyId), year))}::jsonb)
      as h(date date, weekday text, title text, kind text, lunar text, reason text)`,
    where: sql`true`,
    key: sql`h.date::text`,
    columns: {
      date: { value: sql`h.date` },
      weekday: { value: sql`h.weekday` },
      title: { value: sql`h.title` },
      kind: { value: sql`h.kind` },
      lunar: { value: sql`h.lunar` },
      reason: { value: sql`h.reason` },
    },
    search: ['title', 'reason'],
  }),
});

// ---- lunar months ----

const sameMonth = (a: Pick<MonthStart, 'year' | 'month'>) => (b: Pick<MonthStart, 'year' | 'month'>) => a.year === b.year && a.month === b.month;

/** The months that can be entered today, as they stand. */
function monthsAround(entered: readonly EnteredMonth[], today: string): readonly LunarMonth[] {
  const days = iranDays(entered);
  // a lunar month has at least 29 days: so far back lies the first of them or one before it
  const back = days.lunarMonths(addDays(today, -30 * MONTHS_BACK), MONTHS_BACK + MONTHS_AHEAD + 2);
  const now = back.findLastIndex(({ iso }) => iso <= today);
  return back.slice(Math.max(now - MONTHS_BACK, 0), now + MONTHS_AHEAD + 1);
}

function rowOf(month: LunarMonth, entered: readonly EnteredMonth[]): LunarMonthRow {
  const { year, iso, length, isKnown } = month;
  const own = entered.find(sameMonth(month));
  const state = own ? 'entered' : isKnown ? 'published' : 'foretold';
  return { year, month: month.month, startDate: iso, length, state, source: own?.source ?? null, rowVersion: own?.rowVersion ?? 0 };
}

/** The month of an address among those that can be entered, with what people have entered so far, held until the end. */
async function monthOf(tx: Tx, rows: RowScope, name: string, today: string) {
  if (!(await coversAllCompanies(tx, rows.companyIds))) throw workCalendarErrors.error('nationalMonth');
  await lockLunarMonths(tx);
  const entered = await enteredMonths(tx);
  const month = monthsAround(entered, today).find(({ year, month: number }) => name === `${year}-${number}`);
  if (month === undefined) throw httpErrors.error('notFound');
  return { month, entered, stored: entered.find(sameMonth(month)) };
}

/** Refuses what is said of another version of an entry than stands. */
function refuseUnseen({ iso }: MonthStart, stored: EnteredMonth | undefined, seen: number): void {
  const { rowVersion = 0, source = null } = stored ?? {};
  if (rowVersion !== seen) throw workCalendarErrors.error('stale', { data: { startDate: stored?.iso ?? iso, source, rowVersion } });
}

/** Days on which a month may start by what is published and entered besides it. */
const rangeOf = (month: MonthStart, entered: readonly MonthStart[]) => startRange(withEntered(publishedStarts, entered), month) ?? { from: month.iso, to: month.iso };
const fits = (iso: string, { from, to }: ReturnType<typeof rangeOf>): boolean => from <= iso && iso <= to;

export const routes = [
  ...workRegisters.flatMap(registerRoutes),
  ...listRoutes(holidaySource),
  route(calendarYear, async ({ db, actor, query: { year } }) => {
    const calendar = await calendarOf(db, actor.companyId);
    const days = daysOfYear(calendar, year);
    const off = days.filter(({ isHoliday }) => isHoliday).flatMap(({ date }) => calendar.holidaysFrom(date, 1));
    return { workMinutes: days.map(({ workMinutes }) => workMinutes), holidays: off };
  }),
  route(lunarMonths, async ({ db, rows, actor, today }) => {
    const { entered } = await calendarOf(db, actor.companyId);
    return { months: monthsAround(entered, today).map((month) => rowOf(month, entered)), reachesAll: await coversAllCompanies(db, rows.companyIds) };
  }),
  route(enterLunarMonth, async ({ tx, rows, params, body: { startDate, source, rowVersion }, today, audit }) => {
    const { month, entered, stored } = await monthOf(tx, rows, params.month, today);
    refuseUnseen(month, stored, rowVersion);
    const range = rangeOf(month, entered);
    if (!fits(startDate, range)) throw workCalendarErrors.error('monthLength', { values: { from: formatJalaliFa(range.from), to: formatJalaliFa(range.to) } });
    const version = await writeLunarMonth(tx, { ...month, iso: startDate }, source);
    audit({
      entity: 'LunarMonth',
      id: params.month,
      action: stored ? 'update' : 'create',
      changes: { startDate: [month.iso, startDate], source: [stored?.source ?? null, source] },
    });
    return { rowVersion: version };
  }),
  route(dropLunarMonth, async ({ tx, rows, params, query, today, audit }) => {
    const { month, entered, stored } = await monthOf(tx, rows, params.month, today);
    if (stored === undefined) throw httpErrors.error('notFound');
    refuseUnseen(month, stored, query.rowVersion ?? stored.rowVersion);
    const published = publishedStarts.find(sameMonth(month));
    if (published && !fits(published.iso, rangeOf(month, entered))) throw workCalendarErrors.error('monthNeeded');
    await deleteLunarMonth(tx, stored);
    audit({ entity: 'LunarMonth', id: params.month, action: 'delete', changes: { startDate: [stored.iso, null], source: [stored.source, null] } });
    return { removed: true };
  }),
];
