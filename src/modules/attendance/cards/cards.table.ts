/** Columns and forms of cards. */
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import messages from './cards-page.messages.fa.ts';

const { columns: label } = messages;

export const cardTable = defineTable({
  key: 'attendance/cards',
  rowKey: 'clockCardId',
  title: messages.cards,
  columns: [
    { name: 'card', label: label.card, type: 'code', width: 140 },
    ...personColumns,
    { name: 'unitName', label: label.unitName, type: 'text', width: 180 },
    { name: 'fromDate', label: label.fromDate, type: 'date' },
    { name: 'thruDate', label: label.thruDate, type: 'date' },
    { name: 'changedAt', label: label.changedAt, type: 'dateTime', hidden: true },
    { name: 'changedByName', label: label.changedBy, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const card = [
  { type: 'text', name: 'card', label: label.card, required: true, maxLength: 40, help: messages.cardHelp, col: 6 },
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
] as const satisfies readonly FieldDefinition[];

export const cardForm = defineForm('attendance/card', [personField, ...card]);
export const cardChangeForm = defineForm('attendance/card', card);
