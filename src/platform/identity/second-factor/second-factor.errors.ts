import { defineErrors } from '#kernel/errors.ts';

export const secondFactorErrors = defineErrors('platform/identity/second-factor', {
  wrongPassword: { status: 400, field: 'password' },
  alreadyOn: { status: 409 },
  notOn: { status: 409 },
  /** No seed waits for its first code. */
  notBegun: { status: 409 },
  /** Wrong, used, or of nobody: told apart by nothing. */
  codeRefused: { status: 400, field: 'code' },
  strongerAccount: { status: 403 },
  ownAccount: { status: 403 },
});
