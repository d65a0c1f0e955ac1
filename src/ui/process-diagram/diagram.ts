/** What a diagram says of a process beside where things stand: order, words, and where the name of a way has room. Pure. */
import { ESCALATE, REMIND } from '#kernel/workflow/compile.ts';
import type { Flow, NodeKind, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import type { Drawing, Point, Way } from '#kernel/workflow/layout.ts';
import messages from './process-diagram.messages.fa.ts';

/** How a node is marked: where a case stands, or how two versions differ. */
export type NodeState = 'done' | 'current' | 'incident' | 'fault' | 'added' | 'removed' | 'changed';
export type NodeStates = Readonly<Record<string, NodeState | undefined>>;

/** What is written on it; services that every process has are named here. */
export function titleOf(node: ProcessNode): string | undefined {
  if (node.name || node.kind !== 'service') return node.name || undefined;
  return node.handler === REMIND ? messages.remind : node.handler === ESCALATE ? messages.escalate : undefined;
}

/** What it is and what it is called, as one hears it. */
export function nodeName(node: ProcessNode, state?: NodeState): string {
  const title = titleOf(node);
  const words = [messages.kinds[node.kind], ...(title === undefined ? [] : [title]), ...(state ? [messages.states[state]] : [])];
  return words.join(messages.separator);
}

/** Nodes as one comes to them: by where they begin from the side one reads from, then from above. */
export function inReadingOrder({ nodes }: ProcessDefinition, { boxes }: Drawing): readonly ProcessNode[] {
  const place = new Map(boxes.map((box) => [box.id, box]));
  const start = (id: string): number => (place.get(id)?.x ?? 0) + (place.get(id)?.width ?? 0) / 2;
  return [...nodes].filter(({ id }) => place.has(id)).sort((a, b) => start(b.id) - start(a.id) || (place.get(a.id)?.y ?? 0) - (place.get(b.id)?.y ?? 0));
}

export interface WayOn {
  readonly name: string | undefined;
  readonly to: ProcessNode;
}

/** Where one may come from a node, with what the ways are called. */
export function waysOn({ nodes, flows }: ProcessDefinition, id: string): readonly WayOn[] {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return flows.flatMap(({ from, to, name }) => {
    const node = from === id ? known.get(to) : undefined;
    return node === undefined ? [] : [{ name, to: node }];
  });
}

const lengthOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Rough width of a letter, and how far above a way its name stands: where it is wider than the way, above the gateways at its ends. */
const LETTER = 6;
const ABOVE = { way: 6, gateways: 22 } as const;

/** Where the name of a way stands: above the middle of its longest level piece, or of its longest piece. */
export function namePlace({ points }: Way, name: string): Point {
  const pieces = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  const level = pieces.filter(({ from, to }) => from.y === to.y);
  const [longest] = [...(level.length > 0 ? level : pieces)].sort((a, b) => lengthOf(b.from, b.to) - lengthOf(a.from, a.to));
  if (longest === undefined) return { x: 0, y: 0 };
  const { from, to } = longest;
  const above = level.length > 0 && lengthOf(from, to) < name.length * LETTER ? ABOVE.gateways : ABOVE.way;
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - above };
}

/** The middle of the longest piece of a way. */
export function middleOf({ points }: Way): Point {
  const pieces = points.slice(1).map((to, at) => ({ from: points[at] ?? to, to }));
  const [longest] = [...pieces].sort((a, b) => lengthOf(b.from, b.to) - lengthOf(a.from, a.to));
  return longest === undefined ? { x: 0, y: 0 } : { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

/** What is written on a way. */
export const wayName = (flows: readonly Flow[], id: string): string | undefined => flows.find((flow) => flow.id === id)?.name;

export const isTask = (kind: NodeKind): boolean => kind === 'user' || kind === 'service' || kind === 'call';
export const isGateway = (kind: NodeKind): kind is 'exclusive' | 'parallel' | 'inclusive' => kind === 'exclusive' || kind === 'parallel' || kind === 'inclusive';
