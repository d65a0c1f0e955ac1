/**
 * What a change of a dated row does to its past (docs/adr/0031-dated-rows-keep-their-past.md). Pure; days are ISO dates, the last one within.
 * A row that began before today has been true on days that are over: from a day on it may say something else, what it said before that day stays.
 */
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { changesBetween } from '#platform/audit/changes.rules.ts';

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Whether nothing of a row is past yet: it begins today or later. */
export const isPlan = ({ fromDate }: FormValues, today: string): boolean => (dayOf(fromDate) ?? '') >= today;

/** The day that the form of a change proposes: today, where the row holds today and began before. */
export const proposedDay = ({ fromDate, thruDate }: FormValues, today: string): unknown =>
  (dayOf(fromDate) ?? '') < today && (dayOf(thruDate) ?? today) >= today ? today : fromDate;

/** What a row says beside its days. */
export const saidBeside = ({ fromDate: _from, thruDate: _thru, ...said }: FormValues): FormValues => said;

/**
 * same: nothing differs. end: it goes on as it is, only its last day is another one. split: it ends on `last`, and what is new begins the day
 * after. replace: nothing of it is past on the day that is meant, so it is written over.
 */
export type Turn = { readonly way: 'same' | 'end' | 'replace' } | { readonly way: 'split'; readonly last: string };
/** pastKept: the day is the first of a row that has begun, so that all of its past would go. outside: the row does not hold on the day. nothingNew: from that day on it says what it said before. backwards: what is new would end before it begins. */
export type TurnFault = 'pastKept' | 'outside' | 'nothingNew' | 'backwards';

/** What comes of saying `after` from its first day on in the place of a row. `before` and `after` are values of the same form. */
export function turnOf(before: FormValues, after: FormValues, today: string): Turn | TurnFault {
  const [first, last] = [dayOf(before['fromDate']), dayOf(before['thruDate'])];
  const [day, thru] = [dayOf(after['fromDate']) ?? '', dayOf(after['thruDate'])];
  const isFirst = day === first;
  const saysSame = Object.keys(changesBetween(saidBeside(before), saidBeside(after))).length === 0;
  if (saysSame && isFirst && thru === last) return { way: 'same' };
  const isBackwards = thru !== null && thru < day;
  if (isPlan(before, today) && (saysSame || day <= (first ?? ''))) return isBackwards ? 'backwards' : { way: 'replace' };
  if (saysSame) {
    if (thru === last) return 'nothingNew';
    return first !== null && thru !== null && thru < first ? 'outside' : { way: 'end' };
  }
  if (isFirst) return 'pastKept';
  if ((first !== null && day < first) || (last !== null && day > last)) return 'outside';
  if (isBackwards) return 'backwards';
  return { way: 'split', last: addDays(day, -1) };
}
