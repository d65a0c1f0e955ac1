/** The Jalali month that something is counted for, the one the day lies in. */
import type { Value } from '#kernel/formula/values.ts';
import { daysInMonth, isLeapYear, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { defineVocabulary, type FormulaName } from './formula.define.ts';
import messages from './period.messages.fa.ts';

const words = messages.formula;

const name = (word: keyof typeof words.names, more: Pick<FormulaName, 'type' | 'unit'>): FormulaName => ({
  code: `period.${word}`,
  title: words.names[word],
  class: 'public',
  ...more,
});

export const period = defineVocabulary({
  of: 'day',
  code: 'period',
  title: words.title,
  names: [
    name('day', { type: 'date' }),
    name('firstDay', { type: 'date' }),
    name('lastDay', { type: 'date' }),
    name('length', { type: 'number', unit: 'day' }),
    name('month', { type: 'number' }),
    name('year', { type: 'number' }),
    name('yearLength', { type: 'number', unit: 'day' }),
  ],
  read: async ({ day }) => {
    const { year, month } = toJalali(day);
    const length = daysInMonth(year, month);
    return new Map<string, Value>([
      ['period.day', { date: day }],
      ['period.firstDay', { date: toIso({ year, month, day: 1 }) }],
      ['period.lastDay', { date: toIso({ year, month, day: length }) }],
      ['period.length', length],
      ['period.month', month],
      ['period.year', year],
      ['period.yearLength', isLeapYear(year) ? 366 : 365],
    ]);
  },
});
