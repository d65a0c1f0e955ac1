/**
 * Payslips: of a run for whoever may know pay, the own ones for everybody. What is shown is counted anew from the inputs and the terms that the run
 * has frozen, and equals what is stored. Rials are digits as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { payKinds } from '../pay/pay-kinds.rules.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { payslipErrors } from './payslips.errors.ts';

export const OWN = 'payroll/myPayslips' as const;
const text = z.string();
const amount = field('pay', text);

const reply = z.strictObject({
  payslipId: text,
  fullName: text,
  pseudoId: text,
  groupName: text,
  year: z.int(),
  month: z.int(),
  /** Of a period in place of the month: its title. */
  periodTitle: z.nullable(text),
  statusId: text,
  /** The payslip that this one takes back; null of pay itself. */
  reverses: z.nullable(text),
  /** What the lines came to in the payslip before it; empty without one. */
  before: z.array(z.strictObject({ code: text, amount: text })),
  ...payReply.shape,
});

export const readPayslip = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/payslip/:payslipId/explanation',
  summary: 'A payslip with every line explained, and what its lines came to in the month before',
  permission: 'payroll/salaryCalculation/observe',
  scope: 'rows',
  of: ['PayRun'],
  reply,
  errors: [payslipErrors],
});

const row = entity(
  {
    payslipId: field('public', text),
    partyId: field('public', text),
    year: field('public', z.int()),
    month: field('public', z.int()),
    periodTitle: field('public', z.nullable(text)),
    /** What it pays: the pay of the month, or something beside it. */
    kind: field('public', z.enum(payKinds)),
    gross: amount,
    deductions: amount,
    net: amount,
    /** The payslip that this one takes back; null of pay itself. */
    reverses: field('public', z.nullable(text)),
    /** The one by which it is taken back; null while it stands. */
    mirrorId: field('public', z.nullable(text)),
  },
  { subject: 'partyId' },
);

export const personPayslips = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/personPayslips',
  summary: 'The approved payslips of a person, newest first, with those that were taken back and what takes them back',
  permission: 'payroll/salaryCalculation/observe',
  scope: 'rows',
  of: ['PayRun'],
  query: z.strictObject({ partyId: z.guid() }),
  reply: z.strictObject({ rows: z.array(row) }),
});

export const ownPayslips = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/myPayslips',
  keeps: true,
  summary: 'The own payslips that are approved, newest first, with those that were taken back and what takes them back',
  permission: `${OWN}/observe`,
  scope: 'self',
  reply: z.strictObject({ rows: z.array(row) }),
});

export const readOwnPayslip = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/myPayslips/:payslipId',
  keeps: true,
  summary: 'An own payslip that is approved, with every line explained',
  permission: `${OWN}/observe`,
  scope: 'self',
  reply,
});
