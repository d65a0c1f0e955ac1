/**
 * Presses that a program brings of a clock (issue 22, Events). Invariants: the key of the program is bound to one device, and events are of that device alone;
 * an event is once for each device, card, second and key, however often and by however many it is brought; nothing is dropped: what is nobody's or cannot be
 * right is an exception; the answer comes after the commit, with an outcome for each row.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { eventErrors } from './events.errors.ts';

export const MOST_ROWS = 5_000;
const told = (most: number) => z.string().check(z.maxLength(most));

export const bringClockEvents = defineCall({
  method: 'POST',
  path: '/rest/s1/functionalManagement/clockEvents',
  summary: 'Brings presses of the clock to which the key of the calling program is bound; each counts once however often it is brought',
  permission: 'functionalManagement/clockEvents/add',
  scope: 'rows',
  bodyLimit: 1024 * 1024,
  takes: { values: MOST_ROWS * 4 + 10 },
  body: z.strictObject({
    rows: z
      .array(
        z.strictObject({
          /** Number of the card or of the person at the clock. */
          card: told(60),
          /** Tehran wall time, `2026-05-10T07:58:31`. */
          at: told(40),
          /** As the clock says it. */
          key: z.optional(told(40)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MOST_ROWS)),
  }),
  noChanges: 'a program calls it, which shows nothing',
  errors: [eventErrors],
  reply: z.strictObject({
    added: z.int(),
    known: z.int(),
    refused: z.int(),
    /** In the order of the body. `known`: it stood already. `refused`: kept as an exception with its reason, and told. */
    rows: z.array(z.strictObject({ outcome: z.enum(['added', 'known', 'refused']), reason: z.optional(text) })),
  }),
});
