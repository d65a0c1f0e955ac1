/**
 * When a run is paid, which files are made of it and how its payslips reach people (guide payroll 4.8.2): taken of its payslip type and group when it
 * is made, and changed by whoever counts it until it is sent.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { CALCULATE, OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { runSettingErrors } from './pay-run-settings.errors.ts';
import { runSettingsForm } from './pay-run-settings.form.ts';

const PATH = '/rest/s1/payroll/run/:payRunId/settings';
const output = z.strictObject({ payOutputTypeId: text, title: text });

export const readRunSettings = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'When a run is paid, which files are made of it and how its payslips are sent, with the outputs of its company to choose from',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN, 'PayOutputType'],
  reply: entity({
    payRunId: field('public', text),
    /** Whether they may be changed: the run is neither sent nor being counted. */
    mayChange: field('public', z.enum(['Y', 'N'])),
    /** ISO. */
    paymentDate: field('public', optionalText),
    outputs: field('public', z.array(output)),
    sendTypes: field('public', z.array(z.strictObject({ enumId: text, description: text }))),
    choices: field('public', z.array(output)),
    /** Of the run. */
    rowVersion: field('public', z.int()),
  }),
});

export const changeRunSettings = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Says when a run is paid, which files are made of it and how its payslips are sent',
  permission: CALCULATE,
  scope: 'rows',
  changes: [PAY_RUN],
  body: formBody(runSettingsForm(), { rowVersion: z.int() }),
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [runSettingErrors],
});
