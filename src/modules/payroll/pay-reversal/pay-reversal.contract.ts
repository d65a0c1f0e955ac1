/**
 * What becomes of an approved run of pay: opened again before it is paid, registered as paid, and after that only reversed, by a run that
 * mirrors it to the rial. Opening again and reversing are acts of a second person, with a reason (issue: approval seals).
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { bankAnswerErrors } from '../bank-answers/bank-answers.errors.ts';
import { OBSERVE, PAY_RUN, REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { payReversalErrors } from './pay-reversal.errors.ts';

const PATH = '/rest/s1/payroll/run/:payRunId';
const MOST_REASON = 500;
const writes = { method: 'POST', scope: 'rows', changes: [PAY_RUN], errors: [payReversalErrors] } as const;
const withReason = z.strictObject({ rowVersion: z.int(), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_REASON)) });

export const payRunEvents = defineCall({
  method: 'GET',
  path: `${PATH}/events`,
  summary: 'What became of a run after its approval, newest first, and the run that takes it back',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN],
  reply: entity({
    payRunId: field('public', text),
    /** The run that takes this one back. */
    mirrorRunId: field('public', optionalText),
    /** The run that this one takes back. */
    reverses: field('public', optionalText),
    events: field(
      'public',
      z.array(
        z.strictObject({
          eventId: text,
          event: z.enum(['reopened', 'paid', 'reversed']),
          /** ISO moment. */
          at: text,
          personName: z.nullable(text),
          reason: z.nullable(text),
          paidOn: z.nullable(text),
        }),
      ),
    ),
  }),
});

export const reopenPayRun = defineCall({
  ...writes,
  path: `${PATH}/reopen`,
  summary: 'Opens an approved run again before it is paid; its items are given back',
  permission: 'payroll/salaryCalculation/reopen',
  errors: [payReversalErrors, bankAnswerErrors],
  body: withReason,
  reply: z.strictObject({ payRunId: text }),
});

export const registerPaid = defineCall({
  ...writes,
  path: `${PATH}/paid`,
  summary: 'Registers that an approved run was paid on a day',
  permission: REGISTER_PAID,
  body: z.strictObject({ rowVersion: z.int(), paidOn: z.iso.date() }),
  reply: z.strictObject({ payRunId: text }),
});

export const reversePayRun = defineCall({
  ...writes,
  path: `${PATH}/reverse`,
  summary: 'Takes a paid run back by a run of mirrored amounts; the month can be paid anew',
  permission: 'payroll/salaryCalculation/reverse',
  body: withReason,
  /** Of the run that mirrors it. */
  reply: z.strictObject({ payRunId: text }),
});
