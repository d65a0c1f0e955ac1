import { expect, test } from 'vitest';
import { beyondContract, daysFault, probationEnd, renewedDays, thresholdOf, thruOf } from './contract.rules.ts';

test.each([
  // 1405/01/01 and a year; 1405 is a common year
  ['2026-03-21', 12, '2027-03-20'],
  // 1405/07/01 and three months
  ['2026-09-23', 3, '2026-12-21'],
  // 1405/06/31 and one month: to the end of Mehr, which has thirty days
  ['2026-09-22', 1, '2026-10-22'],
])('%s and %i Jalali months end on %s', (from, months, thru) => expect(thruOf(from, months)).toBe(thru));

test('a contract goes on from the day after the one before, for months or without an end', () => {
  expect(renewedDays('2027-03-20', 6)).toEqual({ from: '2027-03-21', thru: '2027-09-22' });
  expect(renewedDays('2027-03-20', null)).toEqual({ from: '2027-03-21', thru: null });
});

test('probation counts its first day, and a type without has no end of it', () => {
  expect([probationEnd('2026-03-21', 30), probationEnd('2026-03-21', 0)]).toEqual(['2026-04-19', null]);
});

const employment = { from: '2026-03-21', thru: '2028-03-19' };
test.each([
  [{ from: '2026-03-20', thru: null }, null, 'beforeHire'],
  [{ from: '2026-03-21', thru: '2028-03-20' }, null, 'afterLeaving'],
  [{ from: '2026-03-21', thru: null }, 12, 'needsEnd'],
  [{ from: '2026-03-21', thru: '2027-03-21' }, 12, 'tooLong'],
  [{ from: '2026-03-21', thru: '2027-03-20' }, 12, undefined],
  [{ from: '2026-03-21', thru: null }, null, undefined],
] as const)('%o of a type of %o months: %s', (days, longest, fault) => expect(daysFault(days, longest, employment)).toBe(fault));

const contract = { from: '2026-03-21', thru: '2027-03-20' };
test.each([
  ['within', { from: '2026-04-01', thru: '2027-03-20' }, contract, false],
  ['without an end of its own', { from: '2026-04-01', thru: null }, contract, false],
  ['behind the end', { from: '2026-04-01', thru: '2027-03-21' }, contract, true],
  ['after it', { from: '2027-03-21', thru: null }, contract, true],
  ['before it', { from: '2026-03-20', thru: '2026-04-01' }, contract, true],
  ['without a contract', { from: '2026-04-01', thru: null }, undefined, true],
  ['of one without an end', { from: '2030-04-01', thru: '2031-01-01' }, { from: '2026-03-21', thru: null }, false],
] as const)('an order %s', (_name, order, of, isBeyond) => expect(beyondContract(order, of)).toBe(isBeyond));

test('the nearest threshold is told, none before and none after the end', () => {
  expect([61, 60, 31, 30, 16, 15, 0, -1].map(thresholdOf)).toEqual([undefined, 60, 60, 30, 30, 15, 15, undefined]);
});
