/** Columns and forms of insurers and of the columns of their lists. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import { formatsOf } from './insurer-columns.rules.ts';
import messages from './insurers-page.messages.fa.ts';

const fields = optionRows(messages.fields);
const formats = optionRows(messages.formats);

export const insurerTable = defineTable({
  key: 'welfare/insurer',
  rowKey: 'insurerId',
  title: messages.tab,
  columns: [
    { name: 'insurerCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 240 },
    { name: 'legalEntityId', label: messages.legalId, type: 'code' },
    { name: 'phone', label: messages.phone, type: 'code' },
    activeColumn,
  ],
});

export const insurerForm = defineForm('welfare/insurer', [
  { type: 'text', name: 'insurerCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30, col: 4 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200, col: 8 },
  { type: 'text', name: 'legalEntityId', label: messages.legalId, code: 'legalEntityId', col: 6 },
  { type: 'text', name: 'phone', label: messages.phone, code: 'phone', col: 6 },
  { type: 'textarea', name: 'description', label: messages.note, maxLength: 1000, col: 12 },
]);

export const insurerColumnTable = defineTable({
  key: 'welfare/insurerColumn',
  rowKey: 'insurerColumnId',
  title: messages.columnsTable,
  columns: [
    { name: 'sequence', label: messages.sequence, type: 'count' },
    { name: 'title', label: messages.title, type: 'text', width: 220 },
    { name: 'field', label: messages.field, type: 'select', options: fields },
    { name: 'format', label: messages.format, type: 'select', options: formats, width: 200 },
    { name: 'fixedText', label: messages.fixedText, type: 'text' },
  ],
  sort: [{ column: 'sequence' }],
});

const isFixed = ({ field }: FormValues): boolean => field === 'text';
const isOfField = ({ field, format }: FormValues): boolean => formatsOf(String(field)).some((one) => one === format);

export const insurerColumnForm = defineForm('welfare/insurerColumn', [
  { type: 'number', name: 'sequence', label: messages.sequence, help: messages.sequenceHelp, min: 1, max: 999, required: true, col: 4 },
  { type: 'text', name: 'title', label: messages.title, required: true, maxLength: 100, col: 8 },
  { type: 'select', name: 'field', label: messages.field, options: fields, required: true, col: 6 },
  {
    ...{ type: 'select', name: 'format', label: messages.format, options: formats, required: true, col: 6 },
    validator: (values: FormValues) => fault(values['format'] == null || isOfField(values) ? undefined : messages.formatFault),
  },
  {
    ...{ type: 'text', name: 'fixedText', label: messages.fixedText, help: messages.fixedHelp, maxLength: 200, visibleWhen: isFixed, col: 12 },
    requiredWhen: isFixed,
  },
]);
