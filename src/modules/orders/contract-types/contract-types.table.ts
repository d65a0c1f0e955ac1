/** Columns and forms of types of contract, their terms and factors (guide orders 12.2). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { numberPatternField } from '#platform/papers/number-pattern-field.rules.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import { faultOfText } from './contract-text.rules.ts';
import messages from './contract-types-page.messages.fa.ts';

/** The part of AgreementType that is about work. */
export const EMPLOYMENT_SYSTEMS = 'AgrEmployment';
const systems = (rows: readonly OptionRow[]): OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === EMPLOYMENT_SYSTEMS);
const printVersions = Object.entries(messages.printVersions).map(([enumId, description]) => ({ enumId, description }));

const sets = optionRows(messages.orderSets);
const chains = optionRows(messages.chains);

export const contractTypeTable = defineTable({
  key: 'orders/contractType',
  rowKey: 'agreementId',
  title: messages.tabs.types,
  columns: [
    { name: 'code', label: messages.code, type: 'code' },
    { name: 'description', label: messages.name, type: 'text' },
    { name: 'systemName', label: messages.system, type: 'text' },
    { name: 'longestMonths', label: messages.longestMonths, type: 'count' },
    { name: 'probationDays', label: messages.probationDays, type: 'count' },
    { name: 'orderSet', label: messages.orderSet, type: 'select', options: sets },
    { name: 'printVersion', label: messages.printVersion, type: 'select', options: printVersions },
    { name: 'chainOf', label: messages.chain, type: 'select', options: chains, hidden: true },
    activeColumn,
  ],
});

export const contractTypeForm = defineForm('orders/contractType', [
  { type: 'text', name: 'code', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 },
  { type: 'text', name: 'description', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'agreementTypeEnumId', label: messages.system, options: 'AgreementType', filterOptions: systems },
  { type: 'number', name: 'longestMonths', label: messages.longestMonths, help: messages.longestHelp, min: 1, max: 120 },
  { type: 'number', name: 'probationDays', label: messages.probationDays, min: 0, max: 365 },
  { type: 'select', name: 'printVersion', label: messages.printVersion, options: printVersions, required: true },
  { type: 'select', name: 'orderSet', label: messages.orderSet, options: sets, help: messages.orderSetHelp },
  { type: 'select', name: 'chainOf', label: messages.chain, options: chains, help: messages.chainHelp },
  numberPatternField,
]);

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

export const contractTermTable = defineTable({
  key: 'orders/contractTerm',
  rowKey: 'contractTermId',
  title: messages.tabs.terms,
  columns: [
    { name: 'termName', label: messages.term, type: 'text', width: 160 },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'bodyText', label: messages.bodyText, type: 'text', width: 480 },
  ],
});

export const contractTermForm = defineForm('orders/contractTerm', [
  { type: 'select', name: 'termTypeEnumId', label: messages.term, options: 'TermType', required: true, col: 12 },
  { type: 'date', name: 'fromDate', label: messages.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: messages.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  {
    type: 'textarea',
    name: 'bodyText',
    label: messages.bodyText,
    help: messages.bodyHelp({ names: Object.values(messages.placeholders).map((name) => `{{${name}}}`) }),
    required: true,
    maxLength: 4000,
    rows: 8,
    col: 12,
    validator: ({ bodyText }) => fault(faultOfText(bodyText)),
  },
]);

export const contractFactorTable = defineTable({
  key: 'orders/contractFactor',
  rowKey: 'contractTypeFactorId',
  title: messages.tabs.factors,
  columns: [
    { name: 'factorTitle', label: messages.factor, type: 'text' },
    { name: 'factorCode', label: messages.factorCode, type: 'code' },
  ],
});

/** `factors`: those of the company to choose from, where they are known. */
export const contractFactorForm = (factors: string | readonly OptionRow[] = 'PayFactor') =>
  defineForm('orders/contractFactor', [
    { type: 'select', name: 'payFactorId', label: messages.factor, options: factors, optionIdField: 'payFactorId', optionLabelField: 'title', required: true, col: 12 },
  ]);
