/** Judges a request of attendance: by its time, the employment, the months that are closed, leave and presses of the same time. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { localMoment } from '#platform/calendar/working-minutes.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { eventsOf } from '../events/events.store.ts';
import { lockAbsences } from '../leave/people.store.ts';
import { closedSheetsOn } from '../sheets/sheets.store.ts';
import { type AskedTime, faultOf, isPress, lastDayOf, mayLast, minutesOf } from './request-time.rules.ts';
import { attendanceRequestErrors } from './requests.errors.ts';
import { isEmployed, isOnLeave, type RequestHolder } from './requests.store.ts';

const MINUTE = 60;
const DAY = 1_440;
const two = (value: number): string => String(value).padStart(2, '0');

/** A minute counted from midnight of a day, as wall time: `2026-05-10T07:58:00`. */
export const momentAt = (date: string, minute: number): string =>
  `${addDays(date, Math.floor(minute / DAY))}T${two(Math.floor((minute % DAY) / MINUTE))}:${two(minute % MINUTE)}:00`;

/** Throws what it may not be, at its field. What it judges stands until the end of the transaction, in which the request is written. */
export async function checkRequest(tx: Tx, holder: RequestHolder, asked: AskedTime, now: Date): Promise<void> {
  const { date: today, minute } = localMoment(now);
  const fault = faultOf(asked, { today, minute });
  if (fault !== undefined) throw attendanceRequestErrors.error(fault);
  const { companyId, partyId } = holder;
  const { requestKind, fromDate, fromTime } = asked;
  const last = lastDayOf(asked);
  if (!(await isEmployed(tx, holder, fromDate, last))) throw attendanceRequestErrors.error('notEmployed');
  if ((await closedSheetsOn(tx, companyId, [partyId], fromDate, last)).length > 0) throw attendanceRequestErrors.error('monthClosed');
  if (mayLast(requestKind)) {
    await lockAbsences(tx, partyId);
    const { from, until } = minutesOf(asked) ?? { from: 0, until: DAY };
    if (await isOnLeave(tx, holder, momentAt(fromDate, from), momentAt(last, until))) throw attendanceRequestErrors.error('onLeave');
  }
  if (isPress(requestKind) && fromTime !== null) {
    const there = (await eventsOf(tx, companyId, [partyId], fromDate, fromDate)).get(partyId) ?? [];
    const wanted = momentAt(fromDate, fromTime).slice(0, 16);
    if (there.some(({ at }) => at.startsWith(wanted))) throw attendanceRequestErrors.error('pressThere');
  }
}
