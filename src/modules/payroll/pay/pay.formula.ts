/** What payroll gives to the language: the length of service by which an end of service is paid. */
import { add, divide } from '#kernel/formula/exact.ts';
import { defineFormulaFunction } from '#platform/formula/formula.define.ts';
import messages from './pay-formula.messages.fa.ts';
import { serviceOf } from './service.rules.ts';

const words = messages.formula;
const takes = [
  { title: words.from, type: 'date' },
  { title: words.thru, type: 'date' },
] as const;

/** A service that ends before it begins has no length. */
export const serviceYears = defineFormulaFunction({
  ...words.serviceYears,
  ...{ code: 'pay.serviceYears', takes, gives: 'number' },
  examples: [
    { text: 'pay.serviceYears(#1400/01/01#, #1402/12/29#)', result: '3' },
    { text: 'pay.serviceYears(#1403/01/01#, #1404/03/11#)', result: '1 + 73 / 365' },
  ],
  run: ({ date: from }, { date: thru }) => {
    if (thru < from) return undefined;
    const { years, rest, restYear } = serviceOf(from, thru);
    return add(years, divide(rest, restYear));
  },
});

export const serviceMonths = defineFormulaFunction({
  ...words.serviceMonths,
  ...{ code: 'pay.serviceMonths', takes, gives: 'number', unit: 'count' },
  examples: [{ text: 'pay.serviceMonths(#1404/07/15#, #1405/02/14#)', result: '7' }],
  run: ({ date: from }, { date: thru }) => (thru < from ? undefined : serviceOf(from, thru).months),
});
