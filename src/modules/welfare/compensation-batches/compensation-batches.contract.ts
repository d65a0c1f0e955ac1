/**
 * Lists of approved lines that go to the insurer (issue 24, insurance 5).
 * Invariants: a list is numbered within the company and frozen; a line goes once; an answer that differs from our figure is settled by hand; what is
 * settled below what was held gives the rest back to the ceilings.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { compensationBatchErrors } from './compensation-batches.errors.ts';

const REPORT = 'welfareServices/supplementaryInsurance/compensationReport';
export const BATCHES = `${REPORT}/batch` as const;
const PATH = '/rest/s1/welfare/compensation/batch';
/** Lines of one list. */
export const MOST_IN_BATCH = 1_000;

const count = z.int();
const rials = z.string().check(z.regex(/^\d{1,15}$/));

export const compensationBatches = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Lists of costs of treatment that went to the insurer, the newest first, with how many lines were answered, settled and paid, and what waits for the next one',
  permission: `${REPORT}/observe`,
  scope: 'rows',
  of: ['CompensationBatch', 'CompensationLine'],
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        compensationBatchId: text,
        batchNumber: count,
        contractTitle: text,
        insurerName: text,
        /** ISO instant. */
        frozenAt: text,
        lines: count,
        answered: count,
        settled: count,
        paid: count,
        /** Settled, and with the next salary. */
        withPay: count,
      }),
    ),
    /** Contracts with approved lines that are in no list. */
    waiting: z.array(z.strictObject({ insuranceContractId: text, contractTitle: text, lines: count })),
  }),
});

export const makeBatch = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Closes the approved lines of a contract into the next list for the insurer, at most a thousand, the oldest service first',
  permission: BATCHES,
  scope: 'rows',
  success: 201,
  body: z.strictObject({ insuranceContractId: z.guid() }),
  changes: ['CompensationBatch', 'CompensationLine'],
  reply: z.strictObject({ id: text, batchNumber: count, lines: count }),
  errors: [compensationBatchErrors],
});

/** A line with the answer of the insurer beside our figure. */
const answeredLine = entity(
  {
    lineId: field('public', text),
    partyId: field('public', text),
    place: field('public', count),
    fullName: field('public', text),
    status: field('public', text),
    insuredName: field('health', text),
    costTypeEnumId: field('health', text),
    invoiceNumber: field('health', text),
    payable: field('health', optionalText),
    insurerAccepted: field('health', optionalText),
    insurerPaid: field('health', optionalText),
    insurerReason: field('health', optionalText),
    settled: field('health', optionalText),
    paidOn: field('personal', optionalText),
    isDifferent: field('public', z.boolean()),
  },
  { subject: 'partyId' },
);

export const batchLines = defineCall({
  method: 'GET',
  path: `${PATH}/:compensationBatchId/line`,
  summary: 'The lines of a list of people in reach, with what the insurer answered',
  permission: `${REPORT}/observe`,
  scope: 'rows',
  of: ['CompensationLine', 'CompensationBatch'],
  reply: z.strictObject({ rows: z.array(answeredLine) }),
});

export const settleLine = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/compensation/line/:lineId/settle',
  summary: 'Settles by hand what the insurer pays of a line; what lies below our figure goes back to the ceilings, and nothing refuses the line',
  permission: BATCHES,
  scope: 'rows',
  body: z.strictObject({ settled: rials, reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  changes: ['CompensationLine'],
  reply: z.strictObject({ settled: text }),
  errors: [compensationBatchErrors],
});

export const payBatch = defineCall({
  method: 'POST',
  path: `${PATH}/:compensationBatchId/pay`,
  summary: 'Writes the day on which the settled lines of a list were paid',
  permission: BATCHES,
  scope: 'rows',
  body: z.strictObject({ paidOn: z.iso.date() }),
  changes: ['CompensationLine', 'CompensationBatch'],
  reply: z.strictObject({ paid: count }),
  errors: [compensationBatchErrors],
});

export const payBatchByPayroll = defineCall({
  method: 'POST',
  path: `${PATH}/:compensationBatchId/payByPayroll`,
  summary: 'Hands the settled lines of a list to pay: each person is paid what they come to with the next salary, and the lines are paid when that is approved',
  permission: BATCHES,
  scope: 'rows',
  changes: ['CompensationLine', 'CompensationBatch'],
  reply: z.strictObject({ people: count, lines: count }),
  errors: [compensationBatchErrors],
});

export const unpayBatch = defineCall({
  method: 'POST',
  path: `${PATH}/:compensationBatchId/unpay`,
  summary: 'Takes back what was written of payments of a list: those of the bank, and those that wait for a salary; what a salary has paid goes back with its run',
  permission: BATCHES,
  scope: 'rows',
  changes: ['CompensationLine', 'CompensationBatch'],
  reply: z.strictObject({ lines: count }),
  errors: [compensationBatchErrors],
});
