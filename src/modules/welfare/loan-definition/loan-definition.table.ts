/** Columns and forms of the loans of a company and of their conditions (guide welfare 7.2). */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './loan-definition-page.messages.fa.ts';

/** The part of Welfare that is loans. */
export const LOANS = 'WeLoan';
const kinds = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === LOANS);
const methods = optionRows(messages.methods);

export const PAYSLIP_TYPES = '/rest/s1/welfare/Welfare/payslipTypeOptions';

export const loanTable = defineTable({
  key: 'welfare/loan',
  rowKey: 'welfareId',
  title: messages.loan,
  columns: [
    { name: 'welfareCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 220 },
    { name: 'createdDate', label: messages.date, type: 'date' },
    { name: 'kindName', label: messages.kind, type: 'text' },
    { name: 'typeName', label: messages.type, type: 'text' },
    { name: 'paymentFormulaId', label: messages.method, type: 'select', options: methods },
    { name: 'loanInterestAmount', label: messages.interest, type: 'float' },
    { name: 'maxInstallmentNumber', label: messages.mostLines, type: 'count' },
    { name: 'deductionRank', label: messages.rank, type: 'count', hidden: true },
    activeColumn,
  ],
});

const rate = { type: 'float', required: true, min: 0, max: 1000, step: 0.001 } as const;
const months = { type: 'number', required: true, max: 120 } as const;

export const loanForm = defineForm('welfare/loan', [
  { type: 'text', name: 'welfareCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'welfareTypeEnumId', label: messages.kind, options: 'Welfare', filterOptions: kinds, required: true },
  { type: 'select', name: 'loanTypeEnumId', label: messages.type, options: 'LoanType', required: true },
  { type: 'select', name: 'financialFacilityTypeId', label: messages.source, options: 'FinantionalFacility' },
  { type: 'text', name: 'bankName', label: messages.bank, maxLength: 100, visibleWhen: ({ financialFacilityTypeId }) => financialFacilityTypeId === 'BankFinantionalFacility' },
  { type: 'text', name: 'bankBranch', label: messages.branch, maxLength: 100, visibleWhen: ({ financialFacilityTypeId }) => financialFacilityTypeId === 'BankFinantionalFacility' },
  { type: 'select', name: 'paymentFormulaId', label: messages.method, options: methods, required: true },
  { ...rate, name: 'loanInterestAmount', label: messages.interest },
  {
    type: 'select',
    name: 'profitWeights',
    label: messages.weights,
    options: optionRows(messages.weightsOf),
    visibleWhen: ({ paymentFormulaId }) => paymentFormulaId === 'SimpleProfit',
  },
  { type: 'select', name: 'feeMode', label: messages.feeMode, options: optionRows(messages.feeModes), required: true },
  { ...rate, name: 'loanFeeAmount', label: messages.fee },
  { ...months, name: 'installmentGap', label: messages.gap, min: 1 },
  { ...months, name: 'breathingPeriod', label: messages.breathing, min: 0 },
  { type: 'number', name: 'maxInstallmentNumber', label: messages.mostLines, required: true, min: 1, max: 600 },
  { type: 'number', money: true, name: 'loanAmountLimit', label: messages.limit, help: messages.limitHelp, min: 1, max: 1_000_000_000_000_000 },
  { type: 'select', name: 'roundingMode', label: messages.rounding, options: optionRows(messages.roundings), required: true },
  { type: 'number', money: true, name: 'roundingUnit', label: messages.unit, required: true, min: 1, max: 1_000_000_000 },
  { type: 'select', name: 'installmentCalculationMethodEnumId', label: messages.repayment, options: 'InstallmentCalculationMethod', required: true },
  {
    type: 'lazyselect',
    name: 'payslipTypeId',
    label: messages.payslipType,
    help: messages.payslipTypeHelp,
    url: PAYSLIP_TYPES,
    optionIdField: 'payslipTypeId',
    optionLabelField: 'title',
    visibleWhen: ({ installmentCalculationMethodEnumId }) => installmentCalculationMethodEnumId === 'AutoDeduction',
  },
  { type: 'number', name: 'deductionRank', label: messages.rank, help: messages.rankHelp, required: true, min: 1, max: 9999 },
  { type: 'select', name: 'penaltyFormulaId', label: messages.penaltyFormula, options: optionRows(messages.penaltyFormulas), required: true },
  { ...rate, name: 'loanPenaltyAmount', label: messages.penalty, help: messages.penaltyHelp },
  { type: 'number', name: 'graceDays', label: messages.grace, help: messages.graceHelp, required: true, min: 0, max: 365 },
  { type: 'number', name: 'mostPostponements', label: messages.postponements, required: true, min: 0, max: 60 },
  { type: 'number', name: 'rebateShare', label: messages.rebate, required: true, min: 0, max: 100 },
  { type: 'textarea', name: 'scoreText', label: messages.score, help: messages.scoreHelp, maxLength: 2000, col: 12 },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);

/** What a new loan begins with. */
export const loanStart = {
  ...{
    loanInterestAmount: 0,
    loanFeeAmount: 0,
    loanPenaltyAmount: 0,
    feeMode: 'none',
    profitWeights: 'declining',
    installmentGap: 1,
    breathingPeriod: 0,
    maxInstallmentNumber: 36,
  },
  ...{ roundingMode: 'half', roundingUnit: '1', deductionRank: 100, penaltyFormulaId: 'LpfDaily', graceDays: 0, mostPostponements: 0, rebateShare: 100 },
} as const;

const document = { label: messages.document, type: 'select', options: 'PartyContentType' } as const;
export const loanDocumentTable = defineTable({
  key: 'welfare/loanDocument',
  rowKey: 'welfareLoanDocumentId',
  title: messages.tabs.documents,
  columns: [{ name: 'welfareDocEnumId', ...document, width: 320 }],
});
export const loanDocumentForm = defineForm('welfare/loanDocument', [{ name: 'welfareDocEnumId', ...document, required: true }]);

export const conditionTable = defineTable({
  key: 'welfare/loanCondition',
  rowKey: 'welfareLoanConditionId',
  title: messages.tabs.conditions,
  columns: [
    { name: 'sequence', label: messages.sequence, type: 'count' },
    { name: 'title', label: messages.condition, type: 'text', width: 200 },
    { name: 'conditionText', label: messages.conditionText, type: 'text', width: 320 },
    { name: 'refusalText', label: messages.refusal, type: 'text', width: 320 },
    { name: 'overruledBy', label: messages.overruled, type: 'select', options: optionRows(messages.overruledBy) },
  ],
  sort: [{ column: 'sequence' }],
});

export const conditionForm = defineForm('welfare/loanCondition', [
  { type: 'text', name: 'title', label: messages.condition, required: true, maxLength: 120 },
  { type: 'number', name: 'sequence', label: messages.sequence, required: true, min: 1, max: 999 },
  { type: 'select', name: 'overruledBy', label: messages.overruled, options: optionRows(messages.overruledBy), required: true },
  { type: 'textarea', name: 'conditionText', label: messages.conditionText, help: messages.conditionHelp, required: true, maxLength: 2000, col: 12 },
  { type: 'textarea', name: 'refusalText', label: messages.refusal, required: true, maxLength: 400, col: 12 },
]);
