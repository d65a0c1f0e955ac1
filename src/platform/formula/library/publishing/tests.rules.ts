/** Stored tests of formulas: values of the wire, what came out, and branches that no test reaches. Pure. */
import { isExact, readExact, writeExact } from '#kernel/formula/exact.ts';
import type { Explained, FormulaSet, Result } from '#kernel/formula/formula.ts';
import { parse } from '#kernel/formula/parse.ts';
import { type Node, nodesBelow, type Range } from '#kernel/formula/tree.ts';
import type { Value } from '#kernel/formula/values.ts';
import { readValue } from '#platform/formula/wire.rules.ts';
import type { FormulaTest } from '../library.contract.ts';

/** What a result is on the wire: numbers and flags, which are all that formulas of a use give. */
const written = (value: Value): string | boolean | null => (isExact(value) ? writeExact(value) : typeof value === 'boolean' ? value : null);

export interface TestOutcome {
  readonly title: string;
  readonly isRight: boolean;
  /** What came out: a value, or the fault. */
  readonly value?: string | boolean | null;
  readonly fault?: { readonly code: string; readonly message: string };
}

function isExpected({ expect }: FormulaTest, result: Result): boolean {
  if ('fault' in expect) return !result.ok && result.fault.code === expect.fault;
  if (!result.ok) return false;
  const expected = typeof expect.value === 'boolean' ? expect.value : written(readExact(String(expect.value)));
  return expected !== null && written(result.value) === expected;
}

/** Counts a set with the values of a test over others that stand, and compares what comes of one of its formulas. */
export function runTest(set: FormulaSet, code: string, shared: ReadonlyMap<string, Value>, test: FormulaTest): { outcome: TestOutcome; tree: Explained | undefined } {
  const given = Object.entries(test.values).map(([name, value]) => [name, readValue(value)] as const);
  const result = set.explain(new Map<string, unknown>([...shared, ...given])).get(code);
  if (result === undefined) return { outcome: { title: test.title, isRight: false }, tree: undefined };
  const isRight = isExpected(test, result);
  if (!result.ok) return { outcome: { title: test.title, isRight, fault: { code: result.fault.code, message: result.fault.message } }, tree: undefined };
  return { outcome: { title: test.title, isRight, value: written(result.value) }, tree: result.explained };
}

function* branchesIn(node: Node): Iterable<Range> {
  if (node.is === 'if') yield* [node.met, node.otherwise];
  for (const part of nodesBelow(node)) yield* branchesIn(part);
}

function* placesIn({ from, to, parts }: Explained): Iterable<string> {
  yield `${from}-${to}`;
  for (const part of parts) yield* placesIn(part);
}

export interface Unreached extends Range {
  readonly text: string;
}

/** Branches of a text that none of the trees has come through. */
export function unreachedIn(text: string, trees: readonly Explained[]): Unreached[] {
  const reached = new Set(trees.flatMap((tree) => [...placesIn(tree)]));
  return [...branchesIn(parse(text).tree)].filter(({ from, to }) => !reached.has(`${from}-${to}`)).map(({ from, to }) => ({ from, to, text: text.slice(from, to) }));
}
