import { addDays } from '#kernel/jalali/jalali.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { leaveErrors } from '../leave.errors.ts';
import { LEAVE_PAGE } from '../leave.steps.ts';
import { lockRequest, requestIn } from '../leave.store.ts';
import { returnEarly } from './given-back.contract.ts';
import { givenBackErrors } from './given-back.errors.ts';
import { leaveShortened } from './given-back.notice.ts';
import { giveDaysBack } from './given-back.service.ts';

/** Throws notFound of anybody out of reach, ownAccount, notOfDays, outside. */
async function endEarly({ tx, rows, actor, params, body: { backOn, reason }, today, clock, newId, audit }: Context<typeof returnEarly>) {
  const found = await requestIn(tx, rows, params.leaveRequestId);
  if (found === undefined) throw httpErrors.error('notFound');
  if (found.partyId === actor.partyId) throw leaveErrors.error('ownAccount');
  const request = await lockRequest(tx, found.requestId);
  if (request?.status !== 'LvApproved' || request.mode !== 'daily') throw givenBackErrors.error('notOfDays');
  const { requestId, partyId, companyId, fromDate, thruDate: before } = request;
  if (backOn <= fromDate || backOn > before) throw givenBackErrors.error('outside');
  const thruDate = addDays(backOn, -1);
  const booking = { today, now: new Date(clock.now()), newId: () => newId() };
  const minutes = await giveDaysBack(tx, request, { thruDate, reason, bookedBy: actor.partyId }, booking);
  // a name that no contract gives a class: the reason may tell of an illness, and the log shows it to whoever may know every class
  const changes = { thruDate: [before, thruDate], minutes: [request.minutes, request.minutes - minutes], returnReason: [null, reason] } as const;
  audit({ entity: 'LeaveRequest', id: requestId, action: 'update', subjectPartyId: partyId, companyId, changes });
  await notify(tx, leaveShortened, { recipients: [partyId], values: { from: fromDate, backOn }, link: LEAVE_PAGE, now: booking.now, newId: booking.newId });
  return { thruDate, minutes };
}

export const routes = [route(returnEarly, endEarly)];
