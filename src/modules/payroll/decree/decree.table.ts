/** Columns of the preview: everybody's daily wage before the year and what its circular makes of it. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './decree.messages.fa.ts';

const amount = { type: 'amount', class: 'pay' } as const;

export const decreeTable = defineTable({
  key: 'payroll/decree',
  rowKey: 'partyRelationshipId',
  title: words.table,
  pageSize: 25,
  columns: [
    { name: 'fullName', label: words.name, type: 'text', pinned: 'start', width: 208 },
    { name: 'pseudoId', label: words.code, type: 'code' },
    { name: 'state', label: words.state, type: 'select', options: optionRows(words.states), class: 'pay' },
    { name: 'unitName', label: words.unit, type: 'text', hidden: true },
    { name: 'companyName', label: words.company, type: 'text', hidden: true },
    { name: 'hireDate', label: words.hireDate, type: 'date', hidden: true },
    { name: 'oldWage', label: words.oldWage, ...amount, total: true },
    { name: 'newWage', label: words.newWage, ...amount, total: true },
    { name: 'difference', label: words.difference, ...amount, total: true },
    { name: 'isLeast', label: words.isLeast, type: 'indicator', class: 'pay' },
    { name: 'seniority', label: words.seniority, ...amount },
    { name: 'hasWage', label: words.hasWage, type: 'indicator', class: 'pay' },
  ],
});
