/**
 * All payslips of a run as files: ordered, made by a run of their own, read by whoever ordered them until they expire. One order of somebody for a run
 * of pay; the next one takes its place.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { layouts } from '../payslips/payslip-paper.contract.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { payslipPapersErrors } from './payslip-papers.errors.ts';

export const PAPERS = 'PayslipPapers';
/** Whoever makes the files must hold it at each part. */
export const MAY_ORDER = 'payroll/salaryCalculation/observe';

const count = z.int();
const mine = { permission: MAY_ORDER, scope: 'rows' } as const;

export const orderPapers = defineCall({
  ...mine,
  method: 'POST',
  path: '/rest/s1/payroll/run/:payRunId/papers',
  summary: 'Begins to make the payslips of a run within reach as PDFs of two hundred each',
  body: z.strictObject({ layout: z.enum(layouts) }),
  errors: [payslipErrors, payslipPapersErrors, runErrors],
  success: 201,
  changes: [PAPERS],
  reply: z.strictObject({ ordered: z.boolean() }),
});

export const readPapers = defineCall({
  ...mine,
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/papers',
  summary: 'How far the own order of the payslips of a run has come; none where nothing was ordered or it has expired',
  of: [PAPERS],
  reply: z.strictObject({
    order: z.optional(
      z.strictObject({
        state: z.enum(['running', 'paused', 'stopped', 'failed', 'done']),
        layout: z.enum(layouts),
        total: count,
        done: count,
        failed: count,
        /** Last ISO day on which it is read. */
        thruDate: z.iso.date(),
      }),
    ),
  }),
});

export const papersFile = defineCall({
  ...mine,
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/papers/file',
  summary: 'The files of the own order as a zip archive, while all whom it is about are within reach',
  ownTransactions: true,
  raw: 'application/zip',
  reply: z.unknown(),
  errors: [payslipErrors, payslipPapersErrors],
});
