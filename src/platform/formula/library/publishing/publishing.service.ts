/** How a draft comes to be published, and a version to its end. */
import { holdersFor, reaching } from '#platform/access/holders.store.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { type LibraryKind, PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import { waitsForPublishing } from '../library.notice.ts';
import { heldAs, leaveTrace, type Writing } from '../library.service.ts';
import { countUp, type Draft, draftOf, type HeldItem } from '../library.store.ts';
import { isLate } from './locks.service.ts';
import { askToPublish, endVersion, publishDraft, settingOf } from './publishing.store.ts';
import { validateDraft } from './publishing-checks.service.ts';

export const SCREEN = '/formula';

/** Tells whoever may publish in the company, but who asks. */
async function notifyPublishers({ tx, actor, clock, today, newId }: Writing, item: HeldItem): Promise<void> {
  const holders = await holdersFor(tx, { key: `${PAGE}/publish`, partyId: actor.partyId, companyId: item.companyId, today });
  const companies = holders.map(({ companyId }) => companyId);
  const recipients = holders.map(({ partyId }) => partyId);
  const told = { recipients, values: { title: item.title }, link: SCREEN, causeId: item.id, now: new Date(clock.now()), newId };
  await reaching(tx, companies, () => notify(tx, waitsForPublishing, told));
}

export interface Asked {
  readonly rowVersion: number;
  readonly lateReason?: string | undefined;
}

/** Why a version begins where a period is locked; null where none is. Throws lateReason when none is given. */
async function reasonOf({ tx, today }: Writing, { companyId }: HeldItem, { fromDate }: Draft, { lateReason }: Asked): Promise<string | null> {
  if (!(await isLate(tx, companyId, fromDate, today))) return null;
  if (lateReason === undefined) throw libraryErrors.error('lateReason');
  return lateReason;
}

/**
 * Publishes the draft as it stands, if it is clean; asked by one of those who wrote it, where two people are asked for, it waits
 * for somebody else. Throws notFound, stale, noDraft, what is wrong with it, lateReason, sameDay.
 */
export async function publishItem(
  writing: Writing,
  kind: LibraryKind,
  id: string,
  asked: Asked,
): Promise<{ id: string; rowVersion: number; statusId: 'LvWaiting' | 'LvPublished' }> {
  const { tx, actor } = writing;
  const item = await heldAs(writing, kind, id, asked.rowVersion);
  const draft = await draftOf(tx, id);
  if (!draft) throw libraryErrors.error('noDraft');
  await validateDraft(writing, item, draft);
  const lateReason = await reasonOf(writing, item, draft, asked);
  if (draft.writers.includes(actor.partyId) && (await settingOf(tx, item.companyId)).twoPeople === 'Y') {
    await askToPublish(tx, draft.versionId);
    if (draft.status === 'draft') await notifyPublishers(writing, item);
    leaveTrace(writing, item, 'update', { status: [draft.status, 'waiting'], version: [draft.version, draft.version] });
    return { id, rowVersion: await countUp(tx, id), statusId: 'LvWaiting' };
  }
  await publishDraft(tx, item, { ...draft, lateReason }, actor);
  leaveTrace(writing, item, 'update', { status: [draft.status, 'published'], version: [null, draft.version], fromDate: [null, draft.fromDate], lateReason: [null, lateReason] });
  return { id, rowVersion: await countUp(tx, id), statusId: 'LvPublished' };
}

/** Says the last day (ISO) of the version that stands on it. Throws notFound, stale, nothingToEnd. */
export async function endItem(writing: Writing, kind: LibraryKind, id: string, { rowVersion, thruDate }: { readonly rowVersion: number; readonly thruDate: string }) {
  const { tx } = writing;
  const item = await heldAs(writing, kind, id, rowVersion);
  const ended = await endVersion(tx, item, thruDate);
  if (!ended) throw libraryErrors.error('nothingToEnd');
  leaveTrace(writing, item, 'update', { version: [ended.version, ended.version], thruDate: [null, thruDate] });
  return { id, rowVersion: await countUp(tx, id) };
}
