import { expect, test } from 'vitest';
import { isIsoDate } from '#kernel/jalali/jalali.ts';
import { birthDaysNear, birthdayWithin } from './birthdays.rules.ts';

test('a birthday is the Jalali one, also where the Gregorian day moved', () => {
  // 20 Ordibehesht 1360 is 10 May 1981; 20 Ordibehesht 1405 is 10 May 2026
  expect(birthdayWithin('1981-05-10', '2026-05-10', 7)).toBe('2026-05-10');
  expect(birthdayWithin('1981-05-16', '2026-05-10', 7)).toBe('2026-05-16');
  expect(birthdayWithin('1981-05-17', '2026-05-10', 7)).toBeUndefined();
  expect(birthdayWithin('1981-05-09', '2026-05-10', 7)).toBeUndefined();
  // 30 Esfand 1399, kept on 29 Esfand 1404
  expect(birthdayWithin('2021-03-20', '2026-03-18', 7)).toBe('2026-03-20');
});

test('the Gregorian days that are read cover every Jalali birthday', () => {
  for (let year = 1940; year < 2010; year++)
    for (const day of ['01-01', '02-28', '02-29', '03-01', '03-19', '03-20', '03-21', '05-10', '05-12', '12-30']) {
      const birth = `${year}-${day}`;
      if (!isIsoDate(birth)) continue;
      for (const today of ['2026-02-23', '2027-02-27', '2028-02-25', '2026-05-10', '2026-03-18', '2025-03-20', '2028-12-30'])
        if (birthdayWithin(birth, today, 7)) expect(birthDaysNear(today, 7)).toContain(birth);
    }
  expect(birthDaysNear('2027-02-27', 2).filter((day) => day.startsWith('1980') || day.startsWith('1981'))).toEqual([
    '1980-02-25',
    '1980-02-26',
    '1980-02-27',
    '1980-02-28',
    '1980-02-29',
    '1980-03-01',
    '1980-03-02',
    '1981-02-25',
    '1981-02-26',
    '1981-02-27',
    '1981-02-28',
    '1981-03-01',
    '1981-03-02',
  ]);
});
