/**
 * The sheet of a month from its days: sums, what ceilings leave of the overtime, the kind of shift work by article 56 of the labour law. Pure; minutes.
 * Always: the identities of a day (day.rules) hold of the sums.
 */
import { daysBetween } from '#kernel/formula/days.ts';
import { addDays, toIso, toJalali, weekdayOf } from '#kernel/jalali/jalali.ts';
import { type ShiftClass, shiftClasses } from './day-plan.rules.ts';
import { type DayKind, type OvertimeClass, overtimeClasses } from './overtime.rules.ts';

export const sheetFigures = [
  'planned',
  'present',
  'inside',
  'outside',
  'covered',
  'delay',
  'gap',
  'hurry',
  'forgiven',
  'absence',
  'counted',
  'notCounted',
  'night',
  'offset',
  'weeklyRest',
  'holiday',
] as const;
export type SheetFigure = (typeof sheetFigures)[number];

export interface SheetDay extends Readonly<Record<SheetFigure, number>> {
  readonly date: string;
  readonly kind: DayKind;
  readonly shiftClass?: ShiftClass | undefined;
  readonly coveredBy: Readonly<Record<string, number>>;
  readonly overtime: Readonly<Record<OvertimeClass, number>>;
}

export const periods = ['day', 'week', 'month', 'fourWeeks', 'year'] as const;
export interface Ceiling {
  /** Of overtime, or of all that was worked (planned time and counted overtime). */
  readonly of: 'overtime' | 'work';
  readonly period: (typeof periods)[number];
  readonly minutes: number;
  readonly act: 'warn' | 'stop';
}

export interface MonthCase {
  readonly days: readonly SheetDay[];
  /** Days before the month that weeks, four weeks and the year reaching into it began with, in order (`countsFrom`): they use up a ceiling, and stand on the sheet of their month. */
  readonly before?: readonly SheetDay[] | undefined;
  readonly ceilings: readonly Ceiling[];
  /** First day of the four weeks that a rotation is counted by; undefined of who does not rotate. */
  readonly rotationFrom?: string | undefined;
  readonly offset: 'none' | 'month';
}

/** Two shifts without the night, all three, the night with one other; one alone is none (labour law, article 56). */
export type ShiftWork = 'two' | 'three' | 'night';

export interface MonthException {
  readonly kind: 'ceiling';
  readonly of: Ceiling['of'];
  readonly period: Ceiling['period'];
  /** First day of the period, and by how many minutes it is passed. */
  readonly from: string;
  readonly minutes: number;
}

export interface MonthLine {
  readonly figure: string;
  readonly minutes: number;
  readonly rule: string;
  readonly date: string;
}

export interface MonthSheet {
  readonly figures: Readonly<Record<SheetFigure, number>>;
  readonly coveredBy: Readonly<Record<string, number>>;
  readonly overtime: Readonly<Record<OvertimeClass, number>>;
  readonly counts: { readonly planned: number; readonly worked: number; readonly absent: number; readonly covered: number; readonly weeklyRest: number; readonly holiday: number };
  readonly shiftWork: ShiftWork | undefined;
  /** Night minutes that are paid as such: none where shift work is. */
  readonly nightPaid: number;
  readonly exceptions: readonly MonthException[];
  readonly lines: readonly MonthLine[];
}

const FOUR_WEEKS = 28;

/** First day of the period that a day lies in; weeks begin on Saturday, years on the first of Farvardin. Undefined where four weeks are asked of who does not rotate. */
function periodOf(
  date: string,
  { period }: Pick<Ceiling, 'period'>,
  { rotationFrom, first }: { readonly rotationFrom?: string | undefined; readonly first: string },
): string | undefined {
  if (period === 'day') return date;
  if (period === 'week') return addDays(date, -weekdayOf(date));
  if (period === 'year') return toIso({ year: toJalali(date).year, month: 1, day: 1 });
  if (period === 'month') return date < first ? undefined : first;
  if (rotationFrom === undefined) return undefined;
  const since = daysBetween({ date: rotationFrom }, { date });
  return addDays(rotationFrom, Math.floor(since / FOUR_WEEKS) * FOUR_WEEKS);
}

/** The day from which a month is to be counted, so that each week, four weeks and year under a ceiling is seen from its first day: its own first day, or one before. */
export const countsFrom = (first: string, { ceilings, rotationFrom }: Pick<MonthCase, 'ceilings' | 'rotationFrom'>): string =>
  ceilings.map((ceiling) => periodOf(first, ceiling, { rotationFrom, first }) ?? first).reduce((least, from) => (from < least ? from : least), first);

type Counted = Record<OvertimeClass, number>;
const sum = (of: Readonly<Counted>): number => overtimeClasses.reduce((total, name) => total + of[name], 0);

interface Kept {
  readonly day: SheetDay;
  /** Overtime that is still counted. */
  readonly overtime: Counted;
}

/** Takes minutes off a day's overtime, the last classes first; answers how many there were to take. */
function takeOff(overtime: Counted, minutes: number): number {
  let left = minutes;
  for (const name of overtimeClasses.toReversed()) {
    const taken = Math.min(left, overtime[name]);
    overtime[name] -= taken;
    left -= taken;
  }
  return minutes - left;
}

/** Applies one ceiling to its periods, from their first day on; says what is beyond it on days of the month, from `first` on. */
function under(ceiling: Ceiling, of: { readonly rotationFrom?: string | undefined; readonly first: string }, kept: readonly Kept[], lines: MonthLine[]): MonthException[] {
  const exceptions: MonthException[] = [];
  const byPeriod = Map.groupBy(kept, ({ day }) => periodOf(day.date, ceiling, of));
  for (const [from, within] of byPeriod) {
    if (from === undefined) continue;
    let used = 0;
    let over = 0;
    let overHere = 0;
    for (const { day, overtime } of within) {
      used += (ceiling.of === 'work' ? day.inside : 0) + sum(overtime);
      const beyond = Math.max(0, used - ceiling.minutes - (ceiling.act === 'warn' ? over : 0));
      if (beyond === 0) continue;
      over += beyond;
      if (day.date >= of.first) overHere += beyond;
      if (ceiling.act === 'warn') continue;
      const taken = takeOff(overtime, beyond);
      used -= taken;
      if (taken > 0 && day.date >= of.first) lines.push({ figure: 'notCounted', minutes: taken, rule: `${ceiling.period}Ceiling`, date: day.date });
    }
    if (overHere > 0) exceptions.push({ kind: 'ceiling', of: ceiling.of, period: ceiling.period, from, minutes: overHere });
  }
  return exceptions;
}

/** Share of a ceiling from which on it is near. */
const NEAR = 0.9;

/**
 * Ceilings that are nearly used up, or more than that, in the period that a day lies in, with its first day. `days`: from `countsFrom` on, those after the day left out;
 * `first`: of the month. What a ceiling of a day stops is told with the day.
 */
export function nearCeilings(
  days: readonly SheetDay[],
  day: string,
  { ceilings, ...of }: Pick<MonthCase, 'ceilings' | 'rotationFrom'> & { readonly first: string },
): { readonly period: Exclude<Ceiling['period'], 'day'>; readonly from: string }[] {
  return ceilings.flatMap((ceiling) => {
    const { period, minutes } = ceiling;
    const from = periodOf(day, ceiling, of);
    if (period === 'day' || from === undefined) return [];
    const used = days.filter(({ date }) => from <= date && date <= day).reduce((total, { inside, overtime }) => total + (ceiling.of === 'work' ? inside : 0) + sum(overtime), 0);
    return used >= minutes * NEAR ? [{ period, from }] : [];
  });
}

function shiftWorkOf(days: readonly SheetDay[]): ShiftWork | undefined {
  const worked = new Set(days.filter(({ present, shiftClass }) => present > 0 && shiftClass !== undefined).map(({ shiftClass }) => shiftClass));
  if (worked.size === shiftClasses.length) return 'three';
  if (worked.size < 2) return undefined;
  return worked.has('night') ? 'night' : 'two';
}

function sumsBy(days: readonly SheetDay[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { coveredBy } of days) for (const [factor, minutes] of Object.entries(coveredBy)) sums[factor] = (sums[factor] ?? 0) + minutes;
  return sums;
}

/** Counts the month. Days in order, none twice: the caller's to refuse. */
export function calculateMonth(of: MonthCase): MonthSheet {
  const { days, before = [], rotationFrom } = of;
  const asKept = (day: SheetDay): Kept => ({ day, overtime: { ...day.overtime } });
  const kept = days.map(asKept);
  const all = [...before.map(asKept), ...kept];
  const lines: MonthLine[] = days.flatMap((day) => sheetFigures.flatMap((figure) => (day[figure] > 0 ? [{ figure, minutes: day[figure], rule: 'day', date: day.date }] : [])));
  const first = days[0]?.date;
  const exceptions = first === undefined ? [] : of.ceilings.flatMap((ceiling) => under(ceiling, { rotationFrom, first }, all, lines));
  const total = (figure: SheetFigure): number => days.reduce((minutes, day) => minutes + day[figure], 0);
  const overtime = Object.fromEntries(overtimeClasses.map((name) => [name, kept.reduce((minutes, one) => minutes + one.overtime[name], 0)])) as Counted;
  const counted = sum(overtime);
  const lacking = total('delay') + total('gap') + total('hurry');
  const offset = of.offset === 'month' ? Math.min(lacking, counted) : Math.min(total('offset'), counted);
  const shiftWork = shiftWorkOf(days);
  const count = (isSo: (day: SheetDay) => boolean): number => days.filter(isSo).length;
  return {
    figures: {
      ...(Object.fromEntries(sheetFigures.map((figure) => [figure, total(figure)])) as Record<SheetFigure, number>),
      counted,
      notCounted: total('outside') - counted,
      offset,
    },
    coveredBy: sumsBy(days),
    overtime,
    counts: {
      planned: count(({ planned }) => planned > 0),
      worked: count(({ present }) => present > 0),
      absent: count(({ planned, absence }) => planned > 0 && absence === planned),
      covered: count(({ planned, covered }) => planned > 0 && covered === planned),
      weeklyRest: count(({ weeklyRest }) => weeklyRest > 0),
      holiday: count(({ holiday }) => holiday > 0),
    },
    shiftWork,
    nightPaid: shiftWork === undefined ? total('night') : 0,
    exceptions,
    lines,
  };
}
