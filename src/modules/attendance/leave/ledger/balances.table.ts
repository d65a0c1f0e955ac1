/** Columns of the balances of leave of many people. */
import { defineTable } from '#kernel/table/definition.ts';
import messages from '../leave-page.messages.fa.ts';

const { columns: label } = messages;

export const balanceTable = defineTable({
  key: 'attendance/leaveBalances',
  rowKey: 'partyId',
  subject: 'partyId',
  title: messages.balances,
  sort: [{ column: 'fullName' }],
  columns: [
    { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 220 },
    { name: 'pseudoId', label: label.pseudoId, type: 'code' },
    { name: 'unitName', label: label.unitName, type: 'text', width: 200 },
    { name: 'balance', label: label.balance, type: 'hour', class: 'personal' },
    { name: 'earned', label: label.earned, type: 'hour', class: 'personal' },
    { name: 'carriedIn', label: label.carriedIn, type: 'hour', class: 'personal' },
    { name: 'used', label: label.used, type: 'hour', class: 'personal' },
    { name: 'held', label: label.held, type: 'hour', class: 'personal' },
    { name: 'corrected', label: label.corrected, type: 'hour', class: 'personal', hidden: true },
  ],
});
