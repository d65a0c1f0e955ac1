/** What is read of a draft: its changes as they fit, the structure it leaves, and the comparison of both. */
import type { ReplyOf } from '#kernel/call.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { compareDraft } from './comparison/drafts-compare.rules.ts';
import { type ShownComparison, shownComparison } from './comparison/drafts-shown.rules.ts';
import type { Base, readDraft } from './drafts.contract.ts';
import type { Structure } from './drafts.rules.ts';
import { changesOf, draftOf, type StoredChange, type StoredDraft, structureOn, wagesOn } from './drafts.store.ts';
import { type Folded, foldChanges } from './drafts-fold.rules.ts';
import { changeWords, faultWords } from './drafts-words.rules.ts';

/** A draft in scope, or the refusal. */
export async function seen(db: Db, rows: RowScope, draftId: string): Promise<StoredDraft> {
  const draft = await draftOf(db, rows, draftId);
  if (!draft) throw httpErrors.error('notFound');
  return draft;
}

interface Judged extends Folded<StoredChange> {
  readonly before: Structure;
  readonly changes: readonly StoredChange[];
}

/** A draft with its changes, each validatedDraft against the structure of its day as it stands now. */
export async function validatedDraft(db: Db, { draftId, companyId, effectiveDate }: StoredDraft): Promise<Judged> {
  const before = await structureOn(db, companyId, effectiveDate);
  const changes = await changesOf(db, draftId);
  return { before, changes, ...foldChanges(before, changes) };
}

/** The structure as the draft leaves it, for the choices of its form. */
export async function drafted(db: Db, rows: RowScope, draftId: string): Promise<Structure> {
  return (await validatedDraft(db, await seen(db, rows, draftId))).structure;
}

/** The changes in words with what is in their way; of an activated draft as they were. */
export async function shownChanges(db: Db, draft: StoredDraft): Promise<ReplyOf<typeof readDraft>['changes']> {
  const { record } = draft;
  if (record !== null) return (await changesOf(db, draft.draftId)).map(({ changeId, kind }) => ({ changeId, kind, what: record.what[changeId] ?? '', why: null }));
  const { before, structure, changes, faults } = await validatedDraft(db, draft);
  return changes.map((change) => {
    const fault = faults.get(change);
    return { changeId: change.changeId, kind: change.kind, what: changeWords(change, before, structure), why: fault ? faultWords(fault.fault) : null };
  });
}

export interface Against {
  readonly base: Base;
  /** ISO day. */
  readonly today: string;
}

/** What was activated is told as it was then. */
export const against = (
  { query: { base = 'effective' }, today }: { readonly query: { readonly base?: Base | undefined }; readonly today: string },
  { record }: StoredDraft,
): Against => ({
  base: record === null ? base : 'effective',
  today,
});

/** What a draft makes of the structure of its day, beside that of today or of the same day. */
export async function comparisonOf(db: Db, draft: StoredDraft, { base, today }: Against): Promise<ShownComparison & { readonly unfit: number }> {
  const { record, companyId, effectiveDate } = draft;
  if (record !== null) return { ...record.comparison, unfit: 0 };
  const { before, structure, faults } = await validatedDraft(db, draft);
  const day = base === 'today' ? today : effectiveDate;
  const standing = day === effectiveDate ? before : await structureOn(db, companyId, day);
  const wages = { before: await wagesOn(db, companyId, day), after: await wagesOn(db, companyId, effectiveDate) };
  return { ...shownComparison(compareDraft(standing, structure, wages), standing, structure), unfit: faults.size };
}
