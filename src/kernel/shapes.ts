/** Primitives of contracts. */
import { isCalendarDay } from './jalali/jalali.ts';
import { z } from './schema.ts';

export const text = z.string();
/** Null where there is none. */
export const optionalText = z.nullable(text);
export const yesNo = z.enum(['Y', 'N']);
/** The day that is looked at, an ISO date; today where it is not said. */
export const asOf = z.optional(z.iso.date());
/** A day that the calendar can show, an ISO date. */
export const calendarDay = z.iso.date().check(z.refine(isCalendarDay));
