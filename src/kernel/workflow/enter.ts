/** What happens when a node is come to. */
import type { GatewayNode, ProcessNode } from './definition.ts';
import { nobodyAsked } from './many.rules.ts';
import type { Token } from './state.ts';
import { follow, halt, interrupt, type Move, place, tokensIn, type Work } from './work.ts';

/** Waits at an activity or an event on the way. */
export function settleAt(work: Work, token: Token): void {
  const { id, at } = token;
  for (const boundary of work.graph.boundaries(at)) if (boundary.kind === 'boundaryTimer') work.effects.push({ effect: 'timer', token: id, node: boundary.id, round: 1 });
  const node = work.graph.node(at);
  switch (node.kind) {
    case 'user':
      if (node.many) work.tokens.set(id, { ...token, many: nobodyAsked });
      work.effects.push({ effect: node.many ? 'find' : 'task', token: id, node: at });
      break;
    case 'service':
      work.effects.push({ effect: 'run', token: id, node: at });
      break;
    case 'call':
      work.effects.push({ effect: 'call', token: id, node: at });
      break;
    case 'message':
      work.effects.push({ effect: 'listen', token: id, node: at });
      break;
    case 'timer':
      work.effects.push({ effect: 'timer', token: id, node: at, round: 1 });
      break;
    case 'subProcess': {
      const frame = { id: work.next, holder: id };
      work.next += 1;
      work.frames.set(frame.id, frame);
      work.moves.push({ node: work.graph.start(at), frame: frame.id });
      break;
    }
    default:
      throw new Error(`nothing waits at ${at}`);
  }
}

/** Goes on by the flows that a gateway chooses; a gateway that has none to choose is an incident. */
export function choose(work: Work, gateway: GatewayNode, frame: number): void {
  const out = work.graph.out(gateway.id);
  const holds = ({ condition }: { readonly condition?: string }): boolean => condition !== undefined && work.hooks.holds(condition, work.outcomes);
  const first = (): typeof out => {
    const found = out.find(holds);
    return found ? [found] : [];
  };
  const chosen = gateway.kind === 'parallel' || out.length === 1 ? out : gateway.kind === 'exclusive' ? first() : out.filter(holds);
  const taken = chosen.length > 0 ? chosen : out.filter(({ id }) => id === gateway.otherwise);
  if (taken.length === 0) halt(work, place(work, gateway.id, frame), 'noFlow');
  for (const { id, to } of taken) work.moves.push({ node: to, frame, via: id });
}

/** Tokens of one frame that wait at a join, the first of each flow. */
function waitingAt(work: Work, gateway: string, frame: number): ReadonlyMap<string, Token> {
  const waiting = new Map<string, Token>();
  for (const token of tokensIn(work, frame)) if (token.at === gateway && token.via !== undefined && !waiting.has(token.via)) waiting.set(token.via, token);
  return waiting;
}

function join(work: Work, gateway: GatewayNode, frame: number, waiting: ReadonlyMap<string, Token>): void {
  for (const { id } of waiting.values()) work.tokens.delete(id);
  choose(work, gateway, frame);
}

function enterGateway(work: Work, node: GatewayNode, { frame, via }: Move): void {
  const into = work.graph.into(node.id);
  if (node.kind === 'exclusive' || into.length < 2) {
    choose(work, node, frame);
    return;
  }
  place(work, node.id, frame, via === undefined ? {} : { via });
  if (node.kind === 'inclusive') return;
  const waiting = waitingAt(work, node.id, frame);
  if (waiting.size === into.length) join(work, node, frame, waiting);
}

/**
 * Fires one inclusive join that nothing can come to any more: every token elsewhere in the frame that has a way to one of
 * its empty flows has a way to one that is taken too (BPMN 2.0, inclusive gateway). Answers whether one fired.
 */
export function fireInclusiveJoin(work: Work): boolean {
  const { graph } = work;
  for (const gateway of graph.inclusiveJoins) {
    const frames = new Set([...work.tokens.values()].filter(({ at, via }) => at === gateway && via !== undefined).map(({ frame }) => frame));
    for (const frame of frames) {
      const waiting = waitingAt(work, gateway, frame);
      const empty = graph.into(gateway).filter(({ id }) => !waiting.has(id));
      const others = tokensIn(work, frame).filter(({ at }) => at !== gateway);
      const mayCome = others.some(({ at }) => empty.some(({ id }) => graph.reaches(at, id, gateway)) && ![...waiting.keys()].some((via) => graph.reaches(at, via, gateway)));
      if (mayCome) continue;
      join(work, graph.node(gateway) as GatewayNode, frame, waiting);
      return true;
    }
  }
  return false;
}

export function enter(work: Work, move: Move): void {
  const node: ProcessNode = work.graph.node(move.node);
  work.passed.push(node.id);
  switch (node.kind) {
    case 'start':
      follow(work, node.id, move.frame);
      break;
    case 'end':
      break;
    case 'terminate':
      work.moves = work.moves.filter(({ frame }) => frame !== move.frame);
      for (const token of tokensIn(work, move.frame)) interrupt(work, token);
      break;
    case 'exclusive':
    case 'parallel':
    case 'inclusive':
      enterGateway(work, node, move);
      break;
    default:
      settleAt(work, place(work, node.id, move.frame));
  }
}
