import { expect, test } from 'vitest';
import { toIso } from '#kernel/jalali/jalali.ts';
import { paymentDate } from './payment-day.rules.ts';

test.each([
  ['the day of the month', [1404, 7], { day: 25, isNextMonth: false }, [1404, 7, 25]],
  ['the last day of a shorter month', [1404, 12], { day: 31, isNextMonth: false }, [1404, 12, 29]],
  ['the last day of a leap month', [1403, 12], { day: 31, isNextMonth: false }, [1403, 12, 30]],
  ['a day of the month after', [1404, 7], { day: 5, isNextMonth: true }, [1404, 8, 5]],
  ['a day of the year after', [1404, 12], { day: 31, isNextMonth: true }, [1405, 1, 31]],
] as const)('%s', (_name, [year, month], of, [y, m, day]) => {
  expect(paymentDate({ year, month }, of)).toBe(toIso({ year: y, month: m, day }));
});
