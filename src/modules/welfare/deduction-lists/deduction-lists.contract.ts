/**
 * Deductions of a month for whoever pays elsewhere (issue 23): a list of all that is due to welfare, and what was deducted of it. Invariants: a list is
 * numbered in its company and frozen; what waits in one is asked by no other; a list is called void only before it is answered. Rials are digits.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { SETTLEMENT } from '../deductions/deductions.contract.ts';
import { SETTLE } from '../loan-settlement/loan-settlement.contract.ts';
import { deductionListErrors } from './deduction-lists.errors.ts';

const PATH = '/rest/s1/welfare/deductionList';
const LIST = 'DeductionList';
const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const deductionLists = defineCall({
  method: 'GET',
  path: PATH,
  summary: 'Lists of deductions that were made for whoever pays elsewhere, the newest first, with how many of their lines were answered',
  permission: `${SETTLEMENT}/observe`,
  scope: 'rows',
  of: [LIST],
  reply: z.strictObject({
    rows: z.array(
      z.strictObject({
        deductionListId: text,
        listNumber: z.int(),
        year: z.int(),
        month: z.int(),
        /** ISO instant. */
        madeAt: text,
        madeByName: optionalText,
        lines: z.int(),
        answered: z.int(),
        /** Why it was called void; null of one that stands. */
        voidReason: optionalText,
        rowVersion: z.int(),
      }),
    ),
  }),
});

export const makeDeductionList = defineCall({
  method: 'POST',
  path: PATH,
  summary: 'Freezes what is due to welfare until the end of a Jalali month, and stands in no list that waits, into the next list of the company',
  permission: SETTLE,
  scope: 'rows',
  changes: [LIST],
  body: z.strictObject({ year: whole(1_390, 1_499), month: whole(1, 12) }),
  success: 201,
  reply: z.strictObject({ id: text, listNumber: z.int(), lines: z.int() }),
  errors: [deductionListErrors],
});

export const deductionListFile = defineCall({
  method: 'GET',
  path: `${PATH}/:deductionListId/file`,
  summary: 'A list as a spreadsheet with an empty column for what was deducted: it is read back as it is',
  permission: `${SETTLEMENT}/observe`,
  scope: 'rows',
  of: [LIST],
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  errors: [deductionListErrors],
});

export const voidDeductionList = defineCall({
  method: 'POST',
  path: `${PATH}/:deductionListId/void`,
  summary: 'Says that a list was not given to the payer: what it asks may be asked by another; 409 once it is answered',
  permission: SETTLE,
  scope: 'rows',
  changes: [LIST],
  body: z.strictObject({ rowVersion: z.int(), reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  reply: z.strictObject({ deductionListId: text }),
  errors: [deductionListErrors],
});
