/**
 * What loans cost and who would get one, counted for whoever asks: nothing is stored and no person is read.
 * Invariants: what is answered here is what a request, its payment and its ledger count by. Rials are digits (or whole numbers), rates
 * percent a year as decimals, exact values decimals with four places, days ISO dates.
 */
import { defineCall } from '#kernel/call.ts';
import { FEE_MODES, PROFIT_WEIGHTS, SCHEDULE_METHODS } from '#kernel/rial/schedule.ts';
import { z } from '#kernel/schema.ts';
import { calendarDay as day, optionalText, text } from '#kernel/shapes.ts';
import { figuresErrors } from './figures.errors.ts';
import { PENALTY_METHODS } from './penalty.rules.ts';

export const PATH = '/rest/s1/welfare';
export const MAY_COUNT = ['welfareServices/financialFacility/definition/observe', 'welfareServices/financialFacility/request/observe'] as const;
const MOST_REQUESTS = 10_000;
const MOST_QUOTAS = 200;

const rial = z.union([z.string().check(z.regex(/^\d{1,15}$/)), z.int().check(z.gte(0), z.lte(999_999_999_999_999))]);
const decimal = z.union([z.string().check(z.regex(/^\d{1,4}(?:\.\d{1,8})?$/)), z.number().check(z.gte(0), z.lte(1000))]);
const code = z.string().check(z.minLength(1), z.maxLength(60));
const counted = { permission: MAY_COUNT, scope: 'rows', errors: [figuresErrors] } as const;
const noChanges = 'it counts and keeps nothing';

const terms = z.strictObject({
  /** Percent a year. */
  yearlyRate: decimal,
  method: z.enum(SCHEDULE_METHODS),
  /** Months between lines; 1 where it is not said. */
  gapMonths: z.optional(z.int().check(z.gte(1), z.lte(120))),
  breathingMonths: z.optional(z.int().check(z.gte(0), z.lte(120))),
  feeRate: z.optional(decimal),
  feeMode: z.optional(z.enum(FEE_MODES)),
  rounding: z.optional(z.strictObject({ mode: z.enum(['half', 'up', 'down']), unit: z.optional(rial) })),
  /** How SimpleProfit shares its profit over the lines. */
  profitWeights: z.optional(z.enum(PROFIT_WEIGHTS)),
});

const line = z.strictObject({
  installmentCode: z.int(),
  /** Day it falls due. */
  paymentDate: text,
  installmentAmount: text,
  originalAmount: text,
  profitAmount: text,
  feeAmount: text,
  /** What is left of the loan after it. */
  balance: text,
  /** What the method asks before rounding. */
  exactInstallment: text,
  /** How it came about, in Persian. */
  explanation: text,
});

const installmentInfo = z.strictObject({
  /** Of the first line. */
  installmentAmount: text,
  totalInstallmentProfit: text,
  loanFeeAmount: text,
  /** Everything that comes back: principal, profit and fee. */
  totalLoanAmount: text,
  exactInstallment: text,
  exactProfit: text,
  /** What the borrower receives, and what of the fee is paid then. */
  paidOutAmount: text,
  feeAtPayment: text,
  finalLoanAmount: text,
  finalInstallmentNumber: z.int(),
  requestMeetDate: text,
  loanInstallment: z.array(line),
  /** Sums of the lines; what of the fee is paid with the loan stands in `feeAtPayment` alone. */
  totals: z.strictObject({ principal: text, profit: text, fee: text, instalment: text }),
});

export const computeInstallments = defineCall({
  ...counted,
  method: 'POST',
  path: `${PATH}/ComputeInstallmentInfo`,
  summary: 'The instalments of a loan by its terms, each explained; nothing is stored',
  body: z.strictObject({
    /** A loan of the company, or terms: one of the two. */
    welfareId: z.optional(z.guid()),
    terms: z.optional(terms),
    finalLoanAmount: rial,
    finalInstallmentNumber: z.int().check(z.gte(1), z.lte(600)),
    /** Day of payment; today where it is not said. */
    requestMeetDate: z.optional(day),
  }),
  noChanges,
  reply: installmentInfo,
});

export const computeDefined = defineCall({
  ...counted,
  method: 'GET',
  path: `${PATH}/ComputeInstallmentInfo`,
  summary: 'The same of a loan of the company, as the guide asks for it',
  of: ['welfare/loan'],
  query: z.strictObject({
    welfareId: z.guid(),
    finalLoanAmount: z.string().check(z.regex(/^\d{1,15}$/)),
    finalInstallmentNumber: z.string().check(z.regex(/^\d{1,3}$/)),
    requestMeetDate: z.optional(day),
  }),
  reply: installmentInfo,
});

export const judgeEligibility = defineCall({
  ...counted,
  method: 'POST',
  path: `${PATH}/loan/eligibility`,
  summary: 'Each condition of a loan against facts: what it expects, what was found, by how much it fails; nothing is stored and no person is read',
  body: z.strictObject({
    welfareId: z.guid(),
    /** By name of the language of formulas: numbers, `true`, `{text}`, `{date}`, lists of records. */
    facts: z.record(z.string().check(z.maxLength(80)), z.unknown()),
  }),
  noChanges,
  reply: z.strictObject({
    welfareId: text,
    title: text,
    version: z.int(),
    isEligible: z.boolean(),
    conditions: z.array(
      z.strictObject({
        title: text,
        condition: text,
        /** Null where a fact that it asks for was not said. */
        isMet: z.nullable(z.boolean()),
        /** `>= 2`, and `1.5`: of a condition that compares. */
        expected: optionalText,
        found: optionalText,
        /** What is missing to it, of numbers. */
        lacks: optionalText,
        overruledBy: z.enum(['nobody', 'responsible', 'chain']),
        /** What is told to whoever fails it, or why it was not answered. */
        explanation: optionalText,
      }),
    ),
  }),
});

const request = z.strictObject({
  /** What names it; the draw hashes it behind the seed. */
  request: code,
  amount: rial,
  score: z.optional(z.number().check(z.gte(-1_000_000), z.lte(1_000_000))),
  requestedOn: z.optional(day),
  /** The last word between equals; its name where it is not said. */
  code: z.optional(code),
  /** Code of the quota it stands in; of none: in what no quota holds. */
  quota: z.optional(code),
});

export const rankRequests = defineCall({
  ...counted,
  method: 'POST',
  path: `${PATH}/loan/rank`,
  summary: 'Who gets a loan from a budget and why: by score, date and code or by a draw that anybody can repeat; nothing is stored',
  bodyLimit: 4 * 1024 * 1024,
  takes: { values: MOST_REQUESTS * 8 },
  body: z.strictObject({
    budget: z.strictObject({
      amount: rial,
      /** Percent of the amount by quota; 100 together at most. */
      quotas: z.optional(z.array(z.strictObject({ code, percent: decimal })).check(z.maxLength(MOST_QUOTAS))),
      /** Most that one request may ask for. */
      cap: z.optional(rial),
      /** `score`: score, date, code; `draw`: by the seed alone; `scoreDraw`: score, then the draw. By the seed where it is not said. */
      ranking: z.optional(z.enum(['score', 'draw', 'scoreDraw'])),
      /** What quotas leave goes to the next in the whole list, or stays with them. */
      remainders: z.optional(z.enum(['next', 'kept'])),
    }),
    requests: z.array(request).check(z.maxLength(MOST_REQUESTS)),
    seed: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  noChanges,
  reply: z.strictObject({
    /** By place, from 1. */
    places: z.array(
      z.strictObject({
        place: z.int(),
        request: text,
        amount: text,
        score: z.number(),
        /** sha256(seed + request) in hex, of a draw. */
        hash: optionalText,
        quota: optionalText,
        isFunded: z.boolean(),
        /** What it is paid from: its quota, what no quota holds, or what quotas left. */
        from: z.nullable(z.enum(['quota', 'open', 'remainder'])),
        explanation: text,
      }),
    ),
    /** What was paid out of each, by requests of its own and by those that its remainder paid. */
    quotas: z.array(z.strictObject({ code: text, amount: text, used: text, left: text })),
    used: text,
    left: text,
    /** sha256(seed): what is published before requests close. */
    seedHash: optionalText,
  }),
});

export const countPenalty = defineCall({
  ...counted,
  method: 'POST',
  path: `${PATH}/loan/penalty`,
  summary: 'What lateness costs: amount x (yearly rate + penalty points) x days / 36,000; nothing is stored',
  body: z.strictObject({
    /** What is unpaid. */
    amount: rial,
    /** Percent a year of the loan; of `penaltyRate` alone where the method says so. */
    yearlyRate: decimal,
    dueDate: day,
    paidOn: day,
    graceDays: z.optional(z.int().check(z.gte(0), z.lte(3650))),
    /** Points that lateness adds; six where it is not said. */
    penaltyRate: z.optional(decimal),
    method: z.optional(z.enum(PENALTY_METHODS)),
  }),
  noChanges,
  reply: z.strictObject({
    daysLate: z.int(),
    /** Days that are charged: none within the grace, then from the due date. */
    penaltyDays: z.int(),
    /** Percent a year that was charged. */
    penaltyRate: text,
    installmentPenaltyAmount: text,
    exactPenalty: text,
    payableInstallmentAmount: text,
    explanation: text,
  }),
});
