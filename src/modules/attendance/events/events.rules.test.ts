import { describe, expect, test } from 'vitest';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import { cleanCard, readPress, wallTimeOf } from './events.rules.ts';

const TODAY = '2026-11-27';

describe('what can be a press', () => {
  test.each([
    ['00123', '123'],
    [toPersianDigits('00123'), '123'],
    [' A-7 ', 'A-7'],
    ['000', '0'],
    ['0A1', '0A1'],
    ['', undefined],
    ['12 3', undefined],
    ["1';--", undefined],
    ['1'.repeat(41), undefined],
  ])('the card %j is compared as %j', (told, card) => expect(cleanCard(told)).toBe(card));

  test.each([
    ['2026-11-26T07:58:31', { card: '7', at: '2026-11-26T07:58:31', key: '' }],
    ['2026-11-26 07:58', { card: '7', at: '2026-11-26T07:58:00', key: '' }],
    [toPersianDigits('2026-11-26 07:58:01'), { card: '7', at: '2026-11-26T07:58:01', key: '' }],
    ['2026-02-29T07:58:31', 'badTime'],
    ['2026-11-26T24:00:00', 'badTime'],
    ['2026-11-26T07:58:31Z', 'badTime'],
    ['yesterday', 'badTime'],
    ['2000-01-01T00:00:00', 'outOfTime'],
    ['2026-12-28T23:59:59', { card: '7', at: '2026-12-28T23:59:59', key: '' }],
    ['2026-12-29T00:00:00', 'outOfTime'],
  ])('at %j is %j', (at, expected) => expect(readPress({ card: '7', at }, TODAY)).toEqual(expected));

  test('a key is a short code, or nothing', () => {
    expect(readPress({ card: '7', at: '2026-11-26T07:58:31', key: toPersianDigits('4') }, TODAY)).toMatchObject({ key: '4' });
    expect(readPress({ card: '7', at: '2026-11-26T07:58:31', key: 'in and out' }, TODAY)).toBe('badKey');
  });
});

test('moments are shown as clocks of Tehran show them', () => {
  expect(wallTimeOf(Date.parse('2026-03-20T20:29:59Z'))).toBe('2026-03-20T23:59:59');
  expect(wallTimeOf(Date.parse('2026-03-20T20:30:00Z'))).toBe('2026-03-21T00:00:00');
});
