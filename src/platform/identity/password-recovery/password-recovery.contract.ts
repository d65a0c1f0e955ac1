/**
 * Recovery of a forgotten password (spec 2.3, 5 and 7; issue 3, Pages).
 * Invariant: neither the answer nor the work behind it tells whether a name, an address or a number belongs to anybody.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { newPassword } from '#platform/identity/identity.contract.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { PASSWORD_MAX } from '#platform/identity/identity.rules.ts';

export const recoveryErrors = defineErrors('platform/identity/password-recovery', {
  /** Wrong, ended, used, tried too often, or of nobody: told apart by nothing. */
  codeRefused: { status: 400, field: 'code' },
});

const username = z.string().check(z.minLength(1), z.maxLength(254));
const said = z.object({ messages: z.string() });

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/ForgotPassword',
  summary: 'Sends a code of eight digits to the account of this user name or e-mail address, if there is one; the answer is the same for every name',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({ username }),
  noChanges: 'nothing shows a password',
  reply: said,
  errors: [identityErrors],
});

export const recoverPassword = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/ForgotPassword',
  summary: 'Sets a new password with a code: within 15 minutes, once; ends every session of the account',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z
    .strictObject({
      username,
      code: z.string().check(z.minLength(1), z.maxLength(40)),
      newPassword,
      newPasswordVerify: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)),
    })
    .check(z.refine((form) => form.newPassword === form.newPasswordVerify, { error: 'passwordRepeat', path: ['newPasswordVerify'] })),
  noChanges: 'nothing shows a password',
  reply: said,
  errors: [identityErrors, recoveryErrors],
});

export const getInfoByPhoneNum = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/GetInfoByPhoneNum',
  summary: 'Answers the same for every number: nothing is told about a person to somebody who has not signed in',
  permission: 'public',
  scope: 'none',
  query: z.object({ phoneNum: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ info: z.null(), messages: z.string() }),
});
