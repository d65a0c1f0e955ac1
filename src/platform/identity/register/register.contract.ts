/**
 * Registration (spec 2.3 and 7; ADR 0008, ADR 0013): closed by default, otherwise a request that an administrator decides on.
 * Invariant: the answer does not tell whether a name, an address or a number is known.
 */
import { defineCall } from '#kernel/call.ts';
import { isMobile, isNationalCode } from '#kernel/identity-codes/identity-codes.ts';
import { z } from '#kernel/schema.ts';
import { newPassword } from '#platform/identity/identity.contract.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { USERNAME_FORM } from '#platform/identity/identity.rules.ts';

const name = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60)));

export const register = defineCall({
  method: 'POST',
  path: '/auth/register',
  summary: 'Asks for an account; closed unless config.json opens it, and an account only once an administrator has accepted the request',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z
    .strictObject({
      username: z.string().check(z.minLength(1), z.maxLength(60), z.regex(USERNAME_FORM)),
      password: newPassword,
      email: z.optional(z.string().check(z.minLength(1), z.maxLength(254), z.email())),
      mobile: z.optional(z.string().check(z.minLength(1), z.maxLength(11), z.refine(isMobile, 'mobile'))),
      firstName: name,
      lastName: name,
      nationalCode: z.optional(z.string().check(z.minLength(1), z.maxLength(10), z.refine(isNationalCode, 'nationalCode'))),
      note: z.optional(z.string().check(z.maxLength(500))),
    })
    .check(z.refine(({ email, mobile }) => email !== undefined || mobile !== undefined, { error: 'contactNeeded', path: ['mobile'] })),
  noChanges: 'others decide, on a page of theirs',
  reply: z.object({ messages: z.string() }),
  errors: [identityErrors],
});
