import { knownRegistry } from '#platform/access/registry.server.ts';
import { route } from '#platform/http/context.server.ts';
import { sendMessage } from '#platform/notifications/notifications.store.ts';
import { requestAccess, requestErrors } from './request.contract.ts';
import messages from './request.messages.fa.ts';
import { deciders, keepRequest } from './request.store.ts';

export const routes = [
  route(requestAccess, async ({ actor, tx, audit, body: { path }, today, newId }) => {
    const page = knownRegistry().screens.find(({ screen }) => screen.path === path);
    if (page === undefined) throw requestErrors.error('unknownPage');
    const recipients = await deciders(tx, actor.companyId, today);
    if (recipients.length === 0) return { asked: false };
    const kept = await keepRequest(tx, { userId: actor.userId, companyId: actor.companyId, path, today });
    if (kept === 'tooMany') throw requestErrors.error('tooManyToday');
    if (kept === 'new') {
      await sendMessage(tx, { subject: messages.subject(page.title), body: messages.body(actor.username, path), color: 'info', link: '/accessLevel', recipients, newId });
      audit({ entity: 'AccessRequest', id: actor.userId, action: 'create', changes: { path: [null, path] }, subjectPartyId: actor.partyId, companyId: actor.companyId });
    }
    return { asked: true };
  }),
];
