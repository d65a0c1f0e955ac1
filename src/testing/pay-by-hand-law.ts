/** Figures of the years as their circulars print them and the calendar they count in, read anew; nothing shared with what the product keeps. Rials. */

/** A Jalali day. */
export interface HandDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const isLeap = (year: number): boolean => year % 4 === 3;

/** Days of a month; right from 1376 to 1407, in which every fourth year is a leap year. */
export const lengthOf = (year: number, month: number): number => (month <= 6 ? 31 : month <= 11 || isLeap(year) ? 30 : 29);

const FIRST_YEAR = 1376;
/** 1 Farvardin 1376. */
const FIRST_DAY = Date.UTC(1997, 2, 21);
const DAY = 86_400_000;

/** The day of the other calendar: so many days after a known one. */
export function isoOf({ year, month, day }: HandDay): string {
  let days = day - 1;
  for (let at = FIRST_YEAR; at < year; at += 1) days += isLeap(at) ? 366 : 365;
  for (let at = 1; at < month; at += 1) days += lengthOf(year, at);
  return new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10);
}

/** Whether a day is before another one. */
export const isBefore = (a: HandDay, b: HandDay): boolean => (a.year - b.year || a.month - b.month || a.day - b.day) < 0;

export interface HandYear {
  readonly wage: bigint;
  readonly housing: bigint;
  readonly grocery: bigint;
  readonly marital: bigint;
  /** A day's seniority of who has just completed a year, and a full month of it. */
  readonly seniority: bigint;
  readonly seniorityMonth: bigint;
  /** Hundredths by which wages above the minimum rise. */
  readonly rise: bigint;
  /** Yearly upper ends of the tax in million rials, from the exemption on. */
  readonly ends: readonly number[];
  /** Hundredths of what is above the last of them. */
  readonly top: number;
  /** Whether housing and grocery are taxed. */
  readonly isAidTaxed: boolean;
  /** Hundredths of the tax of who has a main employer elsewhere; none where the year does not say. */
  readonly nonMain: number | undefined;
}

type Row = readonly [year: number, wage: number, housing: number, grocery: number, marital: number, seniority: number, rise: number, top: number, ends: readonly number[]];

/** Guide iran.md 1.1, 1.2, 1.5: rials but for the last, million rials. */
const printed: readonly Row[] = [
  [1398, 505_627, 1_000_000, 1_900_000, 0, 23_333, 113, 35, [330, 495, 825, 1320, 1980]],
  [1399, 636_809, 3_000_000, 4_000_000, 0, 33_333, 115, 35, [360, 900, 1260, 1800, 2520]],
  [1400, 885_165, 4_500_000, 6_000_000, 0, 46_667, 126, 35, [480, 960, 1440, 2160, 2880, 3840]],
  [1401, 1_393_250, 5_500_000, 8_500_000, 0, 70_000, 138, 30, [672, 1800, 3000, 4200]],
  [1402, 1_769_428, 9_000_000, 11_000_000, 0, 70_000, 121, 30, [1200, 1680, 2760, 4080]],
  [1403, 2_388_728, 9_000_000, 14_000_000, 5_000_000, 70_000, 122, 30, [1440, 1980, 3240, 4800]],
  [1404, 3_463_656, 9_000_000, 22_000_000, 5_000_000, 94_000, 132, 30, [2880, 3600, 4560, 6000, 8000]],
  [1405, 5_541_850, 30_000_000, 22_000_000, 5_000_000, 166_667, 145, 30, [4800, 9600, 12_000, 14_400, 16_800]],
];

const years = new Map(
  printed.map(([year, wage, housing, grocery, marital, seniority, rise, top, ends]): [number, HandYear] => [
    year,
    {
      ...{ wage: BigInt(wage), housing: BigInt(housing), grocery: BigInt(grocery), marital: BigInt(marital), seniority: BigInt(seniority), rise: BigInt(rise), ends, top },
      // the circular of 1405 prints five million, not thirty days
      seniorityMonth: year === 1405 ? 5_000_000n : BigInt(seniority) * 30n,
      isAidTaxed: year >= 1402,
      nonMain: year <= 1404 ? 10 : undefined,
    },
  ]),
);

/** Until Tir 1399 the wage was 25,000 rials less, which stood in the seniority instead; housing was a million. */
const spring1399 = { wage: 611_809n, housing: 1_000_000n, seniority: 58_333n, seniorityMonth: 58_333n * 30n };

export const handYears: readonly number[] = [...years.keys()];

/** What stands in a month; an error of a year that is not printed here. */
export function handLaw(year: number, month: number): HandYear {
  const found = years.get(year);
  if (found === undefined) throw new RangeError(`no year ${year}`);
  return year === 1399 && month <= 3 ? { ...found, ...spring1399 } : found;
}
