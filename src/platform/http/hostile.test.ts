import { expect, test } from 'vitest';
import { findHostility, MAX_DEPTH, MAX_NODES, MAX_TEXT } from './hostile.rules.ts';

function nested(depth: number): unknown {
  let value: unknown = 'end';
  for (let level = 0; level < depth; level++) value = { in: value };
  return value;
}

test('a call may take more than others, and no more than that', () => {
  const large = { text: MAX_TEXT + 1, values: MAX_NODES + 2 };
  expect(findHostility('x'.repeat(MAX_TEXT + 1), large)).toBeUndefined();
  expect(findHostility('x'.repeat(MAX_TEXT + 2), large)).toMatchObject({ kind: 'length' });
  expect(
    findHostility(
      Array.from({ length: MAX_NODES + 1 }, () => 1),
      large,
    ),
  ).toBeUndefined();
  expect(
    findHostility(
      Array.from({ length: MAX_NODES + 2 }, () => 1),
      large,
    ),
  ).toEqual({ kind: 'nodes' });
  expect(findHostility(`x${'y'.repeat(MAX_TEXT)}\u0000`, { text: MAX_TEXT * 2 })).toMatchObject({ kind: 'characters' });
});

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
  ['as many values as are taken', Array.from({ length: MAX_NODES - 1 }, () => 1), undefined],
  ['one more', Array.from({ length: MAX_NODES }, () => 1), { kind: 'nodes' }],
  ['one more, in lists of a list', Array.from({ length: 4 }, () => Array.from({ length: MAX_NODES / 4 - 1 }, () => 1)), { kind: 'nodes' }],
  ['one more, by name', Object.fromEntries(Array.from({ length: MAX_NODES }, (_, index) => [`a${index}`, 1])), { kind: 'nodes' }],
  ['Persian with ZWNJ', { name: '\u0645\u06cc\u200c\u0634\u0648\u062f' }, undefined],
  ['nothing', undefined, undefined],
])('%s', (_, value, expected) => {
  expect(findHostility(value)).toEqual(expected);
});
