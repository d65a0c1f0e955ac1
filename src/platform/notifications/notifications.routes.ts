import type { Readable } from 'node:stream';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry } from '#platform/http/context.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notifyPeople } from './live.store.ts';
import { getCompanies, listOfMyMessages, live, notViewdNotif, receivedMessage, viewdNotif } from './notifications.contract.ts';
import { companiesOfMessages, countMessages, listMessages, type Mark, markMessages, type Show } from './notifications.store.ts';

/** How many messages come when the caller does not say: the toolbar's count needs none, its toasts a screenful. */
const usual: Readonly<Record<Show, number>> = { notViewed: 0, notReceived: 20, viewed: 20, all: 20 };

interface Marking {
  readonly tx: Tx;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

/** Marks, writes the audit, tells the other windows of the person, answers the number of unread messages. */
async function markOwn({ tx, actor, audit }: Marking, mark: Mark, ids: readonly string[] | undefined): Promise<{ numberNotif: number }> {
  const { partyId } = actor;
  const marked = await markMessages(tx, partyId, mark, ids);
  for (const { id, from, to, companyId } of marked)
    audit({ entity: 'NotificationMessageUser', id, action: 'update', changes: { statusId: [from, to] }, subjectPartyId: partyId, companyId });
  if (marked.length > 0 && mark !== 'received') await notifyPeople(tx, 'notification', [partyId]);
  return { numberNotif: (await countMessages(tx, partyId, 'notViewed')).unread };
}

export const routes = [
  route(listOfMyMessages, async ({ tx, actor, body }) => {
    const { show, firstResult = 0, maxResults = usual[show], ...filter } = body;
    const { unread, total } = await countMessages(tx, actor.partyId, show, filter);
    const notifs = maxResults === 0 ? [] : await listMessages(tx, actor.partyId, show, filter, { limit: maxResults, offset: firstResult });
    return { numberNotif: unread, total, notifs: notifs.map(({ purposes, ...one }) => ({ ...one, purposes: [...purposes] })) };
  }),
  route(getCompanies, async ({ db, actor }) => ({ companies: await companiesOfMessages(db, actor.partyId) })),
  route(receivedMessage, async (context) => markOwn(context, 'received', context.body.notifId)),
  route(viewdNotif, async (context) => markOwn(context, 'viewed', context.body.notifId)),
  route(notViewdNotif, async (context) => markOwn(context, 'notViewed', context.body.notifId)),
  route(live, async ({ actor, request, reply, streams }) => {
    reply.header('cache-control', 'no-store');
    // proxies pass on what comes as it comes, and the connection ends with its stream
    reply.header('x-accel-buffering', 'no');
    reply.header('connection', 'close');
    const wantsStream = String(request.headers['accept'] ?? '').includes('text/event-stream');
    if (!wantsStream) return 'event: open\ndata:\n\n';
    const opened = streams?.open({ sessionId: actor.sessionId, partyId: actor.partyId });
    if (opened === undefined) throw httpErrors.error('busy', { retryAfterSeconds: 5 });
    if (opened === 'tooMany') throw httpErrors.error('tooMany', { retryAfterSeconds: 30 });
    return opened as Readable as unknown as string;
  }),
];
