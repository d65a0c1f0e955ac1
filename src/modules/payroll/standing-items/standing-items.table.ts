/** Columns and forms of standing items. */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import { factorColumns, factorField } from '../employment-rows/factor-field.rules.ts';
import messages from './standing-items-page.messages.fa.ts';

const { columns: label } = messages;

export const standingItemTable = defineTable({
  key: 'payroll/standingItems',
  rowKey: 'standingItemId',
  title: messages.items,
  columns: [
    ...personColumns,
    ...factorColumns,
    { name: 'amount', label: label.amount, type: 'amount', class: 'pay' },
    { name: 'times', label: label.times, type: 'count', class: 'pay' },
    { name: 'total', label: label.total, type: 'amount', class: 'pay' },
    { name: 'taken', label: label.taken, type: 'amount', class: 'pay', total: true },
    { name: 'rest', label: label.rest, type: 'amount', class: 'pay', total: true },
    { name: 'isDone', label: label.isDone, type: 'indicator', class: 'pay', hidden: true },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'rank', label: label.rank, type: 'count', hidden: true },
    { name: 'mayBePart', label: label.mayBePart, type: 'indicator', hidden: true },
    { name: 'source', label: label.source, type: 'text', class: 'pay', hidden: true },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);
const oneEnd = ({ times, total }: FormValues) => fault(times != null && total != null ? messages.oneEnd : undefined);

const money = { type: 'number', money: true, class: 'pay', min: 1, col: 6 } as const satisfies Partial<FieldDefinition>;

const item = [
  { ...money, name: 'amount', label: label.amount, required: true, max: 999_999_999_999 },
  { type: 'number', name: 'times', label: label.times, class: 'pay', min: 1, max: 600, help: messages.timesHelp, col: 6 },
  { ...money, name: 'total', label: label.total, max: 999_999_999_999_999, help: messages.totalHelp, validator: oneEnd },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, help: messages.fromHelp, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  { type: 'number', name: 'rank', label: label.rank, min: 1, max: 9_999, help: messages.rankHelp, col: 6 },
  { type: 'indicator', name: 'mayBePart', label: label.mayBePart, required: true, col: 6 },
  { type: 'text', name: 'source', label: label.source, class: 'pay', maxLength: 200, col: 12 },
] as const satisfies readonly FieldDefinition[];

export const standingItemForm = defineForm('payroll/standingItem', [personField, factorField, ...item]);
export const standingItemChangeForm = defineForm('payroll/standingItem', item);
