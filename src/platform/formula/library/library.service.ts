/** How items and their drafts are written: held, compared with the version that was seen, written and left in the trace. */
import { changesBetween } from '#platform/audit/changes.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { StaleData } from '#platform/forms/stale.rules.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { libraryEntities } from '../library-records.rules.ts';
import type { LibraryKind } from './library.contract.ts';
import { libraryErrors } from './library.errors.ts';
import messages from './library.messages.fa.ts';
import { contentOf, isFreeCode, isSameShape } from './library.rules.ts';
import {
  copyBelow,
  countUp,
  type Draft,
  deleteDraft,
  deleteItem,
  draftOf,
  type HeldItem,
  hasPublished,
  holdItem,
  insertDraft,
  insertItem,
  readVersions,
  type Said,
  updateDraft,
  updateItem,
  writeReferences,
} from './library.store.ts';
import { namingFormulas } from './library-uses.store.ts';
import { referencesIn } from './references/references.rules.ts';
import { dropRows } from './table-rows/table-rows.store.ts';

/** The parts of a context that every act uses. */
export interface Writing extends Act {
  readonly tx: Tx;
  readonly actor: Actor;
  readonly rows: RowScope;
  audit(entry: AuditEntry): void;
}

/** A checked body of a form with what stands beside it. */
export interface Body {
  readonly code?: string | null;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly fromDate?: string | null;
  readonly variation?: string | null;
}

export function leaveTrace(
  { audit }: Pick<Writing, 'audit'>,
  item: Pick<HeldItem, 'id' | 'companyId' | 'kind'>,
  action: AuditEntry['action'],
  changes: NonNullable<AuditEntry['changes']>,
): void {
  audit({ entity: libraryEntities[item.kind], id: item.id, companyId: item.companyId, action, changes });
}

/** What stands now, for whoever saves over another version; nothing of it is of a class. */
async function staleData({ tx, today }: Pick<Writing, 'tx' | 'today'>, { id, kind, title, description, rowVersion }: HeldItem): Promise<StaleData<object>> {
  const [latest] = await readVersions<LibraryKind>(tx, { id, isInherited: false }, kind, today);
  const { fromDate = null, variation = null, content = {}, changedByName = null, changedAt = null } = latest ?? {};
  return { values: { title, description, rowVersion, fromDate, variation, ...content }, changedBy: changedByName, changedAt };
}

/** The item in the version that the caller has seen. Throws notFound and stale, the latter with what stands now. */
export async function heldAs(writing: Pick<Writing, 'tx' | 'rows' | 'today'>, kind: LibraryKind, id: string, rowVersion: number): Promise<HeldItem> {
  const item = await holdItem(writing.tx, writing.rows, kind, id);
  if (!item) throw httpErrors.error('notFound');
  if (item.rowVersion !== rowVersion) throw libraryErrors.error('stale', { data: await staleData(writing, item) });
  return item;
}

const saidIn = (kind: LibraryKind, body: Body): Said => ({ fromDate: String(body.fromDate), variation: body.variation ?? null, content: contentOf(kind, { ...body }) });

async function noteReferences(tx: Tx, { kind, companyId }: Pick<HeldItem, 'kind' | 'companyId'>, versionId: string, { content }: Said): Promise<void> {
  if (kind === 'formula' && 'text' in content) await writeReferences(tx, companyId, versionId, referencesIn(String(content.text)));
}

/** Adds an item of the actor's company with its first draft. Throws ownAbove, codeTaken, titleTaken. */
export async function createItem(writing: Writing, kind: LibraryKind, body: Body): Promise<{ id: string; rowVersion: number }> {
  const { tx, actor, rows, newId } = writing;
  if (!rows.companyIds.includes(actor.companyId)) throw libraryErrors.error('ownAbove');
  const item = { id: newId(), companyId: actor.companyId, kind, code: String(body.code), title: String(body.title), description: body.description ?? null };
  if (!isFreeCode(kind, item.code)) throw libraryErrors.error('codeReserved');
  const [versionId, said] = [newId(), saidIn(kind, body)];
  await insertItem(tx, item);
  await insertDraft(tx, item, versionId, said, actor);
  await noteReferences(tx, item, versionId, said);
  leaveTrace(writing, item, 'create', changesBetween({}, { code: item.code, title: item.title, description: item.description, ...told(said) }));
  return { id: item.id, rowVersion: 1 };
}

/** What the trace tells of a draft. */
const told = ({ fromDate, variation, content }: Said): Record<string, unknown> => ({ fromDate, variation, ...content });

/** A table whose keys or number of columns change loses its rows, which would fit no more. */
async function keepRows(tx: Tx, { kind }: HeldItem, draft: Draft, { content }: Said): Promise<void> {
  if (kind === 'table' && !isSameShape(draft.content, content)) await dropRows(tx, draft.versionId);
}

/** Changes the draft in place, or begins a new version. Throws notFound, stale, titleTaken. */
export async function editItem(
  writing: Writing,
  kind: LibraryKind,
  id: string,
  { rowVersion, ...body }: Body & { readonly rowVersion: number },
): Promise<{ id: string; rowVersion: number }> {
  const { tx, actor, newId } = writing;
  const item = await heldAs(writing, kind, id, rowVersion);
  const said = saidIn(kind, body);
  const draft = await draftOf(tx, id);
  const versionId = draft?.versionId ?? newId();
  if (draft) {
    await keepRows(tx, item, draft, said);
    await updateDraft(tx, versionId, said, actor);
  } else {
    await insertDraft(tx, item, versionId, said, actor);
    await copyBelow(tx, id, versionId);
  }
  await noteReferences(tx, item, versionId, said);
  const head = { title: String(body.title), description: body.description ?? null };
  const before = { title: item.title, description: item.description, ...(draft ? told(draft) : {}) };
  leaveTrace(writing, item, 'update', changesBetween(before, { ...head, ...told(said) }));
  return { id, rowVersion: await updateItem(tx, id, head) };
}

/** Takes an item away of which nothing was published and that no formula names. Throws notFound, stale, published, inUse. */
export async function removeItem(writing: Writing, kind: LibraryKind, id: string, rowVersion: number): Promise<{ removed: boolean }> {
  const item = await heldAs(writing, kind, id, rowVersion);
  if (await hasPublished(writing.tx, id)) throw libraryErrors.error('published');
  const naming = await namingFormulas(writing.tx, id, writing.today);
  if (naming.length > 0) throw libraryErrors.error('inUse', { values: { formulas: naming.map(({ title }) => title).join(messages.separator) } });
  await deleteItem(writing.tx, id);
  leaveTrace(writing, item, 'delete', { code: [item.code, null], title: [item.title, null] });
  return { removed: true };
}

/** Takes the draft back of an item that stands published. Throws notFound, stale, noDraft. */
export async function discardDraft(writing: Writing, kind: LibraryKind, id: string, rowVersion: number): Promise<{ id: string; rowVersion: number }> {
  const { tx } = writing;
  const item = await heldAs(writing, kind, id, rowVersion);
  const draft = await draftOf(tx, id);
  if (!draft || !(await hasPublished(tx, id))) throw libraryErrors.error('noDraft');
  await deleteDraft(tx, id);
  leaveTrace(writing, item, 'update', { draft: [draft.version, null] });
  return { id, rowVersion: await countUp(tx, id) };
}
