/**
 * Whether a loan on paper is genuine, for whoever holds it.
 * Invariants: nothing is said but state, kind, number, day, company and initials, no amount; a code that nobody has is told apart from nothing else; tries
 * are counted for each network.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';

const known = z.nullable(z.string());

export const checkLoan = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/loan/check',
  summary:
    'Says of a verification code whether its loan runs, is settled, ended without being paid back or was cancelled, its kind, number, day and company and the initials on it',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  noChanges: 'it says whether a paper is genuine',
  reply: z.strictObject({
    state: z.enum(['running', 'settled', 'endedUnpaid', 'cancelled', 'unknown']),
    loanTitle: known,
    number: known,
    paidOn: known,
    companyName: known,
    initials: known,
  }),
  errors: [identityErrors],
});
