import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { leaveProcess as kind } from '../leave.process.ts';
import { LEAVE_PAGE } from '../leave.steps.ts';
import { noteAsker } from '../leave.store.ts';
import { personIn } from '../people.store.ts';
import { askLeaveFor } from './for-other.contract.ts';
import { leaveAskedForYou } from './for-other.notice.ts';

/** Throws notFound of anybody out of reach, ownByOthers of oneself, and what a request may not be. */
async function askFor(context: Context<typeof askLeaveFor>): Promise<{ leaveRequestId: string; what: string }> {
  const { tx, rows, actor, clock, body } = context;
  const { partyId, ...values } = body;
  const person = await personIn(tx, rows, partyId);
  if (person === undefined || kind.start === undefined) throw httpErrors.error('notFound');
  refuseOwn({ actor }, askLeaveFor, partyId);
  const now = new Date(clock.now());
  const ctx = { ...context, newId: () => context.newId(), companyId: person.companyId };
  const begun = await kind.start.begin({ ...ctx, now, actorPartyId: partyId }, values);
  const leaveRequestId = begun.recordId ?? '';
  await noteAsker(tx, leaveRequestId, actor.partyId);
  await beginCase(ctx, kind, begun, actor.partyId);
  await notify(tx, leaveAskedForYou, { recipients: [partyId], values: { what: begun.subject }, link: LEAVE_PAGE, now, newId: ctx.newId });
  return { leaveRequestId, what: begun.subject };
}

export const routes = [route(askLeaveFor, askFor)];
