/** Columns of the vouchers of runs and of the lines of one. */
import { monthOptions } from '#kernel/form/months.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import reversal from '../pay-run-state/standing-page.messages.fa.ts';
import words from './voucher-page.messages.fa.ts';

const { columns: label, line } = words;

export const vouchersTable = defineTable({
  key: 'payroll/vouchers',
  rowKey: 'payVoucherId',
  title: words.title,
  columns: [
    // all of it at a desk: what balances stands side by side
    { name: 'groupName', label: label.group, type: 'text', pinned: 'start', width: 150 },
    { name: 'jalaliYear', label: label.year, type: 'code', width: 66 },
    { name: 'jalaliMonth', label: label.month, type: 'select', options: monthOptions, width: 76 },
    // two periods of a month are told apart by it alone
    { name: 'periodName', label: label.period, type: 'text', width: 80 },
    { name: 'reversal', label: reversal.standing, type: 'select', options: optionRows(reversal.standings), width: 104 },
    { name: 'placeName', label: label.place, type: 'text', width: 80 },
    { name: 'number', label: label.number, type: 'code', width: 96 },
    { name: 'voucherDate', label: label.date, type: 'date' },
    { name: 'debit', label: label.debit, type: 'amount', class: 'pay', width: 148 },
    { name: 'credit', label: label.credit, type: 'amount', class: 'pay', width: 148 },
    { name: 'description', label: label.description, type: 'text', hidden: true },
  ],
});

export const voucherLinesTable = defineTable({
  key: 'payroll/voucherLines',
  rowKey: 'payVoucherLineId',
  title: line.title,
  columns: [
    { name: 'lineNo', label: line.lineNo, type: 'count', hidden: true },
    { name: 'accountCode', label: line.accountCode, type: 'code', pinned: 'start' },
    { name: 'accountName', label: line.accountName, type: 'text', width: 220 },
    { name: 'detailCodes', label: line.detailCodes, type: 'code' },
    { name: 'detailTitles', label: line.detailTitles, type: 'text', sortable: false, filterable: false },
    { name: 'debit', label: line.debit, type: 'amount', class: 'pay', total: true },
    { name: 'credit', label: line.credit, type: 'amount', class: 'pay', total: true },
    { name: 'description', label: line.description, type: 'text', width: 240 },
  ],
  pageSize: 50,
});
