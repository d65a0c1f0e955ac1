/** Columns of the list of orders (guide orders 12.6). */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './orders-page.messages.fa.ts';

export const ordersTable = defineTable({
  key: 'emplOrder/orders',
  rowKey: 'orderId',
  title: messages.orders,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: messages.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: messages.fullName, type: 'text', width: 200 },
    { name: 'nationalCode', label: messages.nationalCode, type: 'code', class: 'identity', hidden: true },
    { name: 'orderNumber', label: messages.number, type: 'code' },
    { name: 'typeTitle', label: messages.type, type: 'text', width: 160 },
    { name: 'statusId', label: messages.active, type: 'select', options: optionRows(messages.activeLabels) },
    { name: 'stateId', label: messages.state, type: 'select', options: optionRows(messages.states) },
    { name: 'orderDate', label: messages.orderDate, type: 'date' },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'thruDate', label: messages.thruDate, type: 'date' },
    { name: 'agreementName', label: messages.agreement, type: 'text' },
    { name: 'hireDate', label: messages.hireDate, type: 'date', hidden: true },
    { name: 'positionTitle', label: messages.positionTitle, type: 'text', hidden: true },
    { name: 'unitName', label: messages.unitName, type: 'text', hidden: true },
    { name: 'companyName', label: messages.companyName, type: 'text', hidden: true },
    { name: 'previousTotal', label: messages.previousTotal, type: 'amount', class: 'pay', total: true },
    { name: 'total', label: messages.total, type: 'amount', class: 'pay', total: true },
    { name: 'producerName', label: messages.producer, type: 'text', hidden: true },
    { name: 'signedAt', label: messages.signedAt, type: 'dateTime', hidden: true },
    { name: 'acknowledgedAt', label: messages.acknowledgedAt, type: 'dateTime', hidden: true },
  ],
});
