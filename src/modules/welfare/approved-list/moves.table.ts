/** Columns and form of changes of the order of a list by hand, the same for whatever list they are of. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { personColumns } from '#platform/employment-rows/employment-rows.define.ts';
import words from './moves-page.messages.fa.ts';

export const movesTable = <const Key extends string, const RowKey extends string>(of: { readonly key: Key; readonly rowKey: RowKey; readonly title: string }) =>
  defineTable({
    ...of,
    columns: [
      ...personColumns,
      { name: 'fromPlace', label: words.fromPlace, type: 'count' },
      { name: 'toPlace', label: words.toPlace, type: 'count' },
      { name: 'reason', label: words.reason, type: 'text', width: 240, class: 'personal' },
      { name: 'askedByName', label: words.askedBy, type: 'text' },
      { name: 'askedAt', label: words.askedAt, type: 'dateTime' },
      { name: 'decision', label: words.decision, type: 'select', options: optionRows(words.decisions) },
      { name: 'decidedByName', label: words.decidedBy, type: 'text' },
    ],
    sort: [{ column: 'askedAt', descending: true }],
  });

export const moveForm = defineForm('welfare/listMove', [
  { type: 'number', name: 'toPlace', label: words.moveTo, required: true, min: 1, max: 100_000 },
  { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 },
]);
