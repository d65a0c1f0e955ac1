/** Columns and form of /emplOrder/structure (guide orders 12.3). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { numberPatternField } from '#platform/papers/number-pattern-field.rules.ts';
import messages from './order-types-page.messages.fa.ts';

const chains = optionRows(messages.chains);
const facts = optionRows(messages.facts);

export const orderTypeTable = defineTable({
  key: 'emplOrder/types',
  rowKey: 'orderTypeId',
  title: messages.name,
  sort: [{ column: 'title' }],
  columns: [
    { name: 'title', label: messages.name, type: 'text', width: 200, pinned: 'start' },
    { name: 'code', label: messages.code, type: 'code' },
    { name: 'issueTimeEnumId', label: messages.issueTime, type: 'select', options: 'IssueTimeEmplOrder' },
    { name: 'isActive', label: messages.isActive, type: 'indicator' },
    { name: 'isCover', label: messages.isCover, type: 'indicator' },
    { name: 'pays', label: messages.pays, type: 'indicator' },
    { name: 'movesKind', label: messages.movesKind, type: 'indicator' },
    { name: 'needsEnd', label: messages.needsEnd, type: 'indicator' },
    { name: 'series', label: messages.series, type: 'code' },
    { name: 'chainOf', label: messages.chain, type: 'select', options: chains, hidden: true },
    { name: 'orders', label: messages.orders, type: 'count' },
  ],
});

const latin = ({ code }: FormValues) => fault(typeof code === 'string' && !/^[A-Za-z]/.test(code) ? messages.codeShape : undefined);

/** `factors`: those of the company, where the page knows them; on the server they are looked up by themselves. */
export const orderTypeForm = (factors: 'OrderFactor' | readonly OptionRow[] = 'OrderFactor') =>
  defineForm('emplOrder/type', [
    { type: 'text', name: 'code', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40, validator: latin },
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
    { type: 'select', name: 'issueTimeEnumId', label: messages.issueTime, options: 'IssueTimeEmplOrder', required: true },
    { type: 'indicator', name: 'isActive', label: messages.isActive, required: true },
    { type: 'indicator', name: 'isCover', label: messages.isCover, help: messages.isCoverHelp, required: true },
    { type: 'indicator', name: 'endsCover', label: messages.endsCover, help: messages.endsCoverHelp, required: true },
    { type: 'indicator', name: 'pays', label: messages.pays, help: messages.paysHelp, required: true },
    { type: 'indicator', name: 'movesKind', label: messages.movesKind, required: true },
    { type: 'multiselect', name: 'moves', label: messages.moves, options: facts, help: messages.movesHelp },
    { type: 'select', name: 'terminationTypeEnumId', label: messages.ends, options: 'TerminationType', help: messages.endsHelp },
    { type: 'indicator', name: 'needsEnd', label: messages.needsEnd, required: true },
    { type: 'number', name: 'mostDays', label: messages.mostDays, min: 1, max: 36_600 },
    { type: 'text', name: 'series', label: messages.series, code: 'alphanumeric', required: true, maxLength: 8, help: messages.seriesHelp },
    numberPatternField,
    { type: 'select', name: 'chainOf', label: messages.chain, options: chains, required: true, help: messages.chainHelp },
    {
      ...{ type: 'multiselect', name: 'factorIds', label: messages.factors, options: factors, optionIdField: 'payFactorId', optionLabelField: 'title' },
      ...{ help: messages.factorsHelp, col: 12 },
    },
    { type: 'textarea', name: 'bodyText', label: messages.bodyText, maxLength: 4000, col: 12 },
  ]);
