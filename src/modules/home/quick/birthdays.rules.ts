/** Birthdays by the Jalali calendar. Pure; dates are ISO. */
import { addDays, daysInMonth, toJalali } from '#kernel/jalali/jalali.ts';

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
