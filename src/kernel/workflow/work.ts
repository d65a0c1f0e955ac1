/** The working copy of one step: tokens, frames, and what is still to be entered. */
import type { ProcessDefinition } from './definition.ts';
import type { Effect, Hooks } from './effects.ts';
import { type Graph, graphOf } from './graph.ts';
import type { Frame, ProcessState, Token } from './state.ts';

export interface Move {
  readonly node: string;
  readonly frame: number;
  readonly via?: string;
}

export interface Work {
  readonly graph: Graph;
  readonly hooks: Hooks;
  readonly tokens: Map<number, Token>;
  readonly frames: Map<number, Frame>;
  readonly outcomes: Record<string, string>;
  readonly effects: Effect[];
  readonly passed: string[];
  moves: Move[];
  next: number;
}

export const workOn = (definition: ProcessDefinition, { next, tokens, frames, outcomes }: ProcessState, hooks: Hooks): Work => ({
  graph: graphOf(definition),
  hooks,
  tokens: new Map(tokens.map((token) => [token.id, token])),
  frames: new Map(frames.map((frame) => [frame.id, frame])),
  outcomes: { ...outcomes },
  effects: [],
  passed: [],
  moves: [],
  next,
});

export const stateOf = ({ next, tokens, frames, outcomes }: Work): ProcessState => ({ next, tokens: [...tokens.values()], frames: [...frames.values()], outcomes });

export function place(work: Work, at: string, frame: number, rest: Partial<Token> = {}): Token {
  const token: Token = { id: work.next, at, frame, ...rest };
  work.next += 1;
  work.tokens.set(token.id, token);
  return token;
}

export const change = (work: Work, token: Token): void => void work.tokens.set(token.id, token);

export const tokensIn = ({ tokens }: Work, frame: number): Token[] => [...tokens.values()].filter((token) => token.frame === frame);

/** The way out of a node that has one: an activity, an event, a boundary. */
export function follow(work: Work, from: string, frame: number): void {
  for (const { id, to } of work.graph.out(from)) work.moves.push({ node: to, frame, via: id });
}

/** Takes a token away with all that runs inside it. */
export function remove(work: Work, token: Token): void {
  work.tokens.delete(token.id);
  for (const frame of [...work.frames.values()].filter(({ holder }) => holder === token.id)) {
    work.frames.delete(frame.id);
    work.moves = work.moves.filter((move) => move.frame !== frame.id);
    for (const inner of tokensIn(work, frame.id)) interrupt(work, inner);
  }
}

/** Takes a token away before its time: what waits for it is dropped. */
export function interrupt(work: Work, token: Token): void {
  remove(work, token);
  work.effects.push({ effect: 'drop', token: token.id });
}

/** The token is done where it stands, and goes on. Timers on its edge, what others of many have not answered, and what it was stuck at are dropped. */
export function leave(work: Work, token: Token): void {
  remove(work, token);
  if (token.many || token.incident !== undefined || work.graph.boundaries(token.at).some(({ kind }) => kind === 'boundaryTimer'))
    work.effects.push({ effect: 'drop', token: token.id });
  follow(work, token.at, token.frame);
}

/** The token cannot go on by itself. */
export function halt(work: Work, token: Token, code: string): void {
  change(work, { ...token, incident: code });
  work.effects.push({ effect: 'incident', token: token.id, node: token.at, code });
}
