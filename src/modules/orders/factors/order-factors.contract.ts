/**
 * Factors of orders of the own company and how each is counted (guide orders 12.1): by set of law or type of contract, over days.
 * Invariants: a code stands once in a company, beside those of pay; of a factor and a set or type there is one formula a day (the database refuses
 * the second); what an order or a formula names is not deleted and keeps its code; one factor says the daily wage of the file.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { orderFactorForm, orderFactorTable, orderRuleForm, orderRuleTable } from './order-factors.table.ts';

export const orderFactorErrors = defineErrors('modules/orders/factors', {
  codeTaken: { status: 409, constraint: 'pay_factor_code', field: 'code' },
  codeInUse: { status: 409, field: 'code' },
  inUse: { status: 409, constraint: 'order_rule_factor' },
  oneDailyWage: { status: 409, constraint: 'pay_factor_one_daily_wage', field: 'isDailyWage' },
  dailyBasis: { status: 400, constraint: 'pay_factor_daily', field: 'basisEnumId' },
  option: { status: 400 },
  overlaps: { status: 409, constraint: 'order_rule_no_overlap', field: 'fromDate' },
  /** `why`: what the language says of the text. */
  formula: { status: 400 },
  daysOrder: { status: 400, field: 'thruDate' },
  stale: { status: 409 },
});

const PAGE = 'emplOrder/factors';
export const orderFactorKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;

export const orderFactors = defineRecords({
  entity: 'OrderFactor',
  table: orderFactorTable,
  form: orderFactorForm,
  path: '/rest/s1/emplOrder/entity/orderFactor',
  scope: 'rows',
  of: 'the own company',
  keys: orderFactorKeys,
  under: {},
  errors: [orderFactorErrors],
});

/** Whoever may edit a factor edits its formulas. */
export const orderRules = defineRecords({
  entity: 'OrderRule',
  table: orderRuleTable,
  form: orderRuleForm(),
  path: '/rest/s1/emplOrder/entity/orderRule',
  scope: 'rows',
  of: 'the own company',
  keys: { observe: orderFactorKeys.observe, add: orderFactorKeys.edit, edit: orderFactorKeys.edit, remove: orderFactorKeys.edit },
  under: {},
  errors: [orderFactorErrors],
});

const text = z.string();

export const ruleChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/emplOrder/ruleChoices',
  summary: 'Factors of orders of the own company, to choose from',
  permission: orderFactorKeys.observe,
  scope: 'rows',
  of: ['OrderFactor'],
  reply: z.strictObject({ factors: z.array(z.strictObject({ payFactorId: text, title: text })) }),
});
