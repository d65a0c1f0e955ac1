import { expect, test } from 'vitest';
import { defaultSettings } from '../pay/pay-settings.rules.ts';
import { settingKeys, settingsBy, settingsFrom, takesText, textOf } from './profile.rules.ts';

const row = (key: string, value: string, fromDate: string, thruDate: string | null, distance = 0) => ({ key, value, fromDate, thruDate, distance, companyName: 'One' });

test('every setting of pay has a key, and its text is read back as it was', () => {
  expect(settingKeys.toSorted()).toEqual([...new Set([...Object.keys(defaultSettings), 'monthHours', 'taxInsuranceShare'])].toSorted());
  const settings = { ...defaultSettings, monthHours: 192, netRounding: 1000, eidiBase: [], overtimeBase: ['base'] };
  expect(settingsFrom(settingKeys.map((key) => ({ key, value: textOf(key, settings) })))).toEqual({ ...settings, taxInsuranceShare: undefined });
});

test('what is no key or no text of it any more counts for nothing', () => {
  expect(settingsFrom([row('constructor', 'x', '2026-03-21', null), row('monthBasis', 'fixed31', '2026-03-21', null)])).toEqual(defaultSettings);
  expect(takesText('monthHours', '219.9') && takesText('taxInsuranceShare', '2/7') && !takesText('taxInsuranceShare', '1.1')).toBe(true);
});

test('the nearest company counts, and months that are read alike have the same settings', () => {
  const by = settingsBy([row('netRounding', '1000', '2026-03-21', '2026-05-21'), row('netRounding', '10', '2026-03-21', null, 1)]);
  const [first, second, third] = [1, 2, 3].map((month) => by({ year: 1405, month }));
  expect([first?.netRounding, first === second, third?.netRounding]).toEqual([1000, true, 10]);
});
