/**
 * What the circular of a year makes of everybody's daily wage (guide iran.md 1.2): a preview, and the act that writes it as wage items.
 * Invariants: of everybody in scope who is employed on the first day of the year and whose wage of the day before is known; the
 * new wage is what the calculator `wageDecree` says of the old one; who does not hold class pay meets nobody in it. Written is the wage of
 * those alone whose state is open, after their number and sum were seen; nobody's twice, and nobody writes their own. An act is taken
 * back whole, as long as no payslip in approval or sealed was counted by it. Rials are digits as text.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { defineList, tableSelection } from '#kernel/table/contract.ts';
import { tableErrors } from '#kernel/table/table.errors.ts';
import { ownFileErrors } from '#platform/party/own-file/own-file.errors.ts';
import { decreeErrors } from './decree.errors.ts';
import { decreeTable } from './decree.table.ts';
import { decreeStates } from './states.rules.ts';

const path = '/rest/s1/payroll/decree';
const permission = 'payroll/annualAnnuities/decree/observe';
const APPLY = 'payroll/annualAnnuities/decree/apply';
/** Jalali; this year when absent. */
const jalaliYear = z.coerce.number().check(z.int(), z.gte(1_300), z.lte(1_500));
const year = z.optional(jalaliYear);
const DECREE = 'WageDecree';

export const decree = defineList(decreeTable, {
  path,
  permission,
  scope: 'rows',
  subject: 'partyId',
  query: { year },
  of: [DECREE, 'WageItem'],
  errors: [decreeErrors],
  summary: 'Daily wages of people in scope before a year and by its circular',
});

export const decreeLaw = defineCall({
  method: 'GET',
  path: `${path}/law`,
  summary: 'By what the circular of a year raises daily wages, and whether the asker may know them',
  permission,
  scope: 'rows',
  of: ['payroll/annualAnnuities'],
  query: z.strictObject({ year }),
  reply: z.strictObject({
    year: z.int(),
    /** Exact: a number or a fraction. */
    factor: z.string(),
    /** Rials a day. */
    fixed: z.string(),
    least: z.string(),
    isConfirmed: z.boolean(),
    mayKnow: z.boolean(),
  }),
  errors: [decreeErrors],
});

const wholeCount = z.int().check(z.gte(0));

export const applyDecree = defineCall({
  method: 'POST',
  path: `${path}/apply`,
  summary: 'Writes the new daily wages of chosen people as wage items from the first day of the year on; without `seen` it tells what it would write',
  permission: APPLY,
  scope: 'rows',
  own: 'others',
  changes: [DECREE, 'WageItem'],
  body: z.strictObject({
    year: jalaliYear,
    selection: tableSelection,
    /** What a call without it has told. */
    seen: z.optional(z.strictObject({ people: wholeCount, newTotal: z.string().check(z.regex(/^\d{1,18}$/)) })),
  }),
  reply: z.strictObject({
    /** Null: nothing was written. */
    wageDecreeId: optionalText,
    people: wholeCount,
    /** Rials a day, of all of them. */
    oldTotal: text,
    newTotal: text,
    /** Chosen people whose wage is not written, by their state. */
    left: z.array(z.strictObject({ state: z.enum(decreeStates), people: wholeCount })),
  }),
  errors: [decreeErrors, tableErrors],
});

export const appliedDecrees = defineCall({
  method: 'GET',
  path: `${path}/applied`,
  summary: 'By which acts the wages of a year were written, the latest first',
  permission,
  scope: 'rows',
  of: [DECREE],
  query: z.strictObject({ year: jalaliYear }),
  reply: z.strictObject({
    list: z.array(
      entity({
        wageDecreeId: field('public', text),
        people: field('public', z.int()),
        oldTotal: field('pay', text),
        newTotal: field('pay', text),
        appliedByName: field('public', optionalText),
        appliedAt: field('public', text),
        undoneByName: field('public', optionalText),
        undoneAt: field('public', optionalText),
        rowVersion: field('public', z.int()),
      }),
    ),
  }),
});

export const undoDecree = defineCall({
  method: 'POST',
  path: `${path}/applied/:wageDecreeId/undo`,
  summary: 'Takes back the wages that an act has written, as long as nobody was paid by them',
  permission: APPLY,
  scope: 'rows',
  own: 'others',
  changes: [DECREE, 'WageItem'],
  body: z.strictObject({ rowVersion: z.int() }),
  reply: z.strictObject({ people: wholeCount }),
  errors: [decreeErrors, ownFileErrors],
});
