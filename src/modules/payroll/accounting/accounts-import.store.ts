/** General-ledger accounts in bulk, as imports write them: by code. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface AccountFacts {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly class: string;
  readonly isDebit: string;
  readonly parentCode: string | null;
}

/** All accounts of a company. */
export const accountsOf = (db: Db, companyId: string): Promise<AccountFacts[]> =>
  db.many<AccountFacts>(sql`
    select a.gl_account_id as id, a.account_code as code, a.account_name as name, a.gl_account_class_enum_id as class, a.is_debit as "isDebit", p.account_code as "parentCode"
    from gl_account a left join gl_account p on p.gl_account_id = a.parent_gl_account_id where a.company_id = ${companyId}::uuid`);

export interface SheetAccount {
  readonly id: string;
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
  readonly class: string;
  readonly isDebit: string;
  readonly parentCode: string | null;
}

const said = (accounts: readonly SheetAccount[]) => sql`
  jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r (id uuid, "companyId" uuid, code text, name text, class text, "isDebit" text, "parentCode" text)`;

export const insertAccounts = (tx: Tx, accounts: readonly SheetAccount[]): Promise<number> =>
  tx.run(sql`
    insert into gl_account (gl_account_id, company_id, account_code, account_name, gl_account_class_enum_id, is_debit)
    select r.id, r."companyId", r.code, r.name, r.class, r."isDebit" from ${said(accounts)}`);

export const updateAccounts = (tx: Tx, accounts: readonly SheetAccount[]): Promise<number> =>
  tx.run(sql`
    update gl_account a set account_name = r.name, gl_account_class_enum_id = r.class, is_debit = r."isDebit", row_version = a.row_version + 1
    from ${said(accounts)} where a.gl_account_id = r.id`);

/** Puts accounts below those that the sheet names; the others stay where they are. */
export const linkAccounts = (tx: Tx, accounts: readonly SheetAccount[]): Promise<number> =>
  tx.run(sql`
    update gl_account a set parent_gl_account_id = p.gl_account_id
    from ${said(accounts)} join gl_account p on p.company_id = r."companyId" and lower(p.account_code) = lower(r."parentCode") where a.gl_account_id = r.id`);

/** Rows that need accounts which a run has made. */
export const accountDependants = (db: Db, runId: string): Promise<Record<string, number>> =>
  db.one<Record<string, number>>(sql`
    with made as (select record_id from import_change where run_id = ${runId}::uuid and action = 'create')
    select (select count(*)::int from voucher_template_line where gl_account_id in (select record_id from made)) as "voucherLines",
      (select count(*)::int from gl_account where parent_gl_account_id in (select record_id from made) and gl_account_id not in (select record_id from made)) as "glAccounts"`);

export const deleteAccounts = (tx: Tx, ids: readonly string[]): Promise<number> => tx.run(sql`delete from gl_account where gl_account_id = any (${[...ids]}::uuid[])`);
