/** Columns of the reports of attendance. */
import { optionRows } from '#kernel/form/options.ts';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { type ColumnDefinition, defineTable } from '#kernel/table/definition.ts';
import sheetCeilings from '../closing/sheet-ceilings.messages.fa.ts';
import dayWords from '../day-counting/day-words.messages.fa.ts';
import words from './reports-page.messages.fa.ts';

const { columns: label } = words;
const { figures } = dayWords;
const months = optionRows(Object.fromEntries(monthNames.map((name, at) => [String(at + 1), name])));

const person = [
  { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 150 },
  { name: 'pseudoId', label: label.pseudoId, type: 'code', width: 100 },
  { name: 'unitName', label: label.unitName, type: 'text', width: 130 },
] as const satisfies readonly ColumnDefinition[];

const month = [
  { name: 'year', label: label.year, type: 'code', width: 76 },
  { name: 'month', label: label.month, type: 'select', options: months, width: 100 },
] as const satisfies readonly ColumnDefinition[];

export const totalsTable = defineTable({
  key: 'attendance/totalsReport',
  rowKey: 'totalId',
  subject: 'partyId',
  title: words.reports.totals,
  columns: [
    ...person,
    ...month,
    { name: 'workedDays', label: label.workedDays, type: 'count', total: true, width: 96 },
    { name: 'planned', label: figures.planned, type: 'hour', total: true, width: 92 },
    { name: 'inside', label: figures.inside, type: 'hour', total: true, width: 120 },
    { name: 'covered', label: figures.covered, type: 'hour', total: true, hidden: true },
    { name: 'delay', label: figures.delay, type: 'hour', total: true, width: 84 },
    { name: 'hurry', label: figures.hurry, type: 'hour', total: true, width: 84 },
    { name: 'gap', label: figures.gap, type: 'hour', total: true, hidden: true },
    { name: 'lacking', label: label.lacking, type: 'hour', total: true, width: 100 },
    { name: 'absence', label: figures.absence, type: 'hour', total: true, width: 84 },
    { name: 'absentDays', label: label.absentDays, type: 'count', total: true, hidden: true },
    { name: 'counted', label: figures.counted, type: 'hour', total: true, width: 96 },
    { name: 'night', label: figures.night, type: 'hour', total: true, hidden: true },
    { name: 'weeklyRest', label: figures.weeklyRest, type: 'hour', total: true, hidden: true },
    { name: 'holiday', label: figures.holiday, type: 'hour', total: true, hidden: true },
    { name: 'forgiven', label: figures.forgiven, type: 'hour', total: true, hidden: true },
  ],
});

export const daysTable = defineTable({
  key: 'attendance/daysReport',
  rowKey: 'dayId',
  subject: 'partyId',
  title: words.reports.days,
  sort: [{ column: 'date', descending: true }, { column: 'fullName' }],
  columns: [
    ...person,
    { name: 'date', label: label.date, type: 'date', width: 106 },
    { name: 'shiftClass', label: label.shift, type: 'select', options: optionRows(dayWords.classes), width: 100 },
    { name: 'begin', label: label.begin, type: 'hour', width: 84, class: 'personal' },
    { name: 'end', label: label.end, type: 'hour', width: 84, class: 'personal' },
    { name: 'delay', label: figures.delay, type: 'hour', total: true, width: 84 },
    { name: 'hurry', label: figures.hurry, type: 'hour', total: true, width: 84 },
    { name: 'lacking', label: label.lacking, type: 'hour', total: true, width: 100 },
    { name: 'absence', label: figures.absence, type: 'hour', total: true, width: 84 },
    { name: 'counted', label: figures.counted, type: 'hour', total: true, width: 96 },
  ],
});

export const lateTable = defineTable({
  key: 'attendance/lateReport',
  rowKey: 'differenceId',
  subject: 'partyId',
  title: words.reports.late,
  sort: [{ column: 'foundAt', descending: true }],
  columns: [
    ...person,
    { name: 'date', label: label.date, type: 'date', width: 106 },
    { name: 'foundAt', label: label.foundAt, type: 'dateTime', width: 150 },
    { name: 'cause', label: label.cause, type: 'select', options: optionRows(words.causes), width: 130 },
    { name: 'inside', label: figures.inside, type: 'hour', width: 120 },
    { name: 'lacking', label: label.lacking, type: 'hour', width: 100 },
    { name: 'absence', label: figures.absence, type: 'hour', width: 84 },
    { name: 'counted', label: figures.counted, type: 'hour', width: 96 },
    { name: 'isTaken', label: label.isTaken, type: 'indicator', indicatorLabels: words.taken, width: 130 },
  ],
});

export const ceilingsTable = defineTable({
  key: 'attendance/ceilingsReport',
  rowKey: 'ceilingId',
  subject: 'partyId',
  title: words.reports.ceilings,
  columns: [
    ...person,
    ...month,
    { name: 'of', label: label.of, type: 'select', options: optionRows(sheetCeilings.of), width: 110 },
    { name: 'period', label: label.period, type: 'select', options: optionRows(sheetCeilings.period), width: 140 },
    { name: 'date', label: label.from, type: 'date', width: 106 },
    { name: 'beyond', label: label.beyond, type: 'hour', total: true, width: 120 },
  ],
});
