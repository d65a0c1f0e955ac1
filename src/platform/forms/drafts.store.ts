/** SQL of drafts. The owner is in every statement, and in the row policy once more. Moments are ISO instants. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { DRAFT_DAYS, MAX_DRAFTS } from './drafts.contract.ts';

interface StoredDraft {
  readonly values: Record<string, unknown>;
  readonly savedAt: string;
}

const DAY_MS = 86_400_000;
/** What was saved until then is forgotten. */
const forgottenAt = (nowMs: number): string => new Date(nowMs - DRAFT_DAYS * DAY_MS).toISOString();

/** The draft, unless it has grown too old. */
export const draftOf = (db: Db, userId: string, key: string, nowMs: number): Promise<StoredDraft | undefined> =>
  db.maybe<StoredDraft>(sql`
    select "values", saved_at as "savedAt" from form_draft
    where user_id = ${userId}::uuid and form_key = ${key} and saved_at > ${forgottenAt(nowMs)}::timestamptz`);

/** Keeps a draft; when the person has too many, the oldest go. `values` is JSON text. */
export async function keepDraft(tx: Tx, userId: string, key: string, values: string, savedAt: string): Promise<void> {
  await tx.run(sql`
    insert into form_draft (user_id, form_key, "values", saved_at) values (${userId}::uuid, ${key}, ${values}::jsonb, ${savedAt}::timestamptz)
    on conflict (user_id, form_key) do update set "values" = excluded."values", saved_at = excluded.saved_at`);
  await tx.run(sql`
    delete from form_draft where user_id = ${userId}::uuid and form_key in (
      select form_key from form_draft where user_id = ${userId}::uuid order by saved_at desc, form_key offset ${MAX_DRAFTS})`);
}

export const removeDraft = (tx: Tx, userId: string, key: string): Promise<number> => tx.run(sql`delete from form_draft where user_id = ${userId}::uuid and form_key = ${key}`);

/** Lets go of the drafts of all accounts that are too old; called by the housekeeping of the server. */
export const forgetOldDrafts = (tx: Tx, nowMs: number): Promise<unknown> => tx.run(sql`select forget_form_drafts(${forgottenAt(nowMs)}::timestamptz)`);
