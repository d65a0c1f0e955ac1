import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add, compare, divide, type Exact, ExactFault, multiply, negate, power, ratio, readExact, round, subtract, writeExact, writeRatio } from './exact.ts';

const exact: fc.Arbitrary<Exact> = fc.oneof(
  fc.maxSafeInteger(),
  fc.tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 5n })).map(([n, d]) => ratio(n, d)),
  fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }).map((n) => ratio(n, 1n)),
);
const small = fc.tuple(fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 1000n })).map(([n, d]) => ratio(n, d));

test('a × b ÷ c is a ÷ c × b', () => {
  fc.assert(
    fc.property(small, small, small, (a, b, c) => {
      fc.pre(c !== 0);
      expect(divide(multiply(a, b), c)).toEqual(multiply(divide(a, c), b));
    }),
  );
});

test('a value has one representation, and what is taken away comes back', () => {
  fc.assert(
    fc.property(exact, exact, (a, b) => {
      expect(add(subtract(a, b), b)).toEqual(a);
      expect(Object.is(multiply(a, 0), 0)).toBe(true);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
      expect(negate(negate(a))).toEqual(a);
      expect(readExact(writeRatio(a))).toEqual(a);
      expect(readExact(writeExact(a))).toEqual(a);
    }),
  );
});

test('the quick path and ratios meet at the safe integers', () => {
  const last = Number.MAX_SAFE_INTEGER;
  expect(add(last, 1)).toEqual({ n: 2n ** 53n, d: 1n });
  expect(subtract(add(last, 1), 1)).toBe(last);
  expect(multiply(last, 3)).toEqual({ n: 3n * BigInt(last), d: 1n });
});

test.each([
  ['7', '1', 'half', '7'],
  ['2.5', '1', 'half', '3'],
  ['-2.5', '1', 'half', '-3'],
  ['2.4', '1', 'half', '2'],
  ['-2.5', '1', 'down', '-3'],
  ['-2.5', '1', 'up', '-2'],
  ['1995', '10', 'half', '2000'],
  ['1995', '1000', 'down', '1000'],
  ['2/7', '0.01', 'half', '0.29'],
  ['2/7', '0.01', 'none', '2/7'],
  ['9007199254740993', '1', 'up', '9007199254740993'],
  ['9007199254740993', '2', 'half', '9007199254740994'],
] as const)('%s by %s %s is %s', (value, unit, mode, expected) => {
  const at = (text: string) => readExact(text) ?? 0;
  expect(writeExact(round(at(value), { unit: at(unit), mode }))).toBe(expected);
});

describe('what has no answer', () => {
  const code = (run: () => unknown) => {
    try {
      return run();
    } catch (error) {
      return error instanceof ExactFault && error.code;
    }
  };

  test.each([
    [() => divide(1, 0), 'divisionByZero'],
    [() => power(2, -1), 'badPower'],
    [() => power(2, 13), 'badPower'],
    [() => power(2, ratio(1n, 2n)), 'badPower'],
    [() => ratio(10n ** 28n, 1n), 'tooLarge'],
    [() => ratio(1n, 10n ** 60n), 'tooLarge'],
    [() => power(2, 10), 1024],
    [() => readExact('1e5'), undefined],
    [() => readExact(''), undefined],
    [() => readExact('1/0'), undefined],
  ])('%s is %o', (run, expected) => expect(code(run)).toEqual(expected));

  test('a denominator that grows is stopped by its size', () => {
    let value: Exact = 0;
    const grow = () => {
      for (let step = 1; step < 1000; step += 1) value = add(value, divide(1, step));
    };
    expect(code(grow)).toBe('tooLarge');
  });
});
