import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { differences, unshown } from './differences.ts';

const rows = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(fc.oneof(fc.string({ maxLength: 2 }), fc.integer({ max: 3, min: 0 })), { nil: null }), {
  noNullPrototype: true,
});

describe('differences', () => {
  test('leave what is absent, empty what is null, and know no difference between nothing and nothing', () => {
    expect(differences({ a: 'x', b: 1, c: null }, { a: undefined, b: null, c: null, d: 'n' })).toEqual({ b: [1, null], d: [null, 'n'] });
    expect(differences(undefined, { a: null, b: 'x' })).toEqual({ b: [null, 'x'] });
  });

  test('written over what stands make what was wanted, and then nothing differs', () => {
    fc.assert(
      fc.property(rows, rows, (stored, wanted) => {
        const found = differences(stored, wanted);
        const after = { ...stored, ...Object.fromEntries(Object.entries(found).map(([name, [, to]]) => [name, to])) };
        expect(differences(after, wanted)).toEqual({});
        for (const [name, [from]] of Object.entries(found)) expect(from).toEqual(stored[name] ?? null);
      }),
    );
  });
});

describe('what was not shown', () => {
  test('is a field that another hand has changed since, or that was not told', () => {
    const shown = differences({ a: 'x', b: 'y' }, { a: 'n', b: 'y' });
    expect(unshown(shown, differences({ a: 'x', b: 'y' }, { a: 'n', b: 'y' }))).toBeUndefined();
    expect(unshown(shown, differences({ a: 'z', b: 'y' }, { a: 'n', b: 'y' }))).toBe('a');
    expect(unshown(shown, differences({ a: 'x', b: 'z' }, { a: 'n', b: 'y' }))).toBe('b');
  });

  test('is nothing where the change has come true by itself', () => {
    expect(unshown(differences({ a: 'x', b: 'y' }, { a: 'n', b: 'm' }), differences({ a: 'n', b: 'y' }, { a: 'n', b: 'm' }))).toBeUndefined();
  });
});
