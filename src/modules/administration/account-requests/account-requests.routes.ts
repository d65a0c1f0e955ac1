import type { Tx } from '#platform/db/db.server.ts';
import { type Base, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import {
  allGroups,
  countRequests,
  decide,
  holdPersonWithoutAccount,
  listRequests,
  lockRequest,
  type WaitingRequest,
} from '#platform/identity/account-requests/account-requests.store.ts';
import { addParty, insertAccount, joinGroup } from '#platform/identity/accounts.store.ts';
import { NOTICE_MS, waysTo } from '#platform/identity/password-recovery/recovery.rules.ts';
import { mayGive } from '#platform/identity/reach.rules.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { enqueue } from '#platform/messaging/outbox.store.ts';
import { acceptAccountRequest, accountRequestErrors, accountRequests, PAGE_SIZE, refuseAccountRequest } from './account-requests.contract.ts';
import messages from './account-requests.messages.fa.ts';

/** The file the account is for; without one a party of its own. */
async function owner(tx: Tx, context: Base, request: WaitingRequest, linkPerson: boolean) {
  if (!linkPerson) {
    const partyId = context.newId();
    await addParty(tx, partyId, request.companyId);
    return { partyId, companyId: request.companyId };
  }
  if (!request.partyId || !request.personCompanyId) throw accountRequestErrors.error('noSuchPerson');
  if (request.personHasAccount || !(await holdPersonWithoutAccount(tx, request.partyId))) throw accountRequestErrors.error('personHasAccount');
  return { partyId: request.partyId, companyId: request.personCompanyId, partyRelationshipId: request.partyRelationshipId ?? undefined };
}

/** Tells the asker on the first way there is. */
async function tell(tx: Tx, context: Base, request: WaitingRequest, text: string): Promise<void> {
  const [way] = waysTo(request, outbox().kinds);
  const now = context.clock.now();
  if (way) await enqueue(tx, { id: context.newId(), now, sendUntil: now + NOTICE_MS, way, subject: messages.decisionSubject, text });
}

export const routes = [
  route(accountRequests, async ({ db, rows, actor, query, today }) => {
    const page = { state: query.state ?? 'waiting', pageIndex: query.pageIndex ?? 0, pageSize: PAGE_SIZE } as const;
    const groups = (await allGroups(db, today)).filter((group) => rows.companyIds.some((companyId) => mayGive(group, companyId, actor)));
    return {
      rows: await listRequests(db, rows, page),
      count: await countRequests(db, rows, page.state),
      groups: groups.map(({ userGroupId, description }) => ({ userGroupId, description })),
    };
  }),
  route(acceptAccountRequest, async (context) => {
    const { tx, rows, actor, audit, body, clock, today } = context;
    const request = await lockRequest(tx, rows, body.requestId);
    if (!request) throw httpErrors.error('notFound');
    const { username, email, passwordHash } = request;
    const whose = await owner(tx, context, request, body.linkPerson);
    const group = (await allGroups(tx, today)).find(({ userGroupId }) => userGroupId === body.userGroupId);
    if (!group || !mayGive(group, whose.companyId, actor)) throw accountRequestErrors.error('groupOutOfReach');
    const userId = context.newId();
    const now = clock.now();
    await insertAccount(tx, { userId, ...whose, username, email: email ?? undefined, now }, passwordHash);
    await joinGroup(tx, userId, group.userGroupId, whose.companyId, today);
    await decide(tx, body.requestId, { state: 'accepted', userId, reason: null, decidedBy: actor.userId, now });
    await tell(tx, context, request, messages.acceptedText({ username }));
    const subject = { subjectPartyId: whose.partyId, companyId: whose.companyId };
    audit({ entity: 'AccountRequest', id: body.requestId, action: 'update', changes: { state: ['waiting', 'accepted'] }, ...subject });
    audit({ entity: 'UserAccount', id: userId, action: 'create', changes: { username: [null, username], userGroupId: [null, group.userGroupId] }, ...subject });
    return { messages: messages.accepted };
  }),
  route(refuseAccountRequest, async (context) => {
    const { tx, rows, actor, audit, body, clock } = context;
    const request = await lockRequest(tx, rows, body.requestId);
    if (!request) throw httpErrors.error('notFound');
    await decide(tx, body.requestId, { state: 'refused', userId: null, reason: body.reason, decidedBy: actor.userId, now: clock.now() });
    await tell(tx, context, request, messages.refusedText({ reason: body.reason }));
    audit({
      entity: 'AccountRequest',
      id: body.requestId,
      action: 'refuse',
      changes: { state: ['waiting', 'refused'], reason: [null, body.reason] },
      companyId: request.companyId,
    });
    return { messages: messages.refused };
  }),
];
