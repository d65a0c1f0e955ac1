/** SQL of saved views. Owner and company are in every statement, and in the row policies once more. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { MAX_VIEWS, MAX_VIEWS_TOGETHER, type StoredView } from './views.contract.ts';

/** Whose views are looked for. */
export interface Viewer {
  readonly userId: string;
  readonly companyId: string;
}

export interface ViewContent {
  readonly name: string;
  /** JSON text. */
  readonly value: string;
  readonly isShared: boolean;
}

/** Shared views of colleagues that are told at most. */
const MAX_SHARED = 200;

const seenBy = ({ userId, companyId }: Viewer): Sql => sql`(v.user_id = ${userId}::uuid or (v.is_shared and v.company_id = ${companyId}::uuid))`;
const columns = ({ userId }: Viewer): Sql => sql`
  v.view_id as "viewId", v.name, v.state::text as value, v.is_shared as "isShared", v.user_id = ${userId}::uuid as "isOwn",
  exists (select from table_view_default d where d.user_id = ${userId}::uuid and d.view_id = v.view_id) as "isDefault"`;

/** Own views first, by name. */
export const viewsOf = (db: Db, viewer: Viewer, tableKey: string): Promise<StoredView[]> =>
  db.many<StoredView>(sql`
    select ${columns(viewer)} from table_view v where v.table_key = ${tableKey} and ${seenBy(viewer)}
    order by 5 desc, v.name collate "fa-x-icu", v.view_id limit ${MAX_VIEWS + MAX_SHARED}`);

/** A view the person sees, with the table it is of. */
export const findView = (tx: Tx, viewer: Viewer, viewId: string): Promise<(StoredView & { tableKey: string }) | undefined> =>
  tx.maybe(sql`select ${columns(viewer)}, v.table_key as "tableKey" from table_view v where v.view_id = ${viewId}::uuid and ${seenBy(viewer)}`);

/** False when the person has as many as they may. Additions of one account wait for one another. */
export async function insertView(tx: Tx, { userId, companyId }: Viewer, viewId: string, tableKey: string, { name, value, isShared }: ViewContent, at: string): Promise<boolean> {
  await tx.one(sql`select from user_account where user_id = ${userId}::uuid for update`);
  const added = await tx.run(sql`
    insert into table_view (view_id, user_id, company_id, table_key, name, state, is_shared, updated_at)
    select ${viewId}::uuid, ${userId}::uuid, ${companyId}::uuid, ${tableKey}, ${name}, ${value}::jsonb, ${isShared}, ${at}::timestamptz
    from (select count(*) filter (where table_key = ${tableKey}) as here, count(*) as together from table_view where user_id = ${userId}::uuid) as own
    where own.here < ${MAX_VIEWS} and own.together < ${MAX_VIEWS_TOGETHER}`);
  return added > 0;
}

export const updateView = (tx: Tx, { userId }: Viewer, viewId: string, { name, value, isShared }: ViewContent, at: string): Promise<number> =>
  tx.run(sql`
    update table_view set name = ${name}, state = ${value}::jsonb, is_shared = ${isShared}, updated_at = ${at}::timestamptz
    where view_id = ${viewId}::uuid and user_id = ${userId}::uuid`);

export const removeView = (tx: Tx, { userId }: Viewer, viewId: string): Promise<number> =>
  tx.run(sql`delete from table_view where view_id = ${viewId}::uuid and user_id = ${userId}::uuid`);

/** Makes the view the one that is begun with, or lets it be so no longer. */
export async function setDefault(tx: Tx, { userId }: Viewer, tableKey: string, viewId: string, isDefault: boolean): Promise<void> {
  if (isDefault)
    await tx.run(sql`
      insert into table_view_default (user_id, table_key, view_id) values (${userId}::uuid, ${tableKey}, ${viewId}::uuid)
      on conflict (user_id, table_key) do update set view_id = excluded.view_id`);
  else await tx.run(sql`delete from table_view_default where user_id = ${userId}::uuid and view_id = ${viewId}::uuid`);
}
