/** Durations and spans in words. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { toJalali } from '#kernel/jalali/jalali.ts';
import { hourText } from '#ui/data-table/cell-text.ts';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import type { Span, SpanKind } from './run-report.rules.ts';
import words from './run-report-page.messages.fa.ts';

/** Working minutes: hours below a day, else days with a decimal; `day` are the minutes of one. */
export function timeParts(minutes: number | null, day: number): { readonly value: string; readonly unit?: string } {
  if (minutes === null) return { value: kit.unknown };
  return minutes < day ? { value: hourText(minutes), unit: words.hours } : { value: formatNumber(minutes / day, 1), unit: words.days };
}

export function timeText(minutes: number | null, day: number): string {
  const { value, unit } = timeParts(minutes, day);
  return unit === undefined ? value : words.time(value, unit);
}

const nameOf = (month: number): string => monthNames[month - 1] ?? '';
const dayText = (iso: string): string => {
  const { month, day } = toJalali(iso);
  return words.dayAndMonth(formatNumber(day), nameOf(month));
};

/** A week by its first day, a month by its name; short under a chart, whole in a table. */
export function spanText({ from, to }: Span, by: SpanKind): { readonly name: string; readonly whole: string } {
  if (by === 'week') return { name: dayText(from), whole: words.weekOf(dayText(from), dayText(to)) };
  const { year, month } = toJalali(from);
  return { name: nameOf(month), whole: words.monthOf(nameOf(month), shownDigits(String(year))) };
}
