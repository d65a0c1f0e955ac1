import { defineErrors } from '#kernel/errors.ts';

export const payQuestionErrors = defineErrors('modules/payroll/pay-question', {
  /** No such line on the payslip. */
  unknownLine: { status: 400, field: 'lineCode' },
  /** The one before about the same has no answer yet. */
  stillOpen: { status: 409, field: 'lineCode', constraint: 'pay_question_open' },
});
