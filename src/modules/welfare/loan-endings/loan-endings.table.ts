/** Columns of loans to cancel or to write off, and the form that asks for it. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './loan-endings-page.messages.fa.ts';

const pay = { class: 'pay' } as const;

export const loanEndingTable = defineTable({
  key: 'welfare/loanEnding',
  rowKey: 'loanEndingId',
  title: words.title,
  subject: 'partyId',
  columns: [
    { name: 'loanCode', label: words.loanCode, type: 'code', pinned: 'start', width: 130 },
    { name: 'pseudoId', label: words.pseudoId, type: 'code' },
    { name: 'fullName', label: words.fullName, type: 'text', width: 160 },
    { name: 'kind', label: words.kind, type: 'select', options: optionRows(words.kinds), width: 220, ...pay },
    { name: 'amount', label: words.amount, type: 'amount', ...pay },
    { name: 'reason', label: words.reason, type: 'text', width: 240, ...pay },
    { name: 'statusId', label: words.status, type: 'select', options: optionRows(words.states) },
    { name: 'askedByName', label: words.askedBy, type: 'text' },
    { name: 'decidedByName', label: words.decidedBy, type: 'text' },
  ],
});

export const loanEndingForm = defineForm('welfare/loanEnding', [
  { type: 'select', name: 'kind', label: words.kind, options: optionRows(words.kinds), help: words.kindHelp, required: true, col: 12 },
  { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 },
]);
