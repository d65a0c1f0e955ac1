/** What the checks look up: options by their text, and the company a file is meant for. */
import { type Db, sql } from '#platform/db/db.ts';

export interface OptionRow {
  readonly type: string;
  readonly id: string;
  readonly searchText: string;
}

export const listOptions = (db: Db): Promise<OptionRow[]> =>
  db.many<OptionRow>(sql`select enum_type_id as type, enum_id as id, search_text as "searchText" from enumeration order by enum_type_id, sequence_num, enum_id`);

export interface CompanyRow {
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
}

/** Every company of the installation: the command line may write to all of them. */
export const listCompanies = (db: Db): Promise<CompanyRow[]> =>
  db.many<CompanyRow>(sql`select company_id as "companyId", pseudo_id as code, organization_name as name from company order by created_at, pseudo_id`);

/** Company whose units were imported last, among those given. */
export const lastImportedCompany = async (db: Db, companyIds: readonly string[]): Promise<string | undefined> =>
  (
    await db.maybe<{ companyId: string }>(sql`
      select company_id as "companyId" from import_run
      where kind = 'units' and state = 'done' and company_id = any (${[...companyIds]}::uuid[]) order by finished_at desc, run_id desc limit 1`)
  )?.companyId;

/**
 * Plans every statement of the transaction for its own values. Otherwise PostgreSQL, told so by the pool (platform/db),
 * keeps one plan for any list of ids, and that plan compares each row with each id of the list: 100 times slower here.
 */
export const planForLists = (db: Db): Promise<unknown> => db.many(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
