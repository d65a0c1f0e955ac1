/**
 * Duties of a company by law with their days: lists of insurance and tax of each month, and the bonus of a year (guide iran.md 1.4 to 1.6; payroll issue).
 * Invariants: days come from the figures of the law of the year and from nowhere else; what is done is told by the runs and lists that are there, or by
 * somebody's mark with the reason; nothing is counted of what being late costs; confidential groups are there for their readers alone.
 */
import { defineCall } from '#kernel/call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { OBSERVE, PAY_RUN, REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { duties } from './deadlines.rules.ts';
import { legalDeadlineErrors } from './legal-deadlines.errors.ts';
import { markForm, noticeForm } from './legal-deadlines.form.ts';

const PATH = '/rest/s1/payroll/legalDeadline';
const LEGAL_DEADLINE = 'LegalDeadline';
const FIRST_YEAR = 1_390;
const LAST_YEAR = 1_499;

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));
const asked = z.strictObject({ year: z.coerce.number().check(z.int(), z.gte(FIRST_YEAR), z.lte(LAST_YEAR)) });
const reads = { method: 'GET', permission: OBSERVE, scope: 'rows', of: [PAY_RUN, LEGAL_DEADLINE], query: asked } as const;
const writes = { permission: REGISTER_PAID, scope: 'rows', method: 'PUT', changes: [LEGAL_DEADLINE], errors: [legalDeadlineErrors] } as const;

/** Which duty of which group and Jalali month; of the bonus of a year the last month. */
const which = { payGroupId: z.guid(), duty: z.enum(duties), year: whole(FIRST_YEAR, LAST_YEAR), month: whole(1, 12) };

export const legalDeadlines = defineCall({
  ...reads,
  path: PATH,
  summary: 'What is due by law of the months of a Jalali year and of its bonus: by which day, and whether it is done; the first day first',
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        payGroupId: text,
        groupName: text,
        duty: z.enum(duties),
        year: z.int(),
        month: z.int(),
        dueDay: text,
        state: z.enum(['done', 'open', 'late']),
        /** By a list that was taken or sent, a run that was paid, or outside of the product; null: not done. */
        by: z.nullable(z.enum(['file', 'run', 'outside'])),
        doneOn: optionalText,
        payRunId: optionalText,
        /** Whether pay of the month still waits for its approval. */
        waitsForPay: z.boolean(),
        reason: optionalText,
        markedBy: optionalText,
        /** Where the figure of the law is from, and whether somebody has confirmed it. */
        source: text,
        isConfirmed: z.boolean(),
      }),
    ),
    /** Duties of which the figures of the year say no day. */
    unsaid: z.array(z.enum(duties)),
    noticeDays: z.int(),
    /** Of the days. */
    rowVersion: z.int(),
  }),
});

export const legalDeadlinesFile = defineCall({
  ...reads,
  path: `${PATH}/file`,
  summary: 'The same as a spreadsheet',
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});

export const markDeadline = defineCall({
  ...writes,
  path: `${PATH}/mark`,
  summary: 'Says that a duty was done outside of the product, with the reason',
  body: formBody(markForm, which),
  reply: z.strictObject({ marked: z.boolean() }),
});

export const unmarkDeadline = defineCall({
  ...writes,
  path: `${PATH}/unmark`,
  summary: 'Takes back that a duty was done outside of the product',
  body: z.strictObject(which),
  reply: z.strictObject({ unmarked: z.boolean() }),
});

export const setDeadlineNotice = defineCall({
  ...writes,
  permission: 'payroll/annualAnnuities/legalProfile/edit',
  path: `${PATH}/notice`,
  summary: 'Sets how many days before a day by law the company is told of it',
  body: formBody(noticeForm, { rowVersion: z.int() }),
  reply: z.strictObject({ noticeDays: z.int() }),
});
