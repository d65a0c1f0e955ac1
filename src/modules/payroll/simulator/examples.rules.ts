/** Questions about pay as outside programs ask them, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type * as calls from './simulator.contract.ts';

type Examples<C extends keyof typeof calls> = Readonly<Record<string, BodyInput<(typeof calls)[C]>>>;

const married = { hireDate: '2024-03-20', isMarried: true, children: 2, insuredDays: 900 };
/** The first month of 1405 as it was paid. */
const paid = [
  { code: 'base', amount: '171797350' },
  { code: 'housing', amount: '30000000' },
  { code: 'grocery', amount: '22000000' },
];

export const simulateExamples: Examples<'simulatePay'> = {
  'the least wage with ten hours of overtime': { year: 1405, month: 1, facts: married, work: [{ workFactor: 'overtime', minutes: 600 }] },
  'a raise within the month, a loan and a fund': {
    year: 1405,
    month: 1,
    facts: { ...married, dailyWage: '6000000' },
    wages: [{ factor: 'base', amount: '7000000', per: 'day', from: '2026-04-10' }],
    lines: [
      { code: 'fund', amount: '1000000', isDeduct: 'Y', rank: 1 },
      { code: 'loan', amount: '20000000', isDeduct: 'Y', rank: 2 },
    ],
  },
  'a paid month counted anew': { year: 1405, month: 2, facts: married, before: [{ year: 1405, month: 1, taxable: '220000000', tax: '0', paid }] },
  'other readings of the law, another flag and a figure of one’s own': {
    year: 1405,
    month: 7,
    facts: { ...married, dailyWage: '30000000' },
    settings: { monthBasis: 'fixed30', taxMethod: 'monthly', taxInsuranceShare: '1', netRounding: 1000 },
    flags: { child: { taxed: false } },
    parameters: [{ kind: 'LpGrocery', amount: '30000000' }],
  },
};

export const taxExamples: Examples<'taxCalculator'> = {
  'of a month': { year: 1405, month: 1, taxable: '900000000' },
  'of a year': { year: 1405, annual: true, taxable: '10800000000' },
  'month after month': { year: 1405, months: ['900000000', '1200000000', '900000000'], method: 'cumulative' },
};
export const insuranceExamples: Examples<'insuranceCalculator'> = { 'above the ceiling': { year: 1405, days: 31, insurable: '2000000000', hardWork: true } };
export const premiumExamples: Examples<'premiumCalculator'> = {
  'an hour of overtime': { year: 1405, workFactor: 'overtime', minutes: 60, base: { base: '166255500', seniority: '5000000' } },
  'a month of shifts': { year: 1405, workFactor: 'shiftTwo', days: 30, base: { base: '166255500' } },
};
export const eidiExamples: Examples<'eidiCalculator'> = { 'of a whole year': { year: 1405, dailyWage: '5541850', from: '2026-03-21', thru: '2027-03-20' } };
export const severanceExamples: Examples<'severanceCalculator'> = { 'of three years and some days': { dailyWage: '5541850', from: '2023-03-21', thru: '2026-05-21' } };
export const leavePayExamples: Examples<'leavePayCalculator'> = { 'of nine days': { dailyWage: '5541850', days: 9 } };
export const wageDecreeExamples: Examples<'wageDecreeCalculator'> = { 'of 1405': { year: 1405, dailyWage: '4000000' } };
export const seniorityExamples: Examples<'seniorityCalculator'> = { 'of two years': { hireDate: '2024-03-20', asOf: '2026-03-21' } };
