/** Jalali months and birthdays of the dashboard. Pure; dates are ISO. */
import { addDays, daysInMonth, toIso, toJalali } from '#kernel/jalali/jalali.ts';

export interface Month {
  /** `1405/02` */
  readonly month: string;
  readonly from: string;
  /** First day of the next month. */
  readonly until: string;
}

/** The Jalali months up to the one of today, oldest first. */
export function lastMonths(today: string, count: number): Month[] {
  const { year, month } = toJalali(today);
  return Array.from({ length: count }, (_, index) => {
    const place = year * 12 + (month - 1) - (count - 1 - index);
    const [y, m] = [Math.floor(place / 12), (place % 12) + 1];
    const from = toIso({ year: y, month: m, day: 1 });
    return { month: `${y}/${String(m).padStart(2, '0')}`, from, until: addDays(from, daysInMonth(y, m)) };
  });
}

/** `MMDD` of the Gregorian days on which somebody with a birthday in the coming days may be born: Jalali days move by one. */
export const birthDaysNear = (today: string, days: number): string[] =>
  Array.from({ length: days + 4 }, (_, index) =>
    addDays(today, index - 2)
      .slice(5)
      .replace('-', ''),
  );

/** Day of the next `days` days that is the Jalali birthday, or undefined. 30 Esfand is kept on the 29th in years without it. */
export function birthdayWithin(birthDate: string, today: string, days: number): string | undefined {
  const birth = toJalali(birthDate);
  for (let ahead = 0; ahead < days; ahead++) {
    const date = addDays(today, ahead);
    const { year, month, day } = toJalali(date);
    if (month === birth.month && day === Math.min(birth.day, daysInMonth(year, month))) return date;
  }
  return undefined;
}
