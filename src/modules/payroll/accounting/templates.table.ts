/** Columns and forms of voucher templates and of their lines (guide payroll 4.6). */
import { defineForm, type FormValues, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { partsOfStructure } from './detail-groups.table.ts';
import words from './templates-page.messages.fa.ts';
import { isFactorKind, itemOptions, offeredKinds } from './voucher-items.rules.ts';

const { template: ofTemplate, line: ofLine } = words;
const sides = optionRows(words.sides);

export const templateTable = defineTable({
  key: 'payroll/voucherTemplates',
  rowKey: 'voucherTemplateId',
  title: words.templates,
  columns: [
    { name: 'code', label: ofTemplate.code, type: 'code', pinned: 'start' },
    { name: 'title', label: ofTemplate.title, type: 'text', width: 240 },
    { name: 'statusId', label: ofTemplate.status, type: 'select', options: 'StaVoucherTemplate' },
    { name: 'lines', label: ofTemplate.lines, type: 'count' },
    { name: 'severalVoucher', label: ofTemplate.several, type: 'indicator' },
    { name: 'partyClassificationTypeEnumId', label: ofTemplate.split, type: 'select', options: 'PartyClassificationType' },
    { name: 'checkAccountBalanceEnumId', label: ofTemplate.balance, type: 'select', options: 'CheckAccountBalance', hidden: true },
    { name: 'description', label: ofTemplate.description, type: 'text', hidden: true },
  ],
});

const isSeveral = ({ severalVoucher }: FormValues): boolean => severalVoucher === 'Y';

export const templateForm = defineForm('payroll/voucherTemplate', [
  { type: 'text', name: 'code', label: ofTemplate.code, code: 'pseudoId', required: true, maxLength: 40 },
  { type: 'text', name: 'title', label: ofTemplate.title, required: true, maxLength: 200 },
  { type: 'select', name: 'statusId', label: ofTemplate.status, options: 'StaVoucherTemplate', required: true },
  { type: 'select', name: 'checkAccountBalanceEnumId', label: ofTemplate.balance, options: 'CheckAccountBalance', help: ofTemplate.balanceHelp },
  { type: 'indicator', name: 'severalVoucher', label: ofTemplate.several },
  {
    type: 'select',
    name: 'partyClassificationTypeEnumId',
    label: ofTemplate.split,
    options: 'PartyClassificationType',
    filterOptions: partsOfStructure,
    visibleWhen: isSeveral,
    requiredWhen: isSeveral,
  },
  { type: 'text', name: 'defaultNumber', label: ofTemplate.number, code: 'pseudoId', maxLength: 40 },
  { type: 'text', name: 'defaultDescription', label: ofTemplate.defaultDescription, maxLength: 400, col: 12 },
  { type: 'textarea', name: 'description', label: ofTemplate.description, maxLength: 2000, col: 12 },
]);

export const templateLineTable = defineTable({
  key: 'payroll/voucherTemplateLines',
  rowKey: 'voucherTemplateLineId',
  title: ofLine.title,
  columns: [
    { name: 'seqNum', label: ofLine.seqNum, type: 'count', pinned: 'start' },
    { name: 'isDebit', label: ofLine.side, type: 'select', options: sides },
    { name: 'accountCode', label: ofLine.accountCode, type: 'code' },
    { name: 'accountName', label: ofLine.accountName, type: 'text', width: 200 },
    { name: 'vtItemTypeEnumId', label: ofLine.kind, type: 'select', options: 'VTItemType' },
    { name: 'factorTitle', label: ofLine.factor, type: 'text' },
    { name: 'itemCode', label: ofLine.item, type: 'select', options: itemOptions },
    { name: 'detailCodes', label: ofLine.detailCodes, type: 'text' },
    { name: 'description', label: ofLine.description, type: 'text', width: 240 },
  ],
  sort: [{ column: 'seqNum' }],
  pageSize: 50,
});

/** What the selects of a line offer, where the page knows it. */
export interface LineChoices {
  readonly accounts: readonly OptionRow[];
  readonly details: readonly OptionRow[];
  readonly groups: readonly OptionRow[];
  readonly factors: readonly OptionRow[];
}

/** `choices`: of the company, where the page knows them; on the server they are looked up by themselves. */
export const templateLineForm = (choices?: LineChoices) =>
  defineForm('payroll/voucherTemplateLine', [
    { type: 'number', name: 'seqNum', label: ofLine.seqNum, required: true, min: 1, max: 9999 },
    { type: 'select', name: 'isDebit', label: ofLine.side, options: sides, required: true },
    {
      ...{ type: 'select', name: 'glAccountId', label: ofLine.account, options: choices?.accounts ?? 'GlAccountOfCompany' },
      ...{ optionIdField: 'glAccountId', optionLabelField: 'title', required: true, col: 12 },
    },
    {
      ...{ type: 'select', name: 'vtItemTypeEnumId', label: ofLine.kind, options: 'VTItemType', required: true },
      filterOptions: (rows) => rows.filter(({ enumId }) => offeredKinds.includes(String(enumId))),
    },
    {
      ...{ type: 'select', name: 'payrollFactorId', label: ofLine.factor, options: choices?.factors ?? 'PayFactor', optionIdField: 'payrollFactorId', optionLabelField: 'title' },
      visibleWhen: ({ vtItemTypeEnumId: kind }) => isFactorKind(kind),
      requiredWhen: ({ vtItemTypeEnumId: kind }) => isFactorKind(kind),
    },
    {
      ...{ type: 'select', name: 'itemCode', label: ofLine.item, options: itemOptions },
      filterOptions: (rows, { vtItemTypeEnumId: kind }) => rows.filter((row) => row['kind'] === kind),
      visibleWhen: ({ vtItemTypeEnumId: kind }) => typeof kind === 'string' && !isFactorKind(kind),
      requiredWhen: ({ vtItemTypeEnumId: kind }) => typeof kind === 'string' && !isFactorKind(kind),
    },
    {
      ...{ type: 'multiselect', name: 'detailAccountIds', label: ofLine.details, options: choices?.details ?? 'DetailAccountOfCompany' },
      ...{ optionIdField: 'detailAccountId', optionLabelField: 'title' },
    },
    {
      ...{ type: 'multiselect', name: 'detailGroupIds', label: ofLine.groups, options: choices?.groups ?? 'DetailGroupOfCompany', help: ofLine.groupsHelp },
      ...{ optionIdField: 'detailGroupId', optionLabelField: 'title' },
    },
    { type: 'text', name: 'description', label: ofLine.description, required: true, maxLength: 400, col: 12 },
  ]);
