/**
 * Asking for access to a page that was refused (look.md section 9: forbidden says whom to ask, and asks).
 * Invariants: once a day for each page, and for a few pages a day; who gets the message is decided by the groups, not by the caller.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';

export const requestErrors = defineErrors('modules/home/access-request', {
  unknownPage: { status: 400, field: 'path' },
  tooManyToday: { status: 429 },
});

export const requestAccess = defineCall({
  method: 'POST',
  path: '/rest/s1/security/accessRequest',
  summary: 'Asks the administrators of the own company for access to a page',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  body: z.strictObject({ path: z.string().check(z.minLength(1), z.maxLength(200)) }),
  noChanges: 'others decide, on a page of theirs',
  reply: z.strictObject({
    /** Whether the request stands; false when the own company has no administrator to ask. */
    asked: z.boolean(),
  }),
  errors: [requestErrors],
});
