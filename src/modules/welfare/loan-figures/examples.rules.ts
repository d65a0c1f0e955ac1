/** Questions about loans as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { computeInstallments, countPenalty, judgeEligibility, rankRequests } from './figures.contract.ts';

const loan = { finalLoanAmount: '100000000', finalInstallmentNumber: 12, requestMeetDate: '2026-03-21' };

export const computeExamples: Readonly<Record<string, BodyInput<typeof computeInstallments>>> = {
  'a bank loan at 18 percent': { ...loan, terms: { yearlyRate: '18', method: 'Annuity' } },
  'the old simple profit, rounded up to ten thousand rials': { ...loan, terms: { yearlyRate: '18', method: 'SimpleProfit', rounding: { mode: 'up', unit: '10000' } } },
  'interest-free with a fee of four percent a year on the balance, after three months of breathing': {
    ...loan,
    terms: { yearlyRate: '0', method: 'InterestFree', breathingMonths: 3, feeRate: '4', feeMode: 'yearlyBalance' },
  },
};

const requests = [
  { request: 'r1', amount: '300000000', score: 80, requestedOn: '2026-04-01', quota: 'north' },
  { request: 'r2', amount: '400000000', score: 80, requestedOn: '2026-03-29', quota: 'north' },
  { request: 'r3', amount: '200000000', score: 60, requestedOn: '2026-03-25', quota: 'south' },
];
const budget = {
  amount: '1000000000',
  quotas: [
    { code: 'north', percent: '60' },
    { code: 'south', percent: '40' },
  ],
};

export const rankExamples: Readonly<Record<string, BodyInput<typeof rankRequests>>> = {
  'by score and date, what quotas leave goes to the next': { budget, requests },
  'a draw': { budget, requests, seed: 'seed of the meeting of 1405/01/20' },
};

/** Stands in examples for a loan of the own company. */
export const EXAMPLE_LOAN = '01900000-0000-7000-8000-000000000023';

export const eligibilityExamples: Readonly<Record<string, BodyInput<typeof judgeEligibility>>> = {
  'three years of service': { welfareId: EXAMPLE_LOAN, facts: { 'employment.serviceYears': 3, 'person.age': 31 } },
};

export const penaltyExamples: Readonly<Record<string, BodyInput<typeof countPenalty>>> = {
  'twenty days late after five days of grace': { amount: '9145833', yearlyRate: '18', dueDate: '2026-04-21', paidOn: '2026-05-11', graceDays: 5 },
};
