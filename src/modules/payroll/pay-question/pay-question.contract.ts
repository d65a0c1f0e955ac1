/**
 * Questions about payslips: whose payslip it is asks, whoever counts pay answers in a task. Invariants: only about an own payslip that is approved; what
 * is told of an answer says no amount; question and answer are class pay.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { taskErrors } from '#platform/workflow/tasks.errors.ts';
import { payQuestionErrors } from './pay-question.errors.ts';

const PATH = '/rest/s1/payroll/myPayslips/:payslipId/question';
const KIND = 'PayQuestion';

export const ownQuestions = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'The own questions about an own payslip with their answers, oldest first',
  permission: 'payroll/myPayslips/observe',
  scope: 'self',
  of: [KIND, 'ProcessInstance'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          payQuestionId: field('public', text),
          partyId: field('public', text),
          lineTitle: field('public', optionalText),
          question: field('pay', text),
          answer: field('pay', optionalText),
          createdAt: field('public', text),
          /** Answered, or called off without an answer. */
          closedAt: field('public', optionalText),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const askQuestion = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Asks those who count pay about an own payslip, or a line of it',
  permission: 'payroll/myPayslips/ask',
  scope: 'self',
  success: 201,
  changes: [KIND, 'ProcessInstance'],
  /** Of the form; which lines there are only the payslip says. */
  body: z.strictObject({ lineCode: z.optional(z.nullable(z.string().check(z.maxLength(60)))), question: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  reply: z.strictObject({ trackingCode: text }),
  errors: [payQuestionErrors, taskErrors],
});
