/**
 * The engine: one event, one step. Pure: no clock, no chance, no I/O; whoever calls it keeps the state and sees to the effects
 * in one transaction (platform/workflow). Meaning of each node: docs/processes.md.
 */
import type { BoundaryNode, ProcessDefinition } from './definition.ts';
import type { Hooks, ProcessEvent, Step } from './effects.ts';
import { choose, enter, fireInclusiveJoin, settleAt } from './enter.ts';
import { isKind } from './graph.ts';
import { decided, withAnswer } from './many.rules.ts';
import { isOver, type ProcessState, type Token } from './state.ts';
import { change, follow, halt, interrupt, leave, place, stateOf, tokensIn, type Work, workOn } from './work.ts';

/** More nodes than this in one step are a circle in which nothing waits. */
const MAX_MOVES = 10_000;

export class EndlessProcess extends Error {
  readonly node: string;

  constructor(node: string) {
    super(`nothing waits around ${node}`);
    this.node = node;
  }
}

/** Goes on until everything waits: nodes first, then sub-processes that are empty, then joins to which nothing more can come. */
function settle(work: Work): void {
  for (let moves = 0; ; ) {
    const move = work.moves.shift();
    if (move) {
      moves += 1;
      if (moves > MAX_MOVES) throw new EndlessProcess(move.node);
      enter(work, move);
      continue;
    }
    const ended = [...work.frames.values()].find(({ id }) => tokensIn(work, id).length === 0);
    if (ended) leave(work, work.tokens.get(ended.holder) as Token);
    else if (!fireInclusiveJoin(work)) return;
  }
}

/** One more is asked, or all at once. */
function askMany(work: Work, token: Token, order: 'together' | 'oneByOne'): void {
  const { total = 0, asked } = token.many ?? { asked: 0 };
  const until = order === 'together' ? total : Math.min(asked + 1, total);
  for (let item = asked; item < until; item += 1) work.effects.push({ effect: 'task', token: token.id, node: token.at, item });
  if (token.many) change(work, { ...token, many: { ...token.many, asked: until } });
}

function answered(work: Work, token: Token, { outcome = '', item }: Extract<ProcessEvent, { type: 'answered' }>): boolean {
  const node = work.graph.node(token.at);
  if (node.kind !== 'user') return false;
  if (!node.many || !token.many) {
    if (item !== undefined) return false;
    work.outcomes[node.id] = outcome;
    leave(work, token);
    return true;
  }
  const isRefusal = node.outcomes.find(({ id }) => id === outcome)?.isRefusal === true;
  const many = withAnswer(token.many, item ?? -1, outcome, isRefusal);
  if (!many) return false;
  const result = decided(node.many, many);
  if (result === undefined) {
    change(work, { ...token, many });
    if (node.many.order === 'oneByOne') askMany(work, { ...token, many }, 'oneByOne');
    return true;
  }
  work.outcomes[node.id] = result;
  leave(work, token);
  return true;
}

function found(work: Work, token: Token, total: number): boolean {
  const node = work.graph.node(token.at);
  if (node.kind !== 'user' || !node.many || token.many?.total !== undefined) return false;
  if (total === 0) halt(work, token, 'nobody');
  else askMany(work, { ...token, many: { agreed: [], refused: [], asked: 0, total } }, node.many.order);
  return true;
}

function firedOnEdge(work: Work, token: Token, boundary: BoundaryNode): boolean {
  if (boundary.kind !== 'boundaryTimer') return false;
  work.passed.push(boundary.id);
  if (boundary.answers !== undefined) work.outcomes[token.at] = boundary.answers;
  if (boundary.interrupts) interrupt(work, token);
  else {
    const times = (token.fired?.[boundary.id] ?? 0) + 1;
    if (times > boundary.repeats) return false;
    change(work, { ...token, fired: { ...token.fired, [boundary.id]: times } });
    if (times < boundary.repeats) work.effects.push({ effect: 'timer', token: token.id, node: boundary.id, round: times + 1 });
  }
  follow(work, boundary.id, token.frame);
  return true;
}

function fired(work: Work, token: Token, at: string): boolean {
  const boundary = work.graph.boundaries(token.at).find(({ id }) => id === at);
  if (boundary) return firedOnEdge(work, token, boundary);
  if (token.at !== at || work.graph.node(at).kind !== 'timer') return false;
  leave(work, token);
  return true;
}

/** An error goes to the nearest edge that takes it, outwards; without one it is an incident. */
function failed(work: Work, token: Token, code: string): void {
  for (let holder: Token | undefined = token; holder; holder = work.tokens.get(work.frames.get(holder.frame)?.holder ?? 0)) {
    const errors = work.graph.boundaries(holder.at).filter((one) => isKind(one, 'boundaryError'));
    const taker = errors.find((one) => one.code === code) ?? errors.find((one) => one.code === undefined);
    if (!taker) continue;
    work.passed.push(taker.id);
    interrupt(work, holder);
    follow(work, taker.id, holder.frame);
    return;
  }
  halt(work, token, code);
}

function retry(work: Work, token: Token): boolean {
  if (token.incident === undefined) return false;
  const node = work.graph.node(token.at);
  // the node is come to anew, with another token: what was answered for the old one counts no more, nor how often its timers have fired
  interrupt(work, token);
  if (isKind(node, 'exclusive', 'inclusive', 'parallel')) choose(work, node, token.frame);
  else settleAt(work, place(work, token.at, token.frame));
  return true;
}

function skip(work: Work, token: Token): boolean {
  if (token.incident === undefined || isKind(work.graph.node(token.at), 'exclusive', 'inclusive', 'parallel')) return false;
  leave(work, token);
  return true;
}

/** Whether the event concerned something that waits. */
function take(work: Work, event: ProcessEvent): boolean {
  if (event.type === 'start' || event.type === 'cancel') return false;
  const token = work.tokens.get(event.token);
  if (!token) return false;
  if (token.incident !== undefined && !['retry', 'skip', 'fired'].includes(event.type)) return false;
  switch (event.type) {
    case 'retry':
      return retry(work, token);
    case 'skip':
      return skip(work, token);
    case 'answered':
      return answered(work, token, event);
    case 'found':
      return found(work, token, event.total);
    case 'fired':
      return fired(work, token, event.node);
    case 'halted':
      halt(work, token, event.code);
      return true;
    default:
      if (!isKind(work.graph.node(token.at), 'service', 'call', 'message')) return false;
      if (event.type === 'done') leave(work, token);
      else failed(work, token, event.code);
      return true;
  }
}

/**
 * The step that an event makes, or undefined when it comes too late or twice. Throws EndlessProcess when automatic steps
 * lead in a circle.
 */
export function advance(definition: ProcessDefinition, state: ProcessState, event: ProcessEvent, hooks: Hooks): Step | undefined {
  if (isOver(state)) return undefined;
  const work = workOn(definition, state, hooks);
  const answer = (how: 'reached' | 'cancelled'): Step => {
    if (work.tokens.size === 0) work.effects.push({ effect: 'end', how });
    return { state: stateOf(work), effects: work.effects, passed: work.passed };
  };
  if (event.type === 'cancel') {
    for (const token of tokensIn(work, 0)) interrupt(work, token);
    return answer('cancelled');
  }
  if (event.type === 'start') {
    if (state.tokens.length > 0) return undefined;
    work.moves.push({ node: work.graph.start(undefined), frame: 0 });
    // a process that is over at once has begun all the same
    work.next += 1;
  } else if (!take(work, event)) return undefined;
  settle(work);
  return answer('reached');
}
