/**
 * Loans of a company and who may have one (guide welfare 7.2).
 * Invariants: a code stands once in a company; each change of a loan is a version of its own, which is added to and never changed; a
 * condition answers yes or no and names nothing that formulas of welfare may not know.
 */
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { conditionForm, conditionTable, loanForm, loanTable } from './loan-definition.table.ts';

export const DEFINITION = 'welfareServices/financialFacility/definition';
const PATH = '/rest/s1/welfare/Welfare';

export const loanDefinitionErrors = defineErrors('modules/welfare/loan-definition', {
  /** `why`: what the language says of the text. */
  formula: { status: 400, field: 'conditionText' },
  titleTaken: { status: 409, constraint: 'welfare_loan_condition_once', field: 'title' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const loans = defineRegister({ page: DEFINITION, scope: 'rows', table: loanTable, form: loanForm, path: PATH });

export const loanConditions = defineRecords({
  entity: 'WelfareLoanCondition',
  table: conditionTable,
  form: conditionForm,
  path: `${PATH}/condition`,
  scope: 'rows',
  of: 'a loan',
  keys: { observe: `${DEFINITION}/observe`, add: `${DEFINITION}/edit`, edit: `${DEFINITION}/edit`, remove: `${DEFINITION}/edit` },
  under: { welfareId: z.guid() },
  errors: [loanDefinitionErrors],
});
