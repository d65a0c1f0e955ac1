/**
 * An administrator's one-time password, for people without mail and SMS (issue 3, Pages).
 * Invariants: it is shown once and stored nowhere but as a hash; nobody opens an account that may do more than the own one,
 * nor the own one, whose password is changed by who knows it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

export const oneTimeErrors = defineErrors('platform/identity/one-time', {
  strongerAccount: { status: 403 },
  /** The own password is changed with the old one. */
  ownAccount: { status: 403 },
});

const shared = { permission: 'systemManagement/accounts/oneTimePassword', scope: 'rows' } as const;

export const accountOfPerson = defineCall({
  ...shared,
  permission: ['systemManagement/accounts/oneTimePassword', 'systemManagement/accounts/secondFactor'],
  method: 'GET',
  path: '/rest/s1/hcm/accountOfPerson',
  summary: 'The account of a person in scope, or null',
  query: z.object({ partyId: z.guid() }),
  of: ['UserAccount'],
  reply: z.object({ account: z.nullable(entity({ userId: field('public', z.string()), username: field('public', z.string()), disabled: field('public', z.boolean()) })) }),
});

export const oneTimePassword = defineCall({
  ...shared,
  method: 'POST',
  path: '/rest/s1/hcm/oneTimePassword',
  summary: 'Sets a one-time password, ends the sessions of the account and answers the password this one time',
  throttled: true,
  body: z.strictObject({ userId: z.guid() }),
  changes: ['UserAccount'],
  reply: z.object({
    password: z.string(),
    /** ISO moment until which it opens a session. */
    validUntil: z.string(),
  }),
  errors: [oneTimeErrors, identityErrors],
});
