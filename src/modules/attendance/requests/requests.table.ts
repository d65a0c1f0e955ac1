/** Columns of requests of attendance. Why somebody asks is told to those who decide alone. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './requests.messages.fa.ts';
import page from './requests-page.messages.fa.ts';

const { columns: label } = page;

export const attendanceRequestTable = defineTable({
  key: 'attendance/requests',
  rowKey: 'requestId',
  subject: 'partyId',
  title: page.title,
  sort: [{ column: 'createdAt', descending: true }],
  columns: [
    { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 150 },
    { name: 'pseudoId', label: label.pseudoId, type: 'code', width: 100 },
    { name: 'unitName', label: label.unitName, type: 'text', hidden: true, width: 130 },
    { name: 'requestKind', label: words.fields.kind, type: 'select', options: optionRows(words.kinds), width: 140 },
    { name: 'fromDate', label: words.fields.fromDate, type: 'date', width: 106 },
    { name: 'lastDay', label: words.fields.thruDate, type: 'date', width: 106 },
    { name: 'fromTime', label: words.fields.fromTime, type: 'hour', width: 84 },
    { name: 'toTime', label: words.fields.toTime, type: 'hour', width: 84 },
    { name: 'statusId', label: label.status, type: 'select', options: optionRows(page.statuses), width: 120 },
    { name: 'askedByName', label: label.askedBy, type: 'text', hidden: true, width: 140 },
    { name: 'createdAt', label: label.createdAt, type: 'dateTime', width: 140 },
  ],
});
