/** Where factors of orders and their formulas lie, and what only the database knows of them. */

import type { FormValues } from '#kernel/form/definition.ts';
import { checkFormula } from '#kernel/formula/check.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { RecordRows, RowOwner } from '#platform/records/record-rows.store.ts';
import { orderFactorErrors, orderFactors, orderRules } from './order-factors.contract.ts';
import { ORDER_BRANCH, ruleTexts } from './order-factors.table.ts';
import { namesKnown, ruleNamesOf } from './rule-names.store.ts';

const isThere = async (tx: Tx, query: ReturnType<typeof sql>): Promise<boolean> => (await tx.maybe(query)) !== undefined;

/** Factors of pay have a screen of their own: here they are not there. */
async function mustBeOfOrders(tx: Tx, id: string): Promise<void> {
  if (await isThere(tx, sql`select from pay_factor where pay_factor_id = ${id}::uuid and branch <> 'order'`)) throw httpErrors.error('notFound');
}

/** Whether a formula of the company names the code. */
const isNamed = (tx: Tx, companyId: string, code: string): Promise<boolean> =>
  isThere(
    tx,
    sql`select from order_rule where company_id = ${companyId}::uuid and concat_ws(' ', amount_text, score_text, least_text, most_text) ~ ${`\\mEMPL_[RSTPQ]_${code}\\M`} limit 1`,
  );

const isOrdered = (tx: Tx, id: string): Promise<boolean> => isThere(tx, sql`select from empl_order_item where pay_factor_id = ${id}::uuid limit 1`);

async function checkFactor(tx: Tx, { companyId }: RowOwner, { code, groupEnumId }: FormValues, id: string, before: FormValues): Promise<void> {
  await mustBeOfOrders(tx, id);
  if (!(await isThere(tx, sql`select from enumeration where enum_id = ${String(groupEnumId)} and parent_enum_id = ${ORDER_BRANCH}`)))
    throw orderFactorErrors.error('option', { fields: { groupEnumId: 'option' } });
  const codeBefore = before['code'];
  if (codeBefore === undefined || codeBefore === code) return;
  if ((await isOrdered(tx, id)) || (await isNamed(tx, companyId, String(codeBefore)))) throw orderFactorErrors.error('codeInUse');
}

async function mayRemove(tx: Tx, id: string): Promise<void> {
  await mustBeOfOrders(tx, id);
  const factor = await tx.one<{ companyId: string; code: string }>(sql`select company_id as "companyId", code from pay_factor where pay_factor_id = ${id}::uuid`);
  if ((await isOrdered(tx, id)) || (await isNamed(tx, factor.companyId, factor.code))) throw orderFactorErrors.error('inUse');
}

const factorColumns = {
  code: 'code',
  title: 'title',
  groupEnumId: 'group_enum_id',
  basisEnumId: 'basis_enum_id',
  way: 'way',
  paidAs: 'paid_as',
  displayOrder: 'display_order',
  isScored: 'is_scored',
  isDailyWage: 'is_daily_wage',
  onOrder: 'on_order',
  onCopy: 'on_copy',
  description: 'description',
};

export const orderFactorRows: RecordRows = {
  records: orderFactors,
  table: 'pay_factor',
  readable: (rows, company) => sql`(t.branch = 'order' and ${companiesIn(rows, company)})`,
  columns: factorColumns,
  shown: { rules: sql`(select count(*)::int from order_rule u where u.pay_factor_id = t.pay_factor_id)` },
  stamps: () => ({ branch: 'order' }),
  refuse: (name, detail) => orderFactorErrors.error(name, detail),
  check: checkFactor,
  mayRemove,
};

async function checkRule(tx: Tx, { companyId }: RowOwner, values: FormValues): Promise<void> {
  const { payFactorId, agreementId, fromDate, thruDate } = values;
  const known = sql`select from pay_factor where pay_factor_id = ${String(payFactorId)}::uuid and company_id = ${companyId}::uuid and branch = 'order'`;
  if (!(await isThere(tx, known))) throw orderFactorErrors.error('option', { fields: { payFactorId: 'option' } });
  const isOfCompany =
    agreementId === null || (await isThere(tx, sql`select from agreement_type where agreement_id = ${String(agreementId)}::uuid and company_id = ${companyId}::uuid`));
  if (!isOfCompany) throw orderFactorErrors.error('option', { fields: { agreementId: 'option' } });
  if (typeof thruDate === 'string' && thruDate < String(fromDate)) throw orderFactorErrors.error('daysOrder');
  const names = namesKnown(await ruleNamesOf(tx, companyId, String(fromDate)));
  for (const field of ruleTexts) {
    const text = values[field];
    if (typeof text !== 'string') continue;
    const [fault] = checkFormula(text, { names, type: 'number' }).errors;
    if (fault !== undefined) throw orderFactorErrors.error('formula', { fields: { [field]: 'formula' }, values: { why: toPersianDigits(fault.message) } });
  }
}

export const orderRuleRows: RecordRows = {
  records: orderRules,
  table: 'order_rule',
  columns: {
    payFactorId: 'pay_factor_id',
    orderSet: 'order_set',
    agreementId: 'agreement_id',
    amountText: 'amount_text',
    scoreText: 'score_text',
    leastText: 'least_text',
    mostText: 'most_text',
    description: 'description',
  },
  isDated: true,
  shown: {
    factorTitle: sql`(select f.title from pay_factor f where f.pay_factor_id = t.pay_factor_id)`,
    agreementName: sql`(select a.description from agreement_type a where a.agreement_id = t.agreement_id)`,
  },
  refuse: (name, detail) => orderFactorErrors.error(name, detail),
  check: checkRule,
};

export interface FactorChoice {
  readonly payFactorId: string;
  readonly code: string;
  readonly title: string;
  readonly isScored: boolean;
  readonly isCarried: boolean;
}

/** Factors of orders of a company, in their order. Without a RowScope: of no person. */
export const orderFactorsOf = (db: Db, companyId: string): Promise<FactorChoice[]> =>
  db.many<FactorChoice>(sql`
    select f.pay_factor_id as "payFactorId", f.code, f.title, f.is_scored = 'Y' as "isScored", f.way = 'carried' as "isCarried"
    from pay_factor f where f.branch = 'order' and f.company_id = ${companyId}::uuid order by f.display_order, f.code`);
