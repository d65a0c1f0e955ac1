/** How outside programs ask the formulas, for the document of all calls. */
import type { BodyInput } from '#kernel/call.ts';
import type { executeFormulas } from './execute.contract.ts';
import type { checkFormulaText } from './formula.contract.ts';

export const checkExamples: Readonly<Record<string, BodyInput<typeof checkFormulaText>>> = {
  'a text with names of one’s own': { text: 'if score >= 80 then base * 10% else 0', names: { score: 'number', base: 'number' } },
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
  'the law of a day': { formulas: [{ code: 'cap', text: 'law.LpInsuranceCap * 30' }], values: {}, asOf: '2026-05-21' },
};
