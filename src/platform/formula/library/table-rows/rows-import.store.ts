/** SQL of rows of tables as imports write them. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { StoredRow, TableShape } from './table-rows.rules.ts';

export interface TableDraft {
  readonly code: string;
  readonly versionId: string;
  readonly content: TableShape;
  readonly rows: readonly StoredRow[];
}

/** Drafts of tables of a company with their rows; letter case of codes does not matter. */
export const tableDrafts = (db: Db, companyId: string, codes: readonly string[]): Promise<TableDraft[]> =>
  db.many<TableDraft>(sql`
    select t.code, v.library_version_id as "versionId", v.content,
      coalesce((select jsonb_agg(jsonb_build_object('keys', r.keys, 'cells', r.cells) order by r.row_no) from library_table_row r
        where r.library_version_id = v.library_version_id), '[]') as rows
    from library_item t join library_version v on v.library_item_id = t.library_item_id and v.status <> 'published'
    where t.company_id = ${companyId}::uuid and t.kind = 'table' and upper(t.code) = any (${[...codes]}::text[])`);

/** The same by their ids. Of a draft that is gone or published by now there is none. */
export const tableDraftsById = (db: Db, versionIds: readonly string[]): Promise<(TableDraft & { readonly companyId: string })[]> =>
  db.many<TableDraft & { readonly companyId: string }>(sql`
    select t.code, v.library_version_id as "versionId", v.company_id as "companyId", v.content,
      coalesce((select jsonb_agg(jsonb_build_object('keys', r.keys, 'cells', r.cells) order by r.row_no) from library_table_row r
        where r.library_version_id = v.library_version_id), '[]') as rows
    from library_item t join library_version v on v.library_item_id = t.library_item_id and v.status <> 'published'
    where v.library_version_id = any (${[...versionIds]}::uuid[])`);

/** Nobody writes to these tables until the end of the transaction. */
export const holdTables = (tx: Tx, companyId: string, codes: readonly string[]): Promise<unknown> =>
  tx.many(sql`
    select library_item_id from library_item where company_id = ${companyId}::uuid and kind = 'table' and upper(code) = any (${[...codes]}::text[])
    order by library_item_id for update`);

/** What a run keeps of a row that it wrote; no cells: the row was not there, or is gone. */
export interface KeptRow {
  readonly versionId: string;
  readonly keys: readonly (string | null)[];
  readonly before: readonly string[] | null;
  readonly after: readonly string[] | null;
}

/** Rows that a run wrote, and whether their version is published by now. */
export const rowsOfRun = (db: Db, runId: string): Promise<{ kept: KeptRow; isPublished: boolean }[]> =>
  db.many<{ kept: KeptRow; isPublished: boolean }>(sql`
    select c.before as kept, v.status = 'published' as "isPublished" from import_change c join library_version v on v.library_version_id::text = c.before ->> 'versionId'
    where c.run_id = ${runId}::uuid`);
