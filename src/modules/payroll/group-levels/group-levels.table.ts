/** Columns and form of the approval levels of a pay group (guide payroll 4.7.5). */
import { defineForm, fault } from '#kernel/form/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { seatField } from '../group-seats/group-seats.contract.ts';
import words from './group-levels-page.messages.fa.ts';

export const groupLevelTable = defineTable({
  key: 'payroll/groupLevels',
  rowKey: 'payGroupLevelId',
  title: words.title,
  columns: [
    { name: 'sequence', label: words.sequence, type: 'count' },
    { name: 'title', label: words.name, type: 'text', pinned: 'start', width: 200 },
    { name: 'positionTitle', label: words.position, type: 'text', width: 200 },
    { name: 'holders', label: words.holders, type: 'text', width: 200 },
    { name: 'actions', label: words.actions, type: 'text', width: 180 },
  ],
  sort: [{ column: 'sequence' }],
});

export const groupLevelForm = defineForm('payroll/groupLevel', [
  { type: 'text', name: 'title', label: words.name, required: true, maxLength: 200, col: 6 },
  { type: 'number', name: 'sequence', label: words.sequence, required: true, min: 1, max: 99, col: 6 },
  seatField(words.position, words.positionHelp),
  {
    type: 'multiselect',
    name: 'actionEnumIds',
    label: words.actions,
    options: 'VerActionPayrollCalc',
    required: true,
    validator: ({ actionEnumIds }) => fault(typeof actionEnumIds === 'string' && !actionEnumIds.includes('"VapConfirm"') ? words.confirmNeeded : undefined),
    col: 6,
  },
]);
