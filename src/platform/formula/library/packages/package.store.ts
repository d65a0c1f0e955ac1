/** SQL of packages. */
import { isUuid } from '#kernel/ids/ids.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { LibraryKind } from '../library.contract.ts';

/** An item of the own company as a package meets it: with its draft, or what it published last. */
export interface Met {
  readonly itemId: string;
  readonly kind: LibraryKind;
  readonly code: string;
  readonly title: string;
  readonly description: string | null;
  readonly hasDraft: boolean;
  readonly rowVersion: number;
  readonly versionId: string;
  readonly fromDate: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** Every item of a company. */
export const itemsOf = (db: Db, companyId: string): Promise<Met[]> =>
  db.many<Met>(sql`
    select t.library_item_id as "itemId", t.kind, t.code, t.title, t.description, v.status <> 'published' as "hasDraft", t.row_version as "rowVersion",
      v.library_version_id as "versionId", lower(v.valid) as "fromDate", v.content
    from library_item t join lateral (
      select w.* from library_version w where w.library_item_id = t.library_item_id order by w.status = 'published', lower(w.valid) desc limit 1) v on true
    where t.company_id = ${companyId}::uuid`);

/** What a package left behind of an item. */
export interface Left {
  readonly itemId: string;
  readonly isNew: boolean;
  readonly rowVersion: number;
  /** What an item that stood was called; titles are of the item and not of its draft. */
  readonly before?: { readonly title: string; readonly description: string | null };
}

export const keepPackage = (tx: Tx, id: string, companyId: string, partyId: string, items: readonly Left[]): Promise<number> =>
  tx.run(sql`
    insert into library_package (library_package_id, company_id, made_by, items) values (${id}::uuid, ${companyId}::uuid, ${partyId}::uuid, ${JSON.stringify(items)}::jsonb)`);

export interface KeptPackage {
  readonly companyId: string;
  readonly isUndone: boolean;
  readonly items: readonly Left[];
}

export const holdPackage = async (tx: Tx, rows: RowScope, id: string): Promise<KeptPackage | undefined> =>
  isUuid(id)
    ? tx.maybe<KeptPackage>(sql`
        select company_id as "companyId", undone_at is not null as "isUndone", items from library_package
        where library_package_id = ${id}::uuid and ${companiesIn(rows, sql`company_id`)} for update`)
    : undefined;

/** Titles of items that somebody has written on since, or that were published. */
export const changedSince = async (tx: Tx, items: readonly Left[]): Promise<string[]> =>
  (
    await tx.many<{ title: string }>(sql`
      select coalesce(t.title, '') as title from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r ("itemId" uuid, "rowVersion" int)
      left join library_item t on t.library_item_id = r."itemId" where t.row_version is distinct from r."rowVersion" order by 1`)
  ).map(({ title }) => title);

/** Calls an item what it was called before. */
export const renameBack = (tx: Tx, itemId: string, { title, description }: NonNullable<Left['before']>): Promise<number> =>
  tx.run(sql`update library_item set title = ${title}, description = ${description} where library_item_id = ${itemId}::uuid`);

export const closePackage = (tx: Tx, id: string): Promise<number> => tx.run(sql`update library_package set undone_at = now() where library_package_id = ${id}::uuid`);
