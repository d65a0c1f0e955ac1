/** Columns of the runs, of the payslips of one, and of who is set aside. */
import { defineTable } from '#kernel/table/definition.ts';
import { kinds, months } from './pay-run.form.ts';
import words from './pay-run-page.messages.fa.ts';

export const payRunsTable = defineTable({
  key: 'payroll/payRuns',
  rowKey: 'payRunId',
  title: words.runs,
  columns: [
    { name: 'groupName', label: words.group, type: 'text', pinned: 'start', width: 220 },
    { name: 'kind', label: words.kind, type: 'select', options: kinds },
    { name: 'jalaliYear', label: words.year, type: 'code' },
    { name: 'jalaliMonth', label: words.month, type: 'select', options: months },
    { name: 'periodName', label: words.period, type: 'text', hidden: true },
    { name: 'statusId', label: words.status, type: 'select', options: 'StaPayrollRun' },
    { name: 'step', label: words.step, type: 'text', width: 200 },
    { name: 'turn', label: words.turn, type: 'text', width: 180 },
    { name: 'people', label: words.people, type: 'count' },
    { name: 'aside', label: words.aside, type: 'count' },
    { name: 'net', label: words.net, type: 'amount', class: 'pay' },
    { name: 'producerName', label: words.producer, type: 'text' },
    { name: 'createdAt', label: words.created, type: 'dateTime', hidden: true },
    { name: 'description', label: words.description, type: 'text', hidden: true },
  ],
});

export const payslipsTable = defineTable({
  key: 'payroll/payslips',
  rowKey: 'payslipId',
  title: words.payslips,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start' },
    { name: 'fullName', label: words.person, type: 'text', width: 220 },
    { name: 'unitName', label: words.unit, type: 'text', width: 200 },
    { name: 'gross', label: words.gross, type: 'amount', class: 'pay', total: true },
    { name: 'deductions', label: words.deductions, type: 'amount', class: 'pay', total: true },
    { name: 'net', label: words.net, type: 'amount', class: 'pay', total: true },
    { name: 'tax', label: words.tax, type: 'amount', class: 'pay', total: true },
    { name: 'insurable', label: words.insurable, type: 'amount', class: 'pay', total: true, hidden: true },
    { name: 'employerCost', label: words.employerCost, type: 'amount', class: 'pay', total: true, hidden: true },
    { name: 'warnings', label: words.warnings, type: 'count' },
  ],
});

export const asideTable = defineTable({
  key: 'payroll/payRunAside',
  rowKey: 'employmentId',
  title: words.asideTitle,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start' },
    { name: 'fullName', label: words.person, type: 'text', width: 220 },
    { name: 'reason', label: words.reason, type: 'text', width: 420, sortable: false, filterable: false },
  ],
});
