import { afterEach, expect, test } from 'vitest';
import { defaultSettings } from '#kernel/settings/user-settings.ts';
import { useSettings } from '#ui/settings/settings-store.ts';
import { formatBytes, formatCode, formatDate, formatDateTime, formatLongDate, formatNumber, formatPercent, formatRial, truncate } from './format.ts';

afterEach(() => useSettings.setState(defaultSettings));

test('codes: digits become Persian, letters stay, IBANs are grouped', () => {
  expect(formatCode('100007')).toBe('\u06f1\u06f0\u06f0\u06f0\u06f0\u06f7');
  expect(formatCode('P09999')).toBe('P09999');
  expect(formatCode('K7F-204')).toBe('K7F-204');
  expect(formatCode('IR930990000000000000000001')).toBe('IR93 0990 0000 0000 0000 0000 01');
  expect(formatCode(null)).toBe('-');
});

test('numbers use the Persian separators and the true minus', () => {
  expect(formatNumber(-12500)).toBe('\u2212\u06f1\u06f2\u066c\u06f5\u06f0\u06f0');
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
  expect(formatNumber(-12500)).toBe('\u221212,500');
  expect(formatNumber(1.9, 1)).toBe('1.9');
  expect(formatPercent(86)).toBe('86%');
  expect(formatRial('1234567')).toBe('1,234,567');
  expect(formatDate('2026-11-20')).toBe('1405/08/29');
  expect(formatCode('100007')).toBe('100007');
  const texts = [formatDateTime('2026-11-18T05:50:00Z'), formatLongDate('2026-11-20'), formatBytes(1_600_000)];
  expect(texts.join(' ')).toMatch(/9:20.*29.*1405.*1\.5/);
  expect(texts.join(' ')).not.toMatch(/[\u06f0-\u06f9]/);
});
