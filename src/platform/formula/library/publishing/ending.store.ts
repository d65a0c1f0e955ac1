/** SQL of what ends while it is in use. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface Ending {
  readonly versionId: string;
  readonly itemId: string;
  readonly title: string;
  /** ISO day, the last. */
  readonly thruDate: string;
}

/**
 * Constants and tables of a company that end within some days, are followed by no version, and are named by a formula that
 * stands longer, of the company or of one below; but those that people were told of.
 */
export const endingUnfollowed = (db: Db, companyId: string, today: string, days: number): Promise<Ending[]> =>
  db.many<Ending>(sql`
    select v.library_version_id as "versionId", t.library_item_id as "itemId", t.title, upper(v.valid) - 1 as "thruDate"
    from library_version v join library_item t on t.library_item_id = v.library_item_id
    where v.company_id = ${companyId}::uuid and v.status = 'published' and t.kind in ('constant', 'table')
      and upper(v.valid) > ${today}::date and upper(v.valid) <= ${today}::date + ${days}::int
      and not exists (select from library_version n where n.library_item_id = t.library_item_id and n.status = 'published' and lower(n.valid) = upper(v.valid))
      and exists (select from library_reference r join library_version f on f.library_version_id = r.library_version_id
        where r.kind = t.kind and lower(r.code) = lower(t.code) and f.status = 'published' and (upper(f.valid) is null or upper(f.valid) > upper(v.valid))
          and t.company_id in (select above.company_id from companies_above(f.company_id) above))
      and not exists (select from library_end_told e where e.library_version_id = v.library_version_id and e.thru_date = upper(v.valid) - 1)`);

export const markTold = (tx: Tx, companyId: string, { versionId, thruDate }: Ending): Promise<number> =>
  tx.run(sql`
    insert into library_end_told (library_version_id, company_id, thru_date) values (${versionId}::uuid, ${companyId}::uuid, ${thruDate}::date)
    on conflict (library_version_id) do update set thru_date = excluded.thru_date`);
