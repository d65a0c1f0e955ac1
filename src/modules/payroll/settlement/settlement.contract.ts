/**
 * What somebody who leaves is owed, counted from facts for whoever asks; each part may be left out.
 * Invariants: nothing is stored and no person is read; one rounding a line; what is below 0 in sum is a claim and never a payment. Rials are digits (or
 * whole numbers), days are ISO dates with ends within.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day } from '#kernel/shapes.ts';
import { exactNumber } from '../simulator/exact-number.rules.ts';
import { otherwise, simulatePay } from '../simulator/simulator.contract.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import { settlementErrors } from './settlement.errors.ts';
import { leavingKinds } from './settlement.rules.ts';

/** Of a list of a question. */
const MOST = 100;
const rial = z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0))]);
/** `30`, `45.5`, `91/3`. */
const ratio = z.union([z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,9}|\/[1-9]\d{0,8})?$/)), exactNumber(1_000_000_000_000)]);
const span = { from: day, thru: z.optional(z.nullable(day)) };
/** A sum, or one with what it is for. */
const owed = z.union([rial, z.strictObject({ title: z.optional(z.string().check(z.minLength(1), z.maxLength(100))), amount: rial })]);
const some = z.optional(z.array(owed).check(z.maxLength(MOST)));

export const calculateSettlement = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/settlement/calculate',
  summary: 'What somebody who leaves is owed, line by line; nothing is stored',
  permission: simulatePay.permission,
  scope: 'rows',
  errors: [settlementErrors, simulatorErrors],
  body: z.strictObject({
    /** Why service ends: the days of a year of service are those that the law has for the kind, else those of everybody, unless `daysPerYear` says others. */
    kind: z.optional(z.enum(leavingKinds)),
    /** Last day of work. */
    lastDay: day,
    /** Days of work; those of spans that do not count (unpaid leave, suspension) are none of the service, wherever they lie. */
    spans: z.optional(z.array(z.strictObject({ ...span, counts: z.optional(z.boolean()) })).check(z.maxLength(MOST))),
    dailyWage: z.optional(ratio),
    /** Rials a month that the end of service rests on; thirty daily wages when absent. */
    monthlyWage: z.optional(ratio),
    severance: z.optional(
      z.strictObject({
        /** `days`: each Jalali year's days over its length; `yearsMonths`: whole months of each unbroken service. */
        method: z.optional(z.enum(['days', 'yearsMonths'])),
        /** By days: over the year's own length, or over 365. */
        yearBasis: z.optional(z.union([z.enum(['own', '365']), z.literal(365)])),
        daysPerYear: z.optional(ratio),
        /** Earlier settlements: with an amount that is taken off, without one its days. */
        settled: z.optional(z.array(z.strictObject({ ...span, amount: z.optional(z.nullable(rial)) })).check(z.maxLength(MOST))),
      }),
    ),
    /** Minutes that are left, below 0 where more was taken; `dayMinutes`: of a day of work. */
    leave: z.optional(z.strictObject({ minutes: z.int().check(z.gte(-1_000_000), z.lte(1_000_000)), dayMinutes: z.int().check(z.gte(1), z.lte(1_440)) })),
    eidi: z.optional(
      z.strictObject({
        /** Of the bonus of the year, before. */
        paid: z.optional(rial),
        /** `cumulative`: above the year's other income; `monthly`: by the table of a month. */
        taxMethod: z.optional(z.enum(['cumulative', 'monthly'])),
        /** Other taxable income of the year. */
        yearTaxable: z.optional(rial),
      }),
    ),
    unpaidWage: z.optional(rial),
    arrears: z.optional(rial),
    loans: some,
    advances: z.optional(z.union([rial, z.array(owed).check(z.maxLength(MOST))])),
    owed: some,
    ...otherwise,
  }),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    lines: z.array(
      z.strictObject({
        code: z.string(),
        title: z.string(),
        /** Exact, `2/7` where no decimal ends; null of a sum that was said. */
        quantity: z.nullable(z.string()),
        rate: z.nullable(z.string()),
        /** Rials, digits. */
        amount: z.string(),
        /** 1 is paid, -1 taken. */
        sign: z.union([z.literal(1), z.literal(-1)]),
        insured: z.boolean(),
        taxed: z.boolean(),
        /** Of the list of amounts for the tax. */
        column: z.nullable(z.int()),
        explanation: z.nullable(z.unknown()),
      }),
    ),
    net: z.string(),
    claim: z.string(),
  }),
});
