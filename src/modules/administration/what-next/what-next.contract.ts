/**
 * What comes after the first hour: accounts, a second administrator, copies that outlive the machine, ways to reach people, the figures of
 * the year; what is done and what is open (guide/what-users-need.md).
 * Invariants: states and numbers only, no path, key or address; what the program can see nobody confirms, and what somebody has confirmed
 * counts for the key or the year it was said of.
 */
import { defineCall } from '#kernel/call.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { confirmForm } from './what-next.form.ts';
import { confirmed, steps } from './what-next.rules.ts';

const step = z.strictObject({
  step: z.enum(steps),
  isDone: z.boolean(),
  /** How many there are: accounts, administrators, administrators without a second factor, legal figures or holidays that are open. */
  count: z.nullable(z.int()),
  /** Day (ISO) since which it is confirmed, or of the newest backup that the server sees on another disk. */
  since: z.nullable(z.string()),
  /** Whether an administrator says it, because the program cannot see it. */
  isConfirmed: z.boolean(),
});
export type NextStep = z.infer<typeof step>;

export const whatNext = defineCall({
  method: 'GET',
  path: '/setup/whatNext',
  summary: 'Steps after the set-up of the installation in their order: which are done, which are open',
  permission: 'systemManagement/setup/observe',
  scope: 'installation',
  of: ['WhatNext'],
  reply: z.strictObject({
    /** Jalali year that the figures and the holidays are of. */
    year: z.int(),
    /** A demo organisation needs none of it. */
    isDemo: z.boolean(),
    steps: z.array(step),
  }),
});

const shared = { method: 'PUT', permission: 'systemManagement/setup/edit', scope: 'installation', reply: z.strictObject({ step: z.enum(confirmed) }) } as const;

export const confirmStep = defineCall({
  ...shared,
  path: '/setup/whatNext/confirmed',
  summary: 'Says since which day a step is done that the program cannot see',
  changes: ['WhatNext'],
  body: formBody(confirmForm, { step: z.enum(confirmed) }),
});

export const openStep = defineCall({
  ...shared,
  path: '/setup/whatNext/open',
  summary: 'Takes back what was confirmed of a step',
  changes: ['WhatNext'],
  body: z.strictObject({ step: z.enum(confirmed) }),
});
