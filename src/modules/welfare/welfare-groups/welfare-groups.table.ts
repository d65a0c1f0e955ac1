/** Columns and forms of the groups of welfare and of what lies below one (guide welfare 7.1). */
import { defineForm, type FieldDefinition, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './welfare-groups-page.messages.fa.ts';

export const groupTable = defineTable({
  key: 'welfare/group',
  rowKey: 'welfareGroupId',
  title: messages.group,
  columns: [
    { name: 'standardCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'description', label: messages.name, type: 'text', width: 240 },
    { name: 'positionTitle', label: messages.responsible, type: 'text', width: 220 },
    { name: 'members', label: messages.memberCount, type: 'count' },
    activeColumn,
  ],
});

export const groupForm = defineForm('welfare/group', [
  { type: 'text', name: 'standardCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40 },
  { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
  {
    type: 'lazyselect',
    name: 'responsibleEmplPositionId',
    label: messages.responsible,
    help: messages.responsibleHelp,
    url: '/rest/s1/hcm/positionOptions',
    optionIdField: 'emplPositionId',
    optionLabelField: 'description',
    required: true,
  },
]);

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);
const days = [
  { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
] as const satisfies readonly FieldDefinition[];
const dayColumns = [
  { name: 'fromDate', label: messages.fromDate, type: 'date' },
  { name: 'thruDate', label: messages.thruDate, type: 'date' },
] as const;

export const memberTable = defineTable({
  key: 'welfare/member',
  rowKey: 'welfareMemberId',
  title: messages.membersTitle,
  columns: [...personColumns, { name: 'groupName', label: messages.group, type: 'text' }, ...dayColumns],
});

export const memberForm = defineForm('welfare/member', [
  personField,
  ...days,
  { type: 'indicator', name: 'isMoved', label: messages.isMoved, help: messages.isMovedHelp, required: true, col: 6 },
]);
export const memberChangeForm = defineForm('welfare/member', days);

export const documentTable = defineTable({
  key: 'welfare/groupDocument',
  rowKey: 'welfareGroupDocumentId',
  title: messages.tabs.documents,
  columns: [
    { name: 'welfareTypeEnumId', label: messages.welfareType, type: 'select', options: 'Welfare' },
    { name: 'loanTypeEnumId', label: messages.loanType, type: 'select', options: 'LoanType' },
    { name: 'welfareDocEnumId', label: messages.document, type: 'select', options: 'PartyContentType', width: 240 },
  ],
});

export const documentForm = defineForm('welfare/groupDocument', [
  { type: 'select', name: 'welfareTypeEnumId', label: messages.welfareType, options: 'Welfare', required: true },
  { type: 'select', name: 'loanTypeEnumId', label: messages.loanType, options: 'LoanType' },
  { type: 'select', name: 'welfareDocEnumId', label: messages.document, options: 'PartyContentType', required: true },
]);

/** The loan that a row names; the page hands in those of the company, on the server it is looked up by itself. */
const loanField = (loans: string | readonly OptionRow[]) => ({ type: 'select', name: 'welfareId', label: messages.loan, options: loans, required: true, col: 6 }) as const;
const loanColumn = { name: 'loanTitle', label: messages.loan, type: 'text', width: 220, pinned: 'start' } as const;

export const groupLoanTable = defineTable({
  key: 'welfare/groupLoan',
  rowKey: 'welfareGroupLoanId',
  title: messages.tabs.loans,
  columns: [
    loanColumn,
    { name: 'amountTypeEnumId', label: messages.amountType, type: 'select', options: 'LoanTypeAmount' },
    { name: 'loanAmountLimit', label: messages.limit, type: 'amount' },
    { name: 'calculationImpact', label: messages.impact, type: 'count', hidden: true },
    { name: 'maxInstallmentNumber', label: messages.mostLines, type: 'count' },
    { name: 'loanUsageLimit', label: messages.usage, type: 'count' },
    ...dayColumns,
  ],
});

const isVariable = ({ amountTypeEnumId }: FormValues): boolean => amountTypeEnumId === 'VariableLoanTypeAmount';

export const groupLoanForm = (loans: string | readonly OptionRow[] = 'WelfareLoan') =>
  defineForm('welfare/groupLoan', [
    loanField(loans),
    { type: 'select', name: 'amountTypeEnumId', label: messages.amountType, options: 'LoanTypeAmount', required: true, col: 6 },
    { type: 'number', money: true, name: 'loanAmountLimit', label: messages.limit, required: true, min: 1, max: 1_000_000_000_000_000, col: 6 },
    {
      ...{ type: 'number', name: 'calculationImpact', label: messages.impact, help: messages.impactHelp, min: 1, max: 10_000, col: 6 },
      ...{ visibleWhen: isVariable, requiredWhen: isVariable },
    },
    { type: 'number', name: 'maxInstallmentNumber', label: messages.mostLines, required: true, min: 1, max: 600, col: 6 },
    { type: 'number', name: 'loanUsageLimit', label: messages.usage, help: messages.usageHelp, min: 0, max: 600, col: 6 },
    ...days,
  ]);

export const criterionTable = defineTable({
  key: 'welfare/groupCriterion',
  rowKey: 'welfareGroupCriterionId',
  title: messages.tabs.criteria,
  columns: [
    loanColumn,
    { name: 'criteriaScoreEnumId', label: messages.criterion, type: 'select', options: 'LoanCriteriaScore', width: 180 },
    { name: 'amount', label: messages.expected, type: 'float' },
    { name: 'points', label: messages.points, type: 'float' },
  ],
});

export const criterionForm = (loans: string | readonly OptionRow[] = 'WelfareLoan') =>
  defineForm('welfare/groupCriterion', [
    loanField(loans),
    { type: 'select', name: 'criteriaScoreEnumId', label: messages.criterion, options: 'LoanCriteriaScore', required: true, col: 6 },
    { type: 'float', name: 'amount', label: messages.expected, help: messages.expectedHelp, required: true, min: 0, max: 1_000_000_000_000, step: 0.001, col: 6 },
    { type: 'float', name: 'points', label: messages.points, required: true, min: 0, max: 100_000, step: 0.001, col: 6 },
  ]);

export const guarantorTable = defineTable({
  key: 'welfare/groupGuarantor',
  rowKey: 'welfareGroupGuarantorId',
  title: messages.tabs.guarantors,
  columns: [
    loanColumn,
    { name: 'guarantorTypeEnumId', label: messages.guarantorType, type: 'select', options: 'GuarantorType' },
    { name: 'amount', label: messages.count, type: 'count' },
    { name: 'leastAge', label: messages.leastAge, type: 'count', hidden: true },
    { name: 'mostAge', label: messages.mostAge, type: 'count', hidden: true },
    { name: 'leastDailyWage', label: messages.leastDailyWage, type: 'amount', hidden: true },
    { name: 'mostGuarantees', label: messages.mostGuarantees, type: 'count' },
    { name: 'mostGuaranteed', label: messages.mostGuaranteed, type: 'amount', hidden: true },
    { name: 'documentNames', label: messages.documents, type: 'text', width: 240 },
    { name: 'terms', label: messages.terms, type: 'text', width: 240 },
  ],
});

/** A request for a loan names this many colleagues at most. */
const MOST_COLLEAGUES = 2;
const isColleague = ({ guarantorTypeEnumId }: FormValues): boolean => guarantorTypeEnumId === 'InternalGuarantor';
const agesOrder = ({ leastAge, mostAge }: FormValues) => fault(typeof leastAge === 'number' && typeof mostAge === 'number' && mostAge < leastAge ? messages.agesOrder : undefined);
const bound = { type: 'number', min: 1, max: 1_000_000_000_000_000, money: true, col: 6 } as const;
const colleagues = ({ guarantorTypeEnumId, amount }: FormValues) =>
  fault(guarantorTypeEnumId === 'InternalGuarantor' && Number(amount) > MOST_COLLEAGUES ? messages.mostColleagues : undefined);

export const guarantorForm = (loans: string | readonly OptionRow[] = 'WelfareLoan') =>
  defineForm('welfare/groupGuarantor', [
    loanField(loans),
    { type: 'select', name: 'guarantorTypeEnumId', label: messages.guarantorType, options: 'GuarantorType', required: true, col: 6 },
    { type: 'number', name: 'amount', label: messages.count, required: true, min: 1, max: 10, validator: colleagues, col: 6 },
    { type: 'multiselect', name: 'welfareDocEnumIds', label: messages.documents, options: 'PartyContentType', col: 6 },
    { type: 'number', name: 'leastAge', label: messages.leastAge, min: 0, max: 150, col: 6 },
    { type: 'number', name: 'mostAge', label: messages.mostAge, min: 0, max: 150, validator: agesOrder, col: 6 },
    { type: 'number', name: 'mostGuarantees', label: messages.mostGuarantees, help: messages.mostGuaranteesHelp, min: 1, max: 100, col: 6 },
    { ...bound, name: 'mostGuaranteed', label: messages.mostGuaranteed, help: messages.mostGuaranteedHelp },
    { ...bound, name: 'leastDailyWage', label: messages.leastDailyWage, help: messages.leastDailyWageHelp, visibleWhen: isColleague },
    { type: 'indicator', name: 'isMutual', label: messages.isMutual, help: messages.isMutualHelp, visibleWhen: isColleague, col: 6 },
    { type: 'textarea', name: 'terms', label: messages.terms, maxLength: 2000, col: 12 },
  ]);
