/** Columns of the arrears of a run: a person and a month. */
import { monthOptions } from '#kernel/form/months.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './arrears-page.messages.fa.ts';
import causeWords from './causes.messages.fa.ts';
import { areas } from './causes.rules.ts';

export const decisions = ['open', 'taken', 'left'] as const;

export const arrearsTable = defineTable({
  key: 'payroll/arrears',
  rowKey: 'arrearsId',
  title: words.title,
  subject: 'partyId',
  columns: [
    // of whom, of which month and what it comes to stand on a desk; the causes at length behind it
    { name: 'pseudoId', label: words.code, type: 'code', pinned: 'start', width: 110 },
    { name: 'fullName', label: words.person, type: 'text', width: 150 },
    { name: 'jalaliYear', label: words.year, type: 'code', width: 72 },
    { name: 'jalaliMonth', label: words.month, type: 'select', options: monthOptions, width: 90 },
    { name: 'area', label: words.area, type: 'select', options: areas.map((enumId) => ({ enumId, description: causeWords.areas[enumId] })), width: 90 },
    { name: 'gross', label: words.gross, type: 'amount', class: 'pay', total: true, width: 140 },
    { name: 'employerCost', label: words.employerCost, type: 'amount', class: 'pay', total: true, width: 150 },
    { name: 'decision', label: words.decision, type: 'select', options: decisions.map((enumId) => ({ enumId, description: words[enumId] })), width: 110 },
    { name: 'insurance', label: words.insurance, type: 'amount', class: 'pay', total: true },
    { name: 'taxed', label: words.taxed, type: 'amount', class: 'pay', total: true, hidden: true },
    { name: 'areas', label: words.allAreas, type: 'text', width: 180, sortable: false },
    { name: 'causes', label: words.causes, type: 'text', class: 'pay', width: 420, sortable: false },
    { name: 'reason', label: words.reason, type: 'text', width: 260, sortable: false, filterable: false },
  ],
});
