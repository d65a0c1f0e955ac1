/**
 * Files of the state and the banks of an approved run (guide payroll 4.9; iran.md 2): what is missing or wrong by person, then the files.
 * Invariants: only of what was approved; only for who holds pay, bank and identity of everybody whom the run pays; who has a fault stands in no
 * file, and unless that is said there is none; taking a file is written down with what it was; asked again with the same serial and day it is the
 * same bytes; the file of a bank is kept with whom it pays, so it is written and never read.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay } from '#kernel/shapes.ts';
import { bankAnswerErrors } from '../bank-answers/bank-answers.errors.ts';
import { payersOf } from '../bank-answers/payers.rules.ts';
import { OBSERVE, PAY_RUN, REGISTER_PAID } from '../pay-run-state/pay-run-names.rules.ts';
import { bankLayouts } from '../state-files/bank-files.rules.ts';
import { insuranceLayouts } from '../state-files/insurance-layouts.rules.ts';
import { encodings } from '../state-files/letters.rules.ts';
import { stateFileErrors } from '../state-files/state-files.errors.ts';
import { taxLayouts } from '../state-files/tax-list.rules.ts';
import { runStateFileErrors } from './run-state-files.errors.ts';

export const outputs = ['insurance', 'tax', 'bank'] as const;
export type Output = (typeof outputs)[number];
/** Lists of the state: taking one changes nothing. */
export const lists = ['insurance', 'tax'] as const;
export type List = (typeof lists)[number];

const text = z.string();
const reads = { permission: OBSERVE, scope: 'rows', method: 'GET', of: [PAY_RUN], errors: [runStateFileErrors, stateFileErrors] } as const;
const answers = { ownTransactions: true, raw: 'application/octet-stream', reply: z.unknown() } as const;
const yearMonth = z.strictObject({ year: z.int(), month: z.int() });
/** Empty is told as not said, not as badly said. */
const serial = z.string().check(z.minLength(1), z.regex(/^\d{1,9}$/));
/** Whether people with faults are left out. */
const leaveOut = z.optional(z.enum(['Y', 'N']));

export const checkStateFiles = defineCall({
  ...reads,
  path: '/rest/s1/payroll/run/:payRunId/stateFiles',
  summary: 'What is missing or wrong for the files of insurance, tax and bank of an approved run, by person, and what the files would come to',
  reply: z.strictObject({
    isSealed: z.boolean(),
    /** The company's own forms of files of a bank that say whom to pay how much. */
    templates: z.array(z.strictObject({ templateId: text, title: text })),
    outputs: z.array(
      z.strictObject({
        output: z.enum(outputs),
        /** Who stands in the file, and who is left out of it. */
        people: z.int(),
        left: z.int(),
        /** Digits that the output type says: of insurance the number of the list, of a bank the serial that files began with. */
        usual: z.nullable(text),
        /** Of a bank: accounts at different banks that the company may pay from; 0 of the others. */
        payers: z.int(),
        /** How the output type says that the list is written; null as usual. */
        layout: z.nullable(text),
        encoding: z.nullable(text),
        /** Months that the run pays late, each told to the insurance in a list of its own. */
        late: z.array(yearMonth),
        /** Of insurance: one for each workshop and contract row. */
        lists: z.array(
          z.strictObject({
            areaId: text,
            title: text,
            workshop: text,
            contractRow: z.nullable(text),
            /** Who stands in that of the month itself. */
            people: z.int(),
            /** Who is left out of it. */
            left: z.int(),
            /** Rials as digits: what insurance is counted on. */
            insurable: text,
            late: z.array(yearMonth),
            /** That it was taken with last, or as the output type says. */
            number: z.nullable(text),
            /** Whether the one that was taken last would be written otherwise by now: it is to be corrected. */
            isOtherwise: z.boolean(),
            /** Newest first; `sha256` of the names and hashes of its files. */
            taken: z.array(
              z.strictObject({
                ...{ lateYear: z.nullable(z.int()), lateMonth: z.nullable(z.int()), listNumber: text, people: z.int(), insurable: text, sha256: text },
                /** ISO moment. */
                takenAt: text,
                takenBy: z.nullable(text),
              }),
            ),
          }),
        ),
        /** Why there is no file at all; null where there is one. */
        refusal: z.nullable(text),
        /** A thousand at most. */
        faults: z.array(z.strictObject({ partyId: z.nullable(text), fullName: text, pseudoId: text, field: text, message: text })),
        /** Who stands in the file without something that it should say of them; a thousand at most. */
        lacking: z.array(z.strictObject({ partyId: z.nullable(text), fullName: text, pseudoId: text, field: text, message: text })),
        /** Texts that are written without signs which the file forbids. */
        cleaned: z.array(z.strictObject({ fullName: text, written: text })),
      }),
    ),
  }),
});

export const takeStateFile = defineCall({
  ...reads,
  ...answers,
  path: '/rest/s1/payroll/run/:payRunId/stateFiles/:output',
  summary: 'The files of insurance or tax of an approved run as a zip archive, or a sheet to check a list by; 409 while somebody has a fault and is not left out',
  query: z.strictObject({
    /** The files, or the sheet to check the list by: who stands in it with their amounts, and its sums. */
    as: z._default(z.enum(['files', 'control']), 'files'),
    layout: z.optional(z.enum([...insuranceLayouts, ...taxLayouts])),
    encoding: z.optional(z.enum(encodings)),
    bom: z.optional(z.enum(['Y', 'N'])),
    leaveOut,
    /** Of the list of insurance; as the output of the payslip type says when absent. */
    number: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
    /** Of the list of insurance: its workshop and contract row; all of them, each in a folder, when absent. */
    area: z.optional(z.guid()),
    /** Of the list of insurance: `140503`, the month of a list of what was paid late; the month of the run by itself when absent. */
    late: z.optional(z.string().check(z.regex(/^1[34]\d\d(0[1-9]|1[0-2])$/))),
  }),
});

export const takeBankFile = defineCall({
  ...answers,
  permission: REGISTER_PAID,
  scope: 'rows',
  method: 'POST',
  path: '/rest/s1/payroll/run/:payRunId/bankFile',
  summary:
    'Makes the file of a bank of an approved run, or one for each account that pays, as a zip archive: it pays whom no other file of the run pays, or is again the one that bears the serial; 409 while somebody has a fault and is not left out',
  changes: [PAY_RUN],
  body: z.strictObject({
    layout: z.optional(z.enum(bankLayouts)),
    /** The company's own form of the file, instead of a layout. */
    payBankTemplateId: z.optional(z.guid()),
    /** `main`: the main account of the company pays all; `byBank`: who has an account at a bank of the company is paid from its account there, a file for each. */
    payers: z.optional(z.enum(payersOf)),
    leaveOut,
    /** Of each file another, for the bank knows the file by it. */
    serial,
    /** On which the bank pays: the last day of the month when absent, today where that is over. */
    day: z.optional(calendarDay),
  }),
  errors: [runStateFileErrors, stateFileErrors, bankAnswerErrors],
});

export const previewBankFile = defineCall({
  ...reads,
  path: '/rest/s1/payroll/run/:payRunId/bankFile/preview',
  summary: 'How the next file of a bank of an approved run would begin, without those who have a fault; account numbers are told by their last digits',
  query: z.strictObject({
    layout: z.optional(z.enum(bankLayouts)),
    payBankTemplateId: z.optional(z.guid()),
    payers: z.optional(z.enum(payersOf)),
    serial: z.optional(serial),
    day: z.optional(calendarDay),
  }),
  reply: z.strictObject({
    /** A file for each account that pays. */
    files: z.array(
      z.strictObject({
        name: text,
        /** Its first lines; null of a sheet. */
        begins: z.nullable(text),
      }),
    ),
    people: z.int(),
    /** Rials as digits. */
    amount: text,
    left: z.int(),
  }),
});
