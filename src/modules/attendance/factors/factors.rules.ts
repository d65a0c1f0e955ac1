/**
 * What of a sheet a factor counts, and what payroll pays it as. Pure. Minutes of a month, or days; a figure in minutes is paid by a factor in minutes.
 */

/** Figures of a sheet (month.rules) in minutes; `overtime.paid`: overtime without what has made good for what lacks. */
export const minuteFigures = [
  ...(['inside', 'outside', 'delay', 'gap', 'hurry', 'forgiven', 'counted', 'notCounted', 'night', 'nightPaid', 'offset', 'weeklyRest', 'holiday'] as const),
  ...(['overtime.paid', 'overtime.normal', 'overtime.before', 'overtime.after', 'overtime.weeklyRest', 'overtime.holiday'] as const),
  ...(['coveredBy.leave', 'coveredBy.unpaidLeave', 'coveredBy.sickLeave', 'coveredBy.mission', 'coveredBy.telework'] as const),
] as const;
/**
 * In days: whole days worked and missed; minutes of a kind of cover, and what lacks of the plan without what overtime has made good for (`days.lacking`), by the
 * mean planned day; of missions all of them, those of article 46 of the labour law (over 50 km, or overnight), and those overnight; the days employed of shift work of article 56.
 */
export const dayFigures = [
  ...([
    'days.worked',
    'days.absent',
    'days.lacking',
    'days.leave',
    'days.unpaidLeave',
    'days.sickLeave',
    'days.mission',
    'days.missionFar',
    'days.missionNight',
    'days.telework',
  ] as const),
  ...(['shiftWork.two', 'shiftWork.three', 'shiftWork.night'] as const),
] as const;
export type FactorFigure = (typeof minuteFigures)[number] | (typeof dayFigures)[number];

/** Factors of payroll's work (labour.rules of payroll), by what they are counted in. */
export const paidMinutes = ['overtime', 'night', 'friday', 'holiday'] as const;
export const paidDays = ['shiftTwo', 'shiftThree', 'shiftNight', 'mission', 'unpaidLeave', 'absence', 'sick'] as const;
export type PaidFactor = (typeof paidMinutes)[number] | (typeof paidDays)[number];

export type FactorUnit = 'WFTHours' | 'WFTNonHours';
const has = (all: readonly string[], one: unknown): boolean => all.some((each) => each === one);
export const isOfUnit = (unit: unknown, figure: unknown): boolean => has(unit === 'WFTHours' ? minuteFigures : dayFigures, figure);
export const isPaidIn = (unit: unknown, factor: unknown): boolean => has(unit === 'WFTHours' ? paidMinutes : paidDays, factor);

export interface FactorMapping {
  readonly code: string;
  readonly unit: FactorUnit;
  readonly figure: FactorFigure;
  /** Null: counted and not paid. */
  readonly workFactor: PaidFactor | null;
  /** The most of a month that is paid; null: all of it. */
  readonly ceilingMinutes: number | null;
  readonly ceilingDays: number | null;
}

type Usual = readonly [code: string, figure: FactorFigure, type: string, workFactor: PaidFactor | null];

const usualRows: readonly Usual[] = [
  ['presence', 'inside', 'WFTMain', null],
  ['overtime', 'overtime.paid', 'WFTMainNonShift', 'overtime'],
  ['overtimeNormal', 'overtime.normal', 'WFTMainNonShift', null],
  ['overtimeBefore', 'overtime.before', 'WFTMainNonShift', null],
  ['overtimeAfter', 'overtime.after', 'WFTMainNonShift', null],
  ['overtimeFriday', 'overtime.weeklyRest', 'WFTMainNonShift', null],
  ['overtimeHoliday', 'overtime.holiday', 'WFTMainNonShift', null],
  ['night', 'nightPaid', 'WFTMain', 'night'],
  ['friday', 'weeklyRest', 'WFTMain', 'friday'],
  ['holidayWork', 'holiday', 'WFTMain', 'holiday'],
  ['shiftTwo', 'shiftWork.two', 'WFTMainShift', 'shiftTwo'],
  ['shiftThree', 'shiftWork.three', 'WFTMainShift', 'shiftThree'],
  ['shiftNight', 'shiftWork.night', 'WFTMainShift', 'shiftNight'],
  ['mission', 'days.mission', 'WFTMain', 'mission'],
  ['missionHours', 'coveredBy.mission', 'WFTMain', null],
  ['telework', 'coveredBy.telework', 'WFTMain', null],
  ['leave', 'coveredBy.leave', 'WFTVacation', null],
  ['unpaidLeave', 'days.unpaidLeave', 'WFTVacation', 'unpaidLeave'],
  ['sickLeave', 'days.sickLeave', 'WFTVacation', 'sick'],
  ['delay', 'delay', 'WFTDelay', null],
  ['hurry', 'hurry', 'WFTHurryUp', null],
  ['absence', 'days.lacking', 'WFTMain', 'absence'],
];

/** What counts in a company that has said nothing; their titles are words of the slice. */
export const usualFactors: readonly (FactorMapping & { readonly type: string })[] = usualRows.map(([code, figure, type, workFactor]) => ({
  ...{ code, figure, type, workFactor },
  unit: has(minuteFigures, figure) ? 'WFTHours' : 'WFTNonHours',
  ...{ ceilingMinutes: null, ceilingDays: null },
}));
