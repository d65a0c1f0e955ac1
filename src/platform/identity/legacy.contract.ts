/**
 * The older sign-in calls (spec section 7): the key serves as an opaque access_token, its end stands beside it as `exp`.
 * Invariants: a person changes the own settings and shortcuts and nothing else. POST /auth/register stands in the slice of registration.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { userSettingsErrors } from '#platform/settings/user/user.contract.ts';
import { shortcutErrors } from '#platform/shortcuts/shortcuts.errors.ts';
import { identityErrors } from './identity.errors.ts';

const legacyUser = z.object({
  uid: z.string(),
  role: z.array(z.string()),
  origin: z.literal('hcm'),
  data: z.object({
    displayName: z.string(),
    email: z.nullable(z.string()),
    settings: z.record(z.string(), z.unknown()),
    shortcuts: z.array(z.string()),
  }),
});

/** Token, its end in epoch seconds, and whose it is. */
const signedIn = z.object({ access_token: z.string(), exp: z.int(), user: legacyUser });

export const auth = defineCall({
  method: 'GET',
  path: '/auth',
  summary: 'Signs in with a Basic authorisation header',
  basicAuth: true,
  permission: 'public',
  scope: 'none',
  throttled: true,
  reply: signedIn,
  errors: [identityErrors],
});

export const accessToken = defineCall({
  method: 'GET',
  path: '/auth/access-token',
  summary: 'The token of this session and its end, as it stands after this call',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  whenPasswordMustChange: true,
  reply: signedIn,
  errors: [identityErrors],
});

export const updateUser = defineCall({
  method: 'POST',
  path: '/auth/user/update',
  summary: 'Stores the own settings and shortcuts, judged as UserBasicInfo and PUT shortcuts judge them',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  body: z.strictObject({
    settings: z.optional(z.record(z.string().check(z.maxLength(60)), z.unknown())),
    shortcuts: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  }),
  noChanges: 'the session is asked for anew',
  reply: z.object({ messages: z.string() }),
  errors: [userSettingsErrors, shortcutErrors],
});
