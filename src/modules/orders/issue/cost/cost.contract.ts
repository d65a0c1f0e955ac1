/**
 * What orders would cost, before they are issued: by Jalali month from their execution to the end of the year, what is over already as arrears; by unit,
 * cost centre and factor, with what the employer bears beside (payroll counts the month with the orders and without; of more than five hundred people what the
 * orders say is counted alone).
 * Invariants: nothing is stored; every amount is class pay, and whoever asks holds it; people out of reach are not found. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay, optionalText, text } from '#kernel/shapes.ts';
import { bareOrder } from '../../counting/calculate.contract.ts';
import { countingErrors } from '../../counting/counting.errors.ts';
import { askedOfMany, ISSUE_KEYS, trial } from '../issue.contract.ts';
import { issueErrors } from '../issue.errors.ts';
import { costErrors } from './cost.errors.ts';

const MOST_ORDERS = 50;
const MOST_ALIKE = 100_000;
/** Twenty thousand ids. */
const BODY_LIMIT = 2 * 1024 * 1024;
const PATH = '/rest/s1/emplOrder/costPreview';

const bareCost = z.strictObject({
  ...bareOrder,
  /** Last day of a temporary order. */
  thruDate: z.optional(z.nullable(calendarDay)),
  /** How many have the same; one where absent. */
  count: z.optional(z.int().check(z.gte(1), z.lte(MOST_ALIKE))),
});

const shared = {
  method: 'POST',
  permission: ISSUE_KEYS.observe,
  scope: 'rows',
  errors: [costErrors, issueErrors, countingErrors],
  bodyLimit: BODY_LIMIT,
  /** Orders for people, as their issuing is asked for, or bare facts of somebody who is in no file. */
  body: z.strictObject({ orders: z.array(z.union([z.strictObject({ ...askedOfMany, ...trial }), bareCost])).check(z.minLength(1), z.maxLength(MOST_ORDERS)) }),
  noChanges: 'it counts and keeps nothing',
} as const;

const amounts = { pay: field('pay', text), share: field('pay', text), total: field('pay', text) } as const;
const person = { partyId: field('public', text), partyRelationshipId: field('public', text), fullName: field('public', text), pseudoId: field('public', text) } as const;

export const costPreview = defineCall({
  ...shared,
  path: PATH,
  summary: 'What orders of people, or of bare facts, would cost by month to the end of the year, by unit, cost centre and factor; nothing is stored',
  reply: z.strictObject({
    totals: entity({
      people: field('public', z.int()),
      ...amounts,
      /** Of the total what is for months that are over. */
      arrears: field('pay', text),
    }),
    /** Whether payroll counted each month with the orders and without; of more people than it is asked of at once the orders alone are counted, and no share is known. */
    isByPayroll: z.boolean(),
    months: z.array(entity({ year: field('public', z.int()), month: field('public', z.int()), isArrears: field('public', z.boolean()), ...amounts })),
    /** `name` null: of no unit, or of bare facts. */
    units: z.array(entity({ name: field('public', optionalText), ...amounts })),
    costCenters: z.array(entity({ name: field('public', optionalText), ...amounts })),
    /** `code` null: what payroll counts more or less than the orders say, as the pay of the contract before a first order. */
    factors: z.array(entity({ code: field('public', optionalText), title: field('public', optionalText), pay: field('pay', text) })),
    /** Whose employer's share is not known, in some month, and why; bare facts have none. */
    withoutShare: z.array(entity({ ...person, reason: field('public', text) }, { subject: 'partyId' })),
    /** Who can have no order, and why. */
    errors: z.array(entity({ ...person, code: field('public', text), reason: field('public', text) }, { subject: 'partyId' })),
  }),
});

export const exportCost = defineCall({
  ...shared,
  path: `${PATH}/export`,
  summary: 'The same as a sheet',
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});
