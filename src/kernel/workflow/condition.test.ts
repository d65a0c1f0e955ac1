import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Condition, ConditionFault, holds, namesIn, readCondition, type Scalar } from './condition.ts';

const values: Readonly<Record<string, Scalar>> = { days: 5, kind: 'hourly', isPaid: true, note: null, 'boss.outcome': 'accept', '\u0631\u0648\u0632': 2 };
const scope = { value: (name: string): Scalar => values[name] ?? null };
const ask = (source: string): boolean => holds(readCondition(source), scope);

test.each([
  ['days > 3', true],
  ['days >= 5 and kind == "hourly"', true],
  ['days < 5 or isPaid', true],
  ['not isPaid', false],
  ['not (days > 3 and isPaid == false)', true],
  ['kind in ["daily", "hourly"]', true],
  ['days in [1, 2]', false],
  ['boss.outcome == "accept"', true],
  ['\u0631\u0648\u0632 == 2', true],
  ['note == null', true],
  ['unknown > 3', false],
  ['unknown < 3', false],
  ['kind > 3', false],
  ['days', false],
  ['"a\\"b" == "a\\"b"', true],
  ['-1 < 0', true],
  ['true or true and false', true],
])('%s is %s', (source, expected) => expect(ask(source)).toBe(expected));

test('names are told once each', () => expect(namesIn(readCondition('a > 1 and (b.outcome == "x" or a in [2]) and not c'))).toEqual(['a', 'b.outcome', 'c']));

describe('what is not understood says where', () => {
  test.each([
    ['', 0],
    ['days >', 6],
    ['days > > 3', 7],
    ['(days > 3', 9],
    ['days > 3)', 8],
    ['days ; 3', 5],
    ['a.b.c == 1', 3],
    ['"open', 0],
    ['kind in []', 9],
    ['kind in [days]', 9],
    ['and', 0],
    ['process.exit()', 12],
  ])('%s at %i', (source, at) => {
    const read = () => readCondition(source);
    expect(read).toThrow(ConditionFault);
    try {
      read();
    } catch (error) {
      expect((error as ConditionFault).at).toBe(at);
    }
  });

  test('nesting and length have an end', () => {
    expect(() => readCondition(`${'('.repeat(5_000)}1`)).toThrow(ConditionFault);
    expect(() => readCondition(`${'not '.repeat(60)}true`)).toThrow(ConditionFault);
  });
});

const name = fc.constantFrom('days', 'kind', 'isPaid', 'note', 'boss.outcome');
const scalar: fc.Arbitrary<Scalar> = fc.oneof(fc.integer({ min: -9, max: 9 }), fc.constantFrom('hourly', 'a"b\\c', ''), fc.boolean(), fc.constant(null));
const { condition } = fc.letrec<{ condition: Condition; term: Condition }>((tie) => ({
  term: fc.oneof(fc.record({ is: fc.constant('value'), value: scalar }), fc.record({ is: fc.constant('name'), name })) as fc.Arbitrary<Condition>,
  condition: fc.oneof(
    { maxDepth: 4 },
    tie('term'),
    fc.record({ is: fc.constant('not'), of: tie('condition') }),
    fc.record({ is: fc.constantFrom('and', 'or'), left: tie('condition'), right: tie('condition') }),
    fc.record({ is: fc.constant('compare'), by: fc.constantFrom('==', '!=', '<', '<=', '>', '>='), left: tie('term'), right: tie('term') }),
    fc.record({ is: fc.constant('in'), left: tie('term'), list: fc.array(scalar, { minLength: 1, maxLength: 3 }) }),
  ) as fc.Arbitrary<Condition>,
}));

const written = (value: Scalar): string => (typeof value === 'string' ? `"${value.replace(/["\\]/g, '\\$&')}"` : String(value));
const print = (one: Condition): string => {
  if (one.is === 'value') return written(one.value);
  if (one.is === 'name') return one.name;
  if (one.is === 'not') return `(not ${print(one.of)})`;
  if (one.is === 'in') return `(${print(one.left)} in [${one.list.map(written).join(', ')}])`;
  return `(${print(one.left)} ${one.is === 'compare' ? one.by : one.is} ${print(one.right)})`;
};

test('what is written of a condition is read as the same condition', () => {
  fc.assert(
    fc.property(condition, (one) => {
      expect(readCondition(print(one))).toEqual(one);
    }),
  );
});

test('any text is read or refused, never anything else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (source) => {
      try {
        expect(typeof holds(readCondition(source), scope)).toBe('boolean');
      } catch (error) {
        expect(error).toBeInstanceOf(ConditionFault);
      }
    }),
  );
});
