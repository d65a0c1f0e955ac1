/**
 * Factors of orders of the own company and how each is counted (guide orders 12.1): by set of law or type of contract, over days.
 * Invariants: a code stands once in a company, beside those of pay; of a factor and a set or type there is one formula a day (the database refuses
 * the second); what an order or a formula names is not deleted and keeps its code; one factor says the daily wage of the file.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { listsOfNames, nameInGroup } from '#platform/formula/formula.contract.ts';
import { LIBRARY } from '#platform/formula/library-records.rules.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { bareOrder, orderItem } from '../counting/calculate.contract.ts';
import { countingErrors } from '../counting/counting.errors.ts';
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
const formulaText = z.nullable(text.check(z.maxLength(4000)));

export const ruleChoices = defineCall({
  method: 'GET',
  path: '/rest/s1/emplOrder/ruleChoices',
  summary: 'Factors of orders of the own company, to choose from, with where their values come from',
  permission: orderFactorKeys.observe,
  scope: 'rows',
  of: ['OrderFactor'],
  reply: z.strictObject({ factors: z.array(z.strictObject({ payFactorId: text, code: text, title: text, isScored: z.boolean(), isCarried: z.boolean() })) }),
});

export const ruleNames = defineCall({
  method: 'GET',
  path: '/rest/s1/emplOrder/ruleNames',
  summary: 'Names that formulas of orders of the own company may ask for, under headings, with the values of their lists',
  permission: orderFactorKeys.observe,
  scope: 'rows',
  of: ['OrderFactor', ...LIBRARY],
  reply: z.strictObject({ names: z.array(nameInGroup), lists: listsOfNames }),
});

/** Amounts are class pay; whoever lacks it learns that the formula counts. */
export const tryRule = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/rule/trial',
  summary: 'Counts a factor of orders by formulas that are not stored, from bare facts, among the stored formulas of the day; nothing is stored and no person is read',
  permission: orderFactorKeys.edit,
  scope: 'rows',
  errors: [orderFactorErrors, countingErrors],
  body: z.strictObject({
    payFactorId: z.guid(),
    orderSet: z.enum(['labour', 'civil']),
    agreementId: z.optional(z.nullable(z.guid())),
    amountText: z.optional(formulaText),
    scoreText: z.optional(formulaText),
    leastText: z.optional(formulaText),
    mostText: z.optional(formulaText),
    executionDate: bareOrder.executionDate,
    facts: bareOrder.facts,
    typed: bareOrder.typed,
    previous: bareOrder.previous,
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({ item: orderItem }),
});
