/**
 * Whether an introduction letter is genuine, for whoever holds it.
 * Invariants: nothing is said but state, service, days, persons, unit, company and initials; a code that nobody has is told apart from nothing else; tries
 * are counted for each network.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

const known = z.nullable(z.string());

export const checkPlace = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/placeUse/check',
  summary: 'Says of a verification code whether its introduction letter is valid, used or cancelled, its service, days, persons, unit and company and the initials on it',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  noChanges: 'it says whether a paper is genuine',
  reply: z.strictObject({
    state: z.enum(['valid', 'used', 'cancelled', 'unknown']),
    title: known,
    fromDate: known,
    thruDate: known,
    persons: z.nullable(z.int()),
    unitCode: known,
    companyName: known,
    initials: known,
  }),
  errors: [identityErrors],
});
