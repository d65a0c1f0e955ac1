/** The pages of the wizard of a run as the guide calls them (payroll 4.8, calls.md): the same runs, choices and rights by their names there. */
import { defineCall } from '#kernel/call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { legalErrors } from '../annual-annuities/annual-annuities.errors.ts';
import { CALCULATE, OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { addPayRun, readPayRun, runChoices } from './pay-run.contract.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { payRunForm } from './pay-run.form.ts';

const ofRun = {
  method: 'GET',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN, 'ProcessTask', 'PayGroupPayslipType', 'PayslipType'],
  query: z.strictObject({ payRunId: z.guid() }),
  reply: readPayRun.reply,
} as const;

export const allPageInfo = defineCall({
  ...ofRun,
  path: '/rest/s1/payroll/getAllPageInfo',
  summary: 'What every page of the wizard of a run is about: the run, its state and settings',
});

export const payrollVerifications = defineCall({
  ...ofRun,
  path: '/rest/s1/payroll/getPayrollVerifications',
  summary: 'What approvers judge of a run: its sums, whose turn it is and what follows',
});

export const pageOptions = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/GetPagOpt',
  summary: 'What the settings of a run may choose: types of payslips of the groups and their periods',
  permission: OBSERVE,
  scope: 'rows',
  of: ['PayslipType', 'PayGroupPayslipType', 'TimePeriod'],
  reply: runChoices.reply,
});

export const salarySettingService = defineCall({
  method: 'POST',
  path: '/rest/s1/processes/salarySettingService',
  summary: 'Begins the process of a run with its settings, as adding a run does',
  permission: CALCULATE,
  scope: 'rows',
  changes: [PAY_RUN, 'ProcessInstance', 'ProcessTask'],
  success: 201,
  body: formBody(payRunForm()),
  reply: addPayRun.reply,
  errors: [payRunErrors, runErrors, legalErrors],
});
