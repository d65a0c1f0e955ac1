/**
 * What the end of a year comes to before anybody is paid by it (guide iran.md 1.6): the new year bonus, the severance of the year and leave that is bought
 * back, of everybody of a pay group. Invariants: what is shown is what a run of the same kind, group and month would count now; nothing is stored; rials
 * are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { CALCULATE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { yearEndErrors } from './year-end.errors.ts';
import { yearEndKinds } from './year-end.rules.ts';

const MOST_ROWS = 100;
const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
const asked = { kind: z.enum(yearEndKinds), payGroupId: z.guid(), year: whole(1_390, 1_600), month: whole(1, 12), leaveDays: z.optional(whole(1, 60)) };
const reads = { method: 'GET', permission: CALCULATE, scope: 'rows', of: [PAY_RUN], errors: [yearEndErrors] } as const;
const amount = field('pay', optionalText);

const row = entity(
  {
    partyId: field('public', text),
    employmentId: field('public', text),
    pseudoId: field('public', text),
    fullName: field('public', text),
    /** Days of the year that count, or days of leave; exact. */
    days: amount,
    /** Rials a day that it rests on. */
    base: amount,
    /** The most that the law lets it be; null where there is no ceiling. */
    cap: amount,
    amount,
    tax: amount,
    net: amount,
    /** Why somebody would be set aside; null of who is paid. */
    reason: amount,
  },
  { subject: 'partyId' },
);

export const yearEndPreview = defineCall({
  ...reads,
  path: '/rest/s1/payroll/yearEnd',
  summary: 'One page of what the bonus of the year, its severance or leave that is bought back would come to in a pay group, as a run of it would count it now',
  query: z.strictObject({ ...asked, page: z._default(whole(1, 100_000), 1), pageSize: z._default(whole(1, MOST_ROWS), 25) }),
  reply: z.strictObject({ rows: z.array(row), count: z.int() }),
});

export const yearEndPerson = defineCall({
  ...reads,
  path: '/rest/s1/payroll/yearEnd/person',
  summary: 'The same of one employment with every line explained',
  errors: [yearEndErrors, payslipErrors],
  query: z.strictObject({ ...asked, partyRelationshipId: z.guid() }),
  reply: z.strictObject({ fullName: text, pseudoId: text, ...payReply.shape }),
});

export const yearEndFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/yearEnd/file',
  summary: 'The same of the whole group as a spreadsheet, with sums',
  errors: [yearEndErrors, payslipErrors],
  ownTransactions: true,
  query: z.strictObject(asked),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});
