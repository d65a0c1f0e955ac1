/** Columns and forms of shifts, of their rows and of what stands in their place (guide questionnaire-performance.md 16.1). */
import { defineForm, type FormValues, fault, type OptionRow } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import calendar from '#platform/calendar/calendar.messages.fa.ts';
import messages from './shifts.messages.fa.ts';

/** Numbered from 1 as the lunar calendar does. */
const lunarMonths = calendar.lunarMonths.map((description, at) => ({ enumId: String(at + 1), description }));

export const shiftTable = defineTable({
  key: 'functionalManagement/shifts',
  rowKey: 'workShiftId',
  title: messages.shifts,
  pageSize: 50,
  columns: [
    { name: 'shiftCode', label: messages.code, type: 'code', pinned: 'start' },
    { name: 'title', label: messages.name, type: 'text', width: 200 },
    { name: 'shiftClass', label: messages.class, type: 'select', options: optionRows(messages.classes) },
    { name: 'plannedMinutes', label: messages.minutes, type: 'hour' },
    { name: 'colour', label: messages.colour, type: 'select', options: optionRows(messages.colours) },
    { name: 'statusId', label: messages.status, type: 'select', options: optionRows(messages.statuses) },
  ],
});

export const shiftForm = defineForm('functionalManagement/shift', [
  { type: 'text', name: 'shiftCode', label: messages.code, code: 'alphanumeric', required: true, maxLength: 30 },
  { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 100 },
  { type: 'select', name: 'shiftClass', label: messages.class, help: messages.classHelp, options: optionRows(messages.classes), required: true },
  { type: 'select', name: 'colour', label: messages.colour, options: optionRows(messages.colours), required: true },
  { type: 'select', name: 'statusId', label: messages.status, options: optionRows(messages.statuses), required: true },
]);

export const lineTable = defineTable({
  key: 'functionalManagement/shiftLines',
  rowKey: 'workShiftLineId',
  title: messages.lines,
  columns: [
    { name: 'lineKind', label: messages.kind, type: 'select', options: optionRows(messages.kinds) },
    { name: 'dayOffset', label: messages.day, type: 'select', options: optionRows(messages.days) },
    { name: 'fromMinute', label: messages.from, type: 'hour' },
    { name: 'minutes', label: messages.duration, type: 'hour' },
    { name: 'floating', label: messages.floating, type: 'hour' },
  ],
});

const isWork = ({ lineKind }: FormValues): boolean => lineKind === 'ShlWork';

export const lineForm = defineForm('functionalManagement/shiftLine', [
  { type: 'select', name: 'lineKind', label: messages.kind, options: optionRows(messages.kinds), required: true },
  { type: 'select', name: 'dayOffset', label: messages.day, options: optionRows(messages.days), required: true },
  { type: 'time', name: 'fromMinute', label: messages.from, required: true },
  { type: 'hour', name: 'minutes', label: messages.duration, required: true, min: 1, max: 1_440 },
  {
    type: 'hour',
    name: 'floating',
    label: messages.floating,
    help: messages.floatingHelp,
    min: 0,
    max: 720,
    visibleWhen: isWork,
    value: (values) => (isWork(values) ? undefined : null),
  },
]);

export const variantTable = defineTable({
  key: 'functionalManagement/shiftVariants',
  rowKey: 'workShiftVariantId',
  title: messages.variants,
  columns: [
    { name: 'title', label: messages.name, type: 'text' },
    { name: 'steadTitle', label: messages.stead, type: 'text' },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'lunarMonth', label: messages.lunarMonth, type: 'select', options: lunarMonths },
  ],
});

const byDates = ({ lunarMonth }: FormValues): boolean => lunarMonth === null || lunarMonth === undefined || lunarMonth === '';

/** `shifts`: of the company, where the page knows them; on the server they are looked up by themselves. */
export const variantForm = (shifts?: readonly OptionRow[]) =>
  defineForm('functionalManagement/shiftVariant', [
    { type: 'text', name: 'title', label: messages.name, required: true, maxLength: 100 },
    {
      type: 'select',
      name: 'steadShiftId',
      label: messages.stead,
      options: shifts ?? 'WorkShiftOfCompany',
      optionIdField: 'workShiftId',
      optionLabelField: 'title',
      required: true,
    },
    { type: 'select', name: 'lunarMonth', label: messages.lunarMonth, help: messages.lunarHelp, options: lunarMonths },
    {
      ...{ type: 'number', name: 'lunarYear', label: messages.lunarYear, min: 1_400, max: 1_500, hideSpin: true },
      visibleWhen: (values) => !byDates(values),
      requiredWhen: (values) => !byDates(values),
    },
    { type: 'date', name: 'fromDate', label: messages.fromDate, visibleWhen: byDates, requiredWhen: byDates },
    {
      type: 'date',
      name: 'thruDate',
      label: messages.thruDate,
      visibleWhen: byDates,
      requiredWhen: byDates,
      validator: ({ fromDate, thruDate }) => fault(typeof thruDate === 'string' && typeof fromDate === 'string' && thruDate < fromDate ? messages.thruBefore : undefined),
    },
  ]);
