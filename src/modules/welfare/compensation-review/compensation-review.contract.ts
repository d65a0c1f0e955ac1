/**
 * Taking back an approval of a line that no insurer has seen (issue 24, insurance 5); the decisions themselves are made in the task of the process.
 * Invariants: what the line held goes back to its ceilings, to the rial; nobody does it to a claim of their own.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { refusalReasons } from '../claims/claim-line.rules.ts';
import { compensationReviewErrors } from './compensation-review.errors.ts';

/** Whoever decides on claims. */
export const REVIEW = 'welfareServices/supplementaryInsurance/compensationReport/review';

export const reverseApproval = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/compensation/line/:lineId/reverse',
  summary: 'Takes back the approval of a line that was not sent to the insurer: what it held goes back to its ceilings',
  permission: REVIEW,
  scope: 'rows',
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)), refusalId: z.enum(refusalReasons) }),
  changes: ['CompensationLine'],
  reply: z.strictObject({ reversed: z.boolean() }),
  errors: [compensationReviewErrors],
});
