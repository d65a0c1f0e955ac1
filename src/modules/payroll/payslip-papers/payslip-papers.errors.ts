import { defineErrors } from '#kernel/errors.ts';

export const payslipPapersErrors = defineErrors('modules/payroll/payslip-papers', {
  /** The run has no payslips within reach. */
  none: { status: 409 },
  /** The order before it is still being made. */
  underWay: { status: 409 },
  /** Nothing was ordered, it is still being made, or it has expired. */
  notReady: { status: 409 },
  /** Somebody on it is out of reach by now, or more stands on it than the reader may know today. */
  rightsChanged: { status: 403 },
});
