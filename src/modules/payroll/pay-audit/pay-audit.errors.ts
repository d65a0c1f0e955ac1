import { defineErrors } from '#kernel/errors.ts';

export const payAuditErrors = defineErrors('modules/payroll/pay-audit', {
  /** Nobody in reach is paid by it. */
  nobody: { status: 409 },
  /** More rows than one spreadsheet holds. */
  tooMany: { status: 400 },
});
