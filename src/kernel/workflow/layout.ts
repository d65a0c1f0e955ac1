/**
 * Where the elements of a process stand when it is drawn: columns in the order in which they are come to, rows so that ways
 * beside each other do not cross, circles led back above. From left to right; whoever draws for a right-to-left page mirrors it.
 */
import type { BoundaryNode, Flow, NodeKind, ProcessDefinition, ProcessNode } from './definition.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly id: string;
  readonly width: number;
  readonly height: number;
}

export interface Way {
  readonly id: string;
  /** Corners from the edge of one box to the edge of the other. */
  readonly points: readonly Point[];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly ways: readonly Way[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const task: Size = { width: 140, height: 64 };
const gateway: Size = { width: 44, height: 44 };
const event: Size = { width: 36, height: 36 };
const sizes: Readonly<Record<Exclude<NodeKind, 'subProcess'>, Size>> = {
  ...{ user: task, service: task, call: task, exclusive: gateway, parallel: gateway, inclusive: gateway },
  ...{ start: event, end: event, terminate: event, timer: event, message: event, boundaryTimer: event, boundaryError: event },
};
const COLUMN_GAP = 48;
const ROW_GAP = 36;
const PADDING = 28;
/** Between the lines that lead back above each other. */
const BACK_STEP = 18;

const isBoundary = (node: ProcessNode): node is BoundaryNode => node.kind === 'boundaryTimer' || node.kind === 'boundaryError';

/** A flow of a scope, from the element it leaves: of an edge what it is on. */
interface Link {
  readonly flow: Flow;
  readonly from: string;
  readonly to: string;
  readonly edge: BoundaryNode | undefined;
}

interface Scope {
  readonly nodes: readonly ProcessNode[];
  readonly edges: readonly BoundaryNode[];
  readonly links: readonly Link[];
}

function scopeOf({ nodes, flows }: ProcessDefinition, within: string | undefined): Scope {
  const inside = nodes.filter((node) => node.within === within);
  const edges = inside.filter(isBoundary);
  const rest = inside.filter((node) => !isBoundary(node));
  const known = new Set(rest.map(({ id }) => id));
  const links = flows.flatMap((flow): Link[] => {
    const edge = edges.find(({ id }) => id === flow.from);
    const from = edge?.on ?? flow.from;
    return known.has(from) && known.has(flow.to) ? [{ flow, from, to: flow.to, edge }] : [];
  });
  return { nodes: rest, edges, links };
}

/** Links that lead back to where the way has been: found going forward from the start, in the order of the flows. */
function backLinks({ nodes, links }: Scope): ReadonlySet<Link> {
  const out = (id: string): readonly Link[] => links.filter(({ from }) => from === id);
  const [back, done, open] = [new Set<Link>(), new Set<string>(), new Set<string>()];
  for (const { id: root } of [...nodes].sort((a, b) => Number(b.kind === 'start') - Number(a.kind === 'start'))) {
    const path: { readonly id: string; readonly ways: Link[] }[] = [];
    const enter = (id: string): void => {
      open.add(id);
      path.push({ id, ways: [...out(id)] });
    };
    if (!done.has(root)) enter(root);
    while (path.length > 0) {
      const here = path.at(-1) as { readonly id: string; readonly ways: Link[] };
      const link = here.ways.shift();
      if (link === undefined) {
        path.pop();
        open.delete(here.id);
        done.add(here.id);
      } else if (open.has(link.to)) back.add(link);
      else if (!done.has(link.to)) enter(link.to);
    }
  }
  return back;
}

/** The column of each element: behind all that come before it. */
function columnsOf({ nodes }: Scope, forward: readonly Link[]): ReadonlyMap<string, number> {
  const columns = new Map(nodes.map(({ id }) => [id, 0]));
  const waiting = new Map(nodes.map(({ id }) => [id, forward.filter(({ to }) => to === id).length]));
  for (const open = nodes.filter(({ id }) => waiting.get(id) === 0).map(({ id }) => id); open.length > 0; ) {
    const id = open.shift() as string;
    for (const { to } of forward.filter(({ from }) => from === id)) {
      columns.set(to, Math.max(columns.get(to) ?? 0, (columns.get(id) ?? 0) + 1));
      waiting.set(to, (waiting.get(to) ?? 0) - 1);
      if (waiting.get(to) === 0) open.push(to);
    }
  }
  return columns;
}

/** The row of each element: that of what leads to it where it is free, also on the way there, else the next one below. */
function rowsOf({ nodes }: Scope, forward: readonly Link[], columns: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const rows = new Map<string, number>();
  const taken = new Set<string>();
  const column = (id: string): number => columns.get(id) ?? 0;
  const ordered = nodes.map(({ id }, at) => ({ id, at })).sort((a, b) => column(a.id) - column(b.id) || a.at - b.at);
  for (const { id } of ordered) {
    const into = forward.filter(({ to }) => to === id);
    const wanted = into.map(({ from, edge }) => (rows.get(from) ?? 0) + (edge ? 1 : 0));
    const first = into.length === 0 ? Infinity : Math.min(...into.map(({ from }) => column(from))) + 1;
    const cells = (row: number): string[] => Array.from({ length: Math.max(column(id) - first, 0) + 1 }, (_, at) => `${column(id) - at} ${row}`);
    let row = wanted.length === 0 ? 0 : Math.min(...wanted);
    while (cells(row).some((cell) => taken.has(cell))) row += 1;
    for (const cell of cells(row)) taken.add(cell);
    rows.set(id, row);
  }
  return rows;
}

/** Offsets of bands of these sizes, one after the other, and where the last one ends. */
function offsetsOf(bands: readonly number[], gap: number): { readonly at: readonly number[]; readonly whole: number } {
  let next = 0;
  const at = bands.map((band) => {
    const here = next;
    next += band + gap;
    return here;
  });
  return { at, whole: Math.max(next - gap, 0) };
}

const middle = ({ y, height }: Box): number => y + height / 2;

/** From the right edge of one to the left edge of the other, with one step between; from an edge event downwards. */
function forwardWay(from: Box, to: Box, edge: Box | undefined): Point[] {
  const end = { x: to.x, y: middle(to) };
  if (edge) return [{ x: edge.x + edge.width / 2, y: edge.y + edge.height }, { x: edge.x + edge.width / 2, y: end.y }, end];
  const start = { x: from.x + from.width, y: middle(from) };
  if (start.y === end.y) return [start, end];
  const turn = to.x - COLUMN_GAP / 2;
  return [start, { x: turn, y: start.y }, { x: turn, y: end.y }, end];
}

/** From the top of one, above everything, to the top of the other. */
function backWay(from: Box, to: Box, above: number): Point[] {
  const [start, end] = [
    { x: from.x + from.width / 2, y: from.y },
    { x: to.x + to.width / 2, y: to.y },
  ];
  return [start, { x: start.x, y: above }, { x: end.x, y: above }, end];
}

const moved = <T extends Point>(point: T, by: Point): T => ({ ...point, x: point.x + by.x, y: point.y + by.y });

/** Edge events of an element stand on its lower side, from the right. */
function edgeBoxes(edges: readonly BoundaryNode[], hosts: ReadonlyMap<string, Box>): Box[] {
  const counts = new Map<string, number>();
  return edges.flatMap(({ id, on, kind }) => {
    const host = hosts.get(on);
    if (!host) return [];
    const nth = counts.get(on) ?? 0;
    counts.set(on, nth + 1);
    const { width, height } = sizes[kind];
    return [{ id, width, height, x: host.x + host.width - (width + 8) * (nth + 1), y: host.y + host.height - height / 2 }];
  });
}

function draw(definition: ProcessDefinition, within: string | undefined): Drawing {
  const scope = scopeOf(definition, within);
  const inner = new Map(scope.nodes.filter(({ kind }) => kind === 'subProcess').map(({ id }) => [id, draw(definition, id)]));
  const sizeOf = ({ id, kind }: ProcessNode): Size => (kind === 'subProcess' ? (inner.get(id) ?? task) : sizes[kind]);
  const back = backLinks(scope);
  const forward = scope.links.filter((link) => !back.has(link));
  const columns = columnsOf(scope, forward);
  const rows = rowsOf(scope, forward, columns);
  const largest = (place: ReadonlyMap<string, number>, side: 'width' | 'height'): number[] =>
    Array.from({ length: Math.max(-1, ...place.values()) + 1 }, (_, band) =>
      Math.max(0, ...scope.nodes.filter(({ id }) => place.get(id) === band).map((node) => sizeOf(node)[side])),
    );
  const [wide, high] = [largest(columns, 'width'), largest(rows, 'height')];
  const [x, y] = [offsetsOf(wide, COLUMN_GAP), offsetsOf(high, ROW_GAP)];
  const top = PADDING + back.size * BACK_STEP;
  const hosts = new Map(
    scope.nodes.map((node): [string, Box] => {
      const [column, row, size] = [columns.get(node.id) ?? 0, rows.get(node.id) ?? 0, sizeOf(node)];
      const at = { x: PADDING + (x.at[column] ?? 0) + ((wide[column] ?? 0) - size.width) / 2, y: top + (y.at[row] ?? 0) + ((high[row] ?? 0) - size.height) / 2 };
      return [node.id, { id: node.id, ...at, width: size.width, height: size.height }];
    }),
  );
  const edges = edgeBoxes(scope.edges, hosts);
  const box = (id: string): Box => hosts.get(id) as Box;
  const ways = scope.links.map((link): Way => {
    const edge = link.edge && edges.find(({ id }) => id === link.edge?.id);
    const nth = [...back].indexOf(link);
    return { id: link.flow.id, points: nth < 0 ? forwardWay(box(link.from), box(link.to), edge) : backWay(edge ?? box(link.from), box(link.to), top - (nth + 1) * BACK_STEP) };
  });
  const insides = [...inner].map(([id, drawing]) => ({ drawing, by: box(id) }));
  return {
    width: x.whole + PADDING * 2,
    height: y.whole + top + PADDING + event.height / 2,
    boxes: [...hosts.values(), ...edges, ...insides.flatMap(({ drawing, by }) => drawing.boxes.map((one) => moved(one, by)))],
    ways: [...ways, ...insides.flatMap(({ drawing, by }) => drawing.ways.map(({ id, points }) => ({ id, points: points.map((point) => moved(point, by)) })))],
  };
}

/** The drawing of a definition without faults (`faultsOf`). */
export const drawingOf = (definition: ProcessDefinition): Drawing => draw(definition, undefined);

/** The same for a right-to-left page. */
export const mirrored = ({ width, height, boxes, ways }: Drawing): Drawing => ({
  width,
  height,
  boxes: boxes.map((box) => ({ ...box, x: width - box.x - box.width })),
  ways: ways.map(({ id, points }) => ({ id, points: points.map(({ x, y }) => ({ x: width - x, y })) })),
});
