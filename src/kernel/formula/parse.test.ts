import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inShares, sharesOf, timeFor } from '#testing/shares.ts';
import { functionNames, keywords } from './formula.messages.fa.ts';
import { parse } from './parse.ts';
import { type Node, nodesBelow, type Range } from './tree.ts';

const persian = (english: string): string => Object.entries(keywords).find(([, code]) => code === english)?.[0] ?? '';
/** The tree without its places. */
const bare = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'from' || key === 'to' ? undefined : typeof inner === 'bigint' ? `${inner}` : inner)));

test.each([
  ['1 \u00d7 2 \u2212 3 \u00f7 4', '1 * 2 - 3 / 4'],
  ['1 + 2 * 3', '1 + (2 * 3)'],
  ['1 - 2 - 3', '(1 - 2) - 3'],
  ['-2 ^ 2', '-(2 ^ 2)'],
  ['2 ^ -2', '2 ^ (-2)'],
  ['a \u2264 b', 'a <= b'],
  ['a \u2265 b and a \u2260 b', '(a >= b) and (a != b)'],
  ['a or b and c', 'a or (b and c)'],
  ['not a > b', 'not (a > b)'],
  ['50\u066a', '50%'],
  ['\u06f1\u066c\u06f2\u06f3\u06f4\u066b\u06f5', '1_234.5'],
  ['\u0661\u0662', '12'],
  ['\u00abA\u00bb', '"A"'],
  ['[base pay] + 1', '[base pay]+1 // a note'],
  ['[ \u064a\u0643 ]', '\u06cc\u06a9'],
  [`${persian('if')} a ${persian('then')} 1 ${persian('else')} 2`, 'if a then 1 else 2'],
  [`${persian('let')} n = 2\u061b n`, 'let n = 2; n'],
  [`a ${persian('in')} [1\u060c 2]`, 'a in [1, 2]'],
  [`${functionNames.min}(a\u060c b)`, 'min(a, b)'],
  [`${persian('true')} ${persian('or')} ${persian('not')} ${persian('false')}`, 'true or not false'],
])('%s is %s', (one, other) => {
  const [left, right] = [parse(one), parse(other)];
  expect([...left.faults, ...right.faults]).toEqual([]);
  expect(bare(left.tree)).toEqual(bare(right.tree));
});

test.each([
  ['', [['unexpected', 0, 0]]],
  ['1 +', [['unexpected', 3, 3]]],
  ['(1 + 2', [['unclosed', 0, 1]]],
  ['min(1, 2', [['unclosed', 3, 4]]],
  ['a in [1', [['unclosed', 5, 6]]],
  [
    '"open',
    [
      ['unclosed', 0, 5],
      ['unexpected', 5, 5],
    ],
  ],
  ['1 ) 2', [['unexpected', 2, 3]]],
  ['#1405/13/01#', [['badDate', 0, 12]]],
  [
    '1 \u202e 2',
    [
      ['unexpected', 2, 3],
      ['unexpected', 4, 5],
    ],
  ],
  [
    '\ud800',
    [
      ['unexpected', 0, 1],
      ['unexpected', 1, 1],
    ],
  ],
  ['let 5 = 1; 2', [['unexpected', 4, 5]]],
  [
    'if 1 2',
    [
      ['unexpected', 5, 6],
      ['unexpected', 6, 6],
    ],
  ],
  ['9'.repeat(29), [['tooLarge', 0, 29]]],
  ['9'.repeat(61), [['tooLarge', 0, 61]]],
  ['1'.repeat(10_001), [['tooLong', 10_000, 10_001]]],
  [`${'('.repeat(101)}1`, [['tooDeep', 100, 101]]],
  [`${'-'.repeat(101)}1`, [['tooDeep', 100, 101]]],
] as [string, [string, number, number][]][])('%s is refused', (source, expected) => {
  expect(parse(source).faults.map(({ code, from, to }) => [code, from, to])).toEqual(expected);
});

test('a formula has at most two thousand nodes, and tells at most twenty faults', () => {
  for (const text of ['1+'.repeat(1001).concat('1'), `min(-(${'1+'.repeat(1001)}1`]) expect(parse(text).faults.map(({ code }) => code)).toEqual(['tooMany']);
  expect(parse(') '.repeat(40)).faults).toHaveLength(20);
});

const piece = fc.constantFrom(
  'let',
  'if',
  'then',
  'else',
  'and',
  'not',
  'in',
  'a',
  '1',
  '2.5',
  '+',
  '-',
  '*',
  '/',
  '^',
  '%',
  '(',
  ')',
  '[',
  ']',
  ',',
  ';',
  '=',
  '<',
  '"x"',
  '#1405/01/01#',
  '//',
  '\n',
  'constructor',
  '__proto__',
  '\ud800',
  '\u202e',
  'min(',
);

const property = fc.property(
  fc.oneof(
    fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' ')),
    fc.string({ unit: 'binary', maxLength: 40 }),
  ),
  (source) => {
    const { tree, faults } = parse(source);
    const isWithin = ({ from, to }: Range): boolean => from >= 0 && from <= to && to <= source.length;
    // without faults each node lies within the one around it as well
    const isInside = (inner: Range, outer: Range): boolean => faults.length > 0 || (inner.from >= outer.from && inner.to <= outer.to);
    const isRight = (node: Node): boolean => isWithin(node) && nodesBelow(node).every((one) => isInside(one, node) && isRight(one));
    return faults.every(isWithin) && isRight(tree);
  },
);
const shares = sharesOf({ daily: 2000, nightly: 200_000, of: 20_000 });

test('any text is read or refused, and every place lies inside it', () => inShares(shares, (share) => fc.assert(property, share)), timeFor(shares));
