/** Columns of what a list told the insurer; they are written to Excel, CSV and PDF as they are chosen. */
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import { relations } from '../insurance-definition/insurance-definition.table.ts';
import words from './insurer-lists-page.messages.fa.ts';

export const insurerLineTable = defineTable({
  key: 'welfare/insurerListLine',
  rowKey: 'insurerListLineId',
  title: words.table,
  columns: [
    { name: 'place', label: words.place, type: 'count', pinned: 'start' },
    { name: 'change', label: words.change, type: 'select', options: optionRows(words.changes), class: 'family' },
    { name: 'pseudoId', label: words.code, type: 'code' },
    { name: 'fullName', label: words.employee, type: 'text' },
    { name: 'insuredName', label: words.insured, type: 'text', class: 'family' },
    { name: 'relation', label: words.relation, type: 'select', options: relations, class: 'family' },
    { name: 'nationalCode', label: words.nationalCode, type: 'code', class: 'identity' },
    { name: 'birthDate', label: words.birthDate, type: 'date', class: 'identity' },
    { name: 'tier', label: words.tier, type: 'text' },
    { name: 'joinedOn', label: words.joinedOn, type: 'date' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'premium', label: words.premium, type: 'amount', class: 'pay' },
    { name: 'listNumber', label: words.number, type: 'count', hidden: true },
  ],
});
