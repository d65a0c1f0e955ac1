/** An instance in the course of a step: what it has come to, and what has been sent of it. */
import { isDeepStrictEqual } from 'node:util';
import { type Condition, holds, readCondition, type Scalar } from '#kernel/workflow/condition.ts';
import type { NodeKind, NodeOf } from '#kernel/workflow/definition.ts';
import type { Hooks, ProcessEvent } from '#kernel/workflow/effects.ts';
import { graphOf, isKind } from '#kernel/workflow/graph.ts';
import type { ProcessState } from '#kernel/workflow/state.ts';
import type { Candidate, Instance, NewEvent, Variables } from './cases/instances.store.ts';
import type { StepNote } from './engine-deps.service.ts';

const conditions = new Map<string, Condition>();
const conditionOf = (source: string): Condition => {
  const known = conditions.get(source) ?? readCondition(source);
  conditions.set(source, known);
  return known;
};

/** What the pure engine asks of the variables. */
export const hooksFor = (variables: Variables): Hooks => ({
  holds: (source, outcomes) => {
    const value = (name: string): Scalar => (name.endsWith('.outcome') ? outcomes[name.slice(0, -'.outcome'.length)] : variables[name]) ?? null;
    return holds(conditionOf(source), { value });
  },
});

/** An instance under its lock, with what it has come to in this transaction. */
export interface Running {
  instance: Instance;
  /** What began all that follows. */
  readonly first: ProcessEvent;
  readonly note: StepNote;
  /** The newest line of the history, not yet sent: the last one leaves with the state. */
  told: NewEvent | undefined;
  /** Events that follow from effects, each to be taken after the one before. */
  readonly open: ProcessEvent[];
  /** People of a task of many, found once. */
  readonly found: Map<number, readonly Candidate[]>;
  /** Its parts have taken its place: it is over, and nothing follows from that. */
  isDivided?: true;
  /** Of one that has not begun: lays its row with the state of its first step, before anything may refer to it. */
  lay?: ((instance: Instance) => Promise<unknown>) | undefined;
  /** What its row says by now. */
  kept: Pick<Instance, 'state' | 'variables'>;
  /** Where tokens stood before. */
  readonly before: ReadonlyMap<number, string>;
  /** Statements that nobody needs an answer of: they leave one behind the other, and are waited for at the end. */
  readonly writes: Promise<unknown>[];
}

export const runningOf = (instance: Instance, event: ProcessEvent, note: StepNote, kept: Running['kept']): Running => ({
  instance,
  first: event,
  note,
  told: undefined,
  open: [event],
  found: new Map(),
  kept,
  before: new Map(instance.state.tokens.map(({ id, at }) => [id, at])),
  writes: [],
});

/** Whether its row says all there is to say. */
export const isKept = ({ kept, instance: { state, variables } }: Running): boolean => kept.state === state && isDeepStrictEqual(kept.variables, variables);

const stuckAt = ({ tokens }: ProcessState): string[] => tokens.flatMap(({ at, incident }) => (incident === undefined ? [] : [at]));

/** Where it was stuck before the step and is no more. */
export function freedIn({ kept, instance }: Running): readonly string[] {
  const still = stuckAt(instance.state);
  return [...new Set(stuckAt(kept.state))].filter((node) => !still.includes(node));
}

/** Whether the step began with the answer of a task of one where that token stood. */
export const isAnswered = ({ first }: Running, token: number): boolean => first.type === 'answered' && first.item === undefined && first.token === token;

/** A node of an instance, of the kind that an effect is about. */
export const nodeOf = <K extends NodeKind>({ definition }: Instance, id: string, kind: K): NodeOf<K> => {
  const node = graphOf(definition).node(id);
  if (!isKind(node, kind)) throw new Error(`${id} is no ${kind}`);
  return node;
};

/** Sends a statement whose answer nobody needs. */
export const write = ({ writes }: Running, sent: Promise<unknown>): void => {
  // its fault is thrown at the end of the step, not out of the blue before
  sent.catch(() => undefined);
  writes.push(sent);
};

/** Whether a statement failed because one before it had. */
const isAftermath = (fault: unknown): boolean => typeof fault === 'object' && fault !== null && 'code' in fault && fault.code === '25P02';

/** Waits for all that was sent: nothing may leave on the connection after its transaction. Answers what failed, and not what failed with it. */
async function faultOf({ writes }: Running): Promise<{ readonly reason: unknown } | undefined> {
  const failed = (await Promise.allSettled(writes)).filter((one) => one.status === 'rejected');
  return failed.find(({ reason }) => !isAftermath(reason)) ?? failed[0];
}

/** Does the work of a step and waits for what it sent, whether it succeeds or not. */
export async function whole<T>(running: Running, work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work()]);
  const fault = await faultOf(running);
  if (done.status === 'rejected') throw fault === undefined || isAftermath(fault.reason) ? done.reason : fault.reason;
  if (fault) throw fault.reason;
  return done.value;
}
