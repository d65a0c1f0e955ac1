/** Columns and forms of /emplOrder/factors (guide orders 12.1). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './order-factors-page.messages.fa.ts';

/** The branch of orders of PayrollFactorGroup. */
export const ORDER_BRANCH = 'PFGEmplOrder';

const bases = optionRows(messages.bases);
const ways = optionRows(messages.ways);
const sets = optionRows(messages.orderSets);
const groups = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === ORDER_BRANCH);

export const orderFactorTable = defineTable({
  key: 'emplOrder/factors',
  rowKey: 'payFactorId',
  title: messages.factorsTab,
  columns: [
    { name: 'code', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 200 },
    { name: 'groupEnumId', label: messages.group, type: 'select', options: 'PayrollFactorGroup' },
    { name: 'basisEnumId', label: messages.basis, type: 'select', options: bases },
    { name: 'way', label: messages.way, type: 'select', options: ways },
    { name: 'isScored', label: messages.isScored, type: 'indicator' },
    { name: 'isDailyWage', label: messages.isDailyWage, type: 'indicator', hidden: true },
    { name: 'paidAs', label: messages.paidAs, type: 'code' },
    { name: 'onOrder', label: messages.onOrder, type: 'indicator', hidden: true },
    { name: 'onCopy', label: messages.onCopy, type: 'indicator' },
    { name: 'displayOrder', label: messages.displayOrder, type: 'count' },
    { name: 'rules', label: messages.rules, type: 'count' },
  ],
  sort: [{ column: 'displayOrder' }],
});

const latin = ({ code }: FormValues) => fault(typeof code === 'string' && !/^[A-Za-z]/.test(code) ? messages.codeShape : undefined);

export const orderFactorForm = defineForm('emplOrder/factor', [
  { type: 'text', name: 'code', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40, help: messages.codeHelp, validator: latin },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'groupEnumId', label: messages.group, options: 'PayrollFactorGroup', filterOptions: groups, required: true },
  { type: 'select', name: 'basisEnumId', label: messages.basis, options: bases, required: true },
  { type: 'select', name: 'way', label: messages.way, options: ways, required: true },
  { type: 'text', name: 'paidAs', label: messages.paidAs, code: 'alphanumeric', maxLength: 40, help: messages.paidAsHelp },
  { type: 'number', name: 'displayOrder', label: messages.displayOrder, min: 1, max: 9999, required: true },
  { type: 'indicator', name: 'isScored', label: messages.isScored, required: true },
  { type: 'indicator', name: 'isDailyWage', label: messages.isDailyWage, required: true, help: messages.isDailyWageHelp },
  { type: 'indicator', name: 'onOrder', label: messages.onOrder, required: true },
  { type: 'indicator', name: 'onCopy', label: messages.onCopy, required: true },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);

export const orderRuleTable = defineTable({
  key: 'emplOrder/rules',
  rowKey: 'orderRuleId',
  title: messages.rulesTab,
  columns: [
    { name: 'factorTitle', label: messages.factor, type: 'text', width: 180, pinned: 'start' },
    { name: 'orderSet', label: messages.orderSet, type: 'select', options: sets },
    { name: 'agreementName', label: messages.agreement, type: 'text' },
    { name: 'amountText', label: messages.amountText, type: 'text', width: 320 },
    { name: 'scoreText', label: messages.scoreText, type: 'text', width: 200, hidden: true },
    { name: 'leastText', label: messages.leastText, type: 'text', width: 200, hidden: true },
    { name: 'mostText', label: messages.mostText, type: 'text', width: 200, hidden: true },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

/** Fields of a rule that hold a formula. */
export const ruleTexts = ['amountText', 'scoreText', 'leastText', 'mostText'] as const;

export interface RuleFormLook {
  /** Those of the company, where the page knows them; on the server they are looked up by themselves. */
  readonly factors?: 'OrderFactor' | readonly OptionRow[];
  readonly agreements?: 'AgreementOfCompany' | readonly OptionRow[];
  /** The page draws an editor of formulas. */
  readonly hasEditor?: boolean;
}

export function orderRuleForm({ factors = 'OrderFactor', agreements = 'AgreementOfCompany', hasEditor = false }: RuleFormLook = {}) {
  const is = (fact: 'isScored' | 'isCarried', { payFactorId }: FormValues): boolean =>
    typeof factors === 'string' || factors.some((row) => row['payFactorId'] === payFactorId && row[fact] === true);
  const ofText = hasEditor ? ({ type: 'component', col: 12 } as const) : ({ type: 'textarea', maxLength: 4000, col: 12 } as const);
  const isBounded = (values: FormValues): boolean => typeof factors === 'string' || !is('isCarried', values);
  return defineForm('emplOrder/rule', [
    { type: 'select', name: 'payFactorId', label: messages.factor, options: factors, optionIdField: 'payFactorId', optionLabelField: 'title', required: true },
    { type: 'select', name: 'orderSet', label: messages.orderSet, options: sets, required: true },
    {
      type: 'select',
      name: 'agreementId',
      label: messages.agreement,
      options: agreements,
      optionIdField: 'agreementId',
      optionLabelField: 'codeTitle',
      help: messages.agreementHelp,
    },
    { type: 'date', name: 'fromDate', label: messages.fromDate, required: true },
    { type: 'date', name: 'thruDate', label: messages.thruDate, validator: daysOrder },
    { ...ofText, name: 'amountText', label: messages.amountText, help: messages.amountHelp },
    { ...ofText, name: 'scoreText', label: messages.scoreText, visibleWhen: (values) => is('isScored', values) },
    { ...ofText, name: 'leastText', label: messages.leastText, help: messages.boundHelp, visibleWhen: isBounded },
    { ...ofText, name: 'mostText', label: messages.mostText, visibleWhen: isBounded },
    { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
  ]);
}
