/** A Jalali month in words. Pure. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import type { YearMonth } from './pay-month.rules.ts';

export const periodName = ({ year, month }: YearMonth): string => `${monthNames[month - 1] ?? ''} ${year.toLocaleString('fa', { useGrouping: false })}`;
