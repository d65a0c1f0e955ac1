/** Units of measure, role types and banks every installation starts with, and the Jalali periods as rows. */

import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { daysInMonth, todayIn, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import words from './facts.messages.fa.ts';

// ---- units of measure ----

const uomTypeOf: Readonly<Record<keyof typeof words.uoms, string>> = {
  IRR: 'UT_CURRENCY_MEASURE',
  USD: 'UT_CURRENCY_MEASURE',
  EUR: 'UT_CURRENCY_MEASURE',
  AED: 'UT_CURRENCY_MEASURE',
  TF_min: 'UT_TIME_FREQ_MEASURE',
  TF_hr: 'UT_TIME_FREQ_MEASURE',
  TF_day: 'UT_TIME_FREQ_MEASURE',
  TF_wk: 'UT_TIME_FREQ_MEASURE',
  TF_mon: 'UT_TIME_FREQ_MEASURE',
  TF_yr: 'UT_TIME_FREQ_MEASURE',
  LEN_m: 'UT_LENGTH_MEASURE',
  LEN_km: 'UT_LENGTH_MEASURE',
  WT_kg: 'UT_WEIGHT_MEASURE',
  AREA_m2: 'UT_AREA_MEASURE',
  OTH_person: 'UT_OTHER_MEASURE',
  OTH_piece: 'UT_OTHER_MEASURE',
  OTH_percent: 'UT_OTHER_MEASURE',
  OTH_score: 'UT_OTHER_MEASURE',
  WTP_month: 'WelfareTimePeriod',
  WTP_season: 'WelfareTimePeriod',
  WTP_year: 'WelfareTimePeriod',
  WTP_once: 'WelfareTimePeriod',
};
/** Rials have no smaller coin. */
const fractionDigits: Readonly<Record<string, number>> = { USD: 2, EUR: 2, AED: 2, LEN_m: 2, LEN_km: 3, WT_kg: 3, AREA_m2: 2, OTH_percent: 2, OTH_score: 2 };

export const uoms = Object.entries(words.uoms).map(([id, [name, abbreviation]], index) => ({
  id,
  type: uomTypeOf[id as keyof typeof words.uoms],
  name,
  abbreviation,
  digits: fractionDigits[id] ?? 0,
  sequence: index + 1,
}));

// ---- roles ----

/** Roles a position or a unit gives; the rest are roles of parties. */
const organisational: readonly string[] = ['ChiefExecutiveOfficer', 'OrgRManager', 'OrgRDeputy', 'OrgRSupervisor', 'OrgRSubstitute', 'Employee'];

export const roles = Object.entries(words.roles).map(([id, name], index) => ({
  id,
  parent: organisational.includes(id) ? 'OrganizationalRole' : null,
  name,
  sequence: index + 1,
}));

// ---- banks ----

/** Mergers: guide iran.md section 3, where they are believed and not confirmed. Their days are not known to us: the editor takes them. */
const mergedInto: Readonly<Record<string, string>> = { '052': '015', '063': '015', '065': '015', '073': '015', '079': '015', '062': '017' };

export const banks = Object.entries(words.banks).map(([id, name]) => ({ id, name, into: mergedInto[id] ?? null }));

// ---- periods ----

const YEARS_AHEAD = 15;
/** The calendar ends with 1501. */
const LAST_YEAR = 1500;

/** Jalali years whose periods stand as rows, as seen on a day (ISO date): the first start in a new year finds its seed changed and adds one. */
export const periodYears = (day: string): { readonly first: number; readonly last: number } => ({ first: 1390, last: Math.min(toJalali(day).year + YEARS_AHEAD, LAST_YEAR) });
export const PERIOD_YEARS = periodYears(todayIn('Asia/Tehran', Date.now()));
const MONTHS = 12;

export interface SeededPeriod {
  readonly id: string;
  readonly type: 'JalaliYear' | 'JalaliMonth';
  readonly parent: string | null;
  readonly previous: string | null;
  readonly num: number;
  readonly name: string;
  /** ISO days, both within. */
  readonly from: string;
  readonly thru: string;
}

const yearId = (year: number): string => `J${year}`;
const monthId = (year: number, month: number): string => `J${year}-${String(month).padStart(2, '0')}`;
const persian = (year: number): string => year.toLocaleString('fa', { useGrouping: false });

function monthOf(year: number, month: number): SeededPeriod {
  const [before, last] = [month === 1 ? monthId(year - 1, MONTHS) : monthId(year, month - 1), daysInMonth(year, month)];
  return {
    id: monthId(year, month),
    type: 'JalaliMonth',
    parent: yearId(year),
    previous: month === 1 && year === PERIOD_YEARS.first ? null : before,
    num: month,
    name: words.periodName(monthNames[month - 1] ?? '', persian(year)),
    from: toIso({ year, month, day: 1 }),
    thru: toIso({ year, month, day: last }),
  };
}

function yearOf(year: number): SeededPeriod {
  return {
    id: yearId(year),
    type: 'JalaliYear',
    parent: null,
    previous: year === PERIOD_YEARS.first ? null : yearId(year - 1),
    num: year,
    name: persian(year),
    from: toIso({ year, month: 1, day: 1 }),
    thru: toIso({ year, month: MONTHS, day: daysInMonth(year, MONTHS) }),
  };
}

const years = Array.from({ length: PERIOD_YEARS.last - PERIOD_YEARS.first + 1 }, (_, at) => PERIOD_YEARS.first + at);

/** Years and months, parents and earlier ones first. */
export const periods: readonly SeededPeriod[] = years.flatMap((year) => [yearOf(year), ...Array.from({ length: MONTHS }, (_, at) => monthOf(year, at + 1))]);
export const periodTypes = [
  { id: 'JalaliYear', name: words.periodTypes.JalaliYear, uom: 'TF_yr', sequence: 1 },
  { id: 'JalaliMonth', name: words.periodTypes.JalaliMonth, uom: 'TF_mon', sequence: 2 },
] as const;
