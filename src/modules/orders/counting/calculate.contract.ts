/**
 * An order counted for whoever asks, from bare facts, with every amount explained: nothing is stored and no person is read.
 * Invariants: what is answered equals what issuing says of the same facts; amounts are class pay. Rials are digits (or whole numbers), days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { countingErrors } from './counting.errors.ts';

const MOST = 100;
const code = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,39}$/));
const rial = z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0), z.lte(999_999_999_999_999))]);
const yes = z.union([z.boolean(), z.enum(['Y', 'N'])]);
const number = z.union([z.string().check(z.regex(/^\d{1,15}(?:\.\d{1,6}|\/[1-9]\d{0,8})?$/)), z.number().check(z.gte(0), z.lte(999_999_999_999_999))]);
const named = <V extends z.core.$ZodType>(value: V) => z.record(code, value).check(z.refine((all) => Object.keys(all).length <= MOST));

export const orderItem = entity({
  code: field('public', text),
  title: field('public', text),
  groupName: field('public', optionalText),
  basis: field('public', z.enum(['day', 'month', 'year'])),
  score: field('pay', optionalText),
  /** Rials of the basis; of this order, of the one before, and what it is more. */
  amount: field('pay', text),
  previous: field('pay', text),
  difference: field('pay', text),
  /** Rials of a month of thirty days. */
  monthly: field('pay', text),
  /** Code of the factor of pay that it is paid by. */
  paidAs: field('public', text),
  /** `{text, from, to, value, exact?, rounding?, source?, parts}`; null of what the order before said. */
  explanation: field('pay', z.nullable(z.unknown())),
});

/** The same within something that is class pay as a whole. */
export const plainItem = z.strictObject({
  code: text,
  title: text,
  groupName: optionalText,
  basis: z.enum(['day', 'month', 'year']),
  score: optionalText,
  amount: text,
  previous: text,
  difference: text,
  monthly: text,
  paidAs: text,
  explanation: z.nullable(z.unknown()),
});

export const wageStep = z.strictObject({ year: z.int(), daily: text, isLeast: z.boolean() });

/** An order as bare facts ask for it. */
export const bareOrder = {
  /** Either a type of contract of the own company, or a law. */
  agreementId: z.optional(z.guid()),
  set: z.optional(z.enum(['labour', 'civil'])),
  executionDate: day,
  facts: z.optional(
    z.strictObject({
      hireDate: z.optional(day),
      isMarried: z.optional(yes),
      children: z.optional(
        z.union([z.int().check(z.gte(0), z.lte(30)), z.array(z.strictObject({ birthDate: day, isStudent: z.optional(yes), isDisabled: z.optional(yes) })).check(z.maxLength(30))]),
      ),
      /** Of social security; taken for enough where absent. */
      insuredDays: z.optional(z.int().check(z.gte(0), z.lte(40_000))),
      /** Rials a day that stand before the order, and since when. */
      dailyWage: z.optional(rial),
      wageSince: z.optional(day),
      /** Seniority base a day that stands before the order, and since when; by the recurrence from the hire date where absent. */
      seniorityDaily: z.optional(rial),
      senioritySince: z.optional(day),
    }),
  ),
  /** By code of factor: rials, or points of one that is scored. */
  typed: z.optional(named(number)),
  /** By code of factor: rials that the order before said, or rials and points. */
  previous: z.optional(named(z.union([rial, z.strictObject({ amount: rial, score: z.optional(number) })]))),
};

export const calculateOrder = defineCall({
  method: 'POST',
  path: '/rest/s1/emplOrder/calculate',
  summary: 'Counts the items of an order from bare facts by a type of contract or a law; nothing is stored and no person is read',
  permission: 'emplOrder/issuance/observe',
  scope: 'rows',
  errors: [countingErrors],
  body: z.strictObject(bareOrder),
  noChanges: 'it counts and keeps nothing',
  reply: z.strictObject({
    items: z.array(orderItem),
    totals: entity({
      monthly: field('pay', text),
      previous: field('pay', text),
      difference: field('pay', text),
      dailyWage: field('pay', optionalText),
      /** The wage over the years from what stood, oldest first; rials a day before rounding. */
      trail: field('pay', z.array(wageStep)),
    }),
  }),
});
