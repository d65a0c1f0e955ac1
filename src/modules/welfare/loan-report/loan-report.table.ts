/** Columns of the report on loans (guide welfare 7.5). */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import words from './loan-report.messages.fa.ts';

const pay = { class: 'pay' } as const;

export const loanReportTable = defineTable({
  key: 'welfare/loanReport',
  rowKey: 'loanId',
  title: words.title,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'loanTitle', label: words.loan, type: 'text', width: 200 },
    { name: 'number', label: words.number, type: 'code', ...pay },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.statuses), width: 160, ...pay },
    { name: 'paidOn', label: words.paidOn, type: 'date', ...pay },
    { name: 'principal', label: words.principal, type: 'amount', ...pay },
    { name: 'lineCount', label: words.count, type: 'count', ...pay },
    { name: 'payable', label: words.payable, type: 'amount', ...pay },
    { name: 'paid', label: words.paid, type: 'amount', ...pay },
    { name: 'remaining', label: words.remaining, type: 'amount', ...pay },
    { name: 'overdue', label: words.overdue, type: 'amount', ...pay },
    { name: 'daysLate', label: words.days, type: 'count', ...pay },
    { name: 'age', label: words.age, type: 'select', options: optionRows(words.ages), ...pay },
  ],
});

export const guarantorTable = defineTable({
  key: 'welfare/loanGuarantor',
  rowKey: 'guarantorId',
  title: words.guarantors,
  pageSize: 25,
  columns: [
    ...personColumns,
    { name: 'type', label: words.guarantorType, type: 'select', options: 'GuarantorType' },
    { name: 'guarantees', label: words.guarantees, type: 'count', ...pay },
    { name: 'guaranteedAmount', label: words.guaranteedAmount, type: 'amount', ...pay },
    { name: 'overdue', label: words.guaranteedOverdue, type: 'amount', ...pay },
  ],
});
