/** Columns of loans that wait for their money, and the form by which one is paid. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './loan-payment-page.messages.fa.ts';

const { columns: label } = messages;

export const loansToPayTable = defineTable({
  key: 'welfare/loansToPay',
  rowKey: 'loanRequestId',
  title: messages.list,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: label.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: label.fullName, type: 'text', width: 200 },
    { name: 'loanTitle', label: label.loan, type: 'text', width: 170 },
    { name: 'amount', label: label.amount, type: 'amount', class: 'pay' },
    { name: 'count', label: label.count, type: 'count', class: 'pay' },
    { name: 'meetDate', label: label.meetDate, type: 'date' },
    { name: 'status', label: label.status, type: 'select', options: optionRows(messages.states) },
    { name: 'grantedOn', label: label.grantedOn, type: 'date' },
  ],
});

const money = { type: 'number', money: true, min: 1, max: 999_999_999_999_999, col: 4 } as const;
const word = { type: 'text', class: 'bank', col: 4 } as const;

export const paymentForm = defineForm('welfare/loanPayment', [
  { type: 'date', name: 'paidOn', label: messages.paidOn, required: true, col: 6 },
  { ...money, name: 'accountAmount', label: messages.accountAmount, help: messages.parts, col: 6 },
  { ...money, name: 'chequeAmount', label: messages.chequeAmount },
  { ...word, name: 'chequeNumber', label: messages.chequeNumber, maxLength: 40 },
  { ...word, name: 'bankName', label: messages.bankName, maxLength: 100 },
  { ...money, name: 'secondAmount', label: messages.secondAmount },
  { ...word, name: 'secondNumber', label: messages.secondNumber, maxLength: 40 },
  { ...word, name: 'secondBank', label: messages.secondBank, maxLength: 100 },
]);
