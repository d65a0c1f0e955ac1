/** What is asked before signed orders are changed. */
import { defineForm } from '#kernel/form/definition.ts';
import messages from './modify-page.messages.fa.ts';

export const annulForm = defineForm('emplOrder/annul', [{ type: 'textarea', name: 'reason', label: messages.reason, required: true, maxLength: 1000, col: 12 }]);
