/** From which share on a difference is seen first. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './differences-page.messages.fa.ts';

export const thresholdForm = defineForm('payroll/differenceThreshold', [
  { type: 'number', name: 'percent', label: words.threshold, required: true, min: 1, max: 1_000, hideSpin: true, col: 4, help: words.thresholdHelp },
]);
