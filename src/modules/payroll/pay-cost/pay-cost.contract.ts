/**
 * What pay costs by unit, cost centre, project and day (spec 2.1, guide payroll 4.10). Invariants: the parts come to the whole to the rial; approved
 * pay alone counts, of one run what it stands at; sums are told to whoever may know the pay of everybody in them, of people in reach. Rials are
 * digits with a sign as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import { sides } from './cost.rules.ts';
import { payCostErrors } from './pay-cost.errors.ts';

const OBSERVE = 'payroll/payCost/observe';
/** Rows of a page at most. */
const MOST_ROWS = 100;
/** A code of a project, an id or a day. */
const MOST_KEY = 200;

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
/** Jalali; of a run its own year and no months. */
const asked = {
  by: z._default(z.enum(sides), 'unit'),
  year: whole(1_390, 1_499),
  fromMonth: z._default(whole(1, 12), 1),
  thruMonth: z._default(whole(1, 12), 12),
  payGroupId: z.optional(z.guid()),
  payRunId: z.optional(z.guid()),
};
const reads = { method: 'GET', permission: OBSERVE, scope: 'rows', of: [PAY_RUN], errors: [payCostErrors, payslipErrors] } as const;
/** What people are paid before deductions, the shares of the employer, and both. */
const sums = { paid: text, employer: text, cost: text, people: z.int() };

export const readCost = defineCall({
  ...reads,
  path: '/rest/s1/payroll/cost',
  summary: 'What the pay of some months or of a run costs, in all and by unit, cost centre, project or day',
  query: z.strictObject(asked),
  reply: z.strictObject({
    whole: z.strictObject(sums),
    /** `key` is empty and `name` null where it belongs nowhere. */
    parts: z.array(z.strictObject({ key: text, name: z.nullable(text), ...sums })),
  }),
});

export const explainCost = defineCall({
  ...reads,
  path: '/rest/s1/payroll/cost/part',
  summary: 'One page of the payslips that a part of the cost is made of, each with how much of it and why',
  query: z.strictObject({ ...asked, key: z.string().check(z.maxLength(MOST_KEY)), page: z._default(whole(1, 100_000), 1), pageSize: z._default(whole(1, MOST_ROWS), 25) }),
  reply: z.strictObject({
    count: z.int(),
    rows: z.array(
      entity(
        {
          payslipId: field('public', text),
          partyId: field('public', text),
          pseudoId: field('public', text),
          fullName: field('public', text),
          month: field('public', z.int()),
          /** What the payslip costs, and what of it is of the part. */
          whole: field('pay', text),
          cost: field('pay', text),
          /** Days, or minutes of projects: of the part, and of the payslip. */
          weight: field('pay', z.int()),
          of: field('pay', z.int()),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

export const costFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/cost/file',
  summary: 'The cost by its parts as a spreadsheet with sums',
  ownTransactions: true,
  query: z.strictObject(asked),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});
