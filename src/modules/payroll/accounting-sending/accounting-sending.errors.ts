import { defineErrors } from '#kernel/errors.ts';

export const sendingErrors = defineErrors('modules/payroll/accounting-sending', {
  /** Neither the group nor the company has accounting software, or it has no address. */
  noLink: { status: 409 },
  /** It is withdrawn, or its run is not approved yet. */
  notStanding: { status: 409 },
  sentBefore: { status: 409 },
  underWay: { status: 409 },
  /** No address of the web. */
  address: { status: 409 },
  /** The address stands inside of the house, and the operator has not named it. */
  inside: { status: 409 },
  unreachable: { status: 503 },
  late: { status: 503 },
  /** The other side does not know the user or the password. */
  password: { status: 409 },
  /** `status`: what the other side answered. */
  refused: { status: 409 },
});
