/** Columns of the exceptions of presses. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './exceptions-page.messages.fa.ts';

const { columns: label } = messages;

export const exceptionTable = defineTable({
  key: 'attendance/exceptions',
  rowKey: 'clockExceptionId',
  title: messages.exceptions,
  pageSize: 50,
  columns: [
    { name: 'kind', label: label.kind, type: 'select', options: optionRows(messages.kinds), width: 190, pinned: 'start' },
    { name: 'at', label: label.at, type: 'text', class: 'personal', width: 170 },
    { name: 'card', label: label.card, type: 'code', class: 'personal', width: 120 },
    { name: 'fullName', label: label.holder, type: 'text', width: 190 },
    { name: 'deviceTitle', label: label.device, type: 'text', width: 180 },
    { name: 'line', label: label.line, type: 'text', class: 'personal', width: 220 },
    { name: 'notedAt', label: label.notedAt, type: 'dateTime' },
  ],
});
