/**
 * /AnnualAnnuities: dated legal parameters by Jalali year (guide base-data 7.5, iran.md section 1).
 * Invariants: a figure counts once it is confirmed: two sources agree and nobody has touched it, or somebody has
 * verified it since it last changed; what somebody was paid by does not change, it is corrected from a month on by a new row with its reason; a year of which a required figure is open is refused to payroll (legal.store.ts
 * parametersOf); a locked year does not change; copied figures wait for a confirmation.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { defineRegister } from '#platform/reference-data/register/register.define.ts';
import { legalErrors } from './annual-annuities.errors.ts';
import { parameterForm, parameterTable } from './annual-annuities.table.ts';

const page = 'payroll/annualAnnuities';
const path = '/rest/s1/payroll/legalParameter';
const year = z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_500));

export const parameterRegister = defineRegister({ page, scope: 'installation', table: parameterTable, form: parameterForm, path, by: 'jalaliYear' });

const yearRow = z.strictObject({
  jalaliYear: z.int(),
  isLocked: z.enum(['Y', 'N']),
  /** The last month of the year that an approved run has paid; null: none. */
  paidMonth: z.nullable(z.int()),
  rowVersion: z.int(),
  parameters: z.int(),
  /** Required kinds that are missing or not confirmed. */
  openKinds: z.array(z.strictObject({ enumId: z.string(), description: z.string() })),
});
export type LegalYear = z.infer<typeof yearRow>;

export const legalYears = defineCall({
  method: 'GET',
  path: '/rest/s1/payroll/legalYear',
  summary: 'Years with legal parameters, newest first, and what is still open in each',
  permission: `${page}/observe`,
  scope: 'none',
  of: ['LegalYear', 'payroll/annualAnnuities'],
  reply: z.strictObject({ years: z.array(yearRow) }),
});

export const verifyParameter = defineCall({
  method: 'PUT',
  path: `${path}/:id/verify`,
  summary: 'Confirms a parameter as it stands',
  permission: `${page}/confirm`,
  scope: 'installation',
  body: z.strictObject({ rowVersion: z.int() }),
  changes: ['payroll/annualAnnuities'],
  reply: z.strictObject({ verified: z.boolean() }),
  errors: [legalErrors],
});

export const correctParameter = defineCall({
  method: 'POST',
  path: `${path}/:id/correct`,
  summary: 'Says a figure anew from one of its months on, with the reason; the one before stays until then',
  permission: `${page}/edit`,
  scope: 'installation',
  success: 201,
  body: z.strictObject({
    rowVersion: z.int(),
    fromMonth: z.int().check(z.gte(1), z.lte(12)),
    /** Rials; of a tax bracket its upper end for a whole year. */
    amount: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))),
    rate: z.nullable(z.string().check(z.maxLength(19))),
    source: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
    reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
  }),
  changes: ['payroll/annualAnnuities', 'LegalYear'],
  reply: z.strictObject({ id: z.string() }),
  errors: [legalErrors],
});

export const copyYear = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/legalYear/copy',
  summary: 'Copies the parameters of a year to one that has none',
  permission: `${page}/add`,
  scope: 'installation',
  success: 201,
  body: z.strictObject({ fromYear: year, toYear: year }),
  changes: ['LegalYear', 'payroll/annualAnnuities'],
  reply: z.strictObject({ copied: z.int() }),
  errors: [legalErrors],
});

export const lockYear = defineCall({
  method: 'PUT',
  path: '/rest/s1/payroll/legalYear/lock',
  summary: 'Locks a year, or opens it again',
  permission: `${page}/confirm`,
  scope: 'installation',
  body: z.strictObject({ jalaliYear: year, isLocked: z.enum(['Y', 'N']), rowVersion: z.int() }),
  changes: ['LegalYear'],
  reply: z.strictObject({ rowVersion: z.int() }),
  errors: [legalErrors],
});
