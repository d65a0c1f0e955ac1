/** A Jalali month in words. Pure. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { yearFa } from '#kernel/jalali/jalali.ts';
import type { YearMonth } from './pay-month.rules.ts';

/** A Jalali month, or the period that is paid in its place by its own title. */
export const periodName = ({ year, month, periodTitle }: YearMonth & { readonly periodTitle?: string | null | undefined }): string =>
  periodTitle ?? `${monthNames[month - 1] ?? ''} ${yearFa(year)}`;
