/** Columns and forms of contracts. */

import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { defineForm, type FieldDefinition, type FormValues, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns, personField } from '#platform/employment-rows/employment-rows.define.ts';
import messages from './contracts-page.messages.fa.ts';

const { columns: label } = messages;
const states = Object.entries(messages.states).map(([enumId, description]) => ({ enumId, description }));

export const contractTable = defineTable({
  key: 'orders/contracts',
  rowKey: 'employmentContractId',
  title: messages.contracts,
  columns: [
    ...personColumns,
    { name: 'number', label: label.number, type: 'code', width: 110 },
    { name: 'typeName', label: label.type, type: 'text', width: 170 },
    { name: 'fromDate', label: label.fromDate, type: 'date', width: 100 },
    { name: 'thruDate', label: label.thruDate, type: 'date', width: 100 },
    { name: 'state', label: label.state, type: 'select', options: states, width: 110 },
    { name: 'daysLeft', label: label.daysLeft, type: 'count' },
    { name: 'signedOn', label: label.signedOn, type: 'date', hidden: true },
    { name: 'hasScan', label: label.hasScan, type: 'indicator', indicatorLabels: { Y: messages.yes, N: messages.no } },
    { name: 'endReason', label: label.endReason, type: 'text', hidden: true },
    { name: 'companyName', label: label.companyName, type: 'text', hidden: true },
  ],
});

const daysOrder = ({ fromDate, thruDate }: FormValues) =>
  fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? messages.daysOrder : undefined);

const type = { type: 'select', name: 'agreementId', label: label.type, options: 'Agreement', required: true, col: 6 } as const satisfies FieldDefinition;
const contract = [
  { type: 'date', name: 'fromDate', label: label.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: label.thruDate, help: messages.thruHelp, validator: daysOrder, col: 6 },
  { type: 'textarea', name: 'note', label: label.note, maxLength: 1000, rows: 2, col: 12 },
] as const satisfies readonly FieldDefinition[];

export const contractForm = defineForm('orders/contract', [personField, type, ...contract]);
export const contractChangeForm = defineForm('orders/contract', [type, ...contract]);

export const renewalForm = defineForm('orders/renewal', [
  { type: 'number', name: 'months', label: messages.months, help: messages.monthsHelp, min: 1, max: 120, col: 6 },
  { type: 'select', name: 'agreementId', label: messages.renewType, help: messages.renewTypeHelp, options: 'Agreement', col: 6 },
]);

export const endForm = defineForm('orders/contractEnd', [
  { type: 'date', name: 'thruDate', label: messages.endOn, required: true, col: 12 },
  { type: 'textarea', name: 'reason', label: messages.endReason, required: true, maxLength: 500, rows: 2, col: 12 },
]);

export const scanFile = { accept: ['.pdf', 'image/*'], maxFileSize: DEFAULT_MAX_FILE_BYTES } as const;
export const scanForm = defineForm('orders/contractScan', [{ type: 'file', name: 'scan', label: messages.scan, help: messages.scanHelp, col: 12, ...scanFile }]);
