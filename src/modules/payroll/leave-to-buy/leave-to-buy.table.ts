/** Columns and forms of days of leave to buy back. */
import { defineForm, type FieldDefinition } from '#kernel/form/definition.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import messages from './leave-to-buy-page.messages.fa.ts';

const { columns: label } = messages;
const months = monthNames.map((description, at) => ({ enumId: String(at + 1), description }));

export const leaveToBuyTable = defineTable({
  key: 'payroll/leaveToBuy',
  rowKey: 'leaveToBuyId',
  title: messages.rows,
  columns: [
    ...personColumns,
    { name: 'jalaliYear', label: label.year, type: 'count' },
    { name: 'jalaliMonth', label: label.month, type: 'select', options: months },
    { name: 'days', label: label.days, type: 'count', class: 'pay', total: true },
    { name: 'source', label: label.source, type: 'text', class: 'pay' },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

/** Most days that a row asks for. */
export const MOST_DAYS = 60;

const said = [
  { type: 'number', name: 'days', label: label.days, class: 'pay', min: 0, max: MOST_DAYS, unit: messages.daysUnit, help: messages.daysHelp, required: true, col: 6 },
  { type: 'text', name: 'source', label: label.source, class: 'pay', maxLength: 200, col: 12 },
] as const satisfies readonly FieldDefinition[];

const month = [
  { type: 'number', name: 'jalaliYear', label: label.year, required: true, min: 1_300, max: 1_500, hideSpin: true, col: 3 },
  { type: 'select', name: 'jalaliMonth', label: label.month, options: months, required: true, col: 3 },
] as const satisfies readonly FieldDefinition[];

export const leaveToBuyForm = defineForm('payroll/leaveToBuy', [personField, ...month, ...said]);
export const leaveToBuyChangeForm = defineForm('payroll/leaveToBuy', [...month, ...said]);
