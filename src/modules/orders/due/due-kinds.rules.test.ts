import { expect, test } from 'vitest';
import { isTouched, lawKindsIn } from './due-kinds.rules.ts';

const figure = (kind: string, isConfirmed = true) => ({ kind, isConfirmed });
const before = [figure('LpHousing'), figure('LpTaxFlat')];

test('a year is due once all of what its formulas ask for is confirmed, whatever else waits', () => {
  const kinds = lawKindsIn(['law.LpHousing', 'max(orElse(EMPL_T_dailyWage, order.wage), 0)']);
  expect([...kinds].toSorted()).toEqual(['LpHousing', 'LpMinDailyWage', 'LpWageFactor', 'LpWageFixed']);
  expect(isTouched(kinds, [figure('LpHousing'), figure('LpTaxFlat', false)], before)).toBe(true);
  expect(isTouched(kinds, [figure('LpHousing'), figure('LpWageFactor', false)], before)).toBe(false);
  // that of the year before is not there yet
  expect(isTouched(kinds, [figure('LpWageFactor')], before)).toBe(false);
  expect(isTouched(kinds, [figure('LpTaxFlat')], [])).toBe(false);
});
