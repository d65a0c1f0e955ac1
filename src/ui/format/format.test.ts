import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { parseRial } from '#kernel/rial/rial.ts';
import { defaultSettings } from '#kernel/settings/user-settings.ts';
import { useSettings } from '#ui/settings/settings-store.ts';
import messages from './format.messages.fa.ts';
import {
  formatBytes,
  formatCode,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPeriod,
  formatRial,
  moneyInWords,
  moneyUnitName,
  truncate,
} from './format.ts';
import { today } from './today.ts';

afterEach(() => {
  vi.useRealTimers();
  useSettings.setState(defaultSettings);
});

test('codes: digits become Persian, letters stay, IBANs are grouped', () => {
  expect(formatCode('100007')).toBe('\u06f1\u06f0\u06f0\u06f0\u06f0\u06f7');
  expect(formatCode('P09999')).toBe('P09999');
  expect(formatCode('K7F-204')).toBe('K7F-204');
  expect(formatCode('IR930990000000000000000001')).toBe('IR93 0990 0000 0000 0000 0000 01');
  expect(formatCode(null)).toBe('-');
});

test('numbers use the Persian separators and the true minus', () => {
  expect(formatNumber(-12500)).toBe('\u200e\u2212\u06f1\u06f2\u066c\u06f5\u06f0\u06f0');
  expect(formatNumber(1.9, 1)).toBe('\u06f1\u066b\u06f9');
  expect(formatRial('1234567890123456789')).toBe(formatNumber(1234567890123456789n));
});

test('dates are Jalali, instants are told in Tehran', () => {
  expect(formatDate('2026-11-20')).toBe('\u06f1\u06f4\u06f0\u06f5/\u06f0\u06f8/\u06f2\u06f9');
  expect(formatDate('2026-11-19T21:00:00Z')).toBe(formatDate('2026-11-20'));
  expect(formatDateTime('2026-11-18T05:50:00Z')).toContain('\u06f9:\u06f2\u06f0');
});

test('truncate keeps whole letters', () => {
  expect(truncate('abcdef', 3)).toBe('abc\u2026');
  expect(truncate('abc', 3)).toBe('abc');
});

test('with Latin digits every figure is Latin, its signs too', () => {
  useSettings.setState({ digits: 'latin' });
  expect(formatNumber(-12500)).toBe('\u200e\u221212,500');
  expect(formatNumber(1.9, 1)).toBe('1.9');
  expect(formatPercent(86)).toBe('86%');
  expect(formatRial('1234567')).toBe('1,234,567');
  expect(formatDate('2026-11-20')).toBe('1405/08/29');
  expect(formatCode('100007')).toBe('100007');
  const texts = [formatDateTime('2026-11-18T05:50:00Z'), formatLongDate('2026-11-20'), formatBytes(1_600_000)];
  expect(texts.join(' ')).toMatch(/9:20.*29.*1405.*1\.5/);
  expect(texts.join(' ')).not.toMatch(/[\u06f0-\u06f9]/);
});

test('amounts are shown in the chosen unit, to the last rial', () => {
  expect([moneyUnitName(), formatMoney('12345'), formatMoney(null)]).toEqual(['\u0631\u06cc\u0627\u0644', formatNumber(12345), '-']);
  useSettings.setState({ moneyUnit: 'toman' });
  expect(moneyUnitName()).toBe('\u062a\u0648\u0645\u0627\u0646');
  expect(formatMoney('12340')).toBe(formatNumber(1234));
  expect(formatMoney('12345')).toBe('\u06f1\u066c\u06f2\u06f3\u06f4\u066b\u06f5');
  expect(formatMoney('-5')).toBe('\u200e\u2212\u06f0\u066b\u06f5');
  expect(moneyInWords('0')).toBe(`\u0635\u0641\u0631 ${moneyUnitName()}`);
  expect(moneyInWords('15')).toBe('\u06cc\u06a9 \u062a\u0648\u0645\u0627\u0646 \u0648 \u067e\u0646\u062c \u0631\u06cc\u0627\u0644');
  useSettings.setState({ digits: 'latin' });
  expect(formatMoney('-12345')).toBe('\u200e\u22121,234.5');
});

test('an amount in tomans says the same rials as the amount itself', () => {
  useSettings.setState({ moneyUnit: 'toman' });
  const amount = fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n });
  fc.assert(
    fc.property(amount, (rials) => {
      const [tomans = '', rest = '0'] = formatMoney(rials).split('\u066b');
      return parseRial(`${tomans}${rest}`.replaceAll('\u066c', '')) === rials;
    }),
  );
});

test('today begins at midnight in Iran', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T20:29:59Z') });
  expect(today()).toBe('2026-11-20');
  vi.setSystemTime(Date.parse('2026-11-20T20:30:00Z'));
  expect(today()).toBe('2026-11-21');
});

test('a span of days names its ends, and where it has none says so', () => {
  const [from, thru] = ['2026-03-21', '2026-11-20'];
  expect(formatPeriod(from, thru)).toBe(messages.period(formatDate(from), formatDate(thru)));
  expect(formatPeriod(null, thru)).toBe(messages.period(messages.always, formatDate(thru)));
  expect(formatPeriod(from, undefined)).toBe(messages.period(formatDate(from), messages.endless));
});
