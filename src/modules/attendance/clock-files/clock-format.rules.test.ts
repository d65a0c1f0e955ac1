import { describe, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { attlog, type ClockFormat, fixedJalali, placeFits, readLines, sheetOf } from './clock-format.rules.ts';

const pressOf = (line: string, format: ClockFormat) => {
  const [read] = readLines(line, format);
  return read?.press ?? read?.fault;
};

describe('attlog of ZK clocks', () => {
  test.each([
    ['     1001\t2026-05-10 07:58:31\t0\t1\t0\t0', { card: '1001', at: '2026-05-10 07:58:31', key: '0' }],
    ['1001\t2026-5-1 7:05:09\t4\t15\t0', { card: '1001', at: '2026-05-01 07:05:09', key: '4' }],
    ['1001\t2026-02-29 07:58:31\t0', 'noDate'],
    ['1001\t2026-02-28 24:58:31\t0', 'noTime'],
    ['\t2026-02-28 23:58:31\t0', 'noCard'],
    ['anything', 'noDate'],
  ])('%j is %j', (line, expected) => expect(pressOf(line, attlog)).toEqual(expected));
});

describe('fixed places, Jalali', () => {
  test.each([
    ['0000100105022007580', { card: '00001001', at: '2026-05-10 07:58:00', key: '0' }],
    // 1404 is no leap year, 1403 is one
    ['0000100104123023591', 'noDate'],
    ['0000100103123000001', { card: '00001001', at: '2025-03-20 00:00:00', key: '1' }],
    ['0000100199010106001', { card: '00001001', at: '2020-03-20 06:00:00', key: '1' }],
    ['0000100105133000001', 'noDate'],
    ['0000100105022024601', 'noTime'],
  ])('%j is %j', (line, expected) => expect(pressOf(line, fixedJalali)).toEqual(expected));
});

test('columns apart, Persian digits, the hour in a column of its own, lines before the first', () => {
  const format: ClockFormat = { ...attlog, separator: 'semicolon', calendar: 'jalali', cardAt: '2', dateAt: '3', timeAt: '4', keyAt: null, skipLines: 1 };
  expect(readLines(`name;card;date;hour\r\n"A";"7";${toPersianDigits('1405/02/20;07:58')}\r\n\r\n`, format)).toMatchObject([
    { line: 2, press: { card: '7', at: '2026-05-10 07:58:00', key: '' } },
  ]);
  const spaced: ClockFormat = { ...attlog, separator: 'space' };
  expect(pressOf(' 7  2026-05-10   07:58:31 0', { ...spaced, keyAt: '4' })).toEqual({ card: '7', at: '2026-05-10 07:58:31', key: '0' });
});

test('places fit their separator', () => {
  expect([placeFits('3', 'tab'), placeFits('1-8', 'fixed'), placeFits('1-8', 'tab'), placeFits('3', 'fixed'), placeFits('8-1', 'fixed'), placeFits('0', 'tab')]).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('the sheet holds what was read, and no cell leaves its place', () => {
  const lines = readLines('7\t2026-05-10 07:58:31\ta"b,c\nbroken', attlog);
  expect(sheetOf('GATE', lines)).toBe('device,card,at,key\r\nGATE,7,2026-05-10 07:58:31,"a""b,c"');
});
