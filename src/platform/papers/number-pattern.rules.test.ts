/** Numbers of papers as a company writes them. */
import { expect, test } from 'vitest';
import { patternFault, writtenNumber } from './number-pattern.rules.ts';

const paper = { year: 1405, number: 12, series: 'H' };

test('a number is written by its pattern, and never cut', () => {
  expect([null, '{year}/{series}/{number:5}', '\u06a9-{year2}.{number}', '{number:1}/{year}'].map((pattern) => writtenNumber(pattern, paper))).toEqual([
    '1405/12',
    '1405/H/00012',
    '\u06a9-05.12',
    '12/1405',
  ]);
  expect(writtenNumber('{year}{number:2}', { ...paper, number: 1234 })).toBe('14051234');
});

test('a pattern without year or number, or with what nobody knows, is refused', () => {
  const asked = ['{number}', '{year}', '{year}/{number:0}', '{year}/{number}/{unit}', '{year}<{number}', '{year}/{number}', '{year2}-{number:9}'];
  expect(asked.map(patternFault)).toEqual(['noYear', 'noNumber', 'unknownPart', 'unknownPart', 'unknownPart', undefined, undefined]);
});
