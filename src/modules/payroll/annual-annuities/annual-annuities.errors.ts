import { defineErrors } from '#kernel/errors.ts';

export const legalErrors = defineErrors('modules/payroll/annual-annuities', {
  /** `kinds`: what is missing or waits for a confirmation. */
  notConfirmed: { status: 409 },
  unknownYear: { status: 409 },
  locked: { status: 409 },
  /** `month`: until which somebody was paid by the year. */
  used: { status: 409, constraint: 'legal_parameter_used' },
  /** Not a month of the row. */
  outside: { status: 400, field: 'fromMonth' },
  notEmpty: { status: 409, field: 'toYear' },
  ownYear: { status: 400, field: 'toYear' },
  shape: { status: 400, field: 'kindEnumId' },
  kind: { status: 400, field: 'kindEnumId' },
  steps: { status: 400, field: 'amount' },
  overlap: { status: 409, constraint: 'legal_parameter_once', field: 'fromMonth' },
});
