/** Columns and forms of the work sheet of a month. */
import { defineForm, type FieldDefinition } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import { factorTitle, isInDays, isInMinutes, isPaidInDays, sheetFactors } from './work-sheet.rules.ts';
import messages from './work-sheet-page.messages.fa.ts';

const { columns: label } = messages;
const factors = sheetFactors.map((enumId) => ({ enumId, description: factorTitle(enumId) }));

export const workSheetTable = defineTable({
  key: 'payroll/workSheet',
  rowKey: 'workSheetLineId',
  title: messages.lines,
  pageSize: 50,
  columns: [
    ...personColumns,
    { name: 'unitName', label: label.unitName, type: 'text', width: 180 },
    { name: 'workFactor', label: label.workFactor, type: 'select', options: factors, width: 170 },
    { name: 'minutes', label: label.minutes, type: 'hour', total: true },
    { name: 'days', label: label.days, type: 'float', total: true },
    { name: 'ceilingMinutes', label: label.ceilingMinutes, type: 'hour' },
    { name: 'ceilingDays', label: label.ceilingDays, type: 'float' },
    { name: 'project', label: label.project, type: 'text' },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const MOST_MINUTES = 44_640;
const MOST_DAYS = 31;
const STEP = 0.01;

const hours = {
  type: 'longHour',
  hourDigits: 3,
  min: 1,
  max: MOST_MINUTES,
  col: 3,
  visibleWhen: ({ workFactor }) => isInMinutes(workFactor),
} as const satisfies Partial<FieldDefinition>;
const ofDays = { type: 'float', min: STEP, max: MOST_DAYS, step: STEP, hideSpin: true, unit: messages.day, col: 3 } as const satisfies Partial<FieldDefinition>;

const work = [
  { type: 'select', name: 'workFactor', label: label.workFactor, options: factors, required: true, col: 6 },
  { ...hours, name: 'minutes', label: label.minutes, requiredWhen: ({ workFactor }) => isInMinutes(workFactor) },
  { ...hours, name: 'ceilingMinutes', label: label.ceilingMinutes, help: messages.ceilingHelp },
  { ...ofDays, name: 'days', label: label.days, visibleWhen: ({ workFactor }) => isInDays(workFactor), requiredWhen: ({ workFactor }) => isInDays(workFactor) },
  { ...ofDays, name: 'ceilingDays', label: label.ceilingDays, help: messages.ceilingHelp, visibleWhen: ({ workFactor }) => isPaidInDays(workFactor) },
  { type: 'text', name: 'project', label: label.project, maxLength: 60, col: 6 },
] as const satisfies readonly FieldDefinition[];

export const workSheetForm = defineForm('payroll/workSheet', [personField, ...work]);
export const workSheetChangeForm = defineForm('payroll/workSheet', work);
