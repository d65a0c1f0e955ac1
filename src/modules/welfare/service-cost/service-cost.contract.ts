/**
 * What a welfare service costs a person and their companions, counted for whoever asks.
 * Invariants: nothing is stored and no person is read; of a group its stored shares count; shares add up to the cost; a guest is there at full cost.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { age, code, few, rial, shareRow, within } from '../counting/counting.contract.ts';
import { serviceCostErrors } from './service-cost.errors.ts';
import { costFaults } from './service-cost.rules.ts';

const costs = { cost: text, employeeShare: text, employerShare: text };

export const serviceCostCall = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/service/cost',
  summary: 'Counts what a welfare service costs a person and companions, with both shares; nothing is stored and no person is read',
  permission: 'welfareServices/otherServices/serviceDefinition/observe',
  scope: 'rows',
  errors: [serviceCostErrors],
  body: z.strictObject({
    /** Costs of a slot; a row without relation speaks of all others. */
    audience: few(z.strictObject({ relation: z.optional(code), ageFrom: z.optional(age), ageThru: z.optional(age), cost: rial })),
    /** A group of welfare and a service of the company, whose shares on `date` (today where absent) are counted by. */
    groupId: z.optional(z.guid()),
    serviceId: z.optional(z.guid()),
    /** In place of a group; all is the employee's where both are absent. */
    shares: z.optional(few(shareRow)),
    /** Nights, departures, sessions or pieces; one where absent. */
    slots: z.optional(within(1, 1_000)),
    /** The day of use, on which ages are asked; no age is known where absent. */
    date: z.optional(day),
    /** Everybody who comes, whoever asks among them (relation `self`); `guest` is at full cost. */
    companions: few(z.strictObject({ relation: code, birthDate: z.optional(day), age: z.optional(age) })),
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    ...costs,
    companions: z.array(
      z.strictObject({
        relation: text,
        age: z.nullable(z.int()),
        /** Row of the costs, from 1. */
        audienceRow: z.nullable(z.int()),
        perSlot: text,
        ...costs,
        fault: z.nullable(z.enum(costFaults)),
      }),
    ),
  }),
});
