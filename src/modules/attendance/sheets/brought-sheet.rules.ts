/**
 * The sheet of a month that was counted elsewhere, from what a row of a file says of it. Pure; minutes. By construction: planned = inside + covered + delay + hurry +
 * absence, outside = counted.
 */
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import type { ShiftWork } from '../day/month.rules.ts';
import type { SheetFigures } from './sheet.rules.ts';

const HOUR = 60;
const CLOCK = /^(\d{1,3}):([0-5]\d)$/;
const DECIMAL = /^(\d{1,3})(?:[./\u066B](\d{1,2}))?$/;

/** Minutes of `12:30`, `12.5` or `12/5` hours in whatever digits; undefined of anything else. */
export function minutesIn(cell: string): number | undefined {
  const typed = cleanDigits(cell).replace(/\s+/g, '');
  const clock = CLOCK.exec(typed);
  if (clock) return Number(clock[1]) * HOUR + Number(clock[2]);
  return DECIMAL.test(typed) ? Math.round(Number(typed.replace(/[/\u066B]/, '.')) * HOUR) : undefined;
}

/** Minutes as a sheet says them. */
export const hoursText = (minutes: number): string => `${Math.floor(minutes / HOUR)}:${String(minutes % HOUR).padStart(2, '0')}`;

const coverColumns = ['leave', 'unpaidLeave', 'sickLeave', 'mission', 'telework'] as const;
export const hourColumns = ['planned', ...coverColumns, 'delay', 'hurry', 'absence', 'overtime', 'overtimeRest', 'overtimeHoliday', 'night'] as const;
export type HourColumn = (typeof hourColumns)[number];

export interface BroughtMonth {
  readonly minutes: Readonly<Record<HourColumn, number>>;
  readonly plannedDays: number;
  readonly workedDays: number;
  readonly shiftWork: ShiftWork | null;
  readonly employedDays: number;
}

const coveredIn = ({ minutes }: Pick<BroughtMonth, 'minutes'>): number => coverColumns.reduce((sum, name) => sum + minutes[name], 0);
/** What of the plan was worked; below nothing where the row says more than was planned. */
export const insideOf = (month: Pick<BroughtMonth, 'minutes'>): number => {
  const { planned, delay, hurry, absence } = month.minutes;
  return planned - coveredIn(month) - delay - hurry - absence;
};

export function broughtFigures(month: BroughtMonth): SheetFigures {
  const { minutes, plannedDays, workedDays, shiftWork, employedDays } = month;
  const { planned, delay, hurry, absence, overtime, overtimeRest: weeklyRest, overtimeHoliday: holiday, night } = minutes;
  const [inside, counted, covered] = [insideOf(month), overtime + weeklyRest + holiday, coveredIn(month)];
  const ofDays = (some: number): number => (planned > 0 ? Math.round((some * plannedDays) / planned) : 0);
  return {
    figures: {
      ...{ planned, present: inside + counted, inside, outside: counted, covered, delay, gap: 0, hurry, forgiven: 0, absence },
      ...{ counted, notCounted: 0, night, offset: 0, weeklyRest, holiday },
    },
    coveredBy: Object.fromEntries(coverColumns.flatMap((name) => (minutes[name] > 0 ? [[name, minutes[name]]] : []))),
    overtime: { normal: overtime, before: 0, after: 0, weeklyRest, holiday },
    counts: { planned: plannedDays, worked: workedDays, absent: ofDays(absence), covered: ofDays(covered), weeklyRest: 0, holiday: 0 },
    shiftWork,
    nightPaid: shiftWork === null ? night : 0,
    exceptions: [],
    employedDays,
  };
}
