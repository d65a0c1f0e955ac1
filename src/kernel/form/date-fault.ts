/** The sentence about a Jalali date that is none: said while typing, at submit and by the server. */
import type { JalaliFault } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import texts from './form.messages.fa.ts';

/** `typed` is what was typed, in ASCII digits, the year in front. */
export function dateFault(reason: JalaliFault, typed: string): string {
  if (reason === 'leapDay') return texts.dateLeapDay(toPersianDigits(typed.slice(0, 4)));
  return { format: texts.dateFormat, month: texts.dateMonth, day: texts.dateDay, year: texts.dateYear }[reason];
}
