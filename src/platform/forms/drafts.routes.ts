import { type Actor, route } from '#platform/http/context.server.ts';
import { dropDraft, getDraft, MAX_DRAFT_BYTES, saveDraft } from './drafts.contract.ts';
import { draftErrors } from './drafts.errors.ts';
import { draftOf, keepDraft, removeDraft } from './drafts.store.ts';

/** What was begun in one company is not offered in another. */
const keyIn = ({ companyId }: Actor, key: string): string => `${companyId} ${key}`;

export const routes = [
  route(getDraft, async ({ db, actor, query, clock }) => ({ draft: (await draftOf(db, actor.userId, keyIn(actor, query.key), clock.now())) ?? null })),
  route(saveDraft, async ({ tx, actor, query, body, clock }) => {
    const values = JSON.stringify(body.values);
    if (Buffer.byteLength(values) > MAX_DRAFT_BYTES) throw draftErrors.error('tooLarge');
    const savedAt = new Date(clock.now()).toISOString();
    await keepDraft(tx, actor.userId, keyIn(actor, query.key), values, savedAt);
    return { savedAt };
  }),
  route(dropDraft, async ({ tx, actor, query }) => ({ removed: (await removeDraft(tx, actor.userId, keyIn(actor, query.key))) > 0 })),
];
