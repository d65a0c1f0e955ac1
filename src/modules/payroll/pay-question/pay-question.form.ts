/** A question about a payslip, and its answer. */
import { defineForm, type OptionRow } from '#kernel/form/definition.ts';
import words from './pay-question.messages.fa.ts';

const { fields } = words;

/** `lines`: those of the payslip; on the server they are looked up by themselves. */
export const questionForm = (lines: readonly OptionRow[] = []) =>
  defineForm('payroll/payQuestion', [
    { type: 'select', name: 'lineCode', label: fields.line, options: lines, optionIdField: 'code', optionLabelField: 'title', help: fields.lineHelp, col: 12 },
    { type: 'textarea', name: 'question', label: fields.question, required: true, rows: 4, maxLength: 2000, col: 12 },
  ]);

export const answerForm = defineForm('payroll/payQuestionAnswer', [
  { type: 'textarea', name: 'answer', label: fields.answer, help: fields.answerHelp, required: true, rows: 5, maxLength: 2000, col: 12 },
]);
