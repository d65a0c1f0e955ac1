import fc from 'fast-check';
import { expect, test } from 'vitest';
import { above, buildTree, findIn, foundAlong, isChosen, isFoundOrNear, partlyChosen, shownNodes, type Tree, type TreeNode, toggleChoice } from './tree.ts';

interface Row {
  readonly id: string;
  readonly below?: readonly Row[];
}

const treeOf = (roots: readonly Row[]): Tree<Row> => buildTree({ roots, rowKey: ({ id }) => id, childrenOf: ({ below }) => below });
const row = (id: string, ...below: readonly Row[]): Row => ({ id, below });
const sample = treeOf([row('a', row('b', row('c'), row('d')), row('e')), { id: 'f' }]);
const node = (tree: Tree<Row>, key: string): TreeNode<Row> => {
  const found = tree.nodes.get(key);
  if (found === undefined) throw new Error(`no ${key}`);
  return found;
};
const all = () => true;

test('what is open is on screen, with its level and its place among its neighbours', () => {
  const shown = shownNodes(sample, (key) => key !== 'b', all);
  expect(shown.map(({ node: { key }, place }) => [key, place.level, place.at, place.size, place.isExpanded])).toEqual([
    ['a', 1, 1, 2, true],
    ['b', 2, 1, 2, false],
    ['e', 2, 2, 2, undefined],
    // what is below is not known
    ['f', 1, 2, 2, true],
  ]);
});

test('data with a ring in it ends', () => {
  const ring: Row & { below?: readonly Row[] } = { id: 'x' };
  (ring as { below: readonly Row[] }).below = [row('y', ring)];
  expect([...treeOf([ring]).nodes.keys()]).toEqual(['x', 'y']);
});

test('a search finds by folded words and opens what leads there; what is below a found row stays near', () => {
  const found = findIn(sample, 'B', ({ id }) => id);
  expect([[...found.rows], [...found.path]]).toEqual([['b'], ['a']]);
  expect([...sample.nodes.values()].filter((one) => isFoundOrNear(found, one)).map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd']);
  expect(foundAlong([['a', 'b', 'c'], ['f']])).toEqual({ rows: new Set(['c', 'f']), path: new Set(['a', 'b']) });
});

test('a parent stands for all below it; giving one up leaves its neighbours', () => {
  const whole = toggleChoice(node(sample, 'a'), new Set(['c']));
  expect([...whole]).toEqual(['a']);
  const without = toggleChoice(node(sample, 'c'), whole);
  expect([...without].sort()).toEqual(['d', 'e']);
  expect([...partlyChosen(sample, without)].sort()).toEqual(['a', 'b']);
  expect([...toggleChoice(node(sample, 'c'), without)]).toEqual(['a']);
});

/** Trees whose every row is known. */
const anyTree = fc.array(fc.nat(), { minLength: 1, maxLength: 25 }).map((parents) => {
  const below = parents.map((): number[] => []);
  const roots: number[] = [];
  for (const [index, parent] of parents.entries()) (index === 0 || parent % (index + 1) === index ? roots : (below[parent % (index + 1)] ?? [])).push(index);
  const grow = (index: number): Row => row(String(index), ...(below[index] ?? []).map(grow));
  return treeOf(roots.map(grow));
});

test('whatever is turned, exactly the leaves that were turned an odd number of times or with their parents are chosen', () => {
  fc.assert(
    fc.property(anyTree, fc.array(fc.nat(), { maxLength: 12 }), (tree, turns) => {
      const nodes = [...tree.nodes.values()];
      const leavesOf = (one: TreeNode<Row>): string[] => (one.children?.length ? one.children.flatMap(leavesOf) : [one.key]);
      let chosen: ReadonlySet<string> = new Set();
      const leaves = new Set<string>();
      for (const turn of turns) {
        const one = nodes[turn % nodes.length] as TreeNode<Row>;
        const wasWhole = leavesOf(one).every((key) => leaves.has(key));
        for (const key of leavesOf(one)) wasWhole ? leaves.delete(key) : leaves.add(key);
        chosen = toggleChoice(one, chosen);
      }
      const partly = partlyChosen(tree, chosen);
      for (const one of nodes) {
        const held = leavesOf(one).filter((key) => leaves.has(key)).length;
        expect(isChosen(one, chosen)).toBe(held === leavesOf(one).length);
        expect(partly.has(one.key)).toBe(held > 0 && held < leavesOf(one).length);
      }
      // no key stands below another
      for (const key of chosen) expect(above(node(tree, key)).some((higher) => chosen.has(higher))).toBe(false);
    }),
  );
});
