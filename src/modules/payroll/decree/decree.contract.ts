/**
 * What the circular of a year makes of everybody's daily wage (guide iran.md 1.2): a preview that changes nothing.
 * Invariants: of everybody in scope who is employed on the first day of the year and whose wage of the day before is known; the
 * new wage is what the calculator `wageDecree` says of the old one; who does not hold class pay meets nobody in it.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineList } from '#kernel/table/contract.ts';
import { decreeErrors } from './decree.errors.ts';
import { decreeTable } from './decree.table.ts';

const path = '/rest/s1/payroll/decree';
const permission = 'payroll/annualAnnuities/decree/observe';
/** Jalali; this year when absent. */
const year = z.optional(z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_500)));

export const decree = defineList(decreeTable, {
  path,
  permission,
  scope: 'rows',
  subject: 'partyId',
  query: { year },
  errors: [decreeErrors],
  summary: 'Daily wages of people in scope before a year and by its circular',
});

export const decreeLaw = defineCall({
  method: 'GET',
  path: `${path}/law`,
  summary: 'By what the circular of a year raises daily wages, and whether the asker may know them',
  permission,
  scope: 'rows',
  query: z.strictObject({ year }),
  reply: z.strictObject({
    year: z.int(),
    /** Exact: a number or a fraction. */
    factor: z.string(),
    /** Rials a day. */
    fixed: z.string(),
    least: z.string(),
    isConfirmed: z.boolean(),
    mayKnow: z.boolean(),
  }),
  errors: [decreeErrors],
});
