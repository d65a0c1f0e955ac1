/**
 * The figures of the dashboard, counted over the people in the actor's scope (guide 4.1 "to beat it").
 * Invariant: figures name nobody; the names of the birthdays are of class personal.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field, type WholeRowOf } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';

export const MONTHS = 12;
export const BIRTHDAY_DAYS = 7;
export const BIRTHDAY_LIMIT = 50;

const amount = z.int();

/** Units that are named. */
export const TOP_UNITS = 5;

const yearGroup = z.strictObject({ from: z.nullable(amount), to: z.nullable(amount), count: amount });

export const dashboardSummary = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/dashboard/summary',
  summary: 'Headcount, movement and composition of the personnel in scope, and the birthdays of the week',
  permission: 'dashboard/observe',
  scope: 'rows',
  reply: entity({
    headcount: field('public', amount),
    units: field('public', amount),
    /** Twelve Jalali months, the present one last; `month` is `1405/02`. */
    movement: field('public', z.array(z.strictObject({ month: text, hires: amount, leavers: amount }))),
    byGender: field('public', z.array(z.strictObject({ gender: z.nullable(z.enum(['Y', 'N'])), count: amount }))),
    byEmploymentKind: field('public', z.array(z.strictObject({ enumId: z.nullable(text), description: z.nullable(text), count: amount }))),
    /** By whole years, from the youngest and the newest on; null: nobody knows. Bounds are within; the last group has no `to`. */
    byAge: field('personal', z.array(yearGroup)),
    byService: field('public', z.array(yearGroup)),
    /** The highest of each person, from the highest on; null: none. */
    byDegree: field('personal', z.array(z.strictObject({ enumId: z.nullable(text), description: z.nullable(text), count: amount }))),
    /** Units of the main posts, the largest first; no more than TOP_UNITS. */
    byUnit: field('public', z.array(z.strictObject({ name: text, count: amount }))),
    /** ISO time of the count when something has changed since and the figures are being counted anew; null: they hold. */
    countedAt: field('public', z.nullable(text)),
    /** Today first. `date` is the ISO day of the birthday this year. */
    birthdays: field('personal', z.array(z.strictObject({ partyId: text, fullName: text, faceImage: z.nullable(text), date: text }))),
  }),
});
export type DashboardSummary = WholeRowOf<(typeof dashboardSummary)['reply']>;
