import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ratio } from './exact.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import type { Node } from './tree.ts';

const place = { from: fc.constant(0), to: fc.constant(0) };
const of = (model: Record<string, fc.Arbitrary<unknown>>) => fc.record({ ...place, ...model }) as fc.Arbitrary<Node>;
const is = (...kinds: string[]) => fc.constantFrom(...kinds);
const name = fc.constantFrom('a', 'b.c', 'base pay', 'let', '1st', '__proto__', '\u0645\u0632\u062f\u200c\u0645');
const { node } = fc.letrec<{ node: Node; atom: Node }>((tie) => ({
  atom: fc.oneof(
    of({
      is: is('number'),
      value: fc.oneof(
        fc.nat(),
        fc.nat().map((n) => ratio(BigInt(n), 1000n)),
      ),
    }),
    of({ is: is('flag'), value: fc.boolean() }),
    of({ is: is('text'), value: fc.string() }),
    of({ is: is('date'), iso: fc.constant('2026-05-21') }),
    of({ is: is('name'), name }),
  ),
  node: fc.oneof(
    { maxDepth: 4 },
    tie('atom'),
    of({ is: is('let'), name, value: tie('node'), body: tie('node') }),
    of({ is: is('if'), test: tie('node'), met: tie('node'), otherwise: tie('node') }),
    of({ is: is('not', 'minus', 'percent'), of: tie('node') }),
    of({ is: is('and', 'or'), left: tie('node'), right: tie('node') }),
    of({ is: is('compare'), by: is('=', '!=', '<', '<=', '>', '>='), left: tie('node'), right: tie('node') }),
    of({ is: is('in'), left: tie('node'), list: fc.array(tie('node'), { minLength: 1, maxLength: 3 }) }),
    of({ is: is('arithmetic'), by: is('+', '-', '*', '/', '^'), left: tie('node'), right: tie('node') }),
    of({ is: is('call'), name: is('min', 'round'), args: fc.array(tie('node'), { maxLength: 3 }) }),
  ),
}));
const bare = (tree: Node): unknown =>
  JSON.parse(JSON.stringify(tree, (key, inner) => (key === 'from' || key === 'to' ? undefined : typeof inner === 'bigint' ? `${inner}` : inner)));

test('what is printed of a tree is read as the same tree', () => {
  fc.assert(
    fc.property(node, (tree) => {
      const { tree: read, faults } = parse(print(tree));
      expect(faults).toEqual([]);
      expect(bare(read)).toEqual(bare(tree));
    }),
  );
});

test.each(['1 - (2 - 3)', '-2 ^ 2', '(-2) ^ 2', '2 ^ -2', 'not (a and b)', '[base pay] * 50%'])('%s needs its brackets and no more', (text) =>
  expect(print(parse(text).tree)).toBe(text),
);
