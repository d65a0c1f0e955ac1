/** Where accounts lie, and what only the database knows of them. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { detailAccounts, glAccounts } from './accounting.contract.ts';
import { accountingErrors } from './accounting.errors.ts';

const refuse: RecordRows['refuse'] = (name, detail) => accountingErrors.error(name, detail);

export const isThere = async (tx: Db | Tx, query: Sql): Promise<boolean> => (await tx.maybe(query)) !== undefined;

export const badOption = (field: string): Error => accountingErrors.error('option', { fields: { [field]: 'option' } });

/** Charts of a company are judged one write after the other: two at once would close a circle that neither of them sees. */
export const lockAccounts = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext('gl_account'), hashtext(${companyId}))`);

interface Chart {
  readonly table: 'gl_account' | 'detail_account';
  readonly field: 'parentGlAccountId' | 'parentDetailAccountId';
  readonly loop: 'accountLoop' | 'detailLoop';
}

/** The account above is one of the company and does not stand below this one. Names of tables are those of Chart and no others. */
async function checkParent(tx: Tx, { table, field, loop }: Chart, companyId: string, parentId: unknown, id: string): Promise<void> {
  if (typeof parentId !== 'string') return;
  await lockAccounts(tx, companyId);
  const [key, up] = [raw(`t.${table}_id`), raw(`t.parent_${table}_id`)];
  if (!(await isThere(tx, sql`select from ${raw(table)} t where ${key}::text = ${parentId} and t.company_id = ${companyId}::uuid`))) throw badOption(field);
  const comesRound = await isThere(
    tx,
    sql`with recursive line as (
      select ${key} as id, ${up} as up from ${raw(table)} t where ${key} = ${parentId}::uuid
      union select ${key}, ${up} from line join ${raw(table)} t on ${key} = line.up
    ) select from line where id = ${id}::uuid`,
  );
  if (comesRound) throw accountingErrors.error(loop);
}

const gl: Chart = { table: 'gl_account', field: 'parentGlAccountId', loop: 'accountLoop' };
const detail: Chart = { table: 'detail_account', field: 'parentDetailAccountId', loop: 'detailLoop' };

export const glAccountRows: RecordRows = {
  records: glAccounts,
  table: 'gl_account',
  columns: {
    glAccountClassEnumId: 'gl_account_class_enum_id',
    parentGlAccountId: 'parent_gl_account_id',
    accountCode: 'account_code',
    accountName: 'account_name',
    isDebit: 'is_debit',
    endDate: 'end_date',
  },
  shown: { parentName: sql`(select p.account_name from gl_account p where p.gl_account_id = t.parent_gl_account_id)` },
  refuse,
  check: (tx, { companyId }, { parentGlAccountId }, id) => checkParent(tx, gl, companyId, parentGlAccountId, id),
};

export const detailAccountRows: RecordRows = {
  records: detailAccounts,
  table: 'detail_account',
  columns: { code: 'code', title: 'title', parentDetailAccountId: 'parent_detail_account_id', endDate: 'end_date' },
  shown: { parentName: sql`(select p.title from detail_account p where p.detail_account_id = t.parent_detail_account_id)` },
  refuse,
  check: (tx, { companyId }, { parentDetailAccountId }, id) => checkParent(tx, detail, companyId, parentDetailAccountId, id),
};

export interface AccountChoices {
  readonly accounts: { glAccountId: string; title: string; isHeading: boolean }[];
  readonly details: { detailAccountId: string; title: string }[];
  readonly groups: { detailGroupId: string; title: string }[];
  readonly factors: { payrollFactorId: string; title: string }[];
}

/** Everything that forms of accounting offer, by code. `today`: ISO day on which accounts have not ended. */
export async function choicesOf(db: Db, scope: RowScope, today: string): Promise<AccountChoices> {
  const own = companiesIn(scope, sql`t.company_id`);
  const open = sql`(t.end_date is null or t.end_date >= ${today}::date)`;
  return {
    accounts: await db.many(sql`
      select t.gl_account_id as "glAccountId", t.account_code || ' ' || t.account_name as title,
        exists (select from gl_account c where c.parent_gl_account_id = t.gl_account_id) as "isHeading"
      from gl_account t where ${own} and ${open} order by t.account_code collate "C"`),
    details: await db.many(sql`
      select t.detail_account_id as "detailAccountId", t.code || ' ' || t.title as title from detail_account t where ${own} and ${open} order by t.code collate "C"`),
    groups: await db.many(sql`select t.detail_group_id as "detailGroupId", t.title from detail_group t where ${own} order by persian_order(t.title) collate "C"`),
    factors: await factorNames(db, scope),
  };
}

export const factorNames = (db: Db, scope: RowScope): Promise<{ payrollFactorId: string; title: string }[]> =>
  db.many(sql`
    select t.pay_factor_id as "payrollFactorId", t.title from pay_factor t
    where ${companiesIn(scope, sql`t.company_id`)} and t.branch = 'payroll' order by persian_order(t.title) collate "C"`);

export const isCodeTaken = async (db: Db, scope: RowScope, table: 'detail_account' | 'detail_group', code: string): Promise<boolean> =>
  isThere(db, sql`select from ${raw(table)} t where lower(t.code) = lower(${code}) and ${companiesIn(scope, sql`t.company_id`)} limit 1`);
