/**
 * Who is in, late, away, expected (issue 22, Screens): of the people in reach, at this moment, by their presses, plans and approved leave. Invariants: nothing
 * is kept; where somebody is, is told to whoever may see attendance; the moments are class personal.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { nowStates } from './now.rules.ts';

/** People of whom it is told at once. */
export const MOST_PEOPLE = 500;

export const attendanceNow = defineCall({
  method: 'GET',
  path: '/rest/s1/functionalManagement/now',
  summary: 'Where the people in reach of the company are now: in, late, away, expected, left or free; at most 500 of them',
  permission: 'functionalManagement/trafficInfo/observe',
  scope: 'rows',
  of: ['ClockPress'],
  // the page asks again while it is looked at: that keeps no session alive
  isUnattended: true,
  query: z.strictObject({ unitId: z.optional(z.guid()) }),
  reply: z.strictObject({
    at: text,
    /** More people are in reach than are told of. */
    isCut: z.boolean(),
    rows: z.array(
      entity(
        {
          partyId: field('public', text),
          fullName: field('public', text),
          unitName: field('public', z.nullable(text)),
          state: field('public', z.enum(nowStates)),
          /** Tehran wall time. */
          firstPress: field('personal', z.nullable(text)),
          lastPress: field('personal', z.nullable(text)),
          /** Minute of the day at which the plan begins, without what floats. */
          planFrom: field('public', z.nullable(z.int())),
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});
