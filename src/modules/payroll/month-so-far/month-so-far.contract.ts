/**
 * What the month that runs would come to by what is known of it so far (issue of payroll files, 7). Invariants: counted each night of whom something has
 * changed; nothing of it is a payslip, a run or a debt; class pay, within the rows of who asks; people see their own once the company says so. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { formBody } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { OBSERVE } from '../pay-run-state/pay-run-names.rules.ts';
import { monthSoFarErrors } from './month-so-far.errors.ts';
import { soFarForm } from './month-so-far.form.ts';

const PATH = '/rest/s1/payroll/monthSoFar';
const SO_FAR = 'PaySoFar';
const MOST_ROWS = 100;
const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
const amount = field('pay', text);

const row = entity(
  {
    partyId: field('public', text),
    employmentId: field('public', text),
    pseudoId: field('public', text),
    fullName: field('public', text),
    groupName: field('public', text),
    year: field('public', z.int()),
    month: field('public', z.int()),
    /** ISO moment. */
    countedAt: field('public', text),
    ...{ gross: amount, deductions: amount, net: amount, tax: amount },
    /** Of the last month that was paid; null where none was. */
    lastNet: field('pay', optionalText),
    difference: field('pay', optionalText),
    /** Against the count before it in the same month. */
    changes: field('pay', z.array(z.strictObject({ title: text, was: text, now: text }))),
  },
  { subject: 'partyId' },
);

export const monthSoFar = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'One page of what the month that runs would come to so far, with the last paid one and what changed since the count before; the greatest difference first',
  permission: OBSERVE,
  scope: 'rows',
  of: [SO_FAR],
  query: z.strictObject({ payGroupId: z.optional(z.guid()), page: z._default(whole(1, 100_000), 1), pageSize: z._default(whole(1, MOST_ROWS), 25) }),
  reply: z.strictObject({ rows: z.array(row), count: z.int() }),
});

export const monthSoFarFile = defineCall({
  method: 'GET',
  path: `${PATH}/file`,
  summary: 'The same of everybody as a spreadsheet',
  permission: OBSERVE,
  scope: 'rows',
  of: [SO_FAR],
  ownTransactions: true,
  errors: [monthSoFarErrors],
  query: z.strictObject({ payGroupId: z.optional(z.guid()) }),
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});

export const soFarSetting = defineCall({
  method: 'GET',
  path: `${PATH}/setting`,
  summary: 'Whether people of the company see what their month would come to so far',
  permission: OBSERVE,
  scope: 'rows',
  of: [SO_FAR],
  reply: z.strictObject({ showsOwn: z.boolean(), rowVersion: z.int() }),
});

export const setSoFar = defineCall({
  method: 'PUT',
  path: `${PATH}/setting`,
  summary: 'Sets whether people of the company see what their month would come to so far',
  permission: 'payroll/annualAnnuities/legalProfile/edit',
  scope: 'rows',
  changes: [SO_FAR],
  body: formBody(soFarForm, { rowVersion: z.int() }),
  reply: z.strictObject({ showsOwn: z.boolean() }),
  errors: [monthSoFarErrors],
});

export const ownSoFar = defineCall({
  method: 'GET',
  path: `${PATH}/mine`,
  summary: 'What the own month would come to so far; nothing while the company does not show it',
  permission: 'payroll/myPayslips/observe',
  scope: 'self',
  of: [SO_FAR],
  reply: z.strictObject({
    months: z.array(
      z.strictObject({
        employmentId: text,
        year: z.int(),
        month: z.int(),
        countedAt: text,
        ...{ gross: text, deductions: text, net: text },
        lines: z.array(z.strictObject({ code: text, title: text, isDeduct: z.enum(['Y', 'N', 'Z']), amount: text })),
      }),
    ),
  }),
});
