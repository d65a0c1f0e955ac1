/** Columns of the receipts of orders, and what is asked before one is noted. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './acknowledgements-page.messages.fa.ts';

export const receiptStates = ['waiting', 'received', 'all'] as const;
export type ReceiptState = (typeof receiptStates)[number];
/** Ways that somebody else notes. */
export const notedWays = ['print', 'email'] as const;

export const acknowledgementTable = defineTable({
  key: 'emplOrder/acknowledgements',
  rowKey: 'orderId',
  title: messages.receipts,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: messages.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: messages.fullName, type: 'text', width: 200 },
    { name: 'orderNumber', label: messages.number, type: 'code' },
    { name: 'typeTitle', label: messages.type, type: 'text', width: 160 },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'signedAt', label: messages.signedAt, type: 'dateTime' },
    { name: 'waitingDays', label: messages.waitingDays, type: 'count' },
    { name: 'reminders', label: messages.reminders, type: 'count' },
    { name: 'remindedAt', label: messages.remindedAt, type: 'dateTime' },
    { name: 'acknowledgedAt', label: messages.acknowledgedAt, type: 'dateTime' },
    { name: 'acknowledgedVia', label: messages.via, type: 'select', options: optionRows(messages.ways) },
    { name: 'notedBy', label: messages.notedBy, type: 'text', hidden: true },
    { name: 'unitName', label: messages.unitName, type: 'text' },
    { name: 'companyName', label: messages.companyName, type: 'text', hidden: true },
  ],
});

export const receiveForm = defineForm('emplOrder/receive', [
  { type: 'select', name: 'via', label: messages.via, options: optionRows({ print: messages.ways.print, email: messages.ways.email }), required: true },
  { type: 'date', name: 'on', label: messages.on, help: messages.onHelp, required: true, disableFuture: true },
]);
