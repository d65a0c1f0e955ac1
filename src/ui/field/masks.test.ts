import { expect, test } from 'vitest';
import { clockMask, codeMask, codeMasks, dateMask, dateTimeMask, digitsMask, directionOf, foldLetters, numberMask } from './masks.ts';

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
  expect(numberMask({ isGrouped: true }).store('\u06f0\u06f0\u06f1\u066c\u06f2\u06f3\u06f4')).toBe('1234');
  expect(numberMask({ isGrouped: true }).show('1234')).toBe('\u06f1\u066c\u06f2\u06f3\u06f4');
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

const float = numberMask({ decimals: 2 });

test.each([
  ['007', '7'],
  ['0.5', '0.5'],
  ['.5', '.5'],
  ['12\u066b345', '12.34'],
  ['\u06f1\u06f2/\u0663', '12.3'],
  ['1,5', '1.5'],
  ['1,234,567.8', '1234567.8'],
  ['1.2.3', '1.23'],
  ['-4', '4'],
  ['a', ''],
])('float typing %s', (raw, stored) => {
  expect(float.store(raw)).toBe(stored);
});

test('a minus is taken only where numbers below nought are', () => {
  const signed = numberMask({ isSigned: true });
  expect([signed.store('-12'), signed.store('\u2212\u06f5'), signed.store('1-2')]).toEqual(['-12', '-5', '12']);
  expect(signed.show('-5')).toBe('\u2212\u06f5');
});

test.each([
  [2, true, '08', '08'],
  [2, true, '083', '08:3'],
  [2, true, '0830', '08:30'],
  [2, true, '08:305', '08:30'],
  [2, true, '\u06f8:\u0663\u0660', '08:30'],
  [2, true, '8h30', '83:0'],
  [4, false, '0123', '0123'],
  [4, false, '012345', '0123:45'],
  [4, false, '12:5', '12:5'],
])('time typing with %i digits of hours (%s) %s', (digits, isPadded, raw, stored) => {
  expect(clockMask(digits, isPadded).store(raw)).toBe(stored);
});

test.each([
  ['1405/08/27 ', '1405/08/27 '],
  ['1405/8/7 9:20', '1405/8/7 09:20'],
  ['140508270920', '1405/08/27 09:20'],
  ['1405/08/270', '1405/08/27 0'],
])('typing a date with time %s', (raw, stored) => {
  expect(dateTimeMask.store(raw)).toBe(stored);
});

test('codes in groups of four; IR and the digits of a Sheba come as they are pasted', () => {
  const { sheba, bankCard, mobile, nationalCode } = codeMasks;
  expect(sheba.store('IR93 0990')).toBe('IR930990');
  expect(sheba.store('\u06f9\u06f3')).toBe('IR93');
  expect(sheba.store('IR')).toBe('');
  expect(sheba.show('IR9309901')).toBe('IR93 0990 1');
  expect(bankCard.show(bankCard.store('6037-9912'))).toBe('\u06f6\u06f0\u06f3\u06f7 \u06f9\u06f9\u06f1\u06f2');
  expect(mobile.store('+98 (912) 345')).toBe('+98912345');
  expect(nationalCode.store('12345678901')).toBe('1234567890');
});

test('text says its own direction; the name of a value in braces says nothing of it', () => {
  const said = '\u062a\u0623\u06cc\u06cc\u062f';
  expect(['', '12', said, 'approved', `{what} ${said}`, '{what} approved', '{what}'].map(directionOf)).toEqual([
    undefined,
    undefined,
    'auto',
    'auto',
    undefined,
    'auto',
    undefined,
  ]);
});
