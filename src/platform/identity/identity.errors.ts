/** Refusals of sign-in, session and password calls. English texts that the wire fixes stand in `wire`. */
import { defineErrors } from '#kernel/errors.ts';

export const identityErrors = defineErrors('platform/identity', {
  wrongCredentials: { status: 403 },
  deactivated: { status: 403 },
  oneTimeExpired: { status: 403 },
  /** The password was right; the account has a second factor, and no code came along. */
  codeNeeded: { status: 403 },
  codeRefused: { status: 403 },
  /** Who sees pay is led to a second factor before anything else opens, where the settings say so. */
  secondFactorRequired: { status: 403 },
  throttled: { status: 429 },
  wrongPassword: { status: 400, field: 'oldPassword' },
  passwordReused: { status: 400, field: 'newPassword' },
  passwordHoldsUsername: { status: 400, field: 'newPassword' },
  /** One of those that everybody tries first, however decorated. */
  passwordCommon: { status: 400, field: 'newPassword' },
  registrationClosed: { status: 403 },
  /** Too many requests for an account wait to be decided, of this network or of all. */
  tooManyRequests: { status: 429 },
  usernameTaken: { status: 409, constraint: 'user_account_username', field: 'username' },
  emailTaken: { status: 409, constraint: 'user_account_email', field: 'email' },
  // no valid session, in the words of the legacy calls: the only other errors with the status of the forced logout
  tokenExpired: { status: 501 },
  tokenInvalid: { status: 501 },
});

/** `errors` of a refusal where the specification (sections 7 and 8) or its clients look for a certain text. */
const wire = {
  deactivated: 'deactivated',
  wrongPassword: 'Password incorrect for user',
  passwordReused: 'Found issues with password so not updating',
  tokenExpired: 'access_token expired',
  tokenInvalid: 'Invalid access_token',
} as const;

/** The error whose `errors` is the fixed text of the wire; of a wrong password the specification fixes the message too (section 8). */
export const wireError = (name: keyof typeof wire) =>
  identityErrors.error(name, { values: { wire: wire[name], ...(name === 'wrongPassword' ? { wireMessage: wire.wrongPassword } : {}) } });
