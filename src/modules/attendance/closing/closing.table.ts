/** Columns of the people of a closing. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import month from '../own-month/own-month-page.messages.fa.ts';
import words from './closing-page.messages.fa.ts';

const { columns: label } = words;

export const closingSheetsTable = defineTable({
  key: 'attendance/closingSheets',
  rowKey: 'sheetId',
  subject: 'partyId',
  title: words.people,
  columns: [
    { name: 'fullName', label: label.fullName, type: 'text', pinned: 'start', width: 180 },
    { name: 'pseudoId', label: label.pseudoId, type: 'code', width: 100 },
    { name: 'unitName', label: label.unitName, type: 'text', width: 130 },
    { name: 'status', label: label.status, type: 'select', options: optionRows(month.statuses), width: 140 },
    { name: 'stops', label: label.stops, type: 'count', width: 130 },
    { name: 'disputeDay', label: label.disputeDay, type: 'date', hidden: true },
    { name: 'planned', label: label.planned, type: 'hour', width: 84 },
    { name: 'worked', label: label.worked, type: 'hour', width: 130 },
    { name: 'lacking', label: label.lacking, type: 'hour', width: 110 },
    { name: 'overtime', label: label.overtime, type: 'hour', width: 92 },
    { name: 'covered', label: label.covered, type: 'hour', width: 84, hidden: true },
    { name: 'confirmedBy', label: label.confirmedBy, type: 'select', options: optionRows(words.confirmedBy), hidden: true },
    { name: 'isReopening', label: label.isReopening, type: 'indicator', hidden: true },
    { name: 'version', label: label.version, type: 'count', hidden: true },
  ],
});
