/**
 * Kinds of calculation of the factors of a run (guide payroll 4.5, 4.8): those of its payslip type, some of which the run may change with a reason
 * where the type allows it, until it is sent. A run that was counted is counted anew after it.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { CALCULATE, OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { calcTypeErrors } from './pay-calc-types.errors.ts';
import { calcTypeForm } from './pay-calc-types.form.ts';

const PATH = '/rest/s1/payroll/run/:payRunId/calcTypes';

export const readCalcTypes = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'How the factors of the payslip type of a run are calculated in it, and which of them the run has changed',
  permission: OBSERVE,
  scope: 'rows',
  of: [PAY_RUN],
  reply: entity({
    payRunId: field('public', text),
    /** Whether they may be changed: the payslip type allows it, and the run is neither sent nor being counted. */
    mayChange: field('public', z.enum(['Y', 'N'])),
    factors: field(
      'public',
      z.array(z.strictObject({ payrollFactorId: text, title: text, calcTypeEnumId: text, usualEnumId: text, calcTypeName: text, usualName: text, reason: optionalText })),
    ),
    /** Of the run. */
    rowVersion: field('public', z.int()),
  }),
});

export const changeCalcType = defineCall({
  method: 'PUT',
  path: PATH,
  summary: 'Changes how a factor is calculated in a run, with the reason',
  permission: CALCULATE,
  scope: 'rows',
  changes: [PAY_RUN],
  body: formBody(calcTypeForm(), { rowVersion: z.int() }),
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [calcTypeErrors],
});
