/** Whether a letter is genuine, for whoever holds the paper (issue 7): state, kind, number, day, company and initials. */
import { z } from '#kernel/schema.ts';
import { definePaperCheck } from '#platform/papers/paper-check.define.ts';
import { letterKinds } from './letters.rules.ts';

const known = z.nullable(z.string());

export const checkLetter = definePaperCheck({
  path: '/rest/s1/hcm/letterCheck',
  summary: 'Says of a verification code whether its letter is valid or withdrawn, its kind, number, day and company and the initials on it',
  states: ['valid', 'withdrawn'],
  facts: { kind: z.nullable(z.enum(letterKinds)), number: known, issuedOn: known, companyName: known, initials: known },
});
