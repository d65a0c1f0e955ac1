/**
 * The plan of people as attendance, leave and the roster read it: one calendar, its programmes, the crew of somebody, single days and reductions. A few statements
 * whatever the number of people; what a calendar says of a day is worked out once.
 */
import { contains, type Days } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type CompanyCalendar, calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { DayRules } from '../day/day.rules.ts';
import { lawReader } from '../day/day-law.service.ts';
import {
  type Assignment,
  type CalendarRule,
  type DayPlan,
  datesFrom,
  dayPlan,
  dayRules,
  type PersonDay,
  type PersonFacts,
  personDay,
  type Reduction,
  ruleOn,
} from './plan.rules.ts';

type OfPerson<T> = T & { readonly partyId: string };
const byPerson = <T extends { readonly partyId: string }>(rows: readonly T[]): Map<string, T[]> => Map.groupBy(rows, ({ partyId }) => partyId);

export const calendarRulesOf = (db: Db, companyId: string): Promise<CalendarRule[]> =>
  db.many(sql`
    select work_calendar_id as "workCalendarId", from_date as "from", thru_date as thru, day_begins::int as "dayBegins", weekly_rest_enum_id as "weeklyRestId",
      window_before::int as "windowBefore", window_after::int as "windowAfter", open_end as "openEnd", double_press::int as "doublePress", longest_stay::int as "longestStay",
      delay_minutes::int as "delayMinutes", gap_minutes::int as "gapMinutes", hurry_minutes::int as "hurryMinutes", tolerance_beyond as "toleranceBeyond",
      overtime_normal as "overtimeNormal", overtime_before as "overtimeBefore", overtime_after as "overtimeAfter", overtime_weekly_rest as "overtimeWeeklyRest",
      overtime_holiday as "overtimeHoliday", overtime_minimum::int as "overtimeMinimum", overtime_unit::int as "overtimeUnit", overtime_ceiling::int as "overtimeCeiling",
      ceiling_act as "ceilingAct", offset_way as "offsetWay", rotation_from as "rotationFrom", week_ceiling::int as "weekCeiling", month_ceiling as "monthCeiling",
      year_ceiling as "yearCeiling",
      four_weeks_ceiling as "fourWeeksCeiling", sheet_act as "sheetAct", rest_between::int as "restBetween"
    from calendar_rule where company_id = ${companyId}::uuid`);

/**
 * What was said of people: their calendars and crews, single days within a span (all of them where none is given), reductions.
 * Without a RowScope: of people whose plans the caller may read.
 */
export async function personFactsOf(
  db: Db,
  companyId: string,
  people: readonly string[],
  span?: { readonly from: string; readonly thru: string },
): Promise<(partyId: string) => PersonFacts> {
  const ofPeople = sql`company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[])`;
  const within = span === undefined ? sql`true` : sql`day_date between ${span.from}::date and ${span.thru}::date`;
  const assignments = byPerson(
    await db.many<OfPerson<Assignment>>(sql`
      select party_id as "partyId", work_calendar_id as "workCalendarId", shift_programme_id as "programmeId", lower(valid) as "from", upper(valid) as "until"
      from person_work_calendar where ${ofPeople}`),
  );
  const days = byPerson(
    await db.many<OfPerson<{ date: string; shiftId: string | null }>>(sql`
      select party_id as "partyId", day_date as date, work_shift_id as "shiftId" from person_day_shift where ${ofPeople} and ${within}`),
  );
  const reductions = byPerson(
    await db.many<OfPerson<Reduction>>(sql`
      select party_id as "partyId", minutes::int, place, lower(valid) as "from", upper(valid) as "until" from person_day_reduction where ${ofPeople} order by lower(valid)`),
  );
  return (partyId) => ({
    assignments: assignments.get(partyId) ?? [],
    days: new Map((days.get(partyId) ?? []).map(({ date, shiftId }) => [date, shiftId])),
    reductions: reductions.get(partyId) ?? [],
  });
}

/** Days on which people are employed. Without a RowScope: of people whose plans the caller may read. */
const employmentsOf = (db: Db, companyId: string, people: readonly string[], from: string, thru: string): Promise<OfPerson<Days>[]> =>
  db.many(sql`
    select party_id as "partyId", lower(valid) as "from", upper(valid) as "until" from party_relationship
    where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) and relationship_type_enum_id = 'PrtEmployee'
      and valid && daterange(${from}::date, ${thru}::date, '[]')`);

/** A function whose answers are kept by a key. */
function kept<T>(): (key: string, make: () => T) => T {
  const known = new Map<string, T>();
  return (key, make) => {
    const found = known.get(key) ?? make();
    known.set(key, found);
    return found;
  };
}

/** The rules of each day of a calendar: presses may be older than what is known of the law, so its first figures stand for the days before them. */
async function rulesReader(db: Db, rules: readonly CalendarRule[]): Promise<(workCalendarId: string, date: string) => { rule: CalendarRule | undefined; rules: DayRules }> {
  const law = await lawReader(db);
  const HOUR = 60;
  const once = kept<{ rule: CalendarRule | undefined; rules: DayRules }>();
  return (workCalendarId, date) =>
    once(`${workCalendarId}/${date}`, () => {
      const rule = ruleOn(rules, workCalendarId, date);
      const { hoursOrFirst: hours } = law(date, []);
      return { rule, rules: dayRules(rule, { overtimeDay: hours('LpOvertimeDay') * HOUR, nightFrom: hours('LpNightFrom') * HOUR, nightUntil: hours('LpNightUntil') * HOUR }) };
    });
}

/** Somebody of whom nothing was said but the calendar has the days of everybody else there. */
const sharedKey = ({ assignments, days, reductions }: PersonFacts): string | undefined => {
  if (days.size > 0 || reductions.length > 0) return undefined;
  return assignments.map(({ from, until, workCalendarId, programmeId }) => `${from}~${until}~${workCalendarId}~${programmeId}`).join();
};

/** The days of a person from the first to the last one: pure, once the facts are there. */
export const personDays = (calendar: CompanyCalendar, rules: readonly CalendarRule[], person: PersonFacts, dates: readonly string[]): PersonDay[] =>
  dates.map((date) => personDay(calendar, rules, person, date));

/**
 * The plan of each day on which people are employed by a company, from the first to the last day, both included, as calculateDay takes it. A person or a day that
 * is missing has no employment. Nine statements. Without a RowScope: of people whose plans the caller may read. Throws unknownYear where the law says nothing at all.
 */
export async function plansOf(db: Db, companyId: string, partyIds: readonly string[], from: string, thru: string): Promise<Map<string, ReadonlyMap<string, DayPlan>>> {
  const after = addDays(thru, 1);
  const calendar = await calendarOf(db, companyId);
  const rules = await calendarRulesOf(db, companyId);
  const rulesOn = await rulesReader(db, rules);
  const factsOf = await personFactsOf(db, companyId, partyIds, { from, thru: after });
  const employments = byPerson(await employmentsOf(db, companyId, partyIds, from, thru));
  const dates = datesFrom(from, after);
  const plansFor = (person: PersonFacts, isEmployed: (date: string) => boolean): Map<string, DayPlan> => {
    const days = personDays(calendar, rules, person, dates);
    return new Map(
      days.slice(0, -1).flatMap((day, at): [string, DayPlan][] => {
        if (!isEmployed(day.date)) return [];
        const found = rulesOn(day.workCalendarId, day.date);
        return [[day.date, dayPlan(day, days[at + 1] as PersonDay, found.rule, found.rules)]];
      }),
    );
  };
  const shared = kept<Map<string, DayPlan>>();
  const plans = partyIds.flatMap((partyId): [string, ReadonlyMap<string, DayPlan>][] => {
    const employed = employments.get(partyId);
    if (employed === undefined) return [];
    const facts = factsOf(partyId);
    const isEmployed = (date: string): boolean => employed.some((days) => contains(days, date));
    const isWhole = dates.slice(0, -1).every(isEmployed);
    const key = isWhole ? sharedKey(facts) : undefined;
    return [[partyId, key === undefined ? plansFor(facts, isEmployed) : shared(key, () => plansFor(facts, isEmployed))]];
  });
  return new Map(plans);
}
