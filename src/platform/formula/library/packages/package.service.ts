/** How packages are made, tried, brought in and taken back. */

import { mayUse } from '#platform/access/access.rules.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { LibraryLook } from '#platform/formula/formula.define.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { PAGE } from '../library.contract.ts';
import { libraryErrors } from '../library.errors.ts';
import messages from '../library.messages.fa.ts';
import { isFreeCode } from '../library.rules.ts';
import { createItem, editItem, type Writing } from '../library.service.ts';
import { deleteDraft, deleteItem, draftOf, readHead } from '../library.store.ts';
import { referencesIn } from '../references/references.rules.ts';
import { rowsOfVersions, type Standing, standingOn } from '../standing.store.ts';
import { validateRows } from '../table-rows/table-rows.rules.ts';
import { readRows, writeRows } from '../table-rows/table-rows.store.ts';
import type { PackageItem } from './package.contract.ts';
import { type Difference, differencesOf, keyOf } from './package.rules.ts';
import { changedSince, closePackage, holdPackage, itemsOf, keepPackage, type Left, type Met, renameBack } from './package.store.ts';

/** Formulas by id, and what their texts name, and what the texts of these name. */
function withAll(all: readonly Standing[], ids: readonly string[]): Standing[] {
  const byKey = new Map(all.map((one) => [keyOf(one), one]));
  const found = new Set(all.filter(({ kind, id }) => kind === 'formula' && ids.includes(id)));
  for (const { kind, content } of found) {
    if (kind !== 'formula') continue;
    for (const reference of referencesIn(String(content['text']))) {
      const rested = byKey.get(keyOf(reference));
      if (rested) found.add(rested);
    }
  }
  return [...found];
}

/** The items of a package. Throws notFound, and notStanding of a formula that does not stand on the day. */
export async function packageOf({ db, rows: scope, actor, day }: LibraryLook, ids: readonly string[]): Promise<PackageItem[]> {
  for (const id of ids) if (!(await readHead(db, { rows: scope, actor }, 'formula', id))) throw httpErrors.error('notFound');
  const found = withAll(await standingOn(db, actor.companyId, day, ['formula', 'constant', 'inputFactor', 'table']), ids);
  if (ids.some((id) => !found.some((one) => one.id === id))) throw libraryErrors.error('notStanding');
  const tables = found.filter(({ kind }) => kind === 'table').map(({ versionId }) => versionId);
  const rows = Map.groupBy(await rowsOfVersions(db, tables), ({ versionId }) => versionId);
  return found.map(({ kind, code, title, description, fromDate, versionId, content }) => {
    const below = kind === 'table' ? { rows: (rows.get(versionId) ?? []).map(({ keys, cells }) => ({ keys: [...keys], cells: [...cells] })) } : {};
    return { kind, code, title, description, fromDate, content, ...below } as unknown as PackageItem;
  });
}

export interface Tried {
  readonly item: PackageItem;
  readonly action: 'create' | 'change' | 'same' | 'refuse';
  readonly differences: readonly Difference[];
  readonly message: string | null;
  readonly met: Met | undefined;
}

type Refusal = 'codeReserved' | 'titleTaken' | 'rows' | 'hasDraft' | 'codeTaken';

function refusalOf(item: PackageItem, met: Met | undefined, titles: ReadonlyMap<string, string>, isTwice: boolean): Refusal | undefined {
  if (isTwice) return 'codeTaken';
  if (!isFreeCode(item.kind, item.code)) return 'codeReserved';
  if ((titles.get(`${item.kind} ${item.title}`) ?? keyOf(item)) !== keyOf(item)) return 'titleTaken';
  if (item.kind === 'table' && validateRows(item.rows, item.content).faults.length > 0) return 'rows';
  return met?.hasDraft ? 'hasDraft' : undefined;
}

/** What each item of a package would come to in the own company. */
export async function tryItems(db: Db, companyId: string, items: readonly PackageItem[]): Promise<Tried[]> {
  const stands = await itemsOf(db, companyId);
  const byKey = new Map(stands.map((one) => [keyOf(one), one]));
  const titles = new Map(stands.map((one) => [`${one.kind} ${one.title}`, keyOf(one)]));
  const seen = new Set<string>();
  const tried: Tried[] = [];
  for (const item of items) {
    const met = byKey.get(keyOf(item));
    const refusal = refusalOf(item, met, titles, seen.has(keyOf(item)));
    seen.add(keyOf(item));
    titles.set(`${item.kind} ${item.title}`, keyOf(item));
    if (refusal !== undefined) {
      tried.push({ item, met, action: 'refuse', differences: [], message: messages.errors[refusal] });
      continue;
    }
    const before = met && item.kind === 'table' ? { ...met, rows: await readRows(db, met.versionId) } : met;
    const differences = before ? differencesOf(before, item) : [];
    tried.push({ item, met, action: !met ? 'create' : differences.length > 0 ? 'change' : 'same', differences, message: null });
  }
  return tried;
}

async function bring(writing: Writing, { item, met }: Tried): Promise<Left> {
  const { kind, code, title, description, fromDate, content } = item;
  const body = { code, title, description, fromDate, variation: messages.fromPackage, ...content };
  const written = met ? await editItem(writing, kind, met.itemId, { ...body, rowVersion: met.rowVersion }) : await createItem(writing, kind, body);
  if (item.kind === 'table') {
    const draft = await draftOf(writing.tx, written.id);
    const { companyId } = writing.actor;
    if (draft) await writeRows(writing.tx, companyId, draft.versionId, validateRows(item.rows, item.content).rows);
  }
  const before = met && { before: { title: met.title, description: met.description } };
  return { itemId: written.id, isNew: !met, rowVersion: written.rowVersion, ...before };
}

/** Brings a package in as drafts. Throws ownAbove, refused with the items that are, and forbidden to whoever may add but not edit. */
export async function bringPackage(writing: Writing, items: readonly PackageItem[]) {
  const { tx, actor, rows, newId, audit } = writing;
  if (!rows.companyIds.includes(actor.companyId)) throw libraryErrors.error('ownAbove');
  const tried = await tryItems(tx, actor.companyId, items);
  const refused = tried.filter(({ action }) => action === 'refuse').map(({ item, message }) => ({ kind: item.kind, code: item.code, message }));
  if (refused.length > 0) throw libraryErrors.error('refused', { data: { items: refused } });
  if (tried.some(({ action }) => action === 'change') && !mayUse(actor.grants, [`${PAGE}/edit`])) throw httpErrors.error('forbidden');
  const left: Left[] = [];
  for (const one of tried) if (one.action !== 'same') left.push(await bring(writing, one));
  const [id, created] = [newId(), left.filter(({ isNew }) => isNew).length];
  await keepPackage(tx, id, actor.companyId, actor.partyId, left);
  audit({ entity: 'LibraryPackage', id, companyId: actor.companyId, action: 'import', changes: { created: [null, created], changed: [null, left.length - created] } });
  return { id, created, changed: left.length - created };
}

/** Takes back what a package brought. Throws notFound and changedSince. */
export async function takePackageBack({ tx, rows, audit }: Writing, id: string): Promise<{ removed: boolean }> {
  const kept = await holdPackage(tx, rows, id);
  if (!kept || kept.isUndone) throw httpErrors.error('notFound');
  const changed = await changedSince(tx, kept.items);
  if (changed.length > 0) throw libraryErrors.error('changedSince', { values: { titles: changed.join(messages.separator) } });
  for (const { itemId, isNew, before } of kept.items) {
    await (isNew ? deleteItem(tx, itemId) : deleteDraft(tx, itemId));
    if (before) await renameBack(tx, itemId, before);
  }
  await closePackage(tx, id);
  audit({ entity: 'LibraryPackage', id, companyId: kept.companyId, action: 'undo' });
  return { removed: true };
}
