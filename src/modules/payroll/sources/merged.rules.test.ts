import { expect, test } from 'vitest';
import { mergeWages, mergeWork } from './merged.rules.ts';
import type { WageFact, WorkFact } from './pay-source.define.ts';

const at = (kind: string) => ({ kind, id: kind, number: null, day: null });
const wage = (kind: string, amount: number, from?: string, thru?: string, factor = 'base'): WageFact => ({
  ...{ employmentId: 'a', factor, amount, per: 'day', evidence: at(kind) },
  ...(from !== undefined && { from }),
  ...(thru !== undefined && { thru }),
});
const worked = (kind: string, employmentId: string, days: number): WorkFact => ({ employmentId, workFactor: 'mission', days, evidence: at(kind) });

test('a wage counts on the days that no source before it covers', () => {
  const merged = mergeWages([[wage('order', 9, '2026-05-10', '2026-05-20')], [wage('contract', 5, '2026-01-01')]]);
  expect(merged.map(({ amount, from, thru, evidence: { kind } }) => [kind, amount, from, thru])).toEqual([
    ['order', 9, '2026-05-10', '2026-05-20'],
    ['contract', 5, '2026-01-01', '2026-05-09'],
    ['contract', 5, '2026-05-21', undefined],
  ]);
});

test('a source without an end covers all that follows, and says nothing of another factor', () => {
  const merged = mergeWages([[wage('order', 9, '2026-05-10')], [wage('contract', 5), wage('item', 2, undefined, undefined, 'extra')]]);
  expect(merged.map(({ evidence: { kind }, from, thru }) => [kind, from, thru])).toEqual([
    ['order', '2026-05-10', undefined],
    ['contract', undefined, '2026-05-09'],
    ['item', undefined, undefined],
  ]);
});

test('two spans of one source stand beside each other', () => {
  const merged = mergeWages([[wage('contract', 5, '2026-01-01', '2026-03-20'), wage('contract', 6, '2026-03-21')], [wage('plan', 1, '2026-02-01', '2026-04-01')]]);
  expect(merged.map(({ evidence: { kind } }) => kind)).toEqual(['contract', 'contract']);
});

test('the work of a month is that of the first source which knows of it, of each for themselves', () => {
  const merged = mergeWork([[worked('clock', 'a', 2)], [worked('sheet', 'a', 3), worked('sheet', 'b', 4), worked('sheet', 'b', 1)]]);
  expect(merged.map(({ employmentId, days, evidence: { kind } }) => [employmentId, kind, days])).toEqual([
    ['a', 'clock', 2],
    ['b', 'sheet', 4],
    ['b', 'sheet', 1],
  ]);
});
