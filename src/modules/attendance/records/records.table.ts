/** Columns of counted days of people, and of the sheets of a closing. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './records-page.messages.fa.ts';

const { columns: label } = words;

export const recordsTable = defineTable({
  key: 'attendance/records',
  rowKey: 'recordId',
  subject: 'partyId',
  title: words.title,
  sort: [{ column: 'date', descending: true }, { column: 'fullName' }],
  columns: [
    { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 150 },
    { name: 'pseudoId', label: label.pseudoId, type: 'code', width: 100 },
    { name: 'unitName', label: label.unitName, type: 'text', width: 130 },
    { name: 'date', label: label.date, type: 'date', width: 106 },
    { name: 'kind', label: label.kind, type: 'select', options: optionRows(words.kinds), width: 96 },
    { name: 'planned', label: label.planned, type: 'hour', total: true, width: 84 },
    { name: 'inside', label: label.inside, type: 'hour', total: true, width: 120 },
    { name: 'covered', label: label.covered, type: 'hour', total: true, hidden: true },
    { name: 'lacking', label: label.lacking, type: 'hour', total: true, width: 84 },
    { name: 'absence', label: label.absence, type: 'hour', total: true, width: 84 },
    { name: 'counted', label: label.counted, type: 'hour', total: true, width: 96 },
    { name: 'notCounted', label: label.notCounted, type: 'hour', total: true, hidden: true },
    { name: 'delay', label: label.delay, type: 'hour', total: true, hidden: true },
    { name: 'gap', label: label.gap, type: 'hour', total: true, hidden: true },
    { name: 'hurry', label: label.hurry, type: 'hour', total: true, hidden: true },
    { name: 'forgiven', label: label.forgiven, type: 'hour', total: true, hidden: true },
    { name: 'night', label: label.night, type: 'hour', total: true, hidden: true },
    { name: 'weeklyRest', label: label.weeklyRest, type: 'hour', total: true, hidden: true },
    { name: 'holiday', label: label.holiday, type: 'hour', total: true, hidden: true },
    { name: 'stops', label: label.stops, type: 'indicator', indicatorLabels: words.stops, width: 110 },
  ],
});
