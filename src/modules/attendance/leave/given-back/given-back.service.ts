/** Leave counted anew from its first day to a last one: what it costs less comes back to the year that it was taken of. */
import type { Tx } from '#platform/db/db.server.ts';
import { markSpan } from '../../days/marks.store.ts';
import { holdParts, kindsOf, type LeaveRow, partsOf } from '../leave.store.ts';
import { book, settle, standingOf } from '../ledger/ledger.store.ts';
import { costOf } from '../request/leave-time.rules.ts';
import { givenBack } from './given-back.rules.ts';
import { shorten } from './given-back.store.ts';

export interface Booking {
  readonly today: string;
  readonly now: Date;
  newId(): string;
}

export interface Return {
  readonly thruDate: string;
  readonly reason?: string;
  readonly bookedBy?: string;
}

/** Of approved leave that is locked. Answers the minutes that came back; writes nothing where nothing does and it lasts as long as before. */
export async function giveDaysBack(tx: Tx, request: LeaveRow, { thruDate, ...said }: Return, booking: Booking): Promise<number> {
  const { requestId, companyId, fromDate, partyId, thruDate: before } = request;
  const kind = (await kindsOf(tx, companyId, fromDate)).find(({ leaveTypeId }) => leaveTypeId === request.leaveTypeId);
  const { work } = await standingOf(tx, request);
  const cost = costOf({ ...request, thruDate }, kind ?? { counts: 'working', dayCost: 'average' }, work);
  const parts = await partsOf(tx, requestId);
  const { back, left } = givenBack(parts, cost.parts);
  const sum = (of: readonly { readonly minutes: number }[]): number => of.reduce((total, { minutes }) => total + minutes, 0);
  if (back.length === 0 && thruDate === before) return 0;
  if (back.length > 0) {
    await settle(tx, request, booking);
    // what stays taken tells one return from the next
    const cause = `${requestId}.${sum(left)}`;
    const movements = back.map(({ jalaliYear, fromDate: day, minutes }) => ({ jalaliYear, kind: 'LmReturned' as const, day, minutes, cause, requestId, ...said }));
    await book(tx, request, movements, booking);
    await holdParts(tx, request, requestId, left);
    await settle(tx, request, booking);
  }
  await shorten(tx, requestId, { thruDate, minutes: parts.length > 0 ? sum(left) : cost.minutes, days: cost.days });
  await markSpan(tx, partyId, { fromDate, thruDate: before });
  return sum(back);
}
