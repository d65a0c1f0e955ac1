/** Requests that somebody asks for others: one for each, all or none. */
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { beginCase } from '#platform/workflow/cases/cases.service.ts';
import { personIn } from '../leave/people.store.ts';
import { askForOthers } from './people-requests.contract.ts';
import { attendanceAskedForYou } from './requests.notice.ts';
import { attendanceRequestProcess as kind } from './requests.process.ts';
import { noteAsker } from './requests.store.ts';

const OWN_PAGE = '/performanceProfileForm?tab=requests';

/** Throws notFound of anybody out of reach, ownByOthers of oneself, and what a request may not be. */
export async function askForMany(context: Context<typeof askForOthers>): Promise<{ asked: number }> {
  const { tx, rows, actor, clock, body } = context;
  const { partyIds, ...values } = body;
  const now = new Date(clock.now());
  const { start } = kind;
  const people = [...new Set(partyIds)].toSorted();
  for (const partyId of people) {
    const person = await personIn(tx, rows, partyId);
    if (person === undefined || start === undefined) throw httpErrors.error('notFound');
    refuseOwn({ actor }, askForOthers, partyId);
    const ctx = { ...context, newId: () => context.newId(), companyId: person.companyId };
    const begun = await start.begin({ ...ctx, now, actorPartyId: partyId }, values);
    if (begun.recordId !== null) await noteAsker(tx, begun.recordId, actor.partyId);
    await beginCase(ctx, kind, begun, actor.partyId);
    await notify(tx, attendanceAskedForYou, { recipients: [partyId], values: { what: begun.subject }, link: OWN_PAGE, now, newId: ctx.newId });
  }
  return { asked: people.length };
}
