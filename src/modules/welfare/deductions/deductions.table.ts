/** Columns and form of how much welfare takes of pay together. */
import { defineForm, type FormValues, fault } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from './deductions-page.messages.fa.ts';

const overs = optionRows(words.overs);
const flags = optionRows(words.flags);
const flagsOfParts = optionRows(words.partFlags);
const daysOrder = ({ fromDate, thruDate }: FormValues) => fault(typeof fromDate === 'string' && typeof thruDate === 'string' && thruDate < fromDate ? words.daysOrder : undefined);

export const deductionRuleTable = defineTable({
  key: 'welfare/deductionRule',
  rowKey: 'deductionRuleId',
  title: words.title,
  columns: [
    { name: 'fromDate', label: words.fromDate, type: 'date', pinned: 'start' },
    { name: 'thruDate', label: words.thruDate, type: 'date' },
    { name: 'overShare', label: words.overShare, type: 'select', options: overs, width: 220 },
    { name: 'sharePercent', label: words.share, type: 'float' },
    { name: 'penaltyOfCut', label: words.penalty, type: 'select', options: flags },
    { name: 'receiptParts', label: words.receiptParts, type: 'select', options: flagsOfParts },
    { name: 'source', label: words.source, type: 'text', width: 240 },
  ],
  sort: [{ column: 'fromDate', descending: true }],
});

export const deductionRuleForm = defineForm('welfare/deductionRule', [
  { type: 'select', name: 'overShare', label: words.overShare, options: overs, required: true, col: 6 },
  { type: 'float', name: 'sharePercent', label: words.share, unit: words.percent, help: words.shareHelp, min: 0.01, max: 100, step: 0.01, col: 6 },
  { type: 'select', name: 'penaltyOfCut', label: words.penalty, options: flags, help: words.penaltyHelp, required: true, col: 6 },
  { type: 'select', name: 'receiptParts', label: words.receiptParts, options: flagsOfParts, help: words.receiptPartsHelp, required: true, col: 6 },
  { type: 'date', name: 'fromDate', label: words.fromDate, required: true, col: 6 },
  { type: 'date', name: 'thruDate', label: words.thruDate, validator: daysOrder, col: 6 },
  { type: 'text', name: 'source', label: words.source, maxLength: 200, col: 6 },
]);
