/** Why an approval is taken back. */
import { defineForm } from '#kernel/form/definition.ts';
import { optionRows } from '#kernel/form/options.ts';
import claimWords from '../claims/claim-words.messages.fa.ts';
import words from './compensation-reverse.messages.fa.ts';

export const reverseForm = defineForm('welfare/compensationReverse', [
  { type: 'select', name: 'refusalId', label: words.refusal, options: optionRows(claimWords.refusals), required: true, col: 12 },
  { type: 'textarea', name: 'reason', label: words.reason, help: words.reasonHelp, required: true, maxLength: 500, rows: 2, col: 12 },
]);
