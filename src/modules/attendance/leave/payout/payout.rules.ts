/** What minutes of leave are worth. Pure; whole rials. */

const HALF = 2n;
const absolute = (value: bigint): bigint => (value < 0n ? -value : value);

/** The wage of a day for as many days as the minutes make; half a rial goes up, and of what is owed back down. */
export function worthOf(minutes: number, dayMinutes: number, dailyWage: bigint): bigint {
  if (dayMinutes <= 0) return 0n;
  const [whole, part] = [dailyWage * absolute(BigInt(minutes)), BigInt(dayMinutes)];
  const worth = (whole * HALF + part) / (part * HALF);
  return minutes < 0 ? -worth : worth;
}

const CENTS = 100;

/** Days of leave to two places. */
export const daysIn = (minutes: number, dayMinutes: number): number => (dayMinutes <= 0 ? 0 : Math.round((minutes / dayMinutes) * CENTS) / CENTS);
