/** Columns of those who need an order: one row a person, by the reason that goes before the others. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import messages from './due-page.messages.fa.ts';

const kinds = optionRows(messages.kindLabels);

export const dueTable = defineTable({
  key: 'emplOrder/due',
  rowKey: 'partyRelationshipId',
  title: messages.due,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: messages.pseudoId, type: 'code', pinned: 'start' },
    { name: 'fullName', label: messages.fullName, type: 'text', width: 200 },
    { name: 'kind', label: messages.kind, type: 'select', options: kinds, class: 'family' },
    { name: 'since', label: messages.since, type: 'date', class: 'family' },
    { name: 'typeTitle', label: messages.type, type: 'text', width: 170, class: 'family' },
    { name: 'kinds', label: messages.kinds, type: 'multiselect', options: kinds, class: 'family', width: 220 },
    { name: 'unitName', label: messages.unitName, type: 'text' },
    { name: 'companyName', label: messages.companyName, type: 'text', hidden: true },
    { name: 'fromDate', label: messages.fromDate, type: 'date' },
    { name: 'total', label: messages.total, type: 'amount', class: 'pay' },
  ],
});
