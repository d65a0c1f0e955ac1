/** Hostile texts: whatever is written is refused or counted, and its steps and sizes stop it. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bombNames, bombs, bombValues } from '#testing/formula-bombs.ts';
import { inShares, sharesOf, timeFor } from '#testing/shares.ts';
import { checkFormula } from './check.ts';
import { compileSet, type Explained } from './formula.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';
import type { Range } from './tree.ts';
import type { Named, Value } from './values.ts';

/** A function of a slice that answers anything but what it says. */
const answers = [undefined, null, Number.NaN, 'text', 7, { n: 1n, d: 0n }, { n: 10n ** 40n, d: 1n }, Symbol('odd'), -0] as unknown as readonly Value[];
const odd: Named = {
  ...{ type: 'number', unit: 'rial' },
  call: {
    ...{ takes: ['number', 'text'], units: ['rial'], least: 1, most: 2, gives: 'number' },
    run: ([at]) => {
      if (typeof at !== 'number' || at < 0) throw new Error('a defect');
      return answers[at % answers.length];
    },
  },
};
const names = new Map([...bombNames, ['odd.one', odd] as const]);
const set = (text: string) => compileSet([{ code: 'x', text, type: 'number' }], names);
/** What a text comes to: the code of its first fault, or true. */
function outcomeOf(text: string): string | true {
  const { faults, run } = set(text);
  if (faults[0]) return faults[0].code;
  const result = run(bombValues).get('x');
  return result?.ok === false ? result.fault.code : true;
}

const few = new Map(bombValues).set('children', (bombValues.get('children') as readonly unknown[]).slice(0, 3));

const hostile = fc.constantFrom('constructor', '__proto__', 'toString', 'globalThis', '[\u202egone]', '[\ud800]', '\u2066a', '"\udfff"', 'a.constructor', 'process.exit');
const { whole } = fc.letrec<{ whole: string }>((tie) => {
  const one = tie('whole');
  const word = fc.constantFrom('a', 'kind', 'born', 'children', 'tax', 'age', 'n', 'true', '0', '12', '2.5', '99999999999999999999', '"A"', '#1405/01/01#');
  const callee = fc.constantFrom('min', 'sum', 'count', 'has', 'orElse', 'brackets', 'lookup', 'addMonths', 'addDays', 'left', 'round', 'maxOf', 'any', 'odd.one');
  return {
    whole: fc.oneof(
      { maxDepth: 5 },
      { weight: 3, arbitrary: word },
      hostile,
      fc.tuple(one, fc.constantFrom('+', '-', '*', '/', '^', '=', '<', 'and', 'or', '×', '÷'), one).map((all) => all.join(' ')),
      fc.tuple(one, one).map(([value, body]) => `let n = ${value}; ${body}`),
      fc.tuple(one, one, one).map(([asked, met, otherwise]) => `if ${asked} then ${met} else ${otherwise}`),
      fc.tuple(callee, fc.array(one, { maxLength: 3 })).map(([name, args]) => `${name}(${args.join(', ')})`),
      fc.tuple(fc.oneof(callee, hostile), one).map(([name, of]) => `${name}(children, ${of})`),
      fc.tuple(one, fc.array(one, { minLength: 1, maxLength: 3 })).map(([left, list]) => `${left} in [${list.join(', ')}]`),
      one.map((of) => `(${of})`),
      one.map((of) => `-${of}%`),
    ),
  };
});

/** Each part stands where it says that it does, within the one around it. */
const isTold = (part: Explained | undefined, text: string): boolean =>
  part !== undefined && part.text === text.slice(part.from, part.to) && part.parts.every((inner) => inner.from >= part.from && inner.to <= part.to && isTold(inner, text));

/** Answers instead of expecting, since there are many of them. */
const property = fc.property(whole, (text) => {
  const { faults, run, explain } = set(text);
  const isWithin = ({ from, to }: Range): boolean => from >= 0 && from <= to && to <= text.length;
  if (faults.length > 0) return faults.every(isWithin);
  const [result, told] = [run(few).get('x'), explain(few).get('x')];
  if (result?.ok !== true) return result !== undefined && isWithin(result.fault) && isDeepStrictEqual(told, result);
  return told?.ok === true && isTold(told.explained, text) && isDeepStrictEqual([told.value, told.steps], [result.value, result.steps]);
});
const shares = sharesOf({ daily: 100_000, nightly: 5_000_000, of: 50_000 });

test('texts of the grammar are refused or counted, and nothing is thrown', () => inShares(shares, (share) => fc.assert(property, share)), timeFor(shares));

test.each(bombs)('%s are stopped', (_, text, code) => expect(outcomeOf(text)).toBe(code));

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'globalThis', 'a.constructor', '[__proto__]', 'sum(children, __proto__)'])(
  '%s is a name that nobody knows',
  (text) => expect([outcomeOf(text), outcomeOf(`${text} + 1`)]).toEqual(['unknownName', 'unknownName']),
);

test('names of the host that are given are values as any others', () => {
  const own = new Map<string, Named>(['constructor', '__proto__'].map((name) => [name, { type: 'number' }]));
  const { faults, run } = compileSet([{ code: 'toString', text: 'constructor + __proto__', type: 'number' }], own);
  expect(faults).toEqual([]);
  expect(
    run(
      new Map([
        ['constructor', 1],
        ['__proto__', 2],
      ]),
    ).get('toString'),
  ).toMatchObject({ ok: true, value: 3 });
});

test.each(['\u202e', '\u2066', '\u200f', '\u061c', '\ud800', '\udfff'])('a name with %j in it is refused, in brackets and without', (sign) => {
  for (const text of [`[a${sign}b]`, `a${sign}b`, `let [n${sign}] = 1; 2`]) {
    const { faults } = parse(text);
    expect(faults[0]?.code).toBe('unexpected');
    expect(faults.every(({ message }) => message.isWellFormed() && !/[\u202e\u2066]/.test(message))).toBe(true);
  }
  expect(checkFormula(`[a${sign}b]`, { names: bombNames }).ok).toBe(false);
});

test('a name that holds ZWNJ is one name, and is printed as it was read', () => {
  const name = '\u0645\u0632\u062f\u200c\u0645';
  expect(print(parse(name).tree)).toBe(name);
});
