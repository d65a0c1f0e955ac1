/** Random sets come to what a tree walker on fractions comes to, which shares with the closures nothing but the tree. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerOf, type Part, walk } from '#testing/formula-walker.ts';
import { inShares, sharesOf, timeFor } from '#testing/shares.ts';
import { divide, type Exact, type Rounding, ratio } from './exact.ts';
import { compileSet, type Result, type Source } from './formula.ts';
import { print } from './print.ts';
import type { Arithmetic, Comparison, Node } from './tree.ts';
import type { Named, Row, Table } from './values.ts';

const place = { from: 0, to: 0 };
const number = (value: Exact): Node => ({ is: 'number', value, ...place });
const nameOf = (name: string): Node => ({ is: 'name', name, ...place });
const call = (name: string, ...args: Node[]): Node => ({ is: 'call', name, args, ...place });
const compare = (by: Comparison, left: Node, right: Node): Node => ({ is: 'compare', by, left, right, ...place });
const tax = nameOf('tax');
const children = nameOf('children');
const born = nameOf('born');
const kind = nameOf('kind');

const literal = fc
  .oneof(
    { weight: 4, arbitrary: fc.nat(12) },
    fc.nat(2_000_000_000),
    fc.nat(99_999).map((n) => ratio(BigInt(n), 1000n)),
    fc.bigInt(0n, 10n ** 20n).map((n) => ratio(n, 1n)),
    fc.constantFrom(Number.MAX_SAFE_INTEGER, ratio(1n, 1_000_000_000n), ratio(10n ** 27n, 1n)),
  )
  .map(number);
const by = fc.constantFrom<Comparison>('=', '!=', '<', '<=', '>', '>=');
const numberName = fc.constantFrom('a', 'b', 'c', 'd', 'n', 'age', 'f0', 'f2').map(nameOf);
const flagName = fc.constantFrom('p', 'q', 'f1').map(nameOf);
const givenFlag: fc.Arbitrary<Node> = fc.oneof(
  fc.boolean().map((value): Node => ({ is: 'flag', value, ...place })),
  flagName,
  by.map((sign) => compare(sign, born, { is: 'date', iso: '2026-05-21', ...place })),
  fc.constantFrom<Comparison>('=', '!=').map((sign) => compare(sign, kind, { is: 'text', value: 'A', ...place })),
  fc.constant<Node>({
    is: 'in',
    left: kind,
    list: [
      { is: 'text', value: 'B', ...place },
      { is: 'text', value: 'A', ...place },
    ],
    ...place,
  }),
  numberName.map((name) => call('has', name)),
);
const { numbers, flags } = fc.letrec<{ numbers: Node; flags: Node }>((tie) => {
  const [n, f] = [tie('numbers'), tie('flags')];
  const many = fc.array(n, { minLength: 1, maxLength: 3 });
  return {
    numbers: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      fc.oneof(literal, numberName, numberName),
      fc.tuple(fc.constantFrom<Arithmetic>('+', '-', '*', '/'), n, n).map(([sign, left, right]): Node => ({ is: 'arithmetic', by: sign, left, right, ...place })),
      fc.tuple(n, n).map(([value, body]): Node => ({ is: 'let', name: 'n', value, body, ...place })),
      fc.tuple(f, n).map(([value, body]): Node => ({ is: 'let', name: 'q', value, body, ...place })),
      fc.tuple(f, n, n).map(([asked, met, otherwise]): Node => ({ is: 'if', test: asked, met, otherwise, ...place })),
      fc.tuple(fc.constantFrom<'minus' | 'percent'>('minus', 'percent'), n).map(([is, of]): Node => ({ is, of, ...place })),
      fc.tuple(n, fc.oneof(fc.nat(5).map(number), n)).map(([left, right]): Node => ({ is: 'arithmetic', by: '^', left, right, ...place })),
      fc.tuple(fc.constantFrom('min', 'max'), many).map(([name, args]) => call(name, ...args)),
      n.map((one) => call('abs', one)),
      fc.tuple(n, n, n).map((args) => call('clamp', ...args)),
      fc
        .tuple(fc.constantFrom('round', 'floor', 'ceil'), n, fc.option(fc.oneof(fc.constantFrom<Exact>(1, 10, 1000).map(number), n), { nil: undefined }))
        .map(([name, of, unit]) => (unit ? call(name, of, unit) : call(name, of))),
      fc.tuple(fc.constantFrom('brackets', 'band'), n).map(([name, one]) => call(name, one, tax)),
      n.map((one) => call('lookup', tax, one)),
      fc
        .tuple(fc.constantFrom('sum', 'minOf', 'maxOf'), n, fc.option(f, { nil: undefined }))
        .map(([name, each, when]) => (when ? call(name, children, each, when) : call(name, children, each))),
      f.map((each) => call('count', children, each)),
      fc.tuple(numberName, n).map(([name, other]) => call('orElse', name, other)),
      fc.tuple(n, fc.option(f, { nil: undefined })).map(([one, kept]) => (kept ? call('own.share', one, kept) : call('own.share', one))),
    ),
    flags: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      givenFlag,
      fc.tuple(by, n, n).map(([sign, left, right]) => compare(sign, left, right)),
      fc.tuple(n, many).map(([left, list]): Node => ({ is: 'in', left, list, ...place })),
      f.map((of): Node => ({ is: 'not', of, ...place })),
      fc.tuple(fc.constantFrom<'and' | 'or'>('and', 'or'), f, f).map(([is, left, right]): Node => ({ is, left, right, ...place })),
      fc.tuple(fc.constantFrom('any', 'all'), f).map(([name, each]) => call(name, children, each)),
      fc.tuple(flagName, f).map(([name, other]) => call('orElse', name, other)),
      n.map((one) => call('own.isSmall', one)),
      fc.tuple(f, f, f).map(([asked, met, otherwise]): Node => ({ is: 'if', test: asked, met, otherwise, ...place })),
    ),
  };
});

/** Puts a name that is there in place of each that is not. */
function closed(node: Node, known: ReadonlySet<string>): Node {
  const inner = (one: Node): Node => closed(one, known);
  switch (node.is) {
    case 'name':
      return known.has(node.name) ? node : nameOf(node.name === 'q' || node.name === 'f1' ? 'p' : 'b');
    case 'let':
      return { ...node, value: inner(node.value), body: closed(node.body, new Set([...known, node.name])) };
    case 'if':
      return { ...node, test: inner(node.test), met: inner(node.met), otherwise: inner(node.otherwise) };
    case 'not':
    case 'minus':
    case 'percent':
      return { ...node, of: inner(node.of) };
    case 'and':
    case 'or':
    case 'compare':
    case 'arithmetic':
      return { ...node, left: inner(node.left), right: inner(node.right) };
    case 'in':
      return { ...node, left: inner(node.left), list: node.list.map(inner) };
    case 'call':
      return { ...node, args: node.args.map((one) => closed(one, node.args[0] === children ? new Set([...known, 'age']) : known)) };
    default:
      return node;
  }
}

/** Functions of a slice, which have no answer for some numbers, and a wrong one for others. */
const own: readonly (readonly [string, Named])[] = [
  [
    'own.share',
    { type: 'number', call: { takes: ['number', 'flag'], least: 1, most: 2, gives: 'number', run: ([of, isKept]) => (isKept === true ? of : divide(12, of as Exact)) } },
  ],
  [
    'own.isSmall',
    {
      type: 'flag',
      call: {
        ...{ takes: ['number'], least: 1, most: 1, gives: 'flag' },
        run: ([of]) => {
          if (typeof of !== 'number') throw new TypeError('a defect');
          return of === 7 ? undefined : of < 100;
        },
      },
    },
  ],
];
const names = new Map<string, Named>([
  ...own,
  ['a', { type: 'number', unit: 'rial' }],
  ['b', { type: 'number' }],
  ['c', { type: 'number' }],
  ['d', { type: 'number', unit: 'day' }],
  ['p', { type: 'flag' }],
  ['kind', { type: 'text' }],
  ['born', { type: 'date' }],
  ['children', { type: 'list', fields: new Map([['age', { type: 'number' }]]) }],
  ['tax', { type: 'table' }],
]);
const given = [...names].flatMap(([name, { call: isCalled }]) => (isCalled ? [] : [name]));
const percents = [0, ratio(1n, 10n), ratio(1n, 3n), 2] as const;
const table = (ends: readonly (Exact | null)[]): Table => ({
  title: 'T',
  keys: ['band'],
  columns: ['rate'],
  rows: ends.map((end, index) => ({ keys: [end], values: [percents[index] ?? 0] })),
});
const amount = fc.oneof(
  fc.integer({ min: -20, max: 20 }),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.tuple(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 5n)).map(([n, d]) => ratio(n, d)),
  fc.tuple(fc.bigInt(-(10n ** 25n), 10n ** 25n), fc.bigInt(1n, 10n ** 20n)).map(([n, d]) => ratio(n, d)),
);
const rare = fc.oneof({ weight: 6, arbitrary: amount }, fc.constantFrom(undefined, 'text'));
const rows = fc.array(fc.option(amount, { nil: undefined, freq: 6 }), { maxLength: 4 }).map((ages) => ages.map((age): Row => new Map([['age', age]])));
const person = fc
  .record({
    a: fc.oneof({ weight: 5, arbitrary: fc.nat(2_000_000_000) }, rare),
    b: amount,
    c: rare,
    d: rare,
    p: fc.constantFrom(true, false, undefined, 7),
    kind: fc.constantFrom('A', 'B', undefined),
    born: fc.constantFrom({ date: '2026-05-21' }, { date: '2020-05-21' }, undefined),
    children: rows,
    tax: fc.constantFrom(table([10, 1000, null]), table([ratio(1n, 2n), 20, null]), table([0, 1_000_000_000, 10 ** 12]), table([null]), undefined),
  })
  .map((one) => new Map<string, unknown>(Object.entries(one)));
const rounding = fc.constantFrom<(Rounding | undefined)[]>(
  undefined,
  { unit: 1, mode: 'half' },
  { unit: 10, mode: 'down' },
  { unit: 1000, mode: 'up' },
  { unit: ratio(1n, 100n), mode: 'half' },
  { unit: 1, mode: 'none' },
);
const part = (code: string, type: 'number' | 'flag', tree: fc.Arbitrary<Node>, others: readonly string[]): fc.Arbitrary<Part> =>
  fc.tuple(tree, type === 'number' ? rounding : fc.constant(undefined)).map(([raw, rule]) => ({ code, type, tree: closed(raw, new Set([...given, ...others])), rounding: rule }));
const parts = fc.tuple(
  part('f0', 'number', numbers, []),
  part('f1', 'flag', flags, ['f0']),
  part('f2', 'number', numbers, ['f0', 'f1']),
  part('f3', 'number', numbers, ['f0', 'f1', 'f2']),
);
const sourceOf = ({ code, type, tree, rounding: rule }: Part): Source => ({ code, type, text: print(tree), ...(rule && { rounding: rule }) });

const withoutTree = (result: Result): unknown => (result.ok ? { value: result.value, steps: result.steps } : result.fault);

const property = fc.property(parts, fc.array(person, { minLength: 1, maxLength: 3 }), (formulas, people) => {
  const sources = formulas.map(sourceOf);
  const [set, turned] = [compileSet(sources, names), compileSet(sources.toReversed(), names)];
  expect(set.faults).toEqual([]);
  for (const values of people) {
    const results = set.run(values);
    const expected = walk(formulas, names, values);
    for (const { code } of formulas) expect([code, answerOf(results.get(code))]).toEqual([code, expected.get(code)]);
    expect(turned.run(values)).toEqual(results);
    const trees = [...set.explain(values)].map(([code, result]) => [code, withoutTree(result)]);
    expect(trees).toEqual([...results].map(([code, result]) => [code, withoutTree(result)]));
  }
});
const shares = sharesOf({ daily: 2000, nightly: 100_000, of: 2000 });

test(
  'closures, quick, exact and explaining, come to what a walker comes to, in whatever order they are given',
  () => inShares(shares, (share) => fc.assert(property, share)),
  timeFor(shares),
);
