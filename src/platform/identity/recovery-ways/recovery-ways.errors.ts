/** Refusals of who may not move the way on which an account is recovered. */
import { defineErrors } from '#kernel/errors.ts';

export const wayErrors = defineErrors('platform/identity/recovery-ways', {
  /** Whoever comes upon an open page must not leave with the account. */
  ownWay: { status: 403 },
  strongerWay: { status: 403 },
  /** A writer that asked nobody. */
  notAdmitted: { status: 403, constraint: 'way_to_account_admitted' },
});
