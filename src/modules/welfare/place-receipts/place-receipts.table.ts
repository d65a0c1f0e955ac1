/** Columns of receipts that were handed in, and of what events cost. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './place-receipts-page.messages.fa.ts';

const money = { class: 'personal' } as const;
const { sums } = words;

export const receiptTable = defineTable({
  key: 'welfare/placeReceipt',
  rowKey: 'welfareReceiptId',
  title: words.receipts,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: words.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: words.fullName, type: 'text', width: 180 },
    { name: 'eventTitle', label: words.event, type: 'text', width: 200 },
    { name: 'receiptNumber', label: words.number, type: 'code', ...money },
    { name: 'paidOn', label: words.paidOn, type: 'date', ...money },
    { name: 'amount', label: words.amount, type: 'amount', ...money },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.states) },
    { name: 'reason', label: words.reason, type: 'text', width: 200, ...money },
    { name: 'file', label: words.picture, type: 'text', hidden: true, ...money },
    { name: 'decidedByName', label: words.decidedBy, type: 'text' },
  ],
});

export const eventSumsTable = defineTable({
  key: 'welfare/eventSums',
  rowKey: 'welfareEventId',
  title: sums.title,
  columns: [
    { name: 'eventCode', label: sums.code, type: 'code', pinned: 'start' },
    { name: 'title', label: words.event, type: 'text', width: 220 },
    { name: 'places', label: sums.places, type: 'count' },
    { name: 'cost', label: sums.cost, type: 'amount', ...money },
    { name: 'employerShare', label: sums.employerShare, type: 'amount', ...money },
    { name: 'byPay', label: sums.byPay, type: 'amount', ...money },
    { name: 'owed', label: sums.owed, type: 'amount', ...money },
    { name: 'accepted', label: sums.accepted, type: 'amount', ...money },
    { name: 'waiting', label: sums.waiting, type: 'amount', ...money },
  ],
});
