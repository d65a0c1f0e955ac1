/**
 * The legal profile: how a company reads the law of pay where it can be read in more than one way (guide iran.md 8.3).
 * Invariants: a reading counts for whole Jalali months, the first day of a month decides; a company without a reading of its
 * own has that of the company above it, else the default of the product; what was set is cut or withdrawn by what is set
 * later and never changes (legal-profile.001.migration.sql); a month that was paid is read as it was (002).
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { profileErrors } from './legal-profile.errors.ts';
import { isSettingKey } from './profile.rules.ts';

const tab = 'payroll/annualAnnuities/legalProfile';
const path = '/rest/s1/payroll/legalProfile';
const LONGEST = 4_000;

const year = z.int().check(z.gte(1_300), z.lte(1_500));
const month = z.int().check(z.gte(1), z.lte(12));
const yearAsked = z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_500));
const monthAsked = z.coerce.number().check(z.int(), z.gte(1), z.lte(12));
const day = z.iso.date();

const entry = z.strictObject({
  /** Null: as the company above it. */
  value: z.nullable(z.string()),
  fromDate: day,
  thruDate: z.nullable(day),
  reason: z.string(),
  setByName: z.nullable(z.string()),
  setAt: z.string(),
  isWithdrawn: z.enum(['Y', 'N']),
});
export type SettingEntry = z.infer<typeof entry>;

const setting = z.strictObject({
  key: z.string(),
  /** A word, a figure or `law`, codes with commas between them, whole rials: profile.rules.ts. */
  value: z.string(),
  origin: z.enum(['own', 'above', 'default']),
  /** Whose it is, where the company has none of its own. */
  companyName: z.nullable(z.string()),
  fromDate: z.nullable(day),
  rowVersion: z.int(),
  /** What this company has set, the latest first. */
  history: z.array(entry),
});
export type ProfileSetting = z.infer<typeof setting>;

export const legalProfile = defineCall({
  method: 'GET',
  path,
  summary: 'How the company reads the law of pay in a month, and what it has set so far',
  permission: `${tab}/observe`,
  scope: 'rows',
  of: ['PaySetting'],
  /** This month when none is said. */
  query: z.strictObject({ year: z.optional(yearAsked), month: z.optional(monthAsked) }),
  reply: z.strictObject({
    year: z.int(),
    month: z.int() /** Last day that somebody was paid for, in the company or below it: readings begin after it. */,
    paidThru: z.nullable(day),
    settings: z.array(setting),
  }),
});

export const changeProfile = defineCall({
  method: 'POST',
  path,
  summary: 'Sets a reading of the law from a month on',
  permission: `${tab}/edit`,
  scope: 'rows',
  changes: ['PaySetting'],
  success: 201,
  body: z.strictObject({
    key: z.string().check(z.refine(isSettingKey)),
    /** Null: from then on as the company above, or the default. */
    value: z.nullable(z.string().check(z.maxLength(LONGEST))),
    year,
    month,
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
    /** As it was seen. */
    rowVersion: z.int(),
  }),
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [profileErrors],
});
