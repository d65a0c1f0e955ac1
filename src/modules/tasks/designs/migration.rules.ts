/**
 * Running instances on another version (guide engines 1.5): each place where something waits has a place in the new one, of the
 * same kind and inside the same sub-process, or nothing moves. Pure.
 */
import type { NodeKind, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { graphOf } from '#kernel/workflow/graph.ts';
import type { ProcessState, Token } from '#kernel/workflow/state.ts';

/** Old node to new node; what it does not name keeps its id. */
export type NodeMap = Readonly<Record<string, string>>;

export type WhyLost = 'gone' | 'kind' | 'scope' | 'join';

export interface Lost {
  readonly node: string;
  readonly why: WhyLost;
}

const nodeIn = ({ nodes }: ProcessDefinition, id: string): ProcessNode | undefined => nodes.find((node) => node.id === id);
const renamed = (map: NodeMap, id: string): string => (Object.hasOwn(map, id) ? (map[id] ?? id) : id);

/** The flow into a join that stands for the one a token came by. */
function viaIn(from: ProcessDefinition, to: ProcessDefinition, map: NodeMap, { at, via }: Token): string | undefined {
  const target = graphOf(to).into(renamed(map, at));
  const old = from.flows.find(({ id }) => id === via);
  return target.find(({ id }) => id === via)?.id ?? target.find((flow) => old !== undefined && flow.from === renamed(map, old.from))?.id;
}

function whyLost(from: ProcessDefinition, to: ProcessDefinition, map: NodeMap, token: Token): WhyLost | undefined {
  const [old, target] = [nodeIn(from, token.at), nodeIn(to, renamed(map, token.at))];
  if (!old || !target) return 'gone';
  if (old.kind !== target.kind || (old.kind === 'user' && target.kind === 'user' && (old.many === undefined) !== (target.many === undefined))) return 'kind';
  if ((old.within === undefined ? undefined : renamed(map, old.within)) !== target.within) return 'scope';
  if (token.via !== undefined && viaIn(from, to, map, token) === undefined) return 'join';
  return undefined;
}

/** Places where something waits that have no place in the new version. */
export const lostIn = (from: ProcessDefinition, to: ProcessDefinition, map: NodeMap, { tokens }: ProcessState): readonly Lost[] =>
  tokens.flatMap((token) => {
    const why = whyLost(from, to, map, token);
    return why === undefined ? [] : [{ node: token.at, why }];
  });

const keysRenamed = <T>(map: NodeMap, record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [renamed(map, key), value]));

/** The state on the new version; of one from which nothing is lost. */
export function movedState(from: ProcessDefinition, to: ProcessDefinition, map: NodeMap, state: ProcessState): ProcessState {
  const tokens = state.tokens.map((token): Token => {
    const via = token.via === undefined ? {} : { via: viaIn(from, to, map, token) ?? token.via };
    const fired = token.fired === undefined ? {} : { fired: keysRenamed(map, token.fired) };
    return { ...token, at: renamed(map, token.at), ...via, ...fired };
  });
  return { ...state, tokens, outcomes: keysRenamed(map, state.outcomes) };
}

export interface TimerChange {
  /** Timers that wait now, by token and node. */
  readonly kept: readonly { readonly token: number; readonly node: string; readonly to: string }[];
  readonly dropped: readonly { readonly token: number; readonly node: string }[];
  /** Edges that the old version did not have: they count from the move on. */
  readonly added: readonly { readonly token: number; readonly node: string; readonly after: string }[];
}

/** What becomes of the timers of an instance that has moved. */
export function timersAfter(to: ProcessDefinition, map: NodeMap, state: ProcessState, waiting: readonly { readonly token: number; readonly node: string }[]): TimerChange {
  const graph = graphOf(to);
  const wanted = state.tokens.flatMap(({ id, at, incident, fired = {} }) => {
    const node = graph.node(at);
    const own = node.kind === 'timer' && incident === undefined ? [{ token: id, node: at, after: node.after }] : [];
    const edges = graph
      .boundaries(at)
      .flatMap((edge) => (edge.kind === 'boundaryTimer' && (fired[edge.id] ?? 0) < edge.repeats ? [{ token: id, node: edge.id, after: edge.after }] : []));
    return [...own, ...edges];
  });
  const stays = waiting.map((timer) => ({ ...timer, to: renamed(map, timer.node) }));
  const isWanted = (timer: { token: number; to: string }): boolean => wanted.some(({ token, node }) => token === timer.token && node === timer.to);
  return {
    kept: stays.filter(isWanted),
    dropped: stays.filter((timer) => !isWanted(timer)),
    added: wanted.filter(({ token, node }) => !stays.some((timer) => timer.token === token && timer.to === node)),
  };
}

/** Kinds at which an instance may be found waiting. */
export const placesOf = ({ nodes }: ProcessDefinition): readonly { readonly id: string; readonly name: string; readonly kind: NodeKind }[] =>
  nodes.filter(({ kind }) => !['start', 'end', 'terminate', 'boundaryTimer', 'boundaryError'].includes(kind)).map(({ id, name, kind }) => ({ id, name: name ?? id, kind }));
