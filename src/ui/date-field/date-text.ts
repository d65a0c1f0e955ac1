import { formatJalali, type JalaliFault, parseJalali } from '#kernel/jalali/jalali.ts';
import { formatDate, shownDigits } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';

export interface DateLimits {
  /** First and last allowed ISO day. */
  min?: string | undefined;
  max?: string | undefined;
}

export type DateReading = { iso: string | null; message?: never } | { iso: null; message: string };

function faultText(reason: JalaliFault, text: string): string {
  if (reason === 'leapDay') return kit.dateLeapDay(shownDigits(text.slice(0, 4)));
  return { format: kit.dateFormat, month: kit.dateMonth, day: kit.dateDay, year: kit.dateYear }[reason];
}

/** What a typed text means: a day, nothing, or a fault told in words. Never clamped to another day. */
export function readDate(text: string, { min, max }: DateLimits): DateReading {
  if (text === '') return { iso: null };
  const parsed = parseJalali(text);
  if (!parsed.ok) return { iso: null, message: faultText(parsed.reason, text) };
  if (min !== undefined && parsed.iso < min) return { iso: null, message: kit.dateMin(formatDate(min)) };
  if (max !== undefined && parsed.iso > max) return { iso: null, message: kit.dateMax(formatDate(max)) };
  return { iso: parsed.iso };
}

export function dateToText(iso: string | null): string {
  return iso === null ? '' : formatJalali(iso);
}
