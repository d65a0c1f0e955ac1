/**
 * Whether an order on paper is genuine, for whoever holds it.
 * Invariants: nothing is said but state, type, number, day, company and initials, no amount; a code that nobody has is told apart from nothing else; tries
 * are counted for each network.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

const known = z.nullable(z.string());

export const checkOrder = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/check',
  summary: 'Says of a verification code whether its order is valid, corrected or annulled, its type, number, day and company and the initials on it',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  noChanges: 'it says whether a paper is genuine',
  reply: z.strictObject({
    state: z.enum(['valid', 'corrected', 'annulled', 'unknown']),
    typeTitle: known,
    number: known,
    orderDate: known,
    companyName: known,
    initials: known,
  }),
  errors: [identityErrors],
});
