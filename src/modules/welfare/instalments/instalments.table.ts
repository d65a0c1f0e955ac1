/** Columns of instalments, of receipts and of what is to be remitted (guide welfare 7.7). */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './instalments-page.messages.fa.ts';

const pay = { class: 'pay' } as const;
const person = [
  { name: 'loanCode', label: words.loanCode, type: 'code', pinned: 'start', width: 130 },
  { name: 'pseudoId', label: words.pseudoId, type: 'code' },
  { name: 'fullName', label: words.fullName, type: 'text', width: 160 },
] as const;

export const instalmentTable = defineTable({
  key: 'welfare/instalment',
  rowKey: 'installmentId',
  title: words.lines,
  subject: 'partyId',
  columns: [
    ...person,
    { name: 'unitName', label: words.unitName, type: 'text', hidden: true },
    { name: 'title', label: words.loanTitle, type: 'text', ...pay, width: 160 },
    { name: 'number', label: words.number, type: 'count', ...pay },
    { name: 'orginalInstallmentCode', label: words.originalNumber, type: 'count', hidden: true, ...pay },
    { name: 'dueDate', label: words.dueDate, type: 'date', ...pay },
    { name: 'openAmount', label: words.open, type: 'amount', ...pay },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.states), ...pay },
    { name: 'paidDate', label: words.paidDate, type: 'date', hidden: true, ...pay },
    { name: 'installmentAmount', label: words.amount, type: 'amount', ...pay },
    { name: 'originalAmount', label: words.principal, type: 'amount', hidden: true, ...pay },
    { name: 'profitAmount', label: words.profit, type: 'amount', hidden: true, ...pay },
    { name: 'feeAmount', label: words.fee, type: 'amount', hidden: true, ...pay },
    { name: 'installmentPenaltyAmount', label: words.penalty, type: 'amount', ...pay },
    { name: 'paidInstallmentAmount', label: words.paid, type: 'amount', ...pay },
    { name: 'methodEnumId', label: words.method, type: 'select', options: optionRows(words.methods), hidden: true, ...pay },
  ],
});

export const receiptTable = defineTable({
  key: 'welfare/loanReceipt',
  rowKey: 'loanReceiptId',
  title: words.tabs.receipts,
  subject: 'partyId',
  columns: [
    ...person,
    { name: 'paidOn', label: words.paidOn, type: 'date', ...pay },
    { name: 'amount', label: words.receiptAmount, type: 'amount', ...pay },
    { name: 'method', label: words.receiptMethod, type: 'select', options: optionRows(words.receiptMethods), ...pay },
    { name: 'reference', label: words.reference, type: 'text', ...pay },
    { name: 'isWhole', label: words.isWhole, type: 'select', options: optionRows(words.yesNo), ...pay },
    { name: 'note', label: words.note, type: 'text', hidden: true, ...pay },
    { name: 'reversedOn', label: words.reversedOn, type: 'date', ...pay },
    { name: 'reversedWhy', label: words.reversedWhy, type: 'text', hidden: true, ...pay },
  ],
});

export const remissionTable = defineTable({
  key: 'welfare/loanRemission',
  rowKey: 'loanRemissionId',
  title: words.tabs.remissions,
  subject: 'partyId',
  columns: [
    ...person,
    { name: 'number', label: words.number, type: 'count', ...pay },
    { name: 'kind', label: words.remitKind, type: 'select', options: optionRows(words.remitKinds), ...pay },
    { name: 'amount', label: words.remitAmount, type: 'amount', ...pay },
    { name: 'reason', label: words.reason, type: 'text', width: 240, ...pay },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.remitStates) },
    { name: 'askedByName', label: words.askedBy, type: 'text' },
    { name: 'decidedByName', label: words.decidedBy, type: 'text' },
  ],
});

export const receiveForm = defineForm('welfare/receive', [
  { type: 'number', money: true, name: 'paidInstallmentAmount', label: words.paidAmount, min: 1, max: 999_999_999_999_999, col: 6 },
  { type: 'date', name: 'paidOn', label: words.paidOn, required: true, col: 6 },
  { type: 'select', name: 'method', label: words.receiptMethod, options: optionRows(words.receiptMethods), required: true, col: 6 },
  { type: 'text', name: 'reference', label: words.reference, maxLength: 60, col: 6 },
  { type: 'textarea', name: 'note', label: words.note, maxLength: 500, col: 12 },
]);

export const receiveManyForm = defineForm('welfare/receiveMany', [
  { type: 'date', name: 'paidOn', label: words.paidOn, required: true, col: 6 },
  { type: 'select', name: 'method', label: words.receiptMethod, options: optionRows(words.receiptMethods), required: true, col: 6 },
  { type: 'text', name: 'reference', label: words.reference, maxLength: 60, col: 12 },
  { type: 'textarea', name: 'note', label: words.note, maxLength: 500, col: 12 },
]);

export const settleForm = defineForm('welfare/settleLoan', [
  { type: 'select', name: 'method', label: words.receiptMethod, options: optionRows(words.receiptMethods), required: true, col: 6 },
  { type: 'text', name: 'reference', label: words.reference, maxLength: 60, col: 6 },
  { type: 'textarea', name: 'note', label: words.note, maxLength: 500, col: 12 },
]);

export const remitForm = defineForm('welfare/remit', [
  { type: 'select', name: 'kind', label: words.remitKind, options: optionRows(words.remitKinds), required: true, col: 6 },
  { type: 'number', money: true, name: 'amount', label: words.remitAmount, required: true, min: 1, max: 999_999_999_999_999, col: 6 },
  { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 },
]);
