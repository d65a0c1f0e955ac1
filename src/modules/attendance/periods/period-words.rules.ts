/** What a month of attendance is called. Pure. */
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { yearFa } from '#kernel/jalali/jalali.ts';

export const periodTitle = ({ year, month }: { readonly year: number; readonly month: number }): string => `${monthNames[month - 1] ?? ''} ${yearFa(year)}`;
