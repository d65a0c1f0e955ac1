/**
 * What happens to all members of a contract of supplementary insurance at once (issue 24, insurance 1): premiums that were changed are counted anew, and the
 * contract goes on into the next year with its members. Both are shown first.
 * Invariants: what was shown is what is written, or nothing is; nothing that stands is rewritten, differences are lines of their own.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { MEMBERSHIP } from '../insurance-membership/membership-names.rules.ts';
import { insuranceContractsErrors } from './insurance-contracts.errors.ts';
import { stayingReasons } from './renewal.rules.ts';

const PAGE = 'welfareServices/supplementaryInsurance';
const PATH = '/rest/s1/welfare/insurance/contract/:insuranceContractId';
const count = z.int();
/** Rows that are shown of a list; all of them count in the sums. */
export const MOST_SHOWN = 200;

const difference = entity(
  {
    insuranceMembershipId: field('public', text),
    partyId: field('public', text),
    fullName: field('public', text),
    insuredName: field('family', text),
    employeeShare: field('pay', text),
    employerShare: field('pay', text),
  },
  { subject: 'partyId' },
);

export const recountShown = defineCall({
  method: 'GET',
  path: `${PATH}/recount`,
  summary: 'What premiums of the members of a contract differ from what was written of them, by its rows and days as they stand now; nothing is written',
  permission: `${PAGE}/membership/edit`,
  scope: 'rows',
  of: [MEMBERSHIP, 'InsurancePremium', 'InsuranceShare'],
  reply: z.strictObject({
    members: count,
    changed: count,
    /** Of whom the contract has no premium. */
    uncounted: count,
    /** Rials, below zero where they are given back; the first ones. */
    rows: z.array(difference),
    /** Of everybody. */
    sums: entity({ employeeShare: field('pay', text), employerShare: field('pay', text) }),
    stamp: text,
  }),
});

export const recountMembers = defineCall({
  method: 'POST',
  path: `${PATH}/recount`,
  summary: 'Writes the lines of difference that were shown, as deductions of the days from now on',
  permission: `${PAGE}/membership/edit`,
  scope: 'rows',
  body: z.strictObject({ stamp: z.string().check(z.minLength(1), z.maxLength(100)) }),
  changes: [MEMBERSHIP],
  reply: z.strictObject({ changed: count, lines: count }),
  errors: [insuranceContractsErrors],
});

const next = {
  /** Percent on all premiums of the contract as they stand at its end. */
  raisePercent: z.optional(z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,4})?$/))),
};

const staying = entity(
  {
    insuranceMembershipId: field('public', text),
    partyId: field('public', text),
    fullName: field('public', text),
    insuredName: field('family', text),
    reason: field('family', z.enum(stayingReasons)),
  },
  { subject: 'partyId' },
);

export const renewalShown = defineCall({
  method: 'GET',
  path: `${PATH}/renewal`,
  summary: 'The next contract with the members who would go along, and those who would not with the reason; nothing is written',
  permission: `${PAGE}/definition/add`,
  scope: 'rows',
  of: ['welfare/insuranceContract', MEMBERSHIP],
  /** The day after the contract, and a year, where absent. */
  query: z.strictObject({ ...next, fromDate: z.optional(day), thruDate: z.optional(day) }),
  reply: z.strictObject({
    fromDate: text,
    thruDate: text,
    premiums: count,
    going: count,
    employees: count,
    staying: count,
    rows: z.array(staying),
    /** Rials of the whole next contract. */
    sums: entity({ premium: field('pay', text), employeeShare: field('pay', text), employerShare: field('pay', text) }),
    joinThruDate: optionalText,
    stamp: text,
  }),
  errors: [insuranceContractsErrors],
});

export const renewContract = defineCall({
  method: 'POST',
  path: `${PATH}/renewal`,
  summary: 'Copies a contract with its rows into the days that follow it, and makes members of those who were shown',
  permission: `${PAGE}/definition/add`,
  scope: 'rows',
  success: 201,
  body: z.strictObject({
    ...next,
    fromDate: day,
    thruDate: day,
    contractCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)),
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    stamp: z.string().check(z.minLength(1), z.maxLength(100)),
  }),
  changes: ['welfare/insuranceContract', MEMBERSHIP],
  reply: z.strictObject({ id: text, members: count }),
  errors: [insuranceContractsErrors],
});
