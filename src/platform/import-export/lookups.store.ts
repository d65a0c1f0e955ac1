/** What the checks look up: options by their text, and the company a file is meant for. */
import { type Db, raw, sql } from '#platform/db/db.server.ts';
import type { CodeOf } from './kind.define.ts';

export interface OptionRow {
  readonly type: string;
  readonly id: string;
  readonly searchText: string;
}

export const listOptions = (db: Db): Promise<OptionRow[]> =>
  db.many<OptionRow>(sql`select enum_type_id as type, enum_id as id, search_text as "searchText" from enumeration order by enum_type_id, sequence_num, enum_id`);

/** Descriptions of the active options of some types, in their order. */
export const optionWords = async (db: Db, types: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = await db.many<{ type: string; word: string }>(sql`
    select enum_type_id as type, description as word from enumeration where enum_type_id = any (${[...types]}::text[]) and option_indicator = 'Y' order by sequence_num, enum_id`);
  return new Map([...Map.groupBy(rows, ({ type }) => type)].map(([type, found]) => [type, found.map(({ word }) => word)]));
};

/** Descriptions of options by their ids. */
export const optionNames = async (db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.many<{ id: string; name: string }>(sql`select enum_id as id, description as name from enumeration where enum_id = any (${[...ids]}::text[])`)).map(({ id, name }) => [
      id,
      name,
    ]),
  );

export interface CompanyRow {
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
}

/** Every company of the installation: the command line may write to all of them. */
export const listCompanies = (db: Db): Promise<CompanyRow[]> =>
  db.many<CompanyRow>(sql`select company_id as "companyId", pseudo_id as code, organization_name as name from company order by created_at, pseudo_id`);

/** Where codes of each sort stand. */
const codes: Readonly<Record<CodeOf, { readonly table: string; readonly column: string }>> = {
  unit: { table: 'org_unit', column: 'pseudo_id' },
  job: { table: 'job', column: 'job_code' },
  position: { table: 'empl_position', column: 'pseudo_id' },
  employment: { table: 'party_relationship', column: 'pseudo_id' },
};

/** Companies, among those given, that have at least one of the codes. */
export async function companiesKnowing(db: Db, companyIds: readonly string[], sort: CodeOf, values: readonly string[]): Promise<string[]> {
  const { table, column } = codes[sort];
  const found = await db.many<{ companyId: string }>(sql`
    select distinct company_id as "companyId" from ${raw(table)} where company_id = any (${[...companyIds]}::uuid[]) and ${raw(column)} = any (${[...values]}::text[])`);
  return found.map(({ companyId }) => companyId);
}

/**
 * Plans every statement of the transaction for its own values. Otherwise PostgreSQL, told so by the pool (platform/db),
 * keeps one plan for any list of ids, and that plan compares each row with each id of the list: 100 times slower here.
 */
export const planForLists = (db: Db): Promise<unknown> => db.many(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);

/**
 * Plans statements once again, as the pool does, for the rest of the transaction: rows that are written call triggers and checks of references,
 * and each of those would otherwise be planned anew for each row.
 */
export const planOnce = (db: Db): Promise<unknown> => db.many(sql`select set_config('plan_cache_mode', 'force_generic_plan', true)`);
