/**
 * Loans of a company and who may have one (guide welfare 7.2).
 * Invariants: a code stands once in a company; each change of a loan is a version of its own, which is added to and never changed; a
 * condition answers yes or no and names nothing that formulas of welfare may not know.
 */
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { conditionForm, conditionTable, loanDocumentForm, loanDocumentTable, loanForm, loanTable, PAYSLIP_TYPES } from './loan-definition.table.ts';

export const DEFINITION = 'welfareServices/financialFacility/definition';
const PATH = '/rest/s1/welfare/Welfare';

export const loanDefinitionErrors = defineErrors('modules/welfare/loan-definition', {
  /** `why`: what the language says of the text. */
  formula: { status: 400, field: 'conditionText' },
  /** `why`: what the language says of the text. */
  scoreFormula: { status: 400, field: 'scoreText' },
  documentTwice: { status: 409, constraint: 'welfare_loan_document_once', field: 'welfareDocEnumId' },
  titleTaken: { status: 409, constraint: 'welfare_loan_condition_once', field: 'title' },
  option: { status: 400 },
  stale: { status: 409 },
});

export const payslipTypeChoices = defineOptions({
  path: PAYSLIP_TYPES,
  summary: 'Payslip types of the own company that may take the instalments of a loan, by words of the title, or one by id',
  permission: `${DEFINITION}/observe`,
  scope: 'rows',
  of: ['PayslipType'],
  by: 'payslipTypeId',
  row: entity({ payslipTypeId: field('public', text), title: field('public', text), second: field('public', secondLine) }),
});

export const loans = defineRegister({ page: DEFINITION, scope: 'rows', table: loanTable, form: loanForm, path: PATH });

const ofLoan = {
  scope: 'rows',
  of: 'a loan',
  keys: { observe: `${DEFINITION}/observe`, add: `${DEFINITION}/edit`, edit: `${DEFINITION}/edit`, remove: `${DEFINITION}/edit` },
  under: { welfareId: z.guid() },
  errors: [loanDefinitionErrors],
} as const;

export const loanConditions = defineRecords({ ...ofLoan, entity: 'WelfareLoanCondition', table: conditionTable, form: conditionForm, path: `${PATH}/condition` });
export const loanDocuments = defineRecords({ ...ofLoan, entity: 'WelfareLoanDocument', table: loanDocumentTable, form: loanDocumentForm, path: `${PATH}/document` });
