/**
 * The sheet of somebody's month: figures, what hinders its closing, what pay takes of it, and what a day says more or less than a closed sheet. Pure; minutes,
 * days ISO dates.
 */
import { daysBetween } from '#kernel/formula/days.ts';
import { type Ceiling, calculateMonth, type MonthSheet, type SheetDay, type ShiftWork, sheetFigures } from '../day/month.rules.ts';
import type { DayException } from '../day/presses.rules.ts';
import type { CalendarRule } from '../plan/plan.rules.ts';

export const sheetStatuses = [
  'AsDrafted',
  'AsCalculated',
  'AsChecking',
  'AsDisputed',
  'AsConfirmed',
  'AsInApproval',
  'AsReturned',
  'AsClosed',
  'AsRejected',
  'AsWithdrawn',
  'AsReopened',
] as const;
export type SheetStatus = (typeof sheetStatuses)[number];
/** Of a sheet that is on its way or closed. */
export const liveStatuses = [
  'AsDrafted',
  'AsCalculated',
  'AsChecking',
  'AsDisputed',
  'AsConfirmed',
  'AsInApproval',
  'AsReturned',
  'AsClosed',
] as const satisfies readonly SheetStatus[];

/** By what the month is counted. */
export interface MonthRules {
  readonly ceilings: readonly Ceiling[];
  readonly rotationFrom?: string | undefined;
  readonly offset: 'none' | 'month';
}

export const plainMonth: MonthRules = { ceilings: [], offset: 'none' };

type SaidOfMonths = Pick<CalendarRule, 'offsetWay' | 'rotationFrom' | 'weekCeiling' | 'monthCeiling' | 'yearCeiling' | 'fourWeeksCeiling' | 'sheetAct'>;

/**
 * What a rule of a calendar says of a month. `legalFourWeeks`: minutes that the law allows in four weeks of rotation (labour law, article 57); a house that says nothing
 * else is warned of them.
 */
export function monthRules(rule: SaidOfMonths | undefined, legalFourWeeks: number | undefined): MonthRules {
  if (rule === undefined) return plainMonth;
  const { offsetWay, rotationFrom, weekCeiling, monthCeiling, yearCeiling, fourWeeksCeiling, sheetAct: act } = rule;
  const ceilings: Ceiling[] = [];
  if (weekCeiling !== null) ceilings.push({ of: 'overtime', period: 'week', minutes: weekCeiling, act });
  if (monthCeiling !== null) ceilings.push({ of: 'overtime', period: 'month', minutes: monthCeiling, act });
  if (yearCeiling !== null) ceilings.push({ of: 'overtime', period: 'year', minutes: yearCeiling, act });
  if (rotationFrom !== null && fourWeeksCeiling !== null) ceilings.push({ of: 'work', period: 'fourWeeks', minutes: fourWeeksCeiling, act });
  else if (rotationFrom !== null && legalFourWeeks !== undefined) ceilings.push({ of: 'work', period: 'fourWeeks', minutes: legalFourWeeks, act: 'warn' });
  return { ceilings, rotationFrom: rotationFrom ?? undefined, offset: offsetWay === 'month' ? 'month' : 'none' };
}

export interface StandingDay extends SheetDay {
  readonly exceptions: readonly DayException[];
}

/** Days of a month on which somebody is employed, by employment. */
export interface EmployedSpan {
  readonly employmentId: string;
  readonly from: string;
  readonly thru: string;
}

export type SheetFigures = Omit<MonthSheet, 'lines' | 'shiftWork'> & {
  readonly shiftWork: ShiftWork | null;
  /** Days employed in the month. */
  readonly employedDays: number;
};

/** A day that hinders the closing: a press that lacks, or nothing counted yet. */
export interface Stop {
  readonly day: string;
  readonly kind: DayException['kind'] | 'uncounted';
}

const daysIn = ({ from, thru }: Pick<EmployedSpan, 'from' | 'thru'>): number => daysBetween({ date: from }, { date: thru }) + 1;

/** Figures of the month. `days` in order; `before`: those that its ceilings count from (month.rules `countsFrom`). */
export function figuresOf(days: readonly SheetDay[], spans: readonly EmployedSpan[], rules: MonthRules, before: readonly SheetDay[]): SheetFigures {
  const { lines: _, shiftWork, ...month } = calculateMonth({ days, before, ...rules });
  return { ...month, shiftWork: shiftWork ?? null, employedDays: spans.reduce((sum, span) => sum + daysIn(span), 0) };
}

/** What hinders the closing. `dates`: those on which somebody is employed. */
export function stopsOf(days: readonly StandingDay[], dates: readonly string[]): Stop[] {
  const counted = new Set(days.map(({ date }) => date));
  return [
    ...dates.filter((day) => !counted.has(day)).map((day): Stop => ({ day, kind: 'uncounted' })),
    ...days.flatMap(({ date, exceptions }) => exceptions.filter(({ stops }) => stops).map(({ kind }): Stop => ({ day: date, kind }))),
  ].toSorted((a, b) => a.day.localeCompare(b.day));
}

/** A figure of a day, minutes of what covers it by factor, of overtime by class: `planned`, `coveredBy.leave`, `overtime.after`. */
export type FlatFigures = Readonly<Record<string, number>>;

export function flatOf(day: SheetDay): FlatFigures {
  const flat: Record<string, number> = {};
  for (const figure of sheetFigures) flat[figure] = day[figure];
  for (const [factor, minutes] of Object.entries(day.coveredBy)) flat[`coveredBy.${factor}`] = minutes;
  for (const [name, minutes] of Object.entries(day.overtime)) flat[`overtime.${name}`] = minutes;
  return flat;
}

export function added(all: readonly FlatFigures[]): FlatFigures {
  const sums: Record<string, number> = {};
  for (const one of all) for (const [name, minutes] of Object.entries(one)) sums[name] = (sums[name] ?? 0) + minutes;
  return sums;
}

/** What the second says more than the first; undefined where nothing. */
export function differenceOf(before: FlatFigures, after: FlatFigures): FlatFigures | undefined {
  const found: Record<string, number> = {};
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const more = (after[name] ?? 0) - (before[name] ?? 0);
    if (more !== 0) found[name] = more;
  }
  return Object.keys(found).length === 0 ? undefined : found;
}
