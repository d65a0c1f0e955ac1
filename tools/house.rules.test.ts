import { expect, test } from 'vitest';
import { arrowsIn, floorFaults, floors, importsOf, isCode, knots, linesOf, type Source } from './house.rules.ts';

const file = (path: string, text = ''): Source => ({ path, text });

test('imports for values are found by alias and by place, those of types are not', () => {
  const source = file(
    'src/platform/a/one.ts',
    `import type { A } from '#platform/b/a.ts';
import { type B, type C } from '../c/types.ts';
import { type D, e } from '../d/e.ts';
import f from './f.ts';
import * as g from '#kernel/g.ts';
export { h } from '#ui/h.ts';
import {
  i,
} from '../../modules/x/i.ts';
import z from 'zod';
`,
  );
  expect(importsOf(source)).toEqual(['src/platform/d/e.ts', 'src/platform/a/f.ts', 'src/kernel/g.ts', 'src/ui/h.ts', 'src/modules/x/i.ts']);
});

test('a knot is a group of slices that reach each other, over others too; tests tie none', () => {
  const arrows = arrowsIn('src/platform', [
    file('src/platform/a/a.ts', `import { b } from '#platform/b/b.ts';`),
    file('src/platform/b/b.ts', `import { c } from '../c/deep/c.ts';`),
    file('src/platform/c/deep/c.ts', `import { a } from '#platform/a/a.ts';`),
    file('src/platform/d/d.ts', `import { a } from '#platform/a/a.ts';`),
    file('src/platform/a/a.test.ts', `import { d } from '#platform/d/d.ts';`),
  ]);
  expect(knots(arrows)).toEqual([['a', 'b', 'c']]);
});

const arrowsOf = (arrows: Record<string, string[]>) => new Map(Object.entries(arrows).map(([from, to]) => [from, new Set(to)] as const));

test('a floor stands on those before it; a knot shares one', () => {
  expect(floors(arrowsOf({ roof: ['left'], left: ['right', 'ground'], right: ['left'], ground: [], cellar: [] }))).toEqual([['cellar', 'ground'], ['left', 'right'], ['roof']]);
});

test('a knot is refused unless it is listed, and the list only shrinks', () => {
  const knotted = arrowsOf({ a: ['b'], b: ['c'], c: ['a'], d: ['a'] });
  expect(floorFaults('p', knotted, [['a', 'b', 'c']])).toEqual([]);
  expect(floorFaults('p', knotted, [])).toEqual([expect.stringContaining('a, b, c came into the knot')]);
  expect(floorFaults('p', knotted, [['a', 'b']])).toEqual([expect.stringContaining('p: c came into the knot')]);
  expect(floorFaults('p', knotted, [['a', 'b', 'c', 'd']])).toEqual([expect.stringContaining('a, b, c, d is smaller now')]);
  expect(floorFaults('p', arrowsOf({ a: ['b'], b: [] }), [['a', 'b']])).toEqual([expect.stringContaining('a, b is smaller now')]);
  expect(
    floorFaults('p', knotted, [
      ['a', 'b'],
      ['c', 'x'],
    ]),
  ).toHaveLength(2);
});

test('a folder is counted by its code, without tests, words and pictures', () => {
  expect(['x.ts', 'x.tsx', 'x.css', 'x.sql', 'x.test.ts', 'x.page.test.tsx', 'x.journey.ts', 'x.messages.fa.ts', 'x.png'].filter((name) => isCode(`src/a/${name}`))).toEqual([
    'x.ts',
    'x.tsx',
    'x.css',
    'x.sql',
  ]);
  expect(linesOf([file('a', 'one\ntwo\n'), file('b', 'three\n')])).toBe(3);
});
