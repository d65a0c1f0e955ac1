import { defineErrors } from '#kernel/errors.ts';

export const loanRecipientErrors = defineErrors('modules/welfare/loan-recipient', {
  notWaiting: { status: 409 },
});
