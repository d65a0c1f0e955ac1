/** Columns and form of the factors of attendance (guide questionnaire-performance.md 16.1). */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './factors.messages.fa.ts';
import { isOfUnit, isPaidIn } from './factors.rules.ts';

export const factorTable = defineTable({
  key: 'functionalManagement/factors',
  rowKey: 'attendanceFactorId',
  title: messages.title,
  pageSize: 50,
  columns: [
    { name: 'factorCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 200 },
    { name: 'unitEnumId', label: messages.unit, type: 'select', options: 'WorkingFactorUnit' },
    { name: 'typeEnumId', label: messages.type, type: 'select', options: 'WorkingFactorType' },
    { name: 'figure', label: messages.figure, type: 'select', options: optionRows(messages.figures), width: 220 },
    { name: 'workFactor', label: messages.workFactor, type: 'select', options: optionRows(messages.workFactors) },
    { name: 'ceilingMinutes', label: messages.ceilingMinutes, type: 'hour' },
    { name: 'ceilingDays', label: messages.ceilingDays, type: 'float' },
    { name: 'statusId', label: messages.status, type: 'select', options: optionRows(messages.statuses) },
  ],
});

const ofHours = ({ unitEnumId }: Readonly<Record<string, unknown>>): boolean => unitEnumId === 'WFTHours';

export const factorForm = defineForm('functionalManagement/factor', [
  { type: 'text', name: 'factorCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 40 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 200 },
  { type: 'select', name: 'unitEnumId', label: messages.unit, options: 'WorkingFactorUnit', required: true },
  { type: 'select', name: 'typeEnumId', label: messages.type, options: 'WorkingFactorType', required: true },
  {
    type: 'select',
    name: 'figure',
    label: messages.figure,
    options: optionRows(messages.figures),
    filterOptions: (rows, { unitEnumId }) => (unitEnumId === null || unitEnumId === undefined ? rows : rows.filter(({ enumId }) => isOfUnit(unitEnumId, enumId))),
    required: true,
  },
  {
    type: 'select',
    name: 'workFactor',
    label: messages.workFactor,
    help: messages.workFactorHelp,
    options: optionRows(messages.workFactors),
    filterOptions: (rows, { unitEnumId }) => (unitEnumId === null || unitEnumId === undefined ? rows : rows.filter(({ enumId }) => isPaidIn(unitEnumId, enumId))),
  },
  { type: 'longHour', hourDigits: 3, name: 'ceilingMinutes', label: messages.ceilingMinutes, min: 1, max: 44_640, visibleWhen: ofHours },
  {
    ...{ type: 'float', name: 'ceilingDays', label: messages.ceilingDays, min: 0.01, max: 31, step: 0.01, hideSpin: true, unit: messages.day },
    visibleWhen: (values) => !ofHours(values),
  },
  { type: 'select', name: 'statusId', label: messages.status, options: optionRows(messages.statuses), required: true },
  { type: 'textarea', name: 'description', label: messages.description, maxLength: 2000, col: 12 },
]);
