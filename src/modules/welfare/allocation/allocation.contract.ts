/**
 * Places of a welfare service given out for whoever asks: first come, by score or by a draw that anybody can repeat, each place explained.
 * Invariants: nothing is stored and no person is read; no slot and no quota is ever passed; the same seed gives the same places on every machine.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { code, few, within } from '../counting/counting.contract.ts';
import { allocationErrors } from './allocation.errors.ts';
import { allocationModes, allocationSources, allocationWaits } from './allocation.rules.ts';

const MOST_REQUESTS = 10_000;
const capacity = within(0, 1_000_000);
const held = few(z.strictObject({ code, capacity }), 400);

export const allocateCall = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/service/allocate',
  summary: 'Gives places of a welfare service out by rank or draw within slots and quotas, each place explained; nothing is stored and no person is read',
  permission: 'welfareServices/otherServices/serviceDefinition/observe',
  scope: 'rows',
  errors: [allocationErrors],
  bodyLimit: 4 * 1024 * 1024,
  takes: { values: MOST_REQUESTS * 8 },
  body: z.strictObject({
    event: z.strictObject({
      /** Places at once; those of all slots where absent. */
      capacity: z.optional(capacity),
      /** Nights, departures or sessions; one of the whole capacity where absent. */
      slots: z.optional(held),
      /** `within`: of a sub-group the quota of its group, which holds it. */
      quotas: z.optional(few(z.strictObject({ code, capacity, within: z.optional(code) }), 400)),
      /** What quotas leave goes to the next in their group, then in the whole list, or stays with them. */
      remainders: z.optional(z.enum(['next', 'kept'])),
      /** Who had one less than so many months before `on` stands behind all who had not. */
      standBackMonths: z.optional(within(1, 600)),
      on: z.optional(day),
    }),
    requests: few(
      z.strictObject({
        /** What names it; the draw hashes it behind the seed. */
        request: code,
        quota: z.optional(code),
        /** Slots by preference; any where absent. */
        choices: z.optional(few(code, 20)),
        /** Wanted at once; one where absent. */
        places: z.optional(within(1, 1_000)),
        score: z.optional(z.number().check(z.gte(-1_000_000), z.lte(1_000_000))),
        /** ISO date or moment. */
        requestedAt: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}Z?)?$/))),
        code: z.optional(code),
        lastUsedOn: z.optional(z.nullable(day)),
      }),
      MOST_REQUESTS,
    ),
    mode: z.enum(allocationModes),
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    /** By rank. */
    places: z.array(
      z.strictObject({
        rank: z.int(),
        request: text,
        quota: optionalText,
        places: z.int(),
        slot: optionalText,
        from: z.nullable(z.enum(allocationSources)),
        waits: z.nullable(z.enum(allocationWaits)),
        /** Place in the queue of its quota, from 1. */
        queue: z.nullable(z.int()),
        /** sha256(seed + request) in hex, of a draw. */
        hash: optionalText,
        explanation: text,
      }),
    ),
    slots: z.array(z.strictObject({ code: text, capacity: z.int(), left: z.int() })),
    given: z.int(),
    waiting: z.int(),
    /** sha256(seed): what is published before requests close. */
    seedHash: optionalText,
  }),
});
