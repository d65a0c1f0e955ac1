/** Lookups in a definition, made once for each. */
import type { BoundaryNode, Flow, NodeKind, NodeOf, ProcessDefinition, ProcessNode } from './definition.ts';

export interface Graph {
  node(id: string): ProcessNode;
  /** In the order of the definition: conditions are asked in it. */
  out(id: string): readonly Flow[];
  into(id: string): readonly Flow[];
  boundaries(id: string): readonly BoundaryNode[];
  /** The start of the process, or of a sub-process. */
  start(within: string | undefined): string;
  /** Joins that wait for what may still come, of a scope. */
  readonly inclusiveJoins: readonly string[];
  /** Whether something at a node may come to a flow without passing through `around`. */
  reaches(from: string, flow: string, around: string): boolean;
}

const isBoundary = (node: ProcessNode): node is BoundaryNode => node.kind === 'boundaryTimer' || node.kind === 'boundaryError';
export const isKind = <K extends NodeKind>(node: ProcessNode, ...kinds: readonly K[]): node is NodeOf<K> => (kinds as readonly string[]).includes(node.kind);

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const graphs = new WeakMap<ProcessDefinition, Graph>();

/** The lookups of a definition. A name that it does not have throws: the definition was checked before. */
export function graphOf(definition: ProcessDefinition): Graph {
  const known = graphs.get(definition);
  if (known) return known;
  const made = makeGraph(definition);
  graphs.set(definition, made);
  return made;
}

function makeGraph({ nodes, flows }: ProcessDefinition): Graph {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const out = grouped(flows, ({ from }) => from);
  const into = grouped(flows, ({ to }) => to);
  const boundaries = grouped(nodes.filter(isBoundary), ({ on }) => on);
  const node = (id: string): ProcessNode => {
    const found = byId.get(id);
    if (!found) throw new Error(`no node ${id}`);
    return found;
  };
  const ways = (id: string): readonly Flow[] => [...(out.get(id) ?? []), ...(boundaries.get(id) ?? []).flatMap((boundary) => out.get(boundary.id) ?? [])];
  const reached = new Map<string, ReadonlySet<string>>();
  const flowsFrom = (from: string, around: string): ReadonlySet<string> => {
    const key = `${from} ${around}`;
    const known = reached.get(key);
    if (known) return known;
    const seen = new Set<string>();
    for (const open = [...ways(from)]; open.length > 0; ) {
      const flow = open.pop() as Flow;
      if (seen.has(flow.id)) continue;
      seen.add(flow.id);
      if (flow.to !== around) open.push(...ways(flow.to));
    }
    reached.set(key, seen);
    return seen;
  };
  return {
    node,
    out: (id) => out.get(id) ?? [],
    into: (id) => into.get(id) ?? [],
    boundaries: (id) => boundaries.get(id) ?? [],
    start: (within) => nodes.find((one) => one.kind === 'start' && one.within === within)?.id ?? '',
    inclusiveJoins: nodes.filter((one) => one.kind === 'inclusive' && (into.get(one.id)?.length ?? 0) > 1).map(({ id }) => id),
    reaches: (from, flow, around) => flowsFrom(from, around).has(flow),
  };
}
