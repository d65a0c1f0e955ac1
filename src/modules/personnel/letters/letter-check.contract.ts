/**
 * Whether a letter is genuine, for whoever holds the paper (issue 7).
 * Invariants: nothing is said but state, kind, number, day, company and initials; a code that nobody has is told apart from nothing else; tries
 * are counted for each network.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { identityErrors } from '#platform/identity/identity.errors.ts';
import { letterKinds } from './letters.rules.ts';

const known = z.nullable(z.string());

export const checkLetter = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/letterCheck',
  summary: 'Says of a verification code whether its letter is valid or withdrawn, its kind, number, day and company and the initials on it',
  permission: 'public',
  scope: 'none',
  throttled: true,
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  noChanges: 'it says whether a paper is genuine',
  reply: z.strictObject({
    state: z.enum(['valid', 'withdrawn', 'unknown']),
    kind: z.nullable(z.enum(letterKinds)),
    number: known,
    issuedOn: known,
    companyName: known,
    initials: known,
  }),
  errors: [identityErrors],
});
