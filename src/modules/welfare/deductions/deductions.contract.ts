/**
 * How much of their pay welfare takes of people together, over time (issue 23). Invariants: one rule of a company stands on a day; without one debts
 * take the share of the yearly law at most, the rest stays due and bears no penalty.
 */
import { defineErrors } from '#kernel/errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { deductionRuleForm, deductionRuleTable } from './deductions.table.ts';

export const SETTLEMENT = 'welfareServices/financialFacility/settlement';

export const deductionErrors = defineErrors('modules/welfare/deductions', {
  overlaps: { status: 409, constraint: 'deduction_rule_no_overlap', field: 'fromDate' },
  /** More is taken of something than is open of it. */
  takenTwice: { status: 409 },
  option: { status: 400 },
  stale: { status: 409 },
});

const WRITE = `${SETTLEMENT}/rule/edit`;

export const deductionRules = defineRecords({
  entity: 'DeductionRule',
  table: deductionRuleTable,
  form: deductionRuleForm,
  path: '/rest/s1/welfare/deductionRule',
  scope: 'rows',
  of: 'a company',
  keys: { observe: `${SETTLEMENT}/observe`, add: WRITE, edit: WRITE, remove: WRITE },
  under: {},
  errors: [deductionErrors],
});
