import { isInScope } from '#platform/access/in-scope.store.ts';
import { type AuditEntry, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { deviceOf } from './device.rules.ts';
import { endMySession, endSessionOfPerson, mySessions, sessionsOfPerson } from './session-list.contract.ts';
import messages from './session-list.messages.fa.ts';
import { endSessions, type OpenSession, openSessions } from './session-list.store.ts';

const shown = (sessions: readonly OpenSession[], current: string) => ({
  sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent), isCurrent: session.sessionId === current })),
});

const auditOf = (ids: readonly string[], subjectPartyId: string, companyId: string | undefined): AuditEntry[] =>
  ids.map((id) => ({ entity: 'LoginSession', id, action: 'sign-out', subjectPartyId, ...(companyId === undefined ? {} : { companyId }) }));

export const routes = [
  route(mySessions, async ({ actor, db, clock }) => shown(await openSessions(db, actor, clock.now()), actor.sessionId)),
  route(endMySession, async ({ actor, tx, audit, body: { sessionId } }) => {
    const ended = await endSessions(tx, { userId: actor.userId }, sessionId === null ? { allBut: actor.sessionId } : { only: sessionId }, 'ended by its owner');
    for (const entry of auditOf(ended, actor.partyId, actor.companyId)) audit(entry);
    return { messages: messages.ended };
  }),
  route(sessionsOfPerson, async ({ actor, db, rows, query: { partyId }, clock }) => {
    if (!(await isInScope(db, rows, partyId))) throw httpErrors.error('notFound');
    return shown(await openSessions(db, { partyId }, clock.now()), actor.sessionId);
  }),
  route(endSessionOfPerson, async ({ tx, rows, audit, params: { partyId }, body: { sessionId } }) => {
    if (!(await isInScope(tx, rows, partyId))) throw httpErrors.error('notFound');
    const ended = await endSessions(tx, { partyId }, sessionId === null ? { allBut: null } : { only: sessionId }, 'ended by an administrator');
    for (const entry of auditOf(ended, partyId, undefined)) audit(entry);
    return { messages: messages.ended };
  }),
];
