import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChartPost, ChartUnit } from './chart.contract.ts';
import { compareStructures, withClosed } from './chart-compare.rules.ts';
import { dottedLines, postRows, rowCount, rowsOnCard } from './chart-posts.rules.ts';
import { above, growTree, neighbour, openToLevel } from './chart-tree.rules.ts';
import { centred, fitted, isWhole, opened, openedAt, revealed, seen, zoomed } from './chart-view.rules.ts';
import { areaOf, CARD_WIDTH, layOut } from './drawing/chart-layout.rules.ts';
import { type Area, meets } from './drawing/chart-lines.rules.ts';
import { PAPER, paperTiles } from './paper/chart-paper.rules.ts';
import { pdfOf } from './paper/chart-pdf.rules.ts';

const unit = (unitId: string, parentUnitId: string | null = null, more: Partial<ChartUnit> = {}): ChartUnit => ({
  unitId,
  parentUnitId,
  pseudoId: unitId,
  organizationName: unitId,
  levelEnumId: null,
  degreeTitle: null,
  seats: 1,
  holders: 1,
  vacancies: 0,
  managerPartyId: null,
  managerName: null,
  managerTitle: null,
  faceImage: null,
  ...more,
});

/** Any forest: each unit stands under an earlier one or at the top. */
const forest = fc
  .array(fc.tuple(fc.nat(), fc.nat(9)), { maxLength: 120, size: 'max' })
  .map((places) =>
    places.map(([place, holders], at) => unit(`u${at}`, at === 0 || place % (at + 1) === at ? null : `u${place % (at + 1)}`, { holders, seats: 9, vacancies: 9 - holders })),
  );

describe('the tree', () => {
  const units = [unit('a'), unit('b', 'a', { vacancies: 1, seats: 2 }), unit('c', 'b'), unit('d', 'a'), unit('e', 'elsewhere')];
  const tree = growTree(units);

  test('who stands outside what one sees stands at the top; all below a unit is summed', () => {
    expect(tree.roots.map(({ id }) => id)).toEqual(['a', 'e']);
    expect(tree.nodes.get('a')?.totals).toEqual({ units: 4, seats: 5, holders: 4, vacancies: 1 });
    expect(tree.nodes.get('b')?.totals).toEqual({ units: 2, seats: 3, holders: 2, vacancies: 1 });
    expect(tree.depth).toBe(3);
    expect(growTree([]).depth).toBe(0);
  });

  test('levels, paths and neighbours', () => {
    expect([...openToLevel(tree, 2)]).toEqual(['a']);
    expect([...openToLevel(tree, 3)]).toEqual(['a', 'b']);
    const [b, c] = [tree.nodes.get('b'), tree.nodes.get('c')];
    if (b === undefined || c === undefined) throw new Error('not there');
    expect(above(c)).toEqual(['b', 'a']);
    expect((['up', 'down', 'forward', 'back'] as const).map((way) => neighbour(b, way, tree.roots)?.id)).toEqual(['a', 'c', 'd', undefined]);
    expect(neighbour(tree.nodes.get('a') ?? b, 'forward', tree.roots)?.id).toBe('e');
  });

  test('the tops together are everything', () => {
    fc.assert(
      fc.property(forest, (list) => {
        const { roots, nodes } = growTree(list);
        expect(nodes.size).toBe(list.length);
        expect(roots.reduce((sum, { totals }) => sum + totals.holders, 0)).toBe(list.reduce((sum, { holders }) => sum + holders, 0));
        expect(roots.reduce((sum, { totals }) => sum + totals.units, 0)).toBe(list.length);
      }),
    );
  });
});

/** The pieces of a line, as areas. */
function piecesOf(path: string): readonly Area[] {
  const corners = [...path.matchAll(/[MLQ ](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return corners.slice(1).map(([x, y], at) => {
    const [fromX, fromY] = corners[at] ?? [x, y];
    return { left: Math.min(x, fromX), right: Math.max(x, fromX), top: Math.min(y, fromY), bottom: Math.max(y, fromY) };
  });
}

describe('the layout', () => {
  const laid = (list: readonly ChartUnit[], isRtl = true, heightOf = (_: ChartUnit) => 84) =>
    layOut(growTree(list).roots, { childrenOf: ({ children }) => children, isEnd: ({ children }) => children.length === 0, heightOf: (node) => heightOf(node.unit), isRtl });

  test('no card lies on another, all lie on the sheet, what is below a unit lies below it', () => {
    fc.assert(
      fc.property(forest, fc.boolean(), (list, isRtl) => {
        const { boxes, lines, width, height } = laid(list, isRtl, ({ holders }) => 84 + holders * 36);
        const areas = [...boxes.values()].map(areaOf);
        expect(areas.filter((area, at) => areas.slice(at + 1).some((other) => meets(area, other)))).toEqual([]);
        expect(areas.filter(({ left, right, bottom }) => left < -0.001 || right > width + 0.001 || bottom > height + 12)).toEqual([]);
        for (const { node, y } of boxes.values()) {
          const parent = boxes.get(node.parent?.id ?? '');
          if (parent !== undefined) expect(y).toBeGreaterThan(parent.y + parent.height);
        }
        expect(lines).toHaveLength(list.filter(({ parentUnitId }) => parentUnitId !== null).length);
      }),
      { numRuns: 60 },
    );
  });

  test('no line crosses a card: it touches only the two it joins', () => {
    fc.assert(
      fc.property(forest, (list) => {
        const { boxes, lines } = laid(list, true, ({ holders }) => 84 + holders * 36);
        const crossed = lines.flatMap(({ id, path }) => {
          const own = [id, boxes.get(id)?.node.parent?.id];
          const others = [...boxes.values()].filter(({ node }) => !own.includes(node.id)).map(areaOf);
          return piecesOf(path).filter((piece) => others.some((area) => meets(piece, area)));
        });
        expect(crossed).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  /** Every unit of a regular tree. */
  const regular = (arity: number, depth: number, id = 'u', parent: string | null = null): ChartUnit[] => [
    unit(id, parent, { holders: id.length % 4 }),
    ...(depth === 1 ? [] : Array.from({ length: arity }, (_, at) => regular(arity, depth - 1, `${id}${at}`, id)).flat()),
  ];

  test('a tree too wide to be surveyed stands as outlines: nothing overlaps, each line steps in to its card', () => {
    for (const [arity, depth] of [
      [7, 4],
      [4, 5],
      [2, 8],
    ] as const) {
      const { boxes, lines, width, height } = laid(regular(arity, depth), true, ({ holders }) => 84 + holders * 36);
      // as a tidy tree the first one is more than twenty times as wide as high
      expect(width / height).toBeLessThan(10);
      const areas = [...boxes.entries()].map(([id, box]) => [id, areaOf(box)] as const);
      expect(areas.filter(([, area], at) => areas.slice(at + 1).some(([, other]) => meets(area, other)))).toEqual([]);
      const crossed = lines.filter(({ id, path }) => {
        const own = [id, boxes.get(id)?.node.parent?.id];
        return piecesOf(path).some((piece) => areas.some(([other, area]) => !own.includes(other) && meets(piece, area)));
      });
      expect(crossed).toEqual([]);
    }
  });

  const two = [unit('top'), unit('1', 'top'), unit('2', 'top'), unit('11', '1'), unit('21', '2')];
  const placeOf = (list: readonly ChartUnit[], id: string, isRtl = true): number => laid(list, isRtl).boxes.get(id)?.x ?? Number.NaN;

  test('units of one parent keep their order: from the right in right-to-left; the parent stands over their middle', () => {
    expect(placeOf(two, '1')).toBeGreaterThan(placeOf(two, '2'));
    expect(placeOf(two, '1', false)).toBeLessThan(placeOf(two, '2', false));
    expect(placeOf(two, 'top')).toBe((placeOf(two, '1') + placeOf(two, '2')) / 2);
  });

  test('the ends of the tree hang under each other, many in two columns', () => {
    const ends = (count: number) => [unit('top'), ...Array.from({ length: count }, (_, at) => unit(`u${at}`, 'top'))];
    const columns = (count: number) => new Set([...laid(ends(count)).boxes.values()].filter(({ node }) => node.parent).map(({ x }) => x)).size;
    expect([columns(1), columns(3), columns(12), columns(24)]).toEqual([1, 1, 2, 4]);
    expect(laid(ends(60)).width).toBeLessThan(5 * 2.5 * CARD_WIDTH);
  });
});

describe('two structures', () => {
  const before = [unit('a'), unit('b', 'a'), unit('c', 'a'), unit('d', 'a')];
  const after = [unit('a'), unit('b', 'c', { organizationName: 'new' }), unit('c', 'a', { organizationName: 'other' }), unit('e', 'a')];

  test('created, moved, renamed, closed', () => {
    expect(compareStructures(before, after).map(({ unitId, kinds }) => [unitId, kinds])).toEqual([
      ['b', ['moved', 'renamed']],
      ['c', ['renamed']],
      ['e', ['created']],
      ['d', ['closed']],
    ]);
    expect(compareStructures(before, before)).toEqual([]);
    const retyped = (one: ChartUnit, other: ChartUnit): boolean => one.degreeTitle !== other.degreeTitle;
    const raised = [unit('a', null, { degreeTitle: 'first', organizationName: 'new' })];
    expect(compareStructures([unit('a')], raised, retyped).map(({ kinds }) => kinds)).toEqual([['renamed', 'retyped']]);
  });

  test('what was closed stands where it stood', () => {
    const tree = growTree(withClosed(after, compareStructures(before, after)));
    expect(tree.nodes.get('d')?.parent?.id).toBe('a');
    expect(tree.nodes.size).toBe(5);
  });

  test('there and back are each other turned round', () => {
    fc.assert(
      fc.property(forest, forest, (one, other) => {
        const count = (list: readonly { kinds: readonly string[] }[], kind: string) => list.filter(({ kinds }) => kinds.includes(kind)).length;
        const [there, back] = [compareStructures(one, other), compareStructures(other, one)];
        expect(count(there, 'created')).toBe(count(back, 'closed'));
        expect(count(there, 'moved')).toBe(count(back, 'moved'));
      }),
    );
  });
});

describe('posts on the cards', () => {
  const post = (emplPositionId: string, reportsToId: string | null, partyIds: readonly string[], dottedToIds: string[] = []): ChartPost => ({
    emplPositionId,
    unitId: 'u',
    pseudoId: emplPositionId,
    description: emplPositionId,
    seats: 1,
    reportsToId,
    dottedToIds,
    holders: partyIds.map((partyId) => ({
      partyId,
      fullName: partyId,
      faceImage: null,
      roleTypeId: partyId === 'stand-in' ? 'OrgRSubstitute' : 'OrgREmployee',
      occupancyRate: 100,
    })),
  });
  const posts = [post('clerk', 'head', ['x', 'y']), post('head', 'outside', ['h']), post('vacant', 'clerk', ['stand-in'])];

  test('each below the one it answers to; a row for each holding and each vacant post', () => {
    const rows = postRows(posts);
    expect(rows.map(({ key, depth }) => [key, depth])).toEqual([
      ['head h', 0],
      ['clerk x', 1],
      ['clerk y', 1],
      ['vacant', 2],
    ]);
    expect(rows).toHaveLength(rowCount({ holders: 3, vacancies: 1 }));
  });

  test('a card with too many rows tells how many more there are', () => {
    const many = postRows(Array.from({ length: 9 }, (_, at) => post(`p${at}`, null, [`h${at}`])));
    const on = (holders: number) => rowsOnCard({ holders, vacancies: 0 }, many.slice(0, holders));
    expect([on(5), on(6), on(9)].map(({ shown, rest }) => [shown.length, rest])).toEqual([
      [5, 0],
      [6, 0],
      [5, 4],
    ]);
  });

  test('a ring of posts is told once', () => {
    expect(postRows([post('a', 'b', ['x']), post('b', 'a', ['y'])])).toHaveLength(2);
  });

  test('a dotted line runs between two posts that are on the sheet', () => {
    const boxes = new Map([
      ['one', { node: {}, x: 0, y: 0, height: 200 }],
      ['two', { node: {}, x: 400, y: 0, height: 200 }],
    ]);
    const rows = new Map([
      ['one', postRows([post('a', null, ['x'], ['b', 'far'])])],
      ['two', postRows([post('b', null, ['y'])])],
    ]);
    expect(dottedLines(boxes, rows)).toEqual([{ id: 'a b', path: 'M214 102C262 102 352 102 400 102' }]);
  });
});

describe('the window over the sheet', () => {
  const window = { width: 1000, height: 600 };

  test('opens no smaller than one can read, however large the sheet, and whole where that can be read', () => {
    expect(opened({ width: 5000, height: 900 }, window, { x: 2400 }).scale).toBe(1);
    // at the card of a corner no side is empty
    const sheet = { width: 5000, height: 900 };
    const part = seen(openedAt(sheet, window, { left: 4700, top: 780, right: 4900, bottom: 880 }), window);
    expect([part.right, part.bottom]).toEqual([5024, 924]);
    expect(seen(openedAt(sheet, window, { left: 2400, top: 400, right: 2600, bottom: 500 }), window)).toEqual({ left: 2000, right: 3000, top: 150, bottom: 750 });
    expect([isWhole({ width: 5000, height: 300 }, window), isWhole({ width: 900, height: 500 }, window)]).toEqual([false, true]);
    expect(centred({ x: 0, y: 0, scale: 0.3 }, window, { left: 0, top: 0, right: 200, bottom: 100 }).scale).toBe(1);
  });

  test('the point under the pointer stays while it is enlarged', () => {
    const at = { x: 300, y: 200 };
    const before = { x: 50, y: 10, scale: 0.5 };
    const after = zoomed(before, 1.6, at);
    expect((at.x - after.x) / after.scale).toBeCloseTo((at.x - before.x) / before.scale);
    expect((at.y - after.y) / after.scale).toBeCloseTo((at.y - before.y) / before.scale);
  });

  test('the whole sheet, a card in the middle, a card just seen', () => {
    const area = seen(fitted({ width: 5000, height: 300 }, window), window);
    expect(area.left).toBeLessThan(0);
    expect(area.right).toBeGreaterThan(5000);
    const card = { left: 3000, top: 2000, right: 3200, bottom: 2100 };
    const middle = seen(centred({ x: 0, y: 0, scale: 1 }, window, card), window);
    expect([(middle.left + middle.right) / 2, (middle.top + middle.bottom) / 2]).toEqual([3100, 2050]);
    expect(meets(seen(revealed({ x: 0, y: 0, scale: 1 }, window, card), window), card)).toBe(true);
    const still = { x: 0, y: 0, scale: 1 };
    expect(revealed(still, window, { left: 100, top: 100, right: 300, bottom: 200 })).toEqual(still);
  });
});

const everywhere: readonly Area[] = [{ left: 0, top: 0, right: 9000, bottom: 4000 }];

test('a small drawing takes one sheet, a large one as many as it can be read on; nothing is left out', () => {
  expect(paperTiles({ width: 1000, height: 500 }, everywhere).tiles).toHaveLength(1);
  const { scale, tiles } = paperTiles({ width: 9000, height: 4000 }, everywhere);
  expect(tiles).toHaveLength(Math.ceil((9000 * scale) / PAPER.width) * Math.ceil((4000 * scale) / PAPER.height));
  expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
  expect(Math.max(...tiles.map(({ right }) => right))).toBeGreaterThanOrEqual(9000);
  expect(tiles[0]?.right).toBeGreaterThan(tiles[1]?.right ?? 0);
});

test('a sheet without a card is left out', () => {
  const cards = [
    { left: 0, top: 0, right: 214, bottom: 84 },
    { left: 20_000, top: 0, right: 20_214, bottom: 84 },
  ];
  expect(paperTiles({ width: 20_214, height: 84 }, cards).tiles).toHaveLength(2);
});

test('a PDF: each entry of its table leads to its object, each page to its picture', async () => {
  const page = { width: 4, height: 2, data: new Uint8ClampedArray(32).fill(200) };
  const file = Buffer.from(await (await pdfOf([page, page])).arrayBuffer());
  const text = file.toString('latin1');
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(Array.from({ length: 8 }, (_, at) => `${at + 1} 0 obj`));
  expect(text).toContain('/Count 2 /Kids [3 0 R 6 0 R]');
  const picture = text.indexOf('stream\n', text.indexOf('/FlateDecode')) + 'stream\n'.length;
  expect([...inflateSync(file.subarray(picture, text.indexOf('\nendstream', picture)))]).toEqual(Array.from({ length: 24 }, () => 200));
});
