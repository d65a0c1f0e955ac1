/** Months of attendance: a Jalali month, or from the 21st to the 20th. Invariants: no day lies in two of a company, and none is taken away. */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { periodsErrors } from './periods.errors.ts';

const PATH = '/rest/s1/functionalManagement/periods';
const year = z.coerce.number().check(z.int(), z.minimum(1300), z.maximum(1499));

export const listPeriods = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Months of attendance of the company, the latest first',
  permission: ['personnelManagement/performanceProfile/observe', 'functionalManagement/trafficInfo/observe', 'functionalManagement/closing/observe'],
  scope: 'rows',
  query: z.object({ year: z.optional(year) }),
  of: ['AttendancePeriod'],
  reply: z.strictObject({ periods: z.array(z.strictObject({ periodId: text, year: z.int(), month: z.int(), from: text, thru: text })) }),
});
export type AttendancePeriod = ReplyOf<typeof listPeriods>['periods'][number];

export const makePeriods = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Makes the months of a Jalali year that are not there yet',
  permission: 'functionalManagement/closing/manage',
  scope: 'rows',
  /** `begins`: 1 for Jalali months, 21 for those that begin on the 21st of the month before. */
  body: z.strictObject({ year: z.int().check(z.minimum(1300), z.maximum(1499)), begins: z.union([z.literal(1), z.literal(21)]) }),
  changes: ['AttendancePeriod'],
  /** `periodId`: the first of those that were added. */
  reply: z.strictObject({ added: z.int(), periodId: text }),
  errors: [periodsErrors],
});
