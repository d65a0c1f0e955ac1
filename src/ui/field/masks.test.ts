import { expect, test } from 'vitest';
import { codeMask, dateMask, digitsMask, foldLetters, integerMask } from './masks.ts';

test('Arabic letters are folded', () => {
  expect(foldLetters('\u0643\u064a\u0649')).toBe('\u06a9\u06cc\u06cc');
});

test('digits of any keyboard are stored as ASCII', () => {
  expect(digitsMask.store('\u06f0\u0661a2-')).toBe('012');
  expect(digitsMask.show('012')).toBe('\u06f0\u06f1\u06f2');
});

test('codes are shown in Persian digits until they have a letter', () => {
  expect(['1007', 'J90'].map(codeMask.show)).toEqual(['\u06f1\u06f0\u06f0\u06f7', 'J90']);
  expect(codeMask.store('J\u06f9\u06f0')).toBe('J90');
});

test('integers lose leading zeros and may be grouped', () => {
  expect(integerMask(true).store('\u06f0\u06f0\u06f1\u066c\u06f2\u06f3\u06f4')).toBe('1234');
  expect(integerMask(true).show('1234')).toBe('\u06f1\u066c\u06f2\u06f3\u06f4');
});

test.each([
  ['1405', '1405'],
  ['14050', '1405/0'],
  ['14050827', '1405/08/27'],
  ['1405/8/7', '1405/8/7'],
  ['1405/0827', '1405/08/27'],
  ['1405-8-', '1405/8/'],
  ['\u06f1\u06f4\u06f0\u06f5.\u06f8', '1405/8'],
  ['140508271', '1405/08/27'],
])('date typing %s', (raw, stored) => {
  expect(dateMask.store(raw)).toBe(stored);
});
