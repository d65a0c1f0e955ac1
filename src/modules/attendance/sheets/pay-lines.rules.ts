/**
 * What pay takes of a sheet (guide payroll.md 4.8.3, questionnaire-performance.md 16.1): each active factor of attendance of the company counts a figure and pays it
 * as a factor of work, at most its ceiling. Pure; minutes, or hundredths of days.
 */
import type { CoverFactor } from '../day/presses.rules.ts';
import type { FactorFigure, FactorMapping, PaidFactor } from '../factors/factors.rules.ts';
import type { FlatFigures, SheetFigures } from './sheet.rules.ts';

/** Of one factor minutes, or days in hundredths. */
export interface PayLine {
  readonly workFactor: PaidFactor;
  readonly minutes?: number;
  readonly hundredths?: number;
}

/** Labour law, article 51: a day of work of who has nothing planned to tell one by. */
const LAW_DAY = 440;
const HUNDREDTHS = 100;
const ofShiftWork = { 'shiftWork.two': 'two', 'shiftWork.three': 'three', 'shiftWork.night': 'night' } as const;
const missions = ['mission', 'missionFar', 'missionNight'] as const;
const daysCovered = {
  'days.leave': ['leave'],
  'days.unpaidLeave': ['unpaidLeave'],
  'days.sickLeave': ['sickLeave'],
  'days.mission': missions,
  'days.missionFar': ['missionFar', 'missionNight'],
  'days.missionNight': ['missionNight'],
  'days.telework': ['telework'],
} as const satisfies Readonly<Record<string, readonly CoverFactor[]>>;
const isIn = <T extends object>(names: T, figure: PropertyKey): figure is keyof T => Object.hasOwn(names, figure);

/** Minutes of a figure, by its name in the sheet. */
function minutesOf({ figures, coveredBy, overtime, nightPaid }: SheetFigures, figure: string): number {
  const [group, name = ''] = figure.split('.');
  if (group === 'coveredBy') return coveredBy[name] ?? 0;
  if (group === 'overtime') return (overtime as Readonly<Record<string, number>>)[name] ?? 0;
  return figure === 'nightPaid' ? nightPaid : ((figures as Readonly<Record<string, number>>)[figure] ?? 0);
}

/** What a figure in minutes comes to with the differences that are taken. */
function inMinutes(sheet: SheetFigures, taken: FlatFigures, figure: FactorFigure): number {
  const one = (name: string): number => minutesOf(sheet, name) + (taken[name] ?? 0);
  if (figure === 'overtime.paid') return one('counted') - one('offset');
  return figure === 'coveredBy.mission' ? missions.reduce((total, kind) => total + one(`coveredBy.${kind}`), 0) : one(figure);
}

/** A figure in days, as hundredths: what counts whole days as it was counted, minutes by the mean planned day; never more than the days employed. */
function inHundredths(sheet: SheetFigures, taken: FlatFigures, figure: FactorFigure): number {
  const { counts, shiftWork, employedDays, figures } = sheet;
  const one = (name: string): number => minutesOf(sheet, name) + (taken[name] ?? 0);
  if (isIn(ofShiftWork, figure)) return shiftWork === ofShiftWork[figure] ? employedDays * HUNDREDTHS : 0;
  if (figure === 'days.worked' || figure === 'days.absent') return (figure === 'days.worked' ? counts.worked : counts.absent) * HUNDREDTHS;
  const dayMinutes = counts.planned > 0 ? figures.planned / counts.planned : LAW_DAY;
  const minutes = isIn(daysCovered, figure)
    ? daysCovered[figure].reduce((total, kind) => total + one(`coveredBy.${kind}`), 0)
    : one('absence') + one('delay') + one('gap') + one('hurry') - one('offset');
  return Math.min(employedDays * HUNDREDTHS, Math.round((minutes * HUNDREDTHS) / dayMinutes));
}

/**
 * Lines of a sheet with the differences it takes, one of each factor of work; undefined where these would bring a figure that is paid below nothing, so that they
 * wait for another month. Of `taken` `nightPaid` is what is paid as night (sheets.store openDifferences). Differences are in minutes: whole days worked or missed,
 * and shift work, stay as the sheet counted them.
 */
export function payLinesOf(sheet: SheetFigures, taken: FlatFigures, mapping: readonly FactorMapping[]): readonly PayLine[] | undefined {
  const lines = new Map<PaidFactor, PayLine>();
  for (const { unit, figure, workFactor, ceilingMinutes, ceilingDays } of mapping) {
    if (workFactor === null) continue;
    const before = lines.get(workFactor);
    if (unit === 'WFTHours') {
      const minutes = inMinutes(sheet, taken, figure);
      if (minutes < 0) return undefined;
      lines.set(workFactor, { workFactor, minutes: (before?.minutes ?? 0) + Math.min(minutes, ceilingMinutes ?? minutes) });
    } else {
      const hundredths = inHundredths(sheet, taken, figure);
      if (hundredths < 0) return undefined;
      const most = ceilingDays === null ? hundredths : Math.round(ceilingDays * HUNDREDTHS);
      lines.set(workFactor, { workFactor, hundredths: (before?.hundredths ?? 0) + Math.min(hundredths, most) });
    }
  }
  return [...lines.values()].filter(({ minutes = 0, hundredths = 0 }) => minutes + hundredths > 0);
}
