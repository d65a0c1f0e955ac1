/** Columns and forms of wage items. */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import { factorColumns, factorField } from '../employment-rows/factor-field.rules.ts';
import messages from './wage-items-page.messages.fa.ts';

const { columns: label } = messages;
const units = Object.entries(messages.units).map(([enumId, description]) => ({ enumId, description }));

export const wageItemTable = defineTable({
  key: 'payroll/wageItems',
  rowKey: 'wageItemId',
  title: messages.items,
  columns: [
    ...personColumns,
    ...factorColumns,
    { name: 'amount', label: label.amount, type: 'amount', class: 'pay' },
    { name: 'points', label: label.points, type: 'count', class: 'pay' },
    { name: 'per', label: label.per, type: 'select', options: units, class: 'pay' },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'source', label: label.source, type: 'text', class: 'pay', width: 200 },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const inPoints = ({ per }: FormValues): boolean => per === 'point';
const inRials = (values: FormValues): boolean => !inPoints(values);

const wage = [
  { type: 'select', name: 'per', label: label.per, options: units, class: 'pay', required: true, col: 6 },
  { type: 'number', name: 'amount', label: label.amount, money: true, class: 'pay', min: 1, max: 999_999_999_999, visibleWhen: inRials, requiredWhen: inRials, col: 6 },
  { type: 'number', name: 'points', label: label.points, help: messages.pointsHelp, class: 'pay', min: 1, max: 999_999_999, visibleWhen: inPoints, requiredWhen: inPoints, col: 6 },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  { type: 'text', name: 'source', label: label.source, class: 'pay', maxLength: 200, col: 12 },
] as const satisfies readonly FieldDefinition[];

export const wageItemForm = defineForm('payroll/wageItem', [personField, factorField, ...wage]);
export const wageItemChangeForm = defineForm('payroll/wageItem', wage);
