import { expect, test } from 'vitest';
import { findHostility, MAX_DEPTH, MAX_NODES, MAX_TEXT } from './hostile.ts';

function nested(depth: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = { in: value };
  return value;
}

test.each([
  ['NUL', { name: 'a\u0000b' }, { kind: 'characters', field: 'name' }],
  ['a lone surrogate', ['\ud800'], { kind: 'characters', field: '0' }],
  ['an override of direction', { a: { b: 'x\u202ey' } }, { kind: 'characters', field: 'a.b' }],
  ['a hostile key', { 'a\u0000': 1 }, { kind: 'characters' }],
  ['a prototype key', JSON.parse('{"__proto__": {"admin": true}}'), { kind: 'key' }],
  ['a text that is too long', 'x'.repeat(MAX_TEXT + 1), { kind: 'length', field: '' }],
  ['a text at the limit', 'x'.repeat(MAX_TEXT), undefined],
  ['nesting at the limit', nested(MAX_DEPTH), undefined],
  ['nesting beyond it', nested(MAX_DEPTH + 1), { kind: 'depth' }],
  ['nesting of a million', nested(1_000_000), { kind: 'depth' }],
  ['more values than anybody sends', Array.from({ length: MAX_NODES + 1 }, () => 1), { kind: 'nodes' }],
  ['Persian with ZWNJ', { name: '\u0645\u06cc\u200c\u0634\u0648\u062f' }, undefined],
  ['nothing', undefined, undefined],
])('%s', (_, value, expected) => {
  expect(findHostility(value)).toEqual(expected);
});
