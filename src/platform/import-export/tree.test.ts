import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileRow } from './kind.define.ts';
import { growTree, type Standing } from './tree.rules.ts';

const rows = (...pairs: readonly (readonly [string, string | undefined])[]): FileRow[] => pairs.map(([code, parent], i) => ({ row: i + 2, values: { code, parent } }));
const grow = (list: readonly FileRow[], standing: readonly Standing[] = []) => growTree(list, 'code', 'parent', standing);

it('puts parents first and names the top', () => {
  const { ordered, top, faults } = grow(rows(['c', 'b'], ['a', undefined], ['b', 'a'], ['x', 'known']), [{ code: 'known', parent: null }]);
  expect(ordered.map(({ values }) => values['code'])).toEqual(['a', 'b', 'x', 'c']);
  expect([...top]).toEqual([
    [2, 'a'],
    [3, 'a'],
    [4, 'a'],
  ]);
  expect(faults).toEqual([]);
});

it('finds circles, what hangs below them and what lacks its parent', () => {
  const { faults, ordered } = grow(rows(['a', 'b'], ['b', 'a'], ['c', 'a'], ['d', 'nobody'], ['e', 'd'], ['f', undefined], ['g', 'g']));
  expect(faults).toEqual([
    { row: 2, fault: 'circle' },
    { row: 3, fault: 'circle' },
    { row: 4, fault: 'unknown' },
    { row: 5, fault: 'unknown' },
    { row: 6, fault: 'unknown' },
    { row: 8, fault: 'circle' },
  ]);
  expect(ordered.map(({ values }) => values['code'])).toEqual(['f']);
});

it('follows records of the database where the file says nothing else', () => {
  const standing = [
    { code: 'old', parent: 'top' },
    { code: 'top', parent: null },
    { code: 'mid', parent: 'low' },
  ];
  expect(grow(rows(['new', 'old']), standing)).toMatchObject({ faults: [], top: new Map() });
  expect(grow(rows(['top', 'old']), standing).faults).toEqual([{ row: 2, fault: 'circle' }]);
  expect(grow(rows(['low', 'mid'], ['mid', undefined]), standing).faults).toEqual([
    { row: 2, fault: 'circle' },
    { row: 3, fault: 'circle' },
  ]);
  expect(grow(rows(['old', 'a'], ['a', undefined]), standing).ordered.map(({ values }) => values['code'])).toEqual(['a', 'old']);
});

it('orders any set of rows so that no child comes before its parent, and loses none', () => {
  const links = fc.array(fc.option(fc.nat(30), { nil: undefined }), { minLength: 1, maxLength: 31 });
  fc.assert(
    fc.property(links, (parents) => {
      const list = rows(...parents.map((parent, i) => [String(i), parent === undefined ? undefined : String(parent)] as const));
      const { ordered, faults } = grow(list);
      expect(ordered.length + faults.length).toBe(list.length);
      const seen = new Set<string | undefined>([undefined]);
      for (const { values } of ordered) {
        expect(seen.has(values['parent'])).toBe(true);
        seen.add(values['code']);
      }
    }),
  );
});
