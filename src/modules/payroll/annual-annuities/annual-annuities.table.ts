/** Columns and form of the legal parameters of a year (guide base-data 7.5). */
import { defineForm } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './annual-annuities.messages.fa.ts';
import { kindOf } from './legal.catalogue.ts';
import { parseFraction } from './legal.rules.ts';

const confidences = Object.entries(messages.confidences).map(([enumId, description]) => ({ enumId, description }));

export const parameterTable = defineTable({
  key: 'payroll/annualAnnuities',
  rowKey: 'legalParameterId',
  title: messages.parameters,
  pageSize: 50,
  columns: [
    { name: 'jalaliYear', label: messages.year, type: 'count', hidden: true },
    { name: 'kindName', label: messages.kind, type: 'text', width: 210 },
    { name: 'isConfirmed', label: messages.confirmed, type: 'indicator', indicatorLabels: { Y: messages.isConfirmed, N: messages.isOpen } },
    { name: 'amount', label: messages.amount, type: 'amount' },
    { name: 'rate', label: messages.rate, type: 'code' },
    { name: 'bracket', label: messages.bracket, type: 'count' },
    { name: 'fromMonth', label: messages.fromMonth, type: 'count' },
    { name: 'thruMonth', label: messages.thruMonth, type: 'count' },
    { name: 'confidence', label: messages.confidence, type: 'select', options: confidences },
    { name: 'source', label: messages.source, type: 'text' },
    { name: 'verifiedByName', label: messages.verifiedBy, type: 'text', hidden: true },
    { name: 'verifiedOn', label: messages.verifiedOn, type: 'date', hidden: true },
    { ...activeColumn, hidden: true },
  ],
});

const shapeOf = (values: Readonly<Record<string, unknown>>): string | undefined => kindOf(String(values['kindEnumId'] ?? ''))?.shape;
const isBracket = (values: Readonly<Record<string, unknown>>): boolean => shapeOf(values) === 'bracket';

export const parameterForm = defineForm('payroll/annualAnnuities', [
  { type: 'number', name: 'jalaliYear', label: messages.year, required: true, min: 1_300, max: 1_500, hideSpin: true },
  { type: 'select', name: 'kindEnumId', label: messages.kind, options: 'LegalParameter', required: true },
  { type: 'number', name: 'bracket', label: messages.bracket, min: 1, max: 20, visibleWhen: isBracket, requiredWhen: isBracket },
  { type: 'number', name: 'fromMonth', label: messages.fromMonth, required: true, min: 1, max: 12 },
  {
    type: 'number',
    name: 'thruMonth',
    label: messages.thruMonth,
    required: true,
    min: 1,
    max: 12,
    validator: ({ fromMonth, thruMonth }) => (Number(thruMonth) >= Number(fromMonth) ? { error: false } : { error: true, helper: messages.errors.months }),
  },
  {
    type: 'number',
    name: 'amount',
    label: messages.amount,
    money: true,
    visibleWhen: (values) => shapeOf(values) !== 'rate',
    requiredWhen: (values) => shapeOf(values) === 'amount',
  },
  {
    type: 'text',
    name: 'rate',
    label: messages.rate,
    help: messages.rateHelp,
    code: 'latin',
    maxLength: 19,
    visibleWhen: (values) => shapeOf(values) !== 'amount',
    requiredWhen: (values) => shapeOf(values) === 'rate' || isBracket(values),
    validator: ({ rate }) => (rate === null || rate === undefined || parseFraction(String(rate)) ? { error: false } : { error: true, helper: messages.errors.noRate }),
  },
  { type: 'text', name: 'source', label: messages.source, required: true, maxLength: 300, col: 6 },
  { type: 'select', name: 'confidence', label: messages.confidence, options: confidences, required: true },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 1_000, rows: 2, col: 12 },
]);
