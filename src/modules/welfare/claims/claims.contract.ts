/**
 * Costs of treatment counted for whoever asks: what is payable of each line, what bound it and what is left of the ceilings.
 * Invariants: nothing is stored and no person is read; a line decided earlier is not counted anew; no ceiling is ever passed.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { code, few, fraction, rial, within } from '../counting/counting.contract.ts';
import { claimsErrors } from './claims.errors.ts';
import { claimBounds } from './claims.rules.ts';

const MOST_LINES = 1_000;
const ceiling = z.optional(z.nullable(rial));
const left = { personLeft: optionalText, familyLeft: optionalText };

export const compensationCall = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/compensation/calculate',
  summary: 'Counts what is payable of costs of treatment under franchise, ceilings, waiting and claiming days; nothing is stored and no person is read',
  permission: 'welfareServices/supplementaryInsurance/compensationRequest/observe',
  scope: 'rows',
  errors: [claimsErrors],
  body: z.strictObject({
    costs: few(
      z.strictObject({
        type: code,
        /** Rials within the contract; none where absent. */
        personCeiling: ceiling,
        familyCeiling: ceiling,
        /** What the insured bears, 0 to 1; nothing where absent. */
        franchise: z.optional(fraction),
        /** Days from joining on that are not covered. */
        waitingDays: z.optional(within(0, 1_000)),
        /** Days after the service in which a claim counts; any where absent. */
        claimDays: z.optional(z.nullable(within(0, 3_660))),
      }),
    ),
    /** First day of membership of everybody of whom a line says no other. */
    joinedOn: day,
    /** What was decided before. */
    earlier: z.optional(few(z.strictObject({ member: code, type: code, payable: rial }), MOST_LINES)),
    lines: few(z.strictObject({ member: code, type: code, serviceDate: day, filedOn: day, accepted: rial, joinedOn: z.optional(day) }), MOST_LINES),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    payable: text,
    lines: z.array(z.strictObject({ member: text, type: text, payable: text, afterFranchise: text, franchise: text, boundBy: z.enum(claimBounds), ...left })),
    ceilings: z.array(z.strictObject({ type: text, member: text, ...left })),
  }),
});
