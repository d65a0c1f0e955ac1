import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocks, definitionOf } from './blocks.test-support.ts';
import type { ProcessDefinition } from './definition.ts';
import { drawn } from './draw.test-support.ts';
import { type Box, type Drawing, drawingOf, mirrored } from './layout.ts';

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Pairs that lie on each other, but for what is inside a sub-process and what is on an edge. */
function collisions({ nodes }: ProcessDefinition, { boxes }: Drawing): string[] {
  const node = new Map(nodes.map((one) => [one.id, one]));
  const isInside = (inner: string, outer: string): boolean => {
    const within = node.get(inner)?.within;
    return within !== undefined && (within === outer || isInside(within, outer));
  };
  const belongs = (a: string, b: string): boolean => {
    const one = node.get(a);
    return (one !== undefined && 'on' in one && (one.on === b || isInside(b, one.on))) || isInside(a, b);
  };
  return boxes.flatMap((a, at) => boxes.slice(at + 1).flatMap((b) => (overlap(a, b) && !belongs(a.id, b.id) && !belongs(b.id, a.id) ? [`${a.id} ${b.id}`] : [])));
}

test('of any process every element and flow is drawn once, on the sheet, and none on another', { timeout: 20_000 }, () => {
  fc.assert(
    fc.property(blocks, (block) => {
      const definition = definitionOf(block);
      const drawing = drawingOf(definition);
      expect(drawing.boxes.map(({ id }) => id).sort()).toEqual(definition.nodes.map(({ id }) => id).sort());
      expect(drawing.ways.map(({ id }) => id).sort()).toEqual(definition.flows.map(({ id }) => id).sort());
      expect(collisions(definition, drawing)).toEqual([]);
      for (const { x, y, width, height } of drawing.boxes) expect([x >= 0, y >= 0, x + width <= drawing.width, y + height <= drawing.height]).toEqual([true, true, true, true]);
      for (const { x, y } of drawing.ways.flatMap(({ points }) => points)) expect([x >= 0, y >= 0, x <= drawing.width, y <= drawing.height]).toEqual([true, true, true, true]);
      expect(mirrored(mirrored(drawing))).toEqual(drawing);
    }),
    { numRuns: 200 },
  );
});

test('what follows stands behind, a way back leads above, a deadline leads below', () => {
  const gate = { kind: 'exclusive', otherwise: 'on' } as const;
  const late = { kind: 'boundaryTimer', on: 'approve', after: 'P2D', interrupts: true, repeats: 1 } as const;
  const drawing = drawingOf(
    drawn(
      { start: { kind: 'start' }, fill: { kind: 'user' }, approve: { kind: 'user' }, late, gate, other: { kind: 'user' }, end: { kind: 'end' } },
      'start > fill > approve > gate >on> end',
      'gate >back: true> fill',
      'late > other > end',
    ),
  );
  const box = (id: string): Box => drawing.boxes.find((one) => one.id === id) as Box;
  const xs = ['start', 'fill', 'approve', 'gate', 'end'].map((id) => box(id).x);
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  const back = drawing.ways.find(({ id }) => id === 'back')?.points ?? [];
  expect(Math.min(...back.map(({ y }) => y))).toBeLessThan(Math.min(...drawing.boxes.map(({ y }) => y)));
  expect(box('other').y).toBeGreaterThan(box('approve').y + box('approve').height);
});
