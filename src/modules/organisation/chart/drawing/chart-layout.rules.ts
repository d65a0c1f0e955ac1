/**
 * Where the cards and lines of a chart stand. A tidy tree (Reingold and Tilford 1981): below its unit each part is as near
 * to its neighbour as their outlines allow, and a unit stands over the middle of what is below it. The ends of the
 * tree hang under each other, and so do many closed units: in one row they would be thousands of pixels wide. Where even
 * so the sheet would be a ribbon that nobody can survey, deep levels stand as outlines, like folders. Pure.
 */

import { type Area, aside, type Corners, hanging, type Line, type Start, stepping, turned } from './chart-lines.rules.ts';

export const CARD_WIDTH = 214;
/** Between cards; a line runs in it where cards are stacked. */
const GAP = 24;
/** Heights count in steps, so that an outline is a list: for each step how far it reaches. */
const STEP = 12;
/** Between a unit and those below it, and between stacked cards, in steps. */
const BELOW = 5;
const STACKED = 2;
/** More than so many stand in two columns. */
const MOST_IN_COLUMN = 6;
/** Ends are stacked from two on, closed units only when a row of them would be too wide. */
const LEAST_ENDS = 2;
const LEAST_CLOSED = 5;
const MOST_STACKED = 12;
/** A sheet no wider than this is never an outline. */
const WIDE = 6000;
/** How much wider than high a large sheet should be: about a screen. */
const SHAPE = 2;
/** What is below stands so much further in an outline. */
const INDENT = 32;
const HALF = CARD_WIDTH / 2;

export interface LayoutNode {
  readonly id: string;
  /** 1 at the top. */
  readonly level: number;
}

export interface Box<N> {
  readonly node: N;
  readonly x: number;
  readonly y: number;
  readonly height: number;
}

export interface Layout<N> {
  readonly boxes: ReadonlyMap<string, Box<N>>;
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

export interface LayoutOptions<N> {
  /** Those to be drawn below a card; none where it is closed. */
  readonly childrenOf: (node: N) => readonly N[];
  readonly heightOf: (node: N) => number;
  /** Whether nothing at all is below it, shown or not. */
  readonly isEnd: (node: N) => boolean;
  /** The first unit stands at the right. */
  readonly isRtl: boolean;
}

/** A part of the tree around its own middle, and what puts it on the sheet. */
interface Part {
  readonly left: number[];
  readonly right: number[];
  readonly put: (x: number, step: number, from: Start | undefined) => void;
}

interface Sheet<N> extends LayoutOptions<N> {
  /** Units of this level and below stand as outlines under the unit above. */
  readonly outlined: number;
  readonly boxes: Map<string, Box<N>>;
  readonly lines: Corners[];
}

export function layOut<N extends LayoutNode>(roots: readonly N[], options: LayoutOptions<N>): Layout<N> {
  const whole = laidOut(roots, options, Number.POSITIVE_INFINITY);
  if (whole.width <= WIDE) return whole;
  const deepest = Math.max(...whole.boxes.values().map(({ node }) => node.level));
  const others = Array.from({ length: Math.max(0, deepest - 2) }, (_, at) => laidOut(roots, options, deepest - at));
  return [whole, ...others].reduce((best, other) => (misshapen(other) < misshapen(best) ? other : best));
}

/** How far a sheet is from the shape of a screen. */
const misshapen = ({ width, height }: Layout<unknown>): number => Math.abs(Math.log(width / height / SHAPE));

function laidOut<N extends LayoutNode>(roots: readonly N[], options: LayoutOptions<N>, outlined: number): Layout<N> {
  const sheet: Sheet<N> = { ...options, outlined, boxes: new Map(), lines: [] };
  const { part, middles } = sideBySide(partsOf(roots, sheet));
  const left = Math.min(0, ...part.left);
  const right = Math.max(0, ...part.right);
  const turn = (x: number): number => (options.isRtl ? right - x : x - left);
  for (const [one, x] of middles) one.put(x, 0, undefined);
  const boxes = new Map([...sheet.boxes].map(([id, box]) => [id, { ...box, x: turn(box.x) - HALF }] as const));
  return { boxes, lines: sheet.lines.map((line) => turned(line, turn)), width: right - left, height: part.left.length * STEP };
}

const stepsOf = (height: number): number => Math.ceil(height / STEP);

/** Neighbours without anything open below them go together, the others stand alone. */
function partsOf<N extends LayoutNode>(nodes: readonly N[], sheet: Sheet<N>): Part[] {
  const [first] = nodes;
  if (first !== undefined && first.level >= sheet.outlined) return nodes.map((node) => outline(node, sheet));
  const parts: Part[] = [];
  for (let at = 0; at < nodes.length; ) {
    let end = at;
    while (end < nodes.length && sheet.childrenOf(nodes[end] as N).length === 0) end++;
    const run = nodes.slice(at, end);
    if (run.length < (run.every(sheet.isEnd) ? LEAST_ENDS : LEAST_CLOSED)) parts.push(single(nodes[at++] as N, sheet));
    else {
      for (let from = at; from < end; from += MOST_STACKED) parts.push(stack(nodes.slice(from, Math.min(end, from + MOST_STACKED)), sheet));
      at = end;
    }
  }
  return parts;
}

/** Puts parts beside each other; `middles` says where each one's middle stands. */
function sideBySide(parts: readonly Part[]): { part: Pick<Part, 'left' | 'right'>; middles: readonly (readonly [Part, number])[] } {
  const left: number[] = [];
  const right: number[] = [];
  const middles = parts.map((part, index) => {
    let x = index === 0 ? 0 : Number.NEGATIVE_INFINITY;
    if (index > 0) for (let step = 0; step < Math.min(right.length, part.left.length); step++) x = Math.max(x, (right[step] ?? 0) + GAP - (part.left[step] ?? 0));
    part.left.forEach((reach, step) => {
      left[step] ??= reach + x;
      right[step] = (part.right[step] ?? 0) + x;
    });
    return [part, x] as const;
  });
  return { part: { left, right }, middles };
}

/** A card over the middle of what is below it. */
function single<N extends LayoutNode>(node: N, sheet: Sheet<N>): Part {
  const height = sheet.heightOf(node);
  const own = stepsOf(height);
  const { part, middles } = sideBySide(partsOf(sheet.childrenOf(node), sheet));
  const [first, last] = [middles[0]?.[1] ?? 0, middles.at(-1)?.[1] ?? 0];
  const middle = (first + last) / 2;
  const steps = middles.length === 0 ? own : own + BELOW;
  // the line over the parts below needs its room too
  const reach = (step: number): number => (step < own ? HALF : Math.max(HALF, middle - first));
  return {
    left: [...Array.from({ length: steps }, (_, step) => -reach(step)), ...part.left.map((x) => x - middle)],
    right: [...Array.from({ length: steps }, (_, step) => reach(step)), ...part.right.map((x) => x - middle)],
    put: (x, step, from) => {
      const top = step * STEP;
      sheet.boxes.set(node.id, { node, x, y: top, height });
      if (from !== undefined) sheet.lines.push(hanging(node.id, from, { x, y: top }));
      for (const [below, at] of middles) below.put(x + at - middle, step + steps, { x, y: top + height });
    },
  };
}

interface OutlineRow<N> {
  readonly node: N;
  /** Levels below the first of the outline. */
  readonly depth: number;
  readonly step: number;
}

/** A card with all below it as a list, each level further in. */
function outline<N extends LayoutNode>(root: N, sheet: Sheet<N>): Part {
  const rows: OutlineRow<N>[] = [];
  let steps = 0;
  const list = (node: N, depth: number): void => {
    rows.push({ node, depth, step: steps });
    steps += stepsOf(sheet.heightOf(node)) + STACKED;
    for (const one of sheet.childrenOf(node)) list(one, depth + 1);
  };
  list(root, 0);
  const reach = HALF + INDENT * Math.max(...rows.map(({ depth }) => depth));
  return {
    left: Array.from({ length: steps }, () => -HALF),
    right: Array.from({ length: steps }, () => reach),
    put: (x, step, from) => putOutline(rows, { x, step, from }, sheet),
  };
}

function putOutline<N extends LayoutNode>(rows: readonly OutlineRow<N>[], { x, step, from }: { x: number; step: number; from: Start | undefined }, sheet: Sheet<N>): void {
  /** Where the lines of each level begin: under the near edge of the last card of the level above. */
  const starts: Start[] = [];
  for (const { node, depth, step: own } of rows) {
    const [middle, top, height] = [x + depth * INDENT, (step + own) * STEP, sheet.heightOf(node)];
    sheet.boxes.set(node.id, { node, x: middle, y: top, height });
    const start = starts[depth - 1];
    if (start !== undefined) sheet.lines.push(stepping(node.id, start, { x: middle - HALF, y: top + STEP * 3 }));
    else if (from !== undefined) sheet.lines.push(hanging(node.id, from, { x: middle, y: top }));
    starts[depth] = { x: middle - HALF + INDENT / 2, y: top + height };
  }
}

/** Cards under each other beside a line, many of them on both of its sides. */
function stack<N extends LayoutNode>(nodes: readonly N[], sheet: Sheet<N>): Part {
  const columns = nodes.length > MOST_IN_COLUMN ? 2 : 1;
  const rows = Array.from({ length: Math.ceil(nodes.length / columns) }, (_, row) => nodes.slice(row * columns, (row + 1) * columns));
  const heights = rows.map((row) => Math.max(...row.map((node) => stepsOf(sheet.heightOf(node)))));
  const steps = heights.reduce((sum, height) => sum + height + STACKED, -STACKED);
  const width = CARD_WIDTH + GAP / 2;
  return {
    left: Array.from({ length: steps }, () => (columns === 2 ? -width : 0)),
    right: Array.from({ length: steps }, () => width),
    put: (x, step, from) => {
      let top = step * STEP;
      rows.forEach((row, at) => {
        row.forEach((node, column) => {
          const side = column < columns - 1 ? -1 : 1;
          sheet.boxes.set(node.id, { node, x: x + side * (HALF + GAP / 2), y: top, height: sheet.heightOf(node) });
          if (from !== undefined) sheet.lines.push(aside(node.id, from, { x, y: top + STEP * 3, end: x + (side * GAP) / 2, bus: step * STEP }));
        });
        top += ((heights[at] ?? 0) + STACKED) * STEP;
      });
    },
  };
}

export const areaOf = ({ x, y, height }: Box<unknown>): Area => ({ left: x, top: y, right: x + CARD_WIDTH, bottom: y + height });
