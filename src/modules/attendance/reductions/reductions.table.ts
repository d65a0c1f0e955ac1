/** Columns and forms of reductions of somebody's planned days. Minutes. */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import messages from './reductions-page.messages.fa.ts';

const { columns: label } = messages;
const MOST_MINUTES = 720;

export const reductionTable = defineTable({
  key: 'attendance/reductions',
  rowKey: 'personDayReductionId',
  title: messages.reductions,
  columns: [
    ...personColumns,
    { name: 'reductionKind', label: label.kind, type: 'select', options: optionRows(messages.kinds), class: 'personal', width: 180 },
    { name: 'minutes', label: label.minutes, type: 'hour', class: 'personal' },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'place', label: label.place, type: 'select', options: optionRows(messages.places), class: 'personal', hidden: true },
    { name: 'reason', label: label.reason, type: 'text', class: 'personal', width: 220 },
    { name: 'paperNumber', label: label.paperNumber, type: 'code', class: 'personal' },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const said = [
  { type: 'select', name: 'reductionKind', label: label.kind, class: 'personal', options: optionRows(messages.kinds), required: true, col: 6 },
  { type: 'hour', name: 'minutes', label: label.minutes, class: 'personal', required: true, min: 1, max: MOST_MINUTES, col: 6 },
  { type: 'select', name: 'place', label: label.place, class: 'personal', options: optionRows(messages.places), required: true, col: 6 },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  { type: 'text', name: 'paperNumber', label: label.paperNumber, class: 'personal', maxLength: 60, col: 6 },
  { type: 'text', name: 'reason', label: label.reason, class: 'personal', required: true, maxLength: 500, col: 12 },
] as const satisfies readonly FieldDefinition[];

export const reductionForm = defineForm('attendance/reduction', [personField, ...said]);
export const reductionChangeForm = defineForm('attendance/reduction', said);
