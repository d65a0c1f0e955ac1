/** Where voucher templates and their lines lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { templateLines, voucherTemplates } from './accounting.contract.ts';
import { accountingErrors } from './accounting.errors.ts';
import { badOption, isThere } from './accounting.store.ts';
import { isFactorKind, offeredKinds, offersItem } from './voucher-items.rules.ts';

const refuse: RecordRows['refuse'] = (name, detail) => accountingErrors.error(name, detail);

export const templateRows: RecordRows = {
  records: voucherTemplates,
  table: 'voucher_template',
  columns: {
    code: 'code',
    title: 'title',
    statusId: 'status_id',
    checkAccountBalanceEnumId: 'check_account_balance_enum_id',
    severalVoucher: 'several_voucher',
    partyClassificationTypeEnumId: 'party_classification_type_enum_id',
    defaultNumber: 'default_number',
    defaultDescription: 'default_description',
    description: 'description',
  },
  defaults: { severalVoucher: 'N' },
  shown: { lines: sql`(select count(*)::int from voucher_template_line l where l.voucher_template_id = t.voucher_template_id)` },
  refuse,
  async check(tx, _owner, { statusId, severalVoucher, partyClassificationTypeEnumId: part }) {
    if (statusId !== 'VTActive' && statusId !== 'VTNotActive') throw badOption('statusId');
    const isPart = severalVoucher !== 'Y' || (await isThere(tx, sql`select from enumeration where enum_id = ${String(part)} and parent_enum_id = 'PersonnelStructure'`));
    if (!isPart) throw badOption('partyClassificationTypeEnumId');
  },
};

const idsOf = (value: unknown): string[] => (typeof value === 'string' ? (JSON.parse(value) as string[]) : []);

/** All of these stand in the company; they are held, so that nobody deletes one meanwhile. */
async function areThere(tx: Tx, table: 'detail_account' | 'detail_group', companyId: string, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found =
    table === 'detail_account'
      ? sql`select detail_account_id from detail_account where detail_account_id::text = any (${[...ids]}::text[]) and company_id = ${companyId}::uuid for key share`
      : sql`select detail_group_id from detail_group where detail_group_id::text = any (${[...ids]}::text[]) and company_id = ${companyId}::uuid for key share`;
  return (await tx.many(found)).length === new Set(ids).size;
}

async function checkLine(tx: Tx, companyId: string, values: FormValues): Promise<void> {
  const { glAccountId: account, vtItemTypeEnumId: kind, payrollFactorId: factor, itemCode, detailAccountIds, detailGroupIds } = values;
  const found = await tx.maybe<{ isHeading: boolean }>(sql`
    select exists (select from gl_account c where c.parent_gl_account_id = a.gl_account_id) as "isHeading"
    from gl_account a where a.gl_account_id::text = ${String(account)} and a.company_id = ${companyId}::uuid`);
  if (found === undefined) throw badOption('glAccountId');
  if (found.isHeading) throw accountingErrors.error('heading');
  if (!offeredKinds.includes(String(kind))) throw badOption('vtItemTypeEnumId');
  if (isFactorKind(kind)) {
    const isKnown = await isThere(tx, sql`select from pay_factor where pay_factor_id::text = ${String(factor)} and company_id = ${companyId}::uuid and branch = 'payroll'`);
    if (!isKnown) throw badOption('payrollFactorId');
    if (itemCode !== null && itemCode !== undefined) throw accountingErrors.error('item');
  } else {
    if (factor !== null && factor !== undefined) throw badOption('payrollFactorId');
    if (!offersItem(kind, itemCode)) throw accountingErrors.error('item');
  }
  if (!(await areThere(tx, 'detail_account', companyId, idsOf(detailAccountIds)))) throw badOption('detailAccountIds');
  if (!(await areThere(tx, 'detail_group', companyId, idsOf(detailGroupIds)))) throw badOption('detailGroupIds');
}

const ofAccount = (column: 'account_code' | 'account_name') =>
  column === 'account_code'
    ? sql`(select a.account_code from gl_account a where a.gl_account_id = t.gl_account_id)`
    : sql`(select a.account_name from gl_account a where a.gl_account_id = t.gl_account_id)`;

export const templateLineRows: RecordRows = {
  records: templateLines,
  table: 'voucher_template_line',
  above: { table: 'voucher_template', field: 'voucherTemplateId' },
  columns: {
    seqNum: 'seq_num',
    isDebit: 'is_debit',
    glAccountId: 'gl_account_id',
    vtItemTypeEnumId: 'vt_item_type_enum_id',
    payrollFactorId: 'pay_factor_id',
    itemCode: 'item_code',
    detailAccountIds: 'detail_account_ids',
    detailGroupIds: 'detail_group_ids',
    description: 'description',
  },
  shown: {
    accountCode: ofAccount('account_code'),
    accountName: ofAccount('account_name'),
    factorTitle: sql`(select f.title from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    detailCodes: sql`(
      select string_agg(coalesce(a.code, g.code), ', ' order by coalesce(a.code, g.code)) from voucher_line_detail d
      left join detail_account a using (detail_account_id) left join detail_group g using (detail_group_id) where d.voucher_template_line_id = t.voucher_template_line_id)`,
  },
  refuse,
  check: (tx, { companyId }, values) => checkLine(tx, companyId, values),
};
