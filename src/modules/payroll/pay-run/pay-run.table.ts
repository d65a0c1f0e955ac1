/** Columns of the runs, of the payslips of one, and of who is set aside. */
import { monthOptions } from '#kernel/form/months.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import reversal from '../pay-run-state/standing-page.messages.fa.ts';
import { kinds } from './pay-run.form.ts';
import words from './pay-run-page.messages.fa.ts';

export const payRunsTable = defineTable({
  key: 'payroll/payRuns',
  rowKey: 'payRunId',
  title: words.runs,
  columns: [
    { name: 'groupName', label: words.group, type: 'text', pinned: 'start', width: 160 },
    { name: 'kind', label: words.kind, type: 'select', options: kinds, width: 116 },
    { name: 'jalaliYear', label: words.year, type: 'code', width: 66 },
    { name: 'jalaliMonth', label: words.month, type: 'select', options: monthOptions, width: 80 },
    // two periods of a month are told apart by it alone
    { name: 'periodName', label: words.period, type: 'text', width: 100 },
    { name: 'statusId', label: words.status, type: 'select', options: 'StaPayrollRun', width: 116 },
    // both sides of a reversal are in one state: which is which is said
    { name: 'reversal', label: reversal.standing, type: 'select', options: optionRows(reversal.standings), width: 112 },
    { name: 'step', label: words.step, type: 'text', width: 120 },
    { name: 'turn', label: words.turn, type: 'text', width: 120 },
    { name: 'people', label: words.people, type: 'count', width: 72 },
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
    // all of it at a desk: from what somebody earns to what they are paid
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start', width: 110 },
    { name: 'fullName', label: words.person, type: 'text', width: 170 },
    { name: 'unitName', label: words.unit, type: 'text', width: 140 },
    { name: 'gross', label: words.gross, type: 'amount', class: 'pay', total: true, width: 142 },
    { name: 'deductions', label: words.deductions, type: 'amount', class: 'pay', total: true, width: 142 },
    { name: 'net', label: words.net, type: 'amount', class: 'pay', total: true, width: 146 },
    { name: 'tax', label: words.tax, type: 'amount', class: 'pay', total: true, width: 120 },
    { name: 'insurable', label: words.insurable, type: 'amount', class: 'pay', total: true, hidden: true },
    { name: 'employerCost', label: words.employerCost, type: 'amount', class: 'pay', total: true, hidden: true },
    { name: 'warnings', label: words.warnings, type: 'count', width: 76 },
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
