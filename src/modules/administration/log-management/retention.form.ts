/** How long the log is kept. */
import { defineForm } from '#kernel/form/definition.ts';
import messages from './log-management.messages.fa.ts';

const MIN_MONTHS = 12;
const MAX_MONTHS = 1_200;

export const retentionForm = defineForm('log/retention', [
  { type: 'number', name: 'monthsKept', label: messages.retentionField, help: messages.retentionHint, required: true, min: MIN_MONTHS, max: MAX_MONTHS },
]);
