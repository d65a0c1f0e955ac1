/**
 * Pay counted for whoever asks, with every figure explained: a month (`simulate`) and one rule at a time (`calculator/...`).
 * Invariants: nothing is stored; no person is read but the one of `partyRelationshipId`, of whom file, pay data, group, work, items and sealed
 * months count as in a run, each where the question does not say it; what the payslip of a run says equals
 * what `simulate` says of the same facts. Rials are digits (or whole numbers), days are ISO dates, ends within.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day } from '#kernel/shapes.ts';
import { choices } from '../pay/pay-settings.rules.ts';
import { payReply } from '../pay-lines/pay-reply.contract.ts';
import { exactNumber } from './exact-number.rules.ts';
import { simulatorErrors } from './simulator.errors.ts';

const permission = 'payroll/simulator/observe';
const PATH = '/rest/s1/payroll';
/** Most of a list of a question, and most months before: what is counted anew is all explained. */
const MOST = 60;
const MOST_MONTHS = 36;

const code = z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/));
const rial = z.union([z.string().check(z.regex(/^\d{1,18}$/)), z.int().check(z.gte(0))]);
/** `220`, `7.33`, `2/7`. */
const ratio = z.union([z.string().check(z.regex(/^\d{1,9}(?:\.\d{1,9}|\/[1-9]\d{0,8})?$/)), exactNumber(1_000_000)]);
const year = z.int().check(z.gte(1300), z.lte(1500));
const month = z.int().check(z.gte(1), z.lte(12));
const yes = z.union([z.boolean(), z.enum(['Y', 'N'])]);
const list = <V extends z.core.$ZodType>(of: V) => z.array(of).check(z.maxLength(MOST));
const few = <V extends z.core.$ZodType>(of: V) => z.record(code, of).check(z.refine((named) => Object.keys(named).length <= MOST));

const child = z.strictObject({ birthDate: day, isStudent: z.optional(yes), isDisabled: z.optional(yes) });

const facts = z.strictObject({
  hireDate: z.optional(day),
  /** Last day of work. */
  leaveDate: z.optional(z.nullable(day)),
  /** Paid days of the month; counted when absent. */
  days: z.optional(z.int().check(z.gte(0), z.lte(31))),
  /** Null: no base wage; the legal minimum when neither stands here. */
  dailyWage: z.optional(z.nullable(rial)),
  monthlyWage: z.optional(z.nullable(rial)),
  isMarried: z.optional(yes),
  children: z.optional(z.union([z.int().check(z.gte(0), z.lte(30)), z.array(child).check(z.maxLength(30))])),
  /** Paid days of insurance so far. */
  insuredDays: z.optional(z.int().check(z.gte(0), z.lte(40_000))),
  /** Rials a day; by the recurrence of the circulars when absent. */
  seniorityDaily: z.optional(rial),
  insurance: z.optional(z.union([yes, z.enum(['worker', 'other', 'none'])])),
  hardWork: z.optional(yes),
  workshopRelief: z.optional(yes),
  taxCondition: z.optional(z.enum(['normal', 'veteran', 'faculty', 'judge', 'nonMain', 'EcNormal', 'EcVeteran', 'EcFaculty', 'EcJudge'])),
  serviceLocation: z.optional(z.enum(['normal', 'deprived', 'freeZone', 'SlcNormal', 'SlcDeprived', 'SlcFreeZone'])),
  /** Rials of the yearly exemption used at another employer. */
  exemptionUsed: z.optional(rial),
  /** A house or a car of the employer (direct taxes 83); what is paid for them is a deduction of tax column 10 or 12. */
  housing: z.optional(z.enum(['none', 'furnished', 'unfurnished'])),
  car: z.optional(z.enum(['none', 'driver', 'noDriver'])),
  /** Rials of the year's freedom of other things (tax columns 13 and 31) from the tax that earlier months have used. */
  thingsUsed: z.optional(rial),
});

const wage = z.strictObject({ factor: code, amount: rial, per: z.enum(['month', 'day']), from: z.optional(z.nullable(day)), thru: z.optional(z.nullable(day)) });
const work = z.strictObject({ workFactor: code, minutes: z.optional(ratio), days: z.optional(ratio), number: z.optional(ratio) });
const line = z.strictObject({
  code,
  title: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  amount: rial,
  /** Y: taken, N: paid, Z: neither. */
  isDeduct: z.union([z.boolean(), z.enum(['Y', 'N', 'Z'])]),
  insured: z.optional(yes),
  taxed: z.optional(yes),
  continuous: z.optional(yes),
  /** Column of the tax list. */
  taxColumn: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(39)))),
  /** The lower is taken first. */
  rank: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(9999)))),
});
const before = z.strictObject({
  year,
  month,
  taxable: rial,
  tax: rial,
  /** Of `tax`: what was withheld at the year's own rate (tax column 38). */
  taxFlat: z.optional(rial),
  /** With it the month is counted anew and the difference paid now. */
  paid: z.optional(list(z.strictObject({ code, amount: rial }))),
  facts: z.optional(facts),
  wages: z.optional(list(wage)),
  work: z.optional(list(work)),
});

const codes = z.array(code).check(z.maxLength(MOST));
const settings = z.strictObject({
  monthBasis: z.optional(z.enum(choices.monthBasis)),
  partMonth: z.optional(z.enum(choices.partMonth)),
  seniorityMonth: z.optional(z.enum(choices.seniorityMonth)),
  hourRounding: z.optional(z.enum(choices.hourRounding)),
  taxMethod: z.optional(z.enum(choices.taxMethod)),
  negativeTax: z.optional(z.enum(choices.negativeTax)),
  severanceMethod: z.optional(z.enum(choices.severanceMethod)),
  lineRounding: z.optional(z.enum(choices.lineRounding)),
  lateList: z.optional(z.enum(choices.lateList)),
  capDays: z.optional(z.union([z.enum(choices.capDays), z.literal(30)])),
  monthHours: z.optional(ratio),
  taxInsuranceShare: z.optional(ratio),
  overtimeBase: z.optional(codes),
  eidiBase: z.optional(codes),
  severanceBase: z.optional(codes),
  /** Rials that net pay is a multiple of. */
  netRounding: z.optional(z.union([z.enum(['none', '1', '1000', '10000']), z.int().check(z.gte(0), z.lte(1_000_000))])),
});
const flag = z.optional(yes);
const flags = few(z.strictObject({ insured: flag, taxed: flag, overtimeBase: flag, eidiBase: flag, severanceBase: flag }));
const parameters = list(
  z.strictObject({ kind: code, amount: z.optional(z.nullable(rial)), rate: z.optional(z.nullable(ratio)), bracket: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(20)))) }),
);

/** How somebody else would count: in place of what is set and of the law that is kept. */
export const otherwise = { settings: z.optional(settings), parameters: z.optional(parameters) };

export const simulatorYears = defineCall({
  method: 'GET',
  path: `${PATH}/simulator/years`,
  summary: 'The Jalali years whose law is kept, newest first: what can be counted',
  permission,
  scope: 'none',
  of: ['LegalYear', 'payroll/annualAnnuities'],
  reply: z.strictObject({ years: z.array(z.int()) }),
});

/** What a month of pay is counted from. */
export const payQuestion = z.strictObject({
  year,
  month,
  /** `labour`, the law alone, or the code of a pay group of the company: its factors, readings and formulas. */
  payGroup: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
  /** What formulas of the group ask for, by name, as formulas take values; over what is known of the person. */
  values: z.optional(z.record(z.string().check(z.maxLength(80)), z.unknown())),
  partyRelationshipId: z.optional(z.guid()),
  /** First and last day that are paid, as a run of a period pays them: the last is in the month; the whole month where neither is said. */
  fromDate: z.optional(z.nullable(day)),
  thruDate: z.optional(z.nullable(day)),
  /** What parts of the month before them came to: their first day, what insurance was counted on, what was insurable, and the sum of their lines `untaxedLeft`. */
  paidPart: z.optional(z.strictObject({ since: day, insured: rial, insurable: rial, untaxedLeft: z.optional(rial) })),
  facts: z.optional(facts),
  wages: z.optional(list(wage)),
  work: z.optional(list(work)),
  lines: z.optional(list(line)),
  before: z.optional(z.array(before).check(z.maxLength(MOST_MONTHS))),
  flags: z.optional(flags),
  ...otherwise,
});

export const simulatePay = defineCall({
  method: 'POST',
  path: `${PATH}/simulate`,
  summary: 'Counts a month of pay from facts, every figure explained; nothing is stored',
  permission,
  scope: 'rows',
  errors: [simulatorErrors],
  body: payQuestion,
  noChanges: 'it counts and keeps nothing',
  reply: payReply,
});

/** A rule by itself. */
const calculator = <const N extends string, B extends z.core.$ZodShape>(name: N, summary: string, body: B) =>
  defineCall({
    method: 'POST',
    path: `${PATH}/calculator/${name}`,
    summary,
    permission,
    scope: 'rows',
    errors: [simulatorErrors],
    body: z.strictObject({ ...body, ...otherwise }),
    noChanges: 'it counts and keeps nothing',
    reply: payReply,
  });

export const taxCalculator = calculator('tax', 'The salary tax of a month, a year, or month after month', {
  year,
  month: z.optional(month),
  annual: z.optional(yes),
  taxable: z.optional(rial),
  /** Taxable income of each month from the first on, or of the months said. */
  months: z.optional(z.array(z.union([rial, z.strictObject({ month: z.optional(month), taxable: rial })])).check(z.minLength(1), z.maxLength(12))),
  method: z.optional(z.enum(choices.taxMethod)),
});
export const insuranceCalculator = calculator('insurance', 'The insurance of a month by its days and what is insured', {
  year,
  month: z.optional(month),
  days: z.int().check(z.gte(0), z.lte(31)),
  insurable: rial,
  hardWork: z.optional(yes),
});
export const premiumCalculator = calculator('premium', 'Overtime, night, Friday, holiday, shift or mission on monthly wages', {
  year,
  month: z.optional(month),
  workFactor: code,
  minutes: z.optional(ratio),
  days: z.optional(ratio),
  /** Rials a month by factor. */
  base: few(rial),
});
export const eidiCalculator = calculator('eidi', 'The new year bonus for the days worked in a year, and its tax', {
  year,
  dailyWage: rial,
  from: day,
  thru: day,
  /** Taxable income of the year beside it. */
  otherTaxable: z.optional(rial),
});
export const severanceCalculator = calculator('severance', 'What is paid at the end of service', {
  dailyWage: z.optional(rial),
  monthlyWage: z.optional(rial),
  from: day,
  thru: day,
  method: z.optional(z.enum(choices.severanceMethod)),
});
export const leavePayCalculator = calculator('leavePay', 'Leave that was not used, paid on leaving', { dailyWage: rial, days: ratio });
export const wageDecreeCalculator = calculator('wageDecree', 'The daily wage that the circular of a year makes of an older one', {
  year,
  month: z.optional(month),
  dailyWage: rial,
});
export const seniorityCalculator = calculator('seniority', 'The seniority base of a day, year by year', {
  hireDate: day,
  asOf: day,
  /** Rials a day that somebody brought into the year of hiring. */
  opening: z.optional(rial),
});
