/** Birthdays by the Jalali calendar. Pure; dates are ISO. */
import { addDays, daysInMonth, isIsoDate, toJalali } from '#kernel/jalali/jalali.ts';

/** Nobody is born earlier (personnel/profile birth.rules). */
const FIRST_YEAR = 1850;

/** Gregorian days on which somebody with a birthday in the coming days may be born, of all years: Jalali days move by one, and this year may have no 29 February. */
export function birthDaysNear(today: string, days: number): string[] {
  const ahead = Array.from({ length: days + 4 }, (_, index) => addDays(today, index - 2).slice(4));
  const near = new Set(ahead.flatMap((day) => (day === '-02-28' ? [day, '-02-29'] : [day])));
  const years = Array.from({ length: Number(today.slice(0, 4)) - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index);
  return years.flatMap((year) => [...near].map((day) => `${year}${day}`)).filter(isIsoDate);
}

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
