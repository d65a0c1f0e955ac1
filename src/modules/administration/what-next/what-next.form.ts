/** Since which day a step is done. */
import { defineForm } from '#kernel/form/definition.ts';
import messages from './what-next.messages.fa.ts';

export const confirmForm = defineForm('setup/whatNext', [{ type: 'date', name: 'confirmedOn', label: messages.confirmedOn, required: true, disableFuture: true }]);
