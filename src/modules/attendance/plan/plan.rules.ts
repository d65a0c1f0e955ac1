/**
 * The plan of a person: which calendar and crew, what was said of single days, by how much each day is shorter. Pure; dates are ISO days, minutes count from
 * midnight of the day.
 */
import { contains, type Days } from '#kernel/intervals/intervals.ts';
import { addDays, weekdayOf } from '#kernel/jalali/jalali.ts';
import { weekdayIds } from '#platform/calendar/shifts/programme.rules.ts';
import { minutesOfShift, type Shift, type ShiftClass, shortened, workOf } from '#platform/calendar/shifts/shift.rules.ts';
import type { ShiftBook } from '#platform/calendar/shifts/shift-book.rules.ts';
import type { DayRules, Tolerance } from '../day/day.rules.ts';
import { house } from '../day/house.rules.ts';
import type { DayKind, OvertimeWay } from '../day/overtime.rules.ts';
import type { OpenEnd } from '../day/presses.rules.ts';

/** The calendar of a company (work-calendar.store), as plans ask it. */
export interface PlanCalendar {
  readonly defaultCalendarId: string;
  readonly shifts: ShiftBook;
  dayOf(date: string): { readonly isHoliday: boolean };
  specialOn(date: string): { readonly kind: string } | undefined;
  minutes(workCalendarId: string): (date: string) => number;
  week(workCalendarId: string): (date: string) => readonly number[];
}

/** A row of calendar_rule; minutes. */
export interface CalendarRule {
  readonly workCalendarId: string;
  readonly from: string;
  readonly thru: string | null;
  readonly dayBegins: number;
  readonly weeklyRestId: string;
  readonly windowBefore: number;
  readonly windowAfter: number;
  readonly openEnd: OpenEnd;
  readonly doublePress: number;
  readonly longestStay: number;
  readonly delayMinutes: number;
  readonly gapMinutes: number;
  readonly hurryMinutes: number;
  readonly toleranceBeyond: Tolerance['beyond'];
  readonly overtimeNormal: OvertimeWay;
  readonly overtimeBefore: OvertimeWay;
  readonly overtimeAfter: OvertimeWay;
  readonly overtimeWeeklyRest: OvertimeWay;
  readonly overtimeHoliday: OvertimeWay;
  readonly overtimeMinimum: number;
  readonly overtimeUnit: number;
  /** Null: what the law allows. */
  readonly overtimeCeiling: number | null;
  readonly ceilingAct: 'warn' | 'stop';
  readonly offsetWay: 'none' | 'day' | 'month';
  /** First day of the four weeks that a rotation is counted by. */
  readonly rotationFrom: string | null;
  /** Of overtime. */
  readonly weekCeiling: number | null;
  readonly monthCeiling: number | null;
  readonly yearCeiling: number | null;
  /** Of all that was worked; null: what the law allows. */
  readonly fourWeeksCeiling: number | null;
  readonly sheetAct: 'warn' | 'stop';
  /** Between two shifts, where their people change the roster; null: what the house has. */
  readonly restBetween: number | null;
}

export interface Assignment extends Days {
  readonly workCalendarId: string;
  /** A programme that is not for all: a crew. */
  readonly programmeId: string | null;
}

export interface Reduction extends Days {
  readonly minutes: number;
  readonly place: 'begin' | 'end';
}

export interface PersonFacts {
  readonly assignments: readonly Assignment[];
  /** Shifts of single days, null: rest. */
  readonly days: ReadonlyMap<string, string | null>;
  readonly reductions: readonly Reduction[];
}

/** What is planned for somebody on a day; undefined shift: nothing. */
export interface PersonDay {
  readonly date: string;
  readonly kind: DayKind;
  readonly workCalendarId: string;
  readonly programmeId: string | null;
  /** As the programme or the roster names it, whatever stands in its place. */
  readonly shiftId: string | null;
  readonly shift: Shift | undefined;
  readonly shiftClass: ShiftClass | undefined;
  /** Planned minutes without unpaid breaks. */
  readonly minutes: number;
  /** Those of the whole shift, before it was halved or made shorter. */
  readonly usual: number;
  /** Where it comes from: the roster, a programme, or the week of the calendar. */
  readonly origin: 'day' | 'programme' | 'week';
  /** Minutes that a reduction has taken. */
  readonly reduced: number;
}

export const ruleOn = (rules: readonly CalendarRule[], workCalendarId: string, date: string): CalendarRule | undefined =>
  rules.find((rule) => rule.workCalendarId === workCalendarId && rule.from <= date && (rule.thru === null || date <= rule.thru));

const FRIDAY = weekdayIds.length - 1;

/** Article 62 of the labour law: Friday, where no other day stands for it. */
const weeklyRest = (rule: CalendarRule | undefined): number => (rule === undefined ? FRIDAY : (weekdayIds as readonly string[]).indexOf(rule.weeklyRestId));

export function kindOf(calendar: PlanCalendar, rule: CalendarRule | undefined, date: string): DayKind {
  if (calendar.dayOf(date).isHoliday) return 'holiday';
  return weekdayOf(date) === weeklyRest(rule) && calendar.specialOn(date)?.kind !== 'SdWork' ? 'weeklyRest' : 'ordinary';
}

type Laid = Pick<PersonDay, 'programmeId' | 'shiftId' | 'shift' | 'shiftClass' | 'origin' | 'usual'>;

/** A day of which only the minutes are known begins when the calendar says. */
function ofWeek(minutes: number, usual: number, rule: CalendarRule | undefined): Laid {
  const shift = minutes === 0 ? undefined : { lines: [{ from: rule?.dayBegins ?? house.dayBegins, minutes, floating: 0 }], breaks: [] };
  return { programmeId: null, shiftId: null, shift, shiftClass: undefined, origin: 'week', usual: Math.max(minutes, usual) };
}

function laidOn(calendar: PlanCalendar, rule: CalendarRule | undefined, { workCalendarId, programmeId }: Pick<Assignment, 'workCalendarId' | 'programmeId'>, date: string): Laid {
  const found = calendar.shifts.dayOn(workCalendarId, programmeId, date);
  if (found === undefined) return ofWeek(calendar.minutes(workCalendarId)(date), calendar.week(workCalendarId)(date)[weekdayOf(date)] ?? 0, rule);
  return { programmeId: found.programmeId, shiftId: found.shiftId, shift: found.shift, shiftClass: found.shift?.class, origin: 'programme', usual: found.usual };
}

function ofRoster(calendar: PlanCalendar, shiftId: string | null, date: string): Laid {
  const shift = shiftId === null ? undefined : calendar.shifts.shiftOn(shiftId, date);
  return { programmeId: null, shiftId, shift, shiftClass: shift?.class, origin: 'day', usual: shift === undefined ? 0 : minutesOfShift(shift) };
}

/** Which calendar somebody works by on a day, and which crew. */
export const assignmentOn = (calendar: PlanCalendar, { assignments }: Pick<PersonFacts, 'assignments'>, date: string): Pick<Assignment, 'workCalendarId' | 'programmeId'> =>
  assignments.find((days) => contains(days, date)) ?? { workCalendarId: calendar.defaultCalendarId, programmeId: null };

export function personDay(calendar: PlanCalendar, rules: readonly CalendarRule[], person: PersonFacts, date: string): PersonDay {
  const assignment = assignmentOn(calendar, person, date);
  const rule = ruleOn(rules, assignment.workCalendarId, date);
  const own = person.days.get(date);
  const laid = own === undefined ? laidOn(calendar, rule, assignment, date) : ofRoster(calendar, own, date);
  const full = laid.shift === undefined ? 0 : minutesOfShift(laid.shift);
  const shift = person.reductions
    .filter((days) => contains(days, date))
    .reduce<Shift | undefined>((left, { minutes, place }) => (left === undefined ? left : shortened(left, minutes, place)), laid.shift);
  const minutes = shift === undefined ? 0 : minutesOfShift(shift);
  const left = minutes === 0 ? undefined : shift;
  return { ...laid, date, kind: kindOf(calendar, rule, date), workCalendarId: assignment.workCalendarId, shift: left, minutes, reduced: full - minutes };
}

/** A day as calculateDay takes it (day.rules), beside where it comes from. */
export interface DayPlan extends PersonDay {
  readonly nextKind: DayKind;
  /** Minute of this day at which the work of the next one begins. */
  readonly nextFrom: number | undefined;
  readonly window: { readonly before: number; readonly after: number };
  readonly rules: DayRules;
  /** How overtime makes good for what lacks; of a month in calculateMonth. */
  readonly offsetWay: CalendarRule['offsetWay'];
}

/** Of the law, minutes. */
export interface LegalMinutes {
  readonly overtimeDay: number;
  readonly nightFrom: number;
  readonly nightUntil: number;
}

const SECONDS = 60;

/** The rules of a day: those of the calendar, of the house where it says nothing, with the figures of the law. */
export function dayRules(rule: CalendarRule | undefined, law: LegalMinutes): DayRules {
  const tolerance = (minutes = 0): Tolerance => ({ minutes, beyond: rule?.toleranceBeyond ?? 'rest' });
  const way = house.overtimeWay;
  return {
    doublePress: rule === undefined ? house.doublePress : rule.doublePress * SECONDS,
    longestStay: rule?.longestStay ?? house.longestStay,
    openEnd: rule?.openEnd ?? house.openEnd,
    tolerance: { delay: tolerance(rule?.delayMinutes), gap: tolerance(rule?.gapMinutes), hurry: tolerance(rule?.hurryMinutes) },
    overtime: {
      counted: {
        normal: rule?.overtimeNormal ?? way,
        before: rule?.overtimeBefore ?? way,
        after: rule?.overtimeAfter ?? way,
        weeklyRest: rule?.overtimeWeeklyRest ?? way,
        holiday: rule?.overtimeHoliday ?? way,
      },
      minimum: rule?.overtimeMinimum ?? 0,
      unit: rule?.overtimeUnit ?? 1,
      ceiling: { minutes: rule?.overtimeCeiling ?? law.overtimeDay, act: rule?.ceilingAct ?? 'warn' },
    },
    offset: rule?.offsetWay === 'day' ? 'day' : 'none',
    night: { from: law.nightFrom, until: law.nightUntil },
  };
}

const DAY = 1_440;

export function dayPlan(day: PersonDay, next: PersonDay, rule: CalendarRule | undefined, rules: DayRules): DayPlan {
  const begins = next.shift && workOf(next.shift)[0]?.from;
  const window = rule === undefined ? house.window : { before: rule.windowBefore, after: rule.windowAfter };
  return {
    ...day,
    nextKind: next.kind,
    nextFrom: begins === undefined ? undefined : begins + DAY,
    window: day.shift === undefined ? house.noWindow : window,
    rules,
    offsetWay: rule?.offsetWay ?? 'none',
  };
}

/** Days from the first to the last, both included. */
export function datesFrom(from: string, thru: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= thru; date = addDays(date, 1)) dates.push(date);
  return dates;
}
