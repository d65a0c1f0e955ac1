/**
 * Files of the state and the banks of an approved run (guide payroll 4.9; iran.md 2): what is missing or wrong by person, then the files.
 * Invariants: only of what was approved; only for who holds pay, bank and identity of everybody whom the run pays; who has a fault stands in no
 * file, and unless that is said there is none; taking a file is written down with what it was; asked again with the same serial and day it is the
 * same bytes.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay } from '#kernel/shapes.ts';
import { bankAnswerErrors } from '../bank-answers/bank-answers.errors.ts';
import { OBSERVE, PAY_RUN } from '../pay-run-state/pay-run-names.rules.ts';
import { bankLayouts } from '../state-files/bank-files.rules.ts';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { encodings } from '../state-files/letters.rules.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';

export const outputs = ['insurance', 'tax', 'bank'] as const;
export type Output = (typeof outputs)[number];

const text = z.string();
const reads = { permission: OBSERVE, scope: 'rows', method: 'GET', of: [PAY_RUN], errors: [runStateFileErrors, stateFileErrors, bankAnswerErrors] } as const;

export const checkStateFiles = defineCall({
  ...reads,
  path: '/rest/s1/payroll/run/:payRunId/stateFiles',
  summary: 'What is missing or wrong for the files of insurance, tax and bank of an approved run, by person, and what the files would come to',
  reply: z.strictObject({
    isSealed: z.boolean(),
    outputs: z.array(
      z.strictObject({
        output: z.enum(outputs),
        /** Who stands in the file, and who is left out of it. */
        people: z.int(),
        left: z.int(),
        /** Digits that the output type says: of insurance the number of the list, of a bank the serial that files began with. */
        usual: z.nullable(text),
        /** Why there is no file at all; null where there is one. */
        refusal: z.nullable(text),
        /** A thousand at most. */
        faults: z.array(z.strictObject({ partyId: z.nullable(text), fullName: text, pseudoId: text, field: text, message: text })),
        /** Texts that are written without signs which the file forbids. */
        cleaned: z.array(z.strictObject({ fullName: text, written: text })),
      }),
    ),
  }),
});

export const takeStateFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/run/:payRunId/stateFiles/:output',
  summary:
    'The files of insurance, tax or bank of an approved run as a zip archive, or a sheet to check a list by; a bank asks for a serial and is told to pay whom no other file of the run pays; 409 while somebody has a fault and is not left out',
  ownTransactions: true,
  raw: 'application/octet-stream',
  query: z.strictObject({
    /** The files, or of a list of the state the sheet to check it by: who stands in it with their amounts, and its sums. */
    as: z._default(z.enum(['files', 'control']), 'files'),
    layout: z.optional(z.enum([...insuranceLayouts, ...taxLayouts, ...bankLayouts])),
    encoding: z.optional(z.enum(encodings)),
    bom: z.optional(z.enum(['Y', 'N'])),
    /** Whether people with faults are left out. */
    leaveOut: z.optional(z.enum(['Y', 'N'])),
    /** Of the list of insurance; as the output of the payslip type says when absent. */
    number: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    /** Of the file of a bank, which asks for it: of each file another, for the bank knows the file by it. */
    serial: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    /** On which the bank pays: the last day of the month when absent, today where that is over. */
    day: z.optional(calendarDay),
  }),
  reply: z.unknown(),
});
