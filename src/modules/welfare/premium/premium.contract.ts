/**
 * Premiums of supplementary insurance counted for whoever asks: each member's premium, both shares and the parts with their days.
 * Invariants: nothing is stored and no person is read; shares add up to the premium and parts to both; a member without a row of the table is told and the
 * others are counted.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, text } from '#kernel/shapes.ts';
import { age, code, few, rial, shareRow, within } from '../counting/counting.contract.ts';
import { premiumErrors } from './premium.errors.ts';
import { ageDays, premiumFaults, prorations } from './premium.rules.ts';

const shares = { premium: text, employeeShare: text, employerShare: text };
const part = z.strictObject({ number: z.int(), dueDate: text, amount: text, employeeShare: text, employerShare: text });

const reply = z.strictObject({
  from: z.nullable(text),
  thru: z.nullable(text),
  proration: z.enum(prorations),
  ...shares,
  members: z.array(
    z.strictObject({
      relation: text,
      tier: z.nullable(text),
      age: z.nullable(z.int()),
      /** Row of the table, from 1. */
      tableRow: z.nullable(z.int()),
      wholePremium: text,
      /** Months or days that are paid, of those of the contract. */
      covered: z.int(),
      coveredOf: z.int(),
      ...shares,
      parts: z.array(part),
      fault: z.nullable(z.enum(premiumFaults)),
    }),
  ),
});

const terms = z.strictObject({
  /** First day of the contract; that of the first member where absent. */
  from: z.optional(day),
  /** Last day; a Jalali year where absent. */
  thru: z.optional(day),
  tiers: z.optional(few(code)),
  /** The day of which an age is asked; `contract` where absent. */
  ageOn: z.optional(z.enum(ageDays)),
  /** What who joins within the contract pays for; whole months from the month of joining on where absent. */
  proration: z.optional(z.enum(prorations)),
  /** Premiums of the whole contract; a row without tier or relation speaks of all others. */
  table: few(
    z.strictObject({
      ...{ tier: z.optional(code), relation: z.optional(code), ageFrom: z.optional(age), ageThru: z.optional(age), premium: rial },
      /** Since when the row counts in place of the one before it; with the contract where absent. */
      since: z.optional(day),
    }),
    500,
  ),
  parts: z.optional(within(1, 60)),
  gapMonths: z.optional(within(1, 12)),
  /** All is the employee's where absent. */
  shares: z.optional(few(shareRow)),
});

const member = { relation: code, birthDate: day, tier: z.optional(code), joinedOn: day };

export const premiumCall = defineCall({
  method: 'POST',
  path: '/rest/s1/welfare/insurance/premium',
  summary: 'Counts premiums of supplementary insurance, shares and parts of members under given terms; nothing is stored and no person is read',
  permission: 'welfareServices/supplementaryInsurance/definition/observe',
  scope: 'rows',
  errors: [premiumErrors],
  body: z.strictObject({
    /** A contract of the own companies, in place of terms. */
    contractId: z.optional(z.guid()),
    terms: z.optional(terms),
    members: few(z.strictObject({ ...member, leftOn: z.optional(z.nullable(day)) }), 500),
  }),
  noChanges: 'it counts and keeps nothing',
  reply,
});

export const contractPremium = defineCall({
  method: 'GET',
  path: '/rest/s1/welfare/insurance/premium',
  summary: 'What a contract of supplementary insurance costs one member, with shares and parts; nothing is stored and no person is read',
  permission: 'welfareServices/supplementaryInsurance/definition/observe',
  scope: 'rows',
  of: ['welfare/insuranceContract', 'InsurancePremium', 'InsuranceShare'],
  errors: [premiumErrors],
  query: z.strictObject({ insuranceContractId: z.guid(), ...member, leftOn: z.optional(day) }),
  reply,
});
