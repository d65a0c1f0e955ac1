/**
 * What leave would be worth that somebody leaves with (guide iran.md 1.3; issue 22, Leave): counted from the books of leave, nothing is stored. What is paid in the
 * end is a matter of the payslip, which books it (leave.pay-source).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, optionalText, text } from '#kernel/shapes.ts';
import { MANAGE } from '../leave.contract.ts';
import { leaveErrors } from '../leave.errors.ts';
import { payoutErrors } from './payout.errors.ts';

export const previewPayout = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/leave/payout/preview',
  summary: 'Leave that a person in reach would be paid for if a day were the last one, with what would lapse at the end of its year; nothing is stored',
  permission: `${MANAGE}/observe`,
  scope: 'rows',
  body: z.strictObject({
    partyId: z.guid(),
    /** The last day of work. */
    day: calendarDay,
    /** Rials as digits; without it there is no amount. */
    dailyWage: z.optional(z.nullable(z.string().check(z.regex(/^\d{1,15}$/)))),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: entity(
    {
      partyId: field('public', text),
      /** Earned up to the day and not taken; below nothing where more was taken than earned. */
      minutes: field('public', z.int()),
      days: field('public', z.number()),
      /** Of a day of leave of this person. */
      dayMinutes: field('public', z.int()),
      /** Minutes beyond what the turn of the year would carry over, if they stayed and took none, as far as they are there on the day: what pay may buy of them. */
      wouldLapse: field('public', z.int()),
      /** Rials as digits with a sign, rounded to the next whole one. */
      amount: field('pay', optionalText),
    },
    { subject: 'partyId' },
  ),
  errors: [leaveErrors, payoutErrors],
});
