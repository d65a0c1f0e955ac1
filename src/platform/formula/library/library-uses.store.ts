/** What uses an item of the library: formulas that name it, and what was counted with its versions. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { LibraryKind } from './library.contract.ts';
import { type Head, statusOn } from './library.store.ts';

export interface NamingFormula {
  readonly id: string;
  readonly code: string;
  readonly title: string;
  readonly version: number;
  readonly statusId: string;
}

/**
 * Formulas that name an item, of its company and those below that have none of the code themselves, in a version that is
 * not over. Which of them somebody may read is said by the row policies.
 */
export const namingFormulas = (db: Db, itemId: string, today: string): Promise<NamingFormula[]> =>
  db.many<NamingFormula>(sql`
    select f.library_item_id as id, f.code, f.title, v.version_no as version, ${statusOn(today)} as "statusId"
    from library_item named
    join library_reference r on r.kind = named.kind and lower(r.code) = lower(named.code)
    join library_version v on v.library_version_id = r.library_version_id
    join library_item f on f.library_item_id = v.library_item_id
    where named.library_item_id = ${itemId}::uuid and (v.status <> 'published' or upper(v.valid) is null or upper(v.valid) > ${today}::date)
      and named.company_id = (
        select a.company_id from companies_above(f.company_id) a join library_item i on i.company_id = a.company_id and i.kind = named.kind and lower(i.code) = lower(named.code)
        order by a.distance limit 1)
    order by f.code, v.version_no`);

export interface UsedVersions {
  readonly usedBy: string;
  readonly version: number;
  readonly count: number;
  readonly lastOn: string;
}

export const usedVersions = (db: Db, itemId: string): Promise<UsedVersions[]> =>
  db.many<UsedVersions>(sql`
    select u.used_by as "usedBy", v.version_no as version, count(*)::int as count, max(u.used_on) as "lastOn"
    from formula_use u join library_version v using (library_version_id) where v.library_item_id = ${itemId}::uuid group by 1, 2 order by 1, 2`);

/** What of one kind the versions of a formula name, and which items of a company or above it that is. */
export const namedBy = (
  db: Db,
  { id, isInherited }: Pick<Head, 'id' | 'isInherited'>,
  kind: LibraryKind,
  companyId: string,
): Promise<{ version: number; code: string; id: string | null; title: string | null }[]> =>
  db.many(sql`
    select v.version_no as version, r.code, i.library_item_id as id, i.title
    from library_version v join library_reference r using (library_version_id)
    left join lateral (
      select t.library_item_id, t.title from companies_above(${companyId}::uuid) a join library_item t on t.company_id = a.company_id
      where t.kind = r.kind and lower(t.code) = lower(r.code) order by a.distance limit 1) i on true
    where v.library_item_id = ${id}::uuid and r.kind = ${kind} and (${!isInherited} or v.status = 'published') order by v.version_no desc, r.code`);

/** A version that something was counted with. */
export interface VersionUse {
  readonly versionId: string;
  readonly companyId: string;
  /** Who counts: `order`, `payRun`. */
  readonly usedBy: string;
  /** Which order, which run. */
  readonly userId: string;
  /** ISO day. */
  readonly usedOn: string;
}

/** Notes what orders, runs and others were counted with. What is noted stays: an order is explained by the versions it pins. */
export const pinVersions = (tx: Tx, uses: readonly VersionUse[]): Promise<number> =>
  tx.run(sql`
    insert into formula_use (library_version_id, company_id, used_by, user_id, used_on)
    select "versionId", "companyId", "usedBy", "userId", "usedOn"
    from jsonb_to_recordset(${JSON.stringify(uses)}::jsonb) as r ("versionId" uuid, "companyId" uuid, "usedBy" text, "userId" text, "usedOn" date) on conflict do nothing`);

/** The same in place of what one of them has noted before, while nothing of it is sealed. A version is said by its item and number. */
export async function pinAnew(
  tx: Tx,
  { companyId, usedBy, userId, usedOn }: Omit<VersionUse, 'versionId'>,
  versions: readonly { readonly id: string; readonly version: number }[],
): Promise<void> {
  await tx.run(sql`delete from formula_use where company_id = ${companyId}::uuid and used_by = ${usedBy} and user_id = ${userId}`);
  if (versions.length === 0) return;
  const found = await tx.many<{ versionId: string }>(sql`
    select distinct v.library_version_id as "versionId" from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb) as r (id uuid, version int)
    join library_version v on v.library_item_id = r.id and v.version_no = r.version`);
  await pinVersions(
    tx,
    found.map(({ versionId }) => ({ versionId, companyId, usedBy, userId, usedOn })),
  );
}
