/**
 * A walk through a process without beginning anything (guide engines 1.5, dry run): the pure engine with the answers one chooses. Tasks are
 * answered as they are come to, services and messages are taken as done, timers on the way let their time pass; edges never fire.
 */
import { advance } from '#kernel/workflow/advance.ts';
import { holds, readCondition, type Scalar } from '#kernel/workflow/condition.ts';
import type { NodeOf, Outcome, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import type { Effect, Hooks, ProcessEvent } from '#kernel/workflow/effects.ts';
import { graphOf } from '#kernel/workflow/graph.ts';
import { beforeStart, type ProcessState } from '#kernel/workflow/state.ts';

export interface TrialPerson {
  readonly partyId: string;
  readonly reason: string;
  /** Whoever tries may learn that they were found so. */
  readonly isTold: boolean;
}

export interface TrialDeps {
  readonly now: Date;
  readonly variables: Readonly<Record<string, Scalar>>;
  /** Answers to the tasks of a node, in their order. */
  readonly answers: readonly { readonly step: string; readonly outcome: string }[];
  /** Whom a task is for; `did` says who did the steps before it. */
  people(node: NodeOf<'user'>, did: ReadonlyMap<string, string>): Promise<readonly TrialPerson[]>;
  dueAt(after: string, from: Date): Promise<Date>;
}

export interface TrialStop {
  readonly step: string;
  readonly name: string;
  readonly kind: 'user' | 'service' | 'timer' | 'message' | 'call' | 'incident' | 'end';
  readonly people: readonly TrialPerson[];
  readonly at: Date;
  readonly due: Date | undefined;
  readonly outcome: Outcome | undefined;
  readonly outcomes: readonly Outcome[];
}

/** Stops at most: a list of answers may lead back again and again. */
const MAX_STOPS = 150;

interface Walk {
  readonly deps: TrialDeps;
  readonly definition: ProcessDefinition;
  state: ProcessState;
  now: Date;
  readonly stops: TrialStop[];
  readonly passed: Set<string>;
  readonly did: Map<string, string>;
  readonly answered: Map<string, number>;
  /** What waits to be seen to. */
  readonly open: Effect[];
  ended: boolean;
}

const hooksOf = ({ deps }: Walk): Hooks => ({
  holds: (source, outcomes) =>
    holds(readCondition(source), { value: (name) => (name.endsWith('.outcome') ? outcomes[name.slice(0, -'.outcome'.length)] : deps.variables[name]) ?? null }),
});

function step(walk: Walk, event: ProcessEvent): void {
  const made = advance(walk.definition, walk.state, event, hooksOf(walk));
  if (!made) return;
  walk.state = made.state;
  for (const node of made.passed) walk.passed.add(node);
  walk.open.push(...made.effects);
}

/** The answer that was chosen for this time at the node, else the first that leads on. */
function answerAt({ deps, answered }: Walk, { id, outcomes }: NodeOf<'user'>): Outcome | undefined {
  const times = answered.get(id) ?? 0;
  answered.set(id, times + 1);
  const said = deps.answers.filter((one) => one.step === id)[times];
  return outcomes.find((outcome) => outcome.id === said?.outcome) ?? outcomes.find((outcome) => outcome.isRefusal !== true) ?? outcomes[0];
}

const stopAt = (walk: Walk, node: ProcessNode, kind: TrialStop['kind'], more: Partial<TrialStop> = {}): void =>
  void walk.stops.push({ step: node.id, name: node.name ?? node.id, kind, people: [], at: walk.now, due: undefined, outcome: undefined, outcomes: [], ...more });

async function dueOf({ deps, definition, now }: Walk, node: NodeOf<'user'>): Promise<Date | undefined> {
  const edge = graphOf(definition)
    .boundaries(node.id)
    .find((one) => one.kind === 'boundaryTimer');
  const after = node.due ?? (edge?.kind === 'boundaryTimer' ? edge.after : undefined);
  return after === undefined ? undefined : deps.dueAt(after, now);
}

/** A task, asked of everybody at once also where many are asked: what follows is their common answer. */
async function ask(walk: Walk, node: NodeOf<'user'>, token: number, item?: number): Promise<void> {
  if (item !== undefined && item > 0)
    return step(walk, { type: 'answered', token, item, outcome: walk.state.outcomes[node.id] ?? walk.stops.findLast((stop) => stop.step === node.id)?.outcome?.id ?? '' });
  const people = await walk.deps.people(node, walk.did);
  if (people.length === 0) {
    stopAt(walk, node, 'incident', { outcomes: node.outcomes });
    return;
  }
  const outcome = answerAt(walk, node);
  const [first] = people;
  if (first) walk.did.set(node.id, first.partyId);
  stopAt(walk, node, 'user', { people, due: await dueOf(walk, node), outcome, outcomes: node.outcomes });
  step(walk, { type: 'answered', token, outcome: outcome?.id ?? '', ...(item === undefined ? {} : { item }) });
}

async function settle(walk: Walk, effect: Effect): Promise<void> {
  if (effect.effect === 'end') {
    walk.ended = true;
    return;
  }
  if (effect.effect === 'drop') return;
  const node = graphOf(walk.definition).node(effect.node);
  switch (effect.effect) {
    case 'task':
      return node.kind === 'user' ? ask(walk, node, effect.token, effect.item) : undefined;
    case 'find': {
      const found = node.kind === 'user' ? await walk.deps.people(node, walk.did) : [];
      if (found.length === 0) stopAt(walk, node, 'incident');
      return step(walk, { type: 'found', token: effect.token, total: found.length });
    }
    case 'timer': {
      // edges are not waited for
      if (node.kind !== 'timer') return;
      const until = await walk.deps.dueAt(node.after, walk.now);
      stopAt(walk, node, 'timer', { due: until });
      walk.now = until;
      return step(walk, { type: 'fired', token: effect.token, node: node.id });
    }
    case 'incident':
      return stopAt(walk, node, 'incident');
    default:
      stopAt(walk, node, effect.effect === 'run' ? 'service' : effect.effect === 'call' ? 'call' : 'message');
      return step(walk, { type: 'done', token: effect.token });
  }
}

/** Where the walk came by, in order, and whether it came to the end. */
export async function tryOut(
  definition: ProcessDefinition,
  deps: TrialDeps,
): Promise<{ readonly stops: readonly TrialStop[]; readonly ended: boolean; readonly passed: readonly string[] }> {
  const walk: Walk = { deps, definition, state: beforeStart, now: deps.now, stops: [], passed: new Set(), did: new Map(), answered: new Map(), open: [], ended: false };
  step(walk, { type: 'start' });
  for (let next = walk.open.shift(); next && walk.stops.length < MAX_STOPS; next = walk.open.shift()) await settle(walk, next);
  return { stops: walk.stops, ended: walk.ended, passed: [...walk.passed] };
}
