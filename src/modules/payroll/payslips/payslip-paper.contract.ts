/** A payslip on paper, for whoever may know pay and for oneself; all of a run: ../payslip-papers. */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { OWN } from './payslips.contract.ts';
import { payslipErrors } from './payslips.errors.ts';

export const layouts = ['default', 'detailed'] as const;
export type Layout = (typeof layouts)[number];
/** `default` where none is said. */
const query = z.strictObject({ layout: z.optional(z.enum(layouts)) });

const paper = { method: 'GET', ownTransactions: true, query, reply: z.unknown(), errors: [payslipErrors, printErrors] } as const;

export const payslipPdf = defineCall({
  ...paper,
  path: '/rest/s1/payroll/payslip/:payslipId/pdf',
  summary: 'A payslip as PDF; the account and the national code stand on it where the reader may know them',
  permission: 'payroll/salaryCalculation/observe',
  scope: 'rows',
  raw: 'application/pdf',
});

export const ownPayslipPdf = defineCall({
  ...paper,
  path: '/rest/s1/payroll/myPayslips/:payslipId/pdf',
  summary: 'An own payslip that is approved, as PDF',
  permission: `${OWN}/observe`,
  scope: 'self',
  raw: 'application/pdf',
});
