/**
 * What a change of a dated row of a group does to what has been paid by it: a day that is paid keeps what was said of it. Pure; days are ISO dates,
 * ends within.
 */
import type { FormValues } from '#kernel/form/definition.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Turn, type TurnFault, turnOf } from '#platform/party/parts/past.rules.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether something has been paid by a row that begins on `fromDate`. */
export const isPaid = ({ fromDate }: FormValues, paidThru: string | null): boolean => paidThru !== null && textOf(fromDate) <= paidThru;

/**
 * As `turnOf` of dated rows, with the day after the last paid one in the place of today: what nobody has been paid by is written over.
 * paid: the row would say something else, or nothing, on a day that has been paid.
 */
export function paidTurnOf(before: FormValues, after: FormValues, paidThru: string | null): Turn | TurnFault | 'paid' {
  const turn = turnOf(before, after, paidThru === null ? '' : addDays(paidThru, 1));
  if (typeof turn === 'string' || paidThru === null || !isPaid(before, paidThru)) return turn;
  if (turn.way === 'split') return turn.last < paidThru ? 'paid' : turn;
  const thru = textOf(after['thruDate']);
  return turn.way === 'end' && thru !== '' && thru < paidThru ? 'paid' : turn;
}
