/** How outside programs ask the formulas, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { executeFormulas } from './execute.contract.ts';
import type { checkFormulaText } from './formula.contract.ts';

/** Stands for an employment within the rows of whoever asks. */
export const EXAMPLE_EMPLOYMENT = '01900000-0000-7000-8000-000000000001';

export const checkExamples: Readonly<Record<string, BodyInput<typeof checkFormulaText>>> = {
  'a text with names of one’s own': { text: 'if score >= 80 then base * 10% else 0', names: { score: 'number', base: 'number' } },
  'a text for a use, with two faults': { text: 'law.LpInsuranceCap * dayz + "A"', use: 'pay.factor' },
};

export const executeExamples: Readonly<Record<string, BodyInput<typeof executeFormulas>>> = {
  'two formulas, one resting on the other': {
    formulas: [
      { code: 'tax', text: 'brackets(income, steps)', rounding: { unit: '1', mode: 'half' } },
      { code: 'net', text: 'income - tax' },
    ],
    values: { income: '600000000' },
    tables: {
      steps: {
        keys: ['band'],
        columns: ['rate'],
        rows: [
          { keys: ['400000000'], values: ['0'] },
          { keys: [null], values: ['0.1'] },
        ],
      },
    },
    explain: true,
  },
  'days, records and exact ratios': {
    formulas: [{ code: 'x', text: 'count(children, age < 18) * 2 / 7 + months(begun, until)' }],
    values: { children: [{ age: '4' }, { age: '20' }], begun: { date: '2025-03-21' }, until: { date: '2026-03-21' } },
  },
  'a person on a day, explained; what is given wins over what is known': {
    formulas: [
      { code: 'years', text: 'min(employment.serviceYears, 30)' },
      { code: 'grant', text: 'years * rate * (1 + count(family.children, age < 18) * 10%)', rounding: { unit: '1000', mode: 'half' } },
    ],
    ask: ['grant'],
    values: { rate: '2500000', 'family.children': [{ age: '4' }, { age: '20' }] },
    partyRelationshipId: EXAMPLE_EMPLOYMENT,
    asOf: '2026-05-21',
    explain: true,
  },
  'the law of a day': { formulas: [{ code: 'cap', text: 'law.LpInsuranceCap * 30' }], values: {}, asOf: '2026-05-21' },
};
