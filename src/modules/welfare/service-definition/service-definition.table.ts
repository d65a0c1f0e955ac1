/** Columns and forms of services of welfare and of the units of a place where people stay. */
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { activeColumn } from '#platform/reference-data/register/active-column.rules.ts';
import messages from './service-definition-page.messages.fa.ts';
import { audiences, kinds } from './service-words.rules.ts';

/** What a new service begins with. */
export const serviceStart = { kind: 'stay', useType: 'travel', payment: 'paid', gender: 'all', audience: '["self","Spouse","Daughter","Son"]' } as const;

const uses = optionRows(messages.uses);
const payments = optionRows(messages.payments);

export const serviceTable = defineTable({
  key: 'welfare/service',
  rowKey: 'welfareServiceId',
  title: messages.service,
  columns: [
    { name: 'serviceCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 240 },
    { name: 'createdDate', label: messages.created, type: 'date' },
    { name: 'kind', label: messages.kind, type: 'select', options: kinds },
    { name: 'useType', label: messages.use, type: 'select', options: uses },
    { name: 'payment', label: messages.payment, type: 'select', options: payments },
    { name: 'units', label: messages.unitCount, type: 'count' },
    activeColumn,
  ],
});

export const serviceForm = defineForm('welfare/service', [
  { type: 'text', name: 'serviceCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40, col: 4 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200, col: 8 },
  { type: 'select', name: 'kind', label: messages.kind, help: messages.kindHelp, options: kinds, required: true, col: 4 },
  { type: 'select', name: 'useType', label: messages.use, options: uses, required: true, col: 4 },
  { type: 'select', name: 'payment', label: messages.payment, options: payments, required: true, col: 4 },
  { type: 'multiselect', name: 'audience', label: messages.audience, help: messages.audienceHelp, options: audiences, col: 8 },
  { type: 'select', name: 'gender', label: messages.gender, options: optionRows(messages.genders), required: true, col: 4 },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);

export const unitTable = defineTable({
  key: 'welfare/unit',
  rowKey: 'welfareUnitId',
  title: messages.tabs.units,
  columns: [
    { name: 'unitCode', label: messages.unitCode, type: 'code' },
    { name: 'title', label: messages.unitTitle, type: 'text', width: 240 },
    { name: 'beds', label: messages.beds, type: 'count' },
  ],
  sort: [{ column: 'unitCode' }],
});

export const unitForm = defineForm('welfare/unit', [
  { type: 'text', name: 'unitCode', label: messages.unitCode, code: 'alphanumeric', required: true, maxLength: 40, col: 4 },
  { type: 'text', name: 'title', label: messages.unitTitle, maxLength: 200, col: 4 },
  { type: 'number', name: 'beds', label: messages.beds, required: true, min: 1, max: 100, col: 4 },
]);

/** Whether people stay over night, in units. */
export const isStay = ({ kind }: FormValues): boolean => kind === 'stay';
