/**
 * The second factor of the own account: an authenticator program (RFC 6238) and ten recovery codes (issue 5, Accounts).
 * Invariants: it begins with the password and ends with a code; seed and recovery codes are answered once; nobody takes
 * the own one away as an administrator.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { typedCode } from '#platform/identity/identity.contract.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { PASSWORD_MAX } from '#platform/identity/identity.rules.ts';
import { secondFactorErrors } from './second-factor.errors.ts';

/** Also for who must have one before anything else opens. */
const own = { permission: 'session', scope: 'none', withoutGrants: true, whenPasswordMustChange: true } as const;
const changing = { ...own, method: 'POST', throttled: true, errors: [secondFactorErrors, identityErrors] } as const;

export const secondFactor = defineCall({
  ...own,
  method: 'GET',
  path: '/rest/s1/hcm/secondFactor',
  summary: 'Whether the own account has a second factor, and how many recovery codes are left',
  reply: z.object({
    /** ISO moment since when, or null. */
    since: z.nullable(z.string()),
    codesLeft: z.int(),
    /** The settings ask for one with the rights of this person. */
    isRequired: z.boolean(),
  }),
});

export const beginSecondFactor = defineCall({
  ...changing,
  path: '/rest/s1/hcm/secondFactor/begin',
  summary: 'Makes a seed for an authenticator program, for whoever types the own password; it counts once a code confirms it',
  body: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX)) }),
  noChanges: 'the state is asked for when the codes, shown once, have been put away',
  reply: z.object({
    /** Base32, to be typed where no camera is. */
    secret: z.string(),
    /** The picture of it: modules in a row, and the dark ones as an SVG path. */
    qr: z.object({ size: z.int(), path: z.string() }),
  }),
});

const codes = z.object({ recoveryCodes: z.array(z.string()) });
const withCode = z.strictObject({ code: typedCode });

export const confirmSecondFactor = defineCall({
  ...changing,
  path: '/rest/s1/hcm/secondFactor/confirm',
  summary: 'Turns the second factor on with the first code; ends the other sessions and answers ten recovery codes this one time',
  body: withCode,
  noChanges: 'the state is asked for when the codes, shown once, have been put away',
  reply: codes,
});

export const renewRecoveryCodes = defineCall({
  ...changing,
  path: '/rest/s1/hcm/secondFactor/recoveryCodes',
  summary: 'Makes ten new recovery codes in the place of the former ones, for whoever has a code',
  body: withCode,
  noChanges: 'the state is asked for when the codes, shown once, have been put away',
  reply: codes,
});

export const endSecondFactor = defineCall({
  ...changing,
  path: '/rest/s1/hcm/secondFactor/end',
  summary: 'Turns the second factor off, for whoever has a code',
  body: withCode,
  noChanges: 'the state is asked for when the codes, shown once, have been put away',
  reply: z.object({ messages: z.string() }),
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/secondFactor/reset',
  summary: 'Takes the second factor of somebody else away, who lost phone and codes; ends the sessions and tells the owner',
  permission: 'systemManagement/accounts/secondFactor',
  scope: 'rows',
  body: z.strictObject({ userId: z.guid() }),
  changes: ['UserAccount'],
  reply: z.object({ messages: z.string() }),
  errors: [secondFactorErrors],
});
