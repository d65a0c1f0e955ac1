/**
 * Lists of the salary tax that were sent, and the one that corrects them (guide payroll 4.9; iran.md 2.2). Invariants: what was sent is kept line by
 * line and never changes; a corrected list is written in the layout of the first and only after what differs was seen as it is; it is the whole list,
 * never the differing lines alone; who lacks pay, bank or codes of anybody in it sees none of it.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { OBSERVE, PAY_RUN, REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { runStateFileErrors } from '../run-state-files/run-state-files.errors.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import { taxFiles, taxLayouts } from '../state-files/tax-list.rules.ts';
import { taxSendingErrors } from './tax-sending.errors.ts';

const text = z.string();
const PATH = '/rest/s1/payroll/run/:payRunId/taxList';
const shared = { scope: 'rows', errors: [taxSendingErrors, runStateFileErrors, stateFileErrors] } as const;

export const taxSendings = defineCall({
  ...shared,
  method: 'GET',
  path: `${PATH}/sent`,
  summary: 'Lists of the salary tax of the month of a run that were sent, newest first, and whom and which columns the list of now says otherwise',
  permission: OBSERVE,
  of: [PAY_RUN],
  reply: z.strictObject({
    payRunId: text,
    isSealed: z.boolean(),
    sent: z.array(
      z.strictObject({
        /** 0: the first; the others correct it. */
        number: z.int(),
        layout: z.enum(taxLayouts),
        /** ISO moment. */
        sentAt: text,
        sentBy: z.nullable(text),
        people: z.int(),
      }),
    ),
    /** Against the last that was sent; null before a first one. */
    differences: z.nullable(
      z.strictObject({
        /** Of what is told here: the corrected list is of nothing else. */
        mark: text,
        people: z.int(),
        /** Who has a fault and stands in no list. */
        left: z.int(),
        /** A thousand at most. */
        rows: z.array(
          z.strictObject({
            partyId: text,
            fullName: text,
            pseudoId: text,
            change: z.enum(['added', 'removed', 'changed']),
            /** Of who changed; `column` counted from 1 in the file of people or of amounts. */
            cells: z.array(z.strictObject({ list: z.enum(['person', 'amounts']), column: z.int(), title: text, was: text, now: text })),
          }),
        ),
      }),
    ),
  }),
});

const whole = (least: number, most: number) => z.coerce.number().check(z.int(), z.gte(least), z.lte(most));
const form = { list: z._default(z.enum(taxFiles), 'person'), layout: z.optional(z.enum(taxLayouts)) };

export const taxListRows = defineCall({
  ...shared,
  method: 'GET',
  path: `${PATH}/rows`,
  summary:
    'A page of the list of the salary tax of an approved run with all columns of its files, without those who have a fault; WP and WH have a line for each person, WK sums them up',
  permission: OBSERVE,
  of: [PAY_RUN],
  query: z.strictObject({ ...form, page: z._default(whole(1, 100_000), 1), pageSize: z._default(whole(1, 100), 25) }),
  reply: z.strictObject({
    layout: z.enum(taxLayouts),
    /** Titles in the order of the file. */
    columns: z.array(text),
    total: z.int(),
    /** Of the line that sums up, nobody is named. */
    rows: z.array(z.strictObject({ partyId: z.nullable(text), fullName: text, pseudoId: text, cells: z.array(text) })),
  }),
});

export const taxListSheet = defineCall({
  ...shared,
  method: 'GET',
  path: `${PATH}/rows/file`,
  summary: 'All rows and columns of a file of the list of the salary tax as a spreadsheet',
  permission: OBSERVE,
  of: [PAY_RUN],
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
  query: z.strictObject(form),
});

/** Of everybody; the other call tells of a thousand at most. Refused as that one. */
export const taxDifferencesFile = defineCall({
  ...shared,
  method: 'GET',
  path: `${PATH}/differences`,
  summary: 'What the list of the salary tax of now says otherwise than the one that was sent, as a spreadsheet; no rows where none was sent',
  permission: OBSERVE,
  of: [PAY_RUN],
  ownTransactions: true,
  raw: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  reply: z.unknown(),
});

export const sendTaxList = defineCall({
  ...shared,
  method: 'POST',
  path: `${PATH}/send`,
  summary: 'Takes the list of the salary tax of an approved run as a zip archive and keeps it as sent; a later one corrects it, and only with the mark of the differences',
  permission: REGISTER_PAID,
  changes: [PAY_RUN],
  ownTransactions: true,
  raw: 'application/octet-stream',
  reply: z.unknown(),
  body: z.strictObject({
    /** Of the first list; one that corrects has that of the first. As the output type says when absent. */
    layout: z.optional(z.enum(taxLayouts)),
    /** Whether people with faults are left out. */
    leaveOut: z.optional(z.enum(['Y', 'N'])),
    /** Of the differences that were seen; absent for a first list. */
    mark: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
  }),
});
