import { isUuid } from '#kernel/ids/ids.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import { mayCall } from '#platform/access/access.rules.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type Actor, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { sightOf } from './source.define.ts';
import { addView, deleteView, MAX_VIEWS, type StoredView, saveView, viewList } from './views.contract.ts';
import { viewErrors } from './views.errors.ts';
import { stateForOthers, storedState } from './views.rules.ts';
import { findView, insertView, removeView, setDefault, updateView, type ViewContent, type Viewer, viewsOf } from './views.store.ts';

const viewer = ({ userId, companyId }: Actor): Viewer => ({ userId, companyId });
const isoOf = (ms: number): string => new Date(ms).toISOString();

interface SentView extends ViewContent {
  readonly isDefault: boolean;
}

function contentOf({ name, value, isShared }: SentView): ViewContent {
  const stored = normaliseText(name);
  if (stored === '') throw httpErrors.error('invalid', { fields: { name: 'required' } });
  return { name: stored, value: storedState(value), isShared };
}

/** Views as the actor may see them: of colleagues only for who may open the table, and without what the actor may not know of it. */
function seenBy(actor: Actor, tableKey: string): <V extends StoredView>(views: readonly V[]) => V[] {
  const open = knownRegistry().lists.filter(({ table, list }) => table.key === tableKey && mayCall(actor, list));
  const sights = open.map(({ list }) => sightOf(actor, list));
  return (views) =>
    views.flatMap((view) => {
      if (view.isOwn) return [view];
      const [first] = open;
      return first ? [{ ...view, value: stateForOthers(view.value, first.table, (column) => sights.some(({ mayUse }) => mayUse(column))) }] : [];
    });
}

async function existing(tx: Tx, actor: Actor, viewId: string): Promise<StoredView & { tableKey: string }> {
  const found = isUuid(viewId) ? await findView(tx, viewer(actor), viewId) : undefined;
  const [view] = found ? seenBy(actor, found.tableKey)([found]) : [];
  if (!view) throw httpErrors.error('notFound');
  return view;
}

const changesOf = (before: ViewContent | undefined, after: ViewContent) => ({
  name: [before?.name ?? null, after.name] as const,
  isShared: [before?.isShared ?? null, after.isShared] as const,
});

export const routes = [
  route(viewList, async ({ db, actor, query }) => ({ values: seenBy(actor, query.type)(await viewsOf(db, viewer(actor), query.type)) })),
  route(addView, async ({ tx, actor, body: { type, ...body }, newId, clock, audit }) => {
    const [who, viewId, content] = [viewer(actor), newId(), contentOf(body)];
    if (!(await insertView(tx, who, viewId, type, content, isoOf(clock.now())))) throw viewErrors.error('tooManyViews', { values: { most: MAX_VIEWS } });
    if (body.isDefault) await setDefault(tx, who, type, viewId, true);
    audit({ entity: 'TableView', id: viewId, action: 'create', changes: changesOf(undefined, content), companyId: actor.companyId });
    return { viewId, ...content, isDefault: body.isDefault, isOwn: true };
  }),
  route(saveView, async ({ tx, actor, params, body, clock, audit }) => {
    const [who, content] = [viewer(actor), contentOf(body)];
    const { tableKey, ...before } = await existing(tx, actor, params.viewId);
    if (before.isOwn) {
      await updateView(tx, who, before.viewId, content, isoOf(clock.now()));
      audit({ entity: 'TableView', id: before.viewId, action: 'update', changes: changesOf(before, content), companyId: actor.companyId });
    } else if (content.name !== before.name || content.isShared !== before.isShared || storedState(before.value) !== content.value) throw viewErrors.error('foreignView');
    if (before.isDefault !== body.isDefault) await setDefault(tx, who, tableKey, before.viewId, body.isDefault);
    return { ...before, ...content, isDefault: body.isDefault };
  }),
  route(deleteView, async ({ tx, actor, params, audit }) => {
    const who = viewer(actor);
    const { viewId, isOwn, name } = await existing(tx, actor, params.viewId);
    if (!isOwn) throw viewErrors.error('foreignView');
    await removeView(tx, who, viewId);
    audit({ entity: 'TableView', id: viewId, action: 'delete', changes: { name: [name, null] }, companyId: actor.companyId });
    return { removed: true };
  }),
];
