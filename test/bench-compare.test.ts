/** What the bench says has become worse. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Line, linesOf, newestOf, type Result, worseLines } from '../bench/compare.rules.ts';

const line = (name: string, value: number, better: Line['better'] = 'smaller'): Line => ({ name, value, better, unit: 'ms' });

describe('worse by more than a tenth', () => {
  test('of what is better smaller', () => {
    const before = [line('a', 100), line('b', 100), line('c', 100), line('d', 100)];
    expect(worseLines(before, [line('a', 110), line('b', 111), line('c', 90), line('d', 200)]).map(({ name }) => name)).toEqual(['d', 'b']);
  });

  test('of what is better larger', () => {
    const before = [line('a', 40, 'larger'), line('b', 40, 'larger'), line('c', 40, 'larger')];
    expect(worseLines(before, [line('a', 36, 'larger'), line('b', 35.9, 'larger'), line('c', 80, 'larger')])).toMatchObject([{ name: 'b', before: 40, value: 35.9 }]);
  });

  test('lines that only one run has are not compared, nor those without a value', () => {
    expect(worseLines([line('gone', 1), line('nothing', 0)], [line('new', 100), line('nothing', 100)])).toEqual([]);
  });
});

const run = (flatPerSecond: number, share: number, p95: number): Result => ({
  ratios: [{ name: 'list', flat: { ratio: share, figures: { perSecond: flatPerSecond } } }],
  memory: { idleMb: 150, loadedMb: 170 },
  search: { people: 100, cases: [{ name: 'a name', p95 }] },
});

test('a machine half as fast makes nothing worse, a share that fell does', () => {
  expect(worseLines(linesOf(run(4_000, 0.4, 20)), linesOf(run(2_000, 0.4, 40)))).toEqual([]);
  const worse = worseLines(linesOf(run(4_000, 0.4, 20)), linesOf(run(2_000, 0.3, 60)));
  expect(worse.map(({ name }) => name)).toEqual(['100 people, a name, p95', 'list, of the flat table']);
});

test('the newest release is the last by its numbers, not by its letters', () => {
  expect(newestOf(['1.3.99.json', '1.3.144.json', '1.10.0.json', '1.9.200.json', 'growth.json', '2026-11-20.json'])).toBe('1.10.0.json');
  expect(newestOf(['growth.json'])).toBeUndefined();
});

test('the committed result is one that can be compared with', () => {
  const folder = new URL('../bench/results/', import.meta.url);
  const newest = newestOf(readdirSync(folder));
  const lines = linesOf(JSON.parse(readFileSync(new URL(String(newest), folder), 'utf8')) as Result);
  expect(lines.filter(({ value }) => !(value > 0))).toEqual([]);
  expect(lines.filter(({ better }) => better === 'larger')).toHaveLength(3);
});
