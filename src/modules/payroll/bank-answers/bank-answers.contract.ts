/**
 * Transfer files of a run and what the bank has answered. Invariants: nobody stands in two files of a run that both pay; who was rejected, or was
 * left out, is unpaid until another file pays them; a serial serves one file of a company for good; a file is called void only before the bank answers.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { OBSERVE, PAY_RUN, REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { bankAnswerErrors } from './bank-answers.errors.ts';

const text = z.string();
const MOST_REASON = 500;

export const payTransfers = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/transfers',
  summary: 'Transfer files that were taken from a run with what the bank has answered, and who is still unpaid, why',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN],
  errors: [bankAnswerErrors],
  reply: z.strictObject({
    payRunId: text,
    files: z.array(
      z.strictObject({
        transferFileId: text,
        serial: text,
        layout: text,
        paymentDay: text,
        /** ISO moment. */
        madeAt: text,
        madeBy: z.nullable(text),
        people: z.int(),
        /** Rials as digits. */
        amount: text,
        paid: z.int(),
        rejected: z.int(),
        /** Why it was called void; null of one that stands. */
        voidReason: z.nullable(text),
        rowVersion: z.int(),
      }),
    ),
    /** None before a first file; a thousand at most. */
    unpaid: z.array(z.strictObject({ partyId: text, fullName: text, pseudoId: text, amount: text, state: z.enum(['rejected', 'left']), reason: z.nullable(text) })),
    unpaidPeople: z.int(),
    unpaidAmount: text,
  }),
});

export const voidTransferFile = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/run/:payRunId/transfers/:transferFileId/void',
  summary: 'Says that a transfer file was not given to the bank: whom it names may be paid by another; 409 once the bank has answered',
  permission: REGISTER_PAID,
  scope: 'rows',
  changes: [PAY_RUN],
  errors: [bankAnswerErrors],
  body: z.strictObject({ rowVersion: z.int(), reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_REASON)) }),
  reply: z.strictObject({ transferFileId: text }),
});
