/**
 * What is left to do once a run of pay is approved: seven steps (guide payroll 4.9). Nobody ticks them: each is done when what it leaves behind is there.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { runSteps, stepStates } from './run-steps.rules.ts';

export const readRunSteps = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/run/:payRunId/steps',
  summary: 'The seven steps of a run: what is done, what is next, and what it has no need of',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN, 'PayVoucher', 'PayslipPapers', 'ProcessTask'],
  reply: z.strictObject({ steps: z.array(z.strictObject({ step: z.enum(runSteps), state: z.enum(stepStates) })) }),
});
