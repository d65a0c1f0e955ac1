/**
 * Files of the state and the banks made of facts, for whoever wants to see what they would be (guide iran.md 2).
 * Invariants: nothing is stored; who has a fault stands in no file and is told with the field and why; the sums of a head are those of its rows; the
 * same question gives the same bytes. Rials are digits (or whole numbers), days are ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day } from '#kernel/shapes.ts';
import { payQuestion, simulatePay } from '../simulator/simulator.contract.ts';
import { simulatorErrors } from '../simulator/simulator.errors.ts';
import { bankLayouts } from './bank-files.rules.ts';
import { insuranceLayouts } from './insurance-layouts.rules.ts';
import { encodings } from './letters.rules.ts';
import { stateFileErrors } from './state-files.errors.ts';
import { taxLayouts } from './tax-list.rules.ts';

/** People of a question at most: each is counted anew. */
const MOST = 1_000;

const text = (most: number) => z.optional(z.nullable(z.string().check(z.maxLength(most))));
const someDay = z.optional(z.nullable(day));
const digits = (most: number) => z.string().check(z.regex(new RegExp(`^\\d{1,${most}}$`)));
const rial = z.union([digits(15), z.int().check(z.gte(0))]);
const number = z.optional(z.int().check(z.gte(1), z.lte(99)));

/** By the names of the personnel file, and what a file asks beside them. */
const identity = z.strictObject({
  ...{ firstName: text(120), lastName: text(120), fatherName: text(120), gender: z.optional(z.nullable(z.enum(['Y', 'N']))) },
  ...{ nationalCode: text(20), foreignerCode: text(20), idNumber: text(20), issuePlace: text(120), issueDate: someDay, birthDate: someDay, birthPlace: text(120) },
  ...{ insuranceNumber: text(20), jobTitle: text(120), jobCode: text(20), hireDate: someDay, endDate: someDay, postalCode: text(20), address: text(300) },
  ...{ iban: text(40), depositNumber: text(35), description: text(140) },
  /** Numbers of the list of the tax: columns 9, 13, 18 and 20 of people. */
  taxCodes: z.optional(z.strictObject({ education: number, exemption: number, jobFamily: number, employment: number })),
});

const list = z.strictObject({
  /** Code of the workshop. */
  workshop: text(10),
  workshopName: text(200),
  employer: text(200),
  address: text(300),
  /** Of the list of insurance. */
  number: z.optional(z.nullable(z.union([z.string().check(z.maxLength(12)), z.int().check(z.gte(0), z.lte(999_999))]))),
  contractRow: text(3),
  description: text(140),
  /** 0 by the instruction. */
  kind: z.optional(z.int().check(z.gte(0), z.lte(9))),
  /** Percents that the head of the list of insurance names; those of worker and employer by the law of the month, less relief, when absent. */
  rate: z.optional(z.int().check(z.gte(0), z.lte(99))),
  /** What that head says of hard work: its amount, or these percents. */
  hardWorkRate: z.optional(z.int().check(z.gte(0), z.lte(99))),
  /** `origin`: months paid late stand in lists of their own, made with `arrearsOf`; `paid`: in the month they are paid in. */
  arrears: z.optional(z.enum(['origin', 'paid'])),
  /** The month whose arrears the list is of. */
  arrearsOf: z.optional(z.strictObject({ year: z.int().check(z.gte(1300), z.lte(1500)), month: z.int().check(z.gte(1), z.lte(12)) })),
  payerSheba: text(40),
  payerName: text(140),
  bankName: text(140),
  /** Of the bank: another one for each file. */
  serial: z.optional(z.nullable(z.union([digits(9), z.int().check(z.gte(0), z.lte(999_999_999))]))),
  /** Rials of one transfer at most. */
  ceiling: z.optional(z.nullable(rial)),
  /** Whether several people may be paid into one account. */
  mayDouble: z.optional(z.boolean()),
  /** How the tax was paid, of the older profile: 1 to 8 (3 a transfer, 7 the treasury), what was owed before. */
  payment: z.optional(z.strictObject({ kind: z.int().check(z.gte(1), z.lte(8)), day: someDay, before: z.optional(rial) })),
  /** Of the file, and of the payment of a bank; today when absent. */
  day: z.optional(z.nullable(day)),
});

const word = z.string();

export const simulateFile = defineCall({
  method: 'POST',
  path: '/rest/s1/payroll/simulate/file',
  summary: 'Files of insurance, tax or a bank of people that the question names; nothing is stored',
  permission: simulatePay.permission,
  scope: 'rows',
  errors: [stateFileErrors, simulatorErrors],
  bodyLimit: 4 * 1024 * 1024,
  takes: { values: 60_000 },
  body: z.strictObject({
    output: z.enum(['insurance', 'tax', 'bank']),
    /** Of insurance T, M or extended; of the tax current or older; of a bank ccti, ccti002, csv or excel. */
    layout: z.enum([...insuranceLayouts, ...taxLayouts, ...bankLayouts]),
    /** Iran System of insurance and UTF-8 of the others when absent. */
    encoding: z.optional(z.enum(encodings)),
    /** Whether a text in UTF-8 begins with its mark. */
    bom: z.optional(z.boolean()),
    list,
    people: z.array(z.strictObject({ identity, simulate: z.optional(payQuestion), net: z.optional(rial) })).check(z.minLength(1), z.maxLength(MOST)),
  }),
  noChanges: 'it makes files and keeps nothing',
  reply: z.strictObject({
    files: z.array(z.strictObject({ name: word, base64: word, sha256: word })),
    /** Sums of the rows of the files, digits. */
    totals: z.record(word, word),
    /** `row`: the place among the people from 1 on; 0 is the head of the file. `field`: of the identity, or what the month lacks. */
    refused: z.array(z.strictObject({ row: z.int(), field: word, code: word, message: word })),
    /** Signs that the file forbids, taken out of what stands in it. */
    cleaned: z.array(z.strictObject({ row: z.int(), field: word, signs: word, written: word })),
  }),
});
