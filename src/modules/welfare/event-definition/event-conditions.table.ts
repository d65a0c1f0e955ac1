/** Columns and form of the conditions of an event of a service of welfare. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './event-conditions-page.messages.fa.ts';

export const eventConditionTable = defineTable({
  key: 'welfare/eventCondition',
  rowKey: 'welfareEventConditionId',
  title: messages.conditions,
  columns: [
    { name: 'sequence', label: messages.sequence, type: 'count' },
    { name: 'title', label: messages.condition, type: 'text', width: 200 },
    { name: 'overruledBy', label: messages.overruled, type: 'select', options: optionRows(messages.overruledBy) },
    { name: 'conditionText', label: messages.conditionText, type: 'text', width: 320 },
    { name: 'refusalText', label: messages.refusal, type: 'text', width: 320 },
  ],
  sort: [{ column: 'sequence' }],
});

export const eventConditionForm = defineForm('welfare/eventCondition', [
  { type: 'text', name: 'title', label: messages.condition, required: true, maxLength: 120, col: 8 },
  { type: 'number', name: 'sequence', label: messages.sequence, required: true, min: 1, max: 999, col: 4 },
  { type: 'select', name: 'overruledBy', label: messages.overruled, help: messages.overruledHelp, options: optionRows(messages.overruledBy), col: 12 },
  { type: 'textarea', name: 'conditionText', label: messages.conditionText, help: messages.conditionHelp, required: true, maxLength: 2000, col: 12 },
  { type: 'textarea', name: 'refusalText', label: messages.refusal, required: true, maxLength: 400, col: 12 },
]);
