/** What is asked beside the preview: why. */
import { defineForm } from '#kernel/form/definition.ts';
import words from './loan-moving-page.messages.fa.ts';

export const reasonForm = defineForm('welfare/postpone', [{ type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 }]);
