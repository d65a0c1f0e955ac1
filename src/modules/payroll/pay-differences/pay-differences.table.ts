/** Columns of the differences between two months of pay: a person and a factor. */
import { defineTable } from '#kernel/table/definition.ts';
import words from './differences-page.messages.fa.ts';

export const kinds = ['changed', 'new', 'left', 'missing'] as const;
export const causes = ['person', 'arrears', 'wage', 'baseWage', 'work', 'absence', 'item', 'fact', 'days', 'terms', 'derived'] as const;

export const differencesTable = defineTable({
  key: 'payroll/differences',
  rowKey: 'differenceId',
  title: words.title,
  subject: 'partyId',
  columns: [
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start', width: 110 },
    { name: 'fullName', label: words.person, type: 'text', width: 160 },
    { name: 'kind', label: words.kind, type: 'select', options: kinds.map((enumId) => ({ enumId, description: words.kinds[enumId] })), width: 96 },
    { name: 'factor', label: words.factor, type: 'text', width: 160 },
    { name: 'was', label: words.was, type: 'amount', class: 'pay', width: 140 },
    { name: 'now', label: words.now, type: 'amount', class: 'pay', width: 140 },
    { name: 'difference', label: words.difference, type: 'amount', class: 'pay', width: 140 },
    { name: 'percent', label: words.percent, type: 'count', class: 'pay' },
    { name: 'isBeyond', label: words.isBeyond, type: 'indicator', class: 'pay' },
    { name: 'cause', label: words.cause, type: 'select', class: 'pay', options: causes.map((enumId) => ({ enumId, description: words.causes[enumId] })), width: 200 },
    { name: 'causes', label: words.allCauses, type: 'text', class: 'pay', width: 320, sortable: false },
  ],
});
