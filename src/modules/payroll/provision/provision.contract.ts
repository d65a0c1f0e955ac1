/**
 * What is owed to everybody on a day: severance, leave and the new year bonus, by unit and by cost centre (guide payroll 4.6; iran.md 1.6). Invariants:
 * each is what a settlement on that day would pay; what was reckoned does not change; sums are told to whoever may know the pay of everybody in them.
 * Rials are digits with a sign.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay } from '#kernel/shapes.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { provisionErrors } from './provision.errors.ts';

export const PROVISION = 'PayProvision';
export const keys = { observe: 'payroll/provision/observe', add: 'payroll/provision/add' } as const;
export const sides = ['unit', 'costCenter'] as const;

const text = z.string();
const reads = { method: 'GET', permission: keys.observe, scope: 'rows', of: [PROVISION], errors: [provisionErrors] } as const;
const sums = { people: z.int(), severance: text, leave: text, eidi: text, total: text };

export const provisions = defineCall({
  ...reads,
  path: '/rest/s1/payroll/provision',
  summary: 'Reckonings of what is owed to everybody, the newest first, each with how far it has come',
  reply: z.strictObject({
    list: z.array(
      z.strictObject({
        provisionId: text,
        day: text,
        /** ISO moment. */
        madeAt: text,
        madeBy: z.nullable(text),
        state: z.enum(['running', 'paused', 'stopped', 'failed', 'done']),
        people: z.int(),
        done: z.int(),
        failed: z.int(),
      }),
    ),
  }),
});

export const makeProvision = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/provision',
  summary: 'Begins to reckon what is owed to everybody on a day',
  permission: keys.add,
  scope: 'rows',
  changes: [PROVISION],
  success: 201,
  errors: [provisionErrors, runErrors],
  body: z.strictObject({ day: calendarDay }),
  reply: z.strictObject({ provisionId: text }),
});

export const readProvision = defineCall({
  ...reads,
  path: '/rest/s1/payroll/provision/:provisionId',
  summary: 'What a reckoning has come to, by unit or by cost centre, and in all',
  query: z.strictObject({ by: z._default(z.enum(sides), 'unit') }),
  reply: z.strictObject({
    provisionId: text,
    day: text,
    whole: z.strictObject(sums),
    /** `id` null: of nowhere. */
    parts: z.array(z.strictObject({ id: z.nullable(text), name: z.nullable(text), ...sums })),
    /** Who could not be reckoned and why, those in reach; two hundred at most. */
    aside: z.array(z.strictObject({ partyId: text, fullName: text, pseudoId: text, reason: text })),
  }),
});

export const provisionFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/provision/:provisionId/file',
  summary: 'What is owed to each on the day of a reckoning, as a spreadsheet with sums',
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});
