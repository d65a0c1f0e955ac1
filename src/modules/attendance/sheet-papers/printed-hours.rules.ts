/** Lengths of a month as they stand on paper. Pure. */
import { isolateLtr, toPersianDigits } from '#kernel/persian-text/persian-text.ts';

const HOUR = 60;

/** Minutes as hours: `8:05`; nothing is a dash. */
export function printedHours(minutes: number): string {
  if (minutes === 0) return '-';
  const all = Math.abs(minutes);
  return isolateLtr(toPersianDigits(`${minutes < 0 ? '\u2212' : ''}${Math.floor(all / HOUR)}:${String(all % HOUR).padStart(2, '0')}`));
}
