/** What is settled by hand of a line. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './compensation-batches-page.messages.fa.ts';

const MOST = 999_999_999_999;

export const settleForm = defineForm('welfare/compensationSettle', [
  { type: 'number', name: 'settled', label: words.settledAmount, help: words.settledHelp, money: true, min: 0, max: MOST, required: true, col: 12 },
  { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, rows: 2, col: 12 },
]);
