/** Duties by law in words, and as rows of a sheet. Pure. */
import { formatJalaliFa, yearFa } from '#kernel/jalali/jalali.ts';
import { periodName } from '../pay/period.rules.ts';
import type { PlainSheet } from '../state-files/xlsx.rules.ts';
import type { Deadline } from './deadlines.rules.ts';
import words from './deadlines-page.messages.fa.ts';

type Told = Pick<Deadline, 'duty' | 'year' | 'month' | 'by' | 'doneOn' | 'waitsForPay' | 'reason'>;

/** The month of a list, the year of a bonus. */
export const periodOf = ({ duty, year, month }: Pick<Deadline, 'duty' | 'year' | 'month'>): string => (duty === 'eidi' ? words.ofYear(yearFa(year)) : periodName({ year, month }));

/** How it was done and when, or what is missing. */
export function howOf({ by, doneOn, duty, waitsForPay }: Told): string {
  if (by === null) return waitsForPay ? words.waits : words.toDo[duty];
  return doneOn === null ? words.by[by] : words.on({ how: words.by[by], day: formatJalaliFa(doneOn) });
}

const { columns } = words;

export const deadlinesSheet = (list: readonly Deadline[]): PlainSheet => ({
  title: words.sheet,
  widths: [18, 18, 28, 14, 18, 40, 40],
  rows: [
    [columns.duty, columns.period, columns.group, columns.due, columns.state, columns.how, words.reason],
    ...list.map((one) => [words.duties[one.duty], periodOf(one), one.groupName, formatJalaliFa(one.dueDay), words.states[one.state], howOf(one), one.reason ?? '']),
  ],
});
