import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_PATTERN, MAX_PATTERNED, readPattern } from './value-pattern.rules.ts';

test.each([
  ['\\d{2}', '12', true],
  ['\\d{2}', '123', false],
  ['^\\d{2}$', '\u06f1\u06f2', true],
  ['[\u06f0-\u06f9]+', '12', true],
  ['A|B', 'B', true],
  ['(?:A|B){2}-?', 'AB-', true],
  ['(-\\d+)?', '-12', true],
  ['\\d{2,3}', '1234', false],
  ['\\p{L}+', '\u0633\u0644\u0627\u0645', true],
  ['[^\\d\\]]', ']', false],
  ['a\\$', 'a$', true],
  ['.', '\u{1f600}', true],
])('%s of %s', (pattern, value, matches) => {
  expect(readPattern(pattern)?.(value)).toBe(matches);
});

test.each(['', '(', '[a', 'a**', '(a+)+', '(a*){2}', '((a+)b)*', '(a)\\1', '\\bA', '(?=a)a', '(?<n>a)', 'a^b', 'a+?', 'a{201}', 'a'.repeat(MAX_PATTERN + 1)])(
  'refused: %s',
  (pattern) => {
    expect(readPattern(pattern)).toBeUndefined();
  },
);

test('patterns that take the engine of the language years are answered', () => {
  // two to the fortieth, to the twentieth and C(200, 20) ways
  for (const pattern of ['(a|a|aa)*b', `${'(a|a)'.repeat(19)}b`, `${'a*'.repeat(45)}b`, '(a|b|ab)*c', '(?:a|a?)*c', '(a|a){150}b'])
    expect([pattern, readPattern(pattern)?.('a'.repeat(MAX_PATTERNED)) ?? 'refused']).toEqual([pattern, pattern.includes('?)') ? 'refused' : false]);
  expect(readPattern('a*')?.('a'.repeat(MAX_PATTERNED + 1))).toBe(false);
});

test('it agrees with the engine of the language', () => {
  const letter = fc.constantFrom('a', 'b', '[ab]', '\\d', '.', '[^a]');
  const sign = fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '{1,}');
  const piece = fc.oneof(
    fc.tuple(letter, sign).map(([one, many]) => one + many),
    fc.tuple(fc.array(letter, { minLength: 1, maxLength: 3 }), fc.constantFrom('|', ''), sign).map(([all, between, many]) => `(${all.join(between)})${many}`),
  );
  const pattern = fc.array(piece, { minLength: 1, maxLength: 4 }).map((all) => all.join(''));
  const value = fc.array(fc.constantFrom('a', 'b', '1'), { maxLength: 6 }).map((all) => all.join(''));
  fc.assert(
    fc.property(pattern, value, (source, text) => {
      expect(readPattern(source)?.(text)).toBe(new RegExp(`^(?:${source})$`, 'su').test(text));
    }),
    { numRuns: 2_000 },
  );
});
