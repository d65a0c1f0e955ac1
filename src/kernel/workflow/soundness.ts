/**
 * Whether a process always comes to its end, by trying everything that can happen in it (guide engines 1.5): each answer,
 * each side of each condition, each timer and error. What conditions say about each other is not known, but for those that ask
 * for answers alone: these are taken at their word.
 */
import { advance, EndlessProcess } from './advance.ts';
import { holds, namesIn, readCondition } from './condition.ts';
import type { ProcessDefinition, ProcessNode } from './definition.ts';
import type { ProcessEvent, Step } from './effects.ts';
import { graphOf } from './graph.ts';
import { beforeStart, isOver, type ProcessState, type Token } from './state.ts';

export type SoundnessFault =
  /** Nothing can happen any more, and something still waits there. */
  | { readonly fault: 'stuck'; readonly element: string }
  /** It can be done twice at the same time. */
  | { readonly fault: 'doubled'; readonly element: string }
  /** It is never come to. */
  | { readonly fault: 'unreachable'; readonly element: string }
  /** From there the end is never reached. */
  | { readonly fault: 'noEnd'; readonly element: string }
  /** Steps in which nothing waits lead in a circle. */
  | { readonly fault: 'circle'; readonly element: string }
  /** A gateway at which no flow may be taken. */
  | { readonly fault: 'noFlow'; readonly element: string }
  /** Too many states to try them all. */
  | { readonly fault: 'tooComplex'; readonly element: string };

const MAX_STATES = 20_000;
/** Tokens looked at in all steps that are tried: about a second. */
const MAX_WORK = 400_000;
const MAX_CHOICES = 12;

/** What matters of a state: where tokens stand, not their numbers. */
function keyOf({ tokens, frames, outcomes }: ProcessState, asked: ReadonlySet<string>): string {
  const holder = new Map(frames.map(({ id, holder: token }) => [id, token]));
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const place = ({ at, frame, via = '', incident = '', fired = {}, many }: Token): string => {
    const above = byId.get(holder.get(frame) ?? 0);
    return `${above ? `${place(above)}/` : ''}${at}<${via}!${incident}*${Object.entries(fired).join()}${many?.total === undefined ? '' : '+'}`;
  };
  const said = Object.entries(outcomes).filter(([node]) => asked.has(node));
  return JSON.stringify([tokens.map(place).sort(), said.sort()]);
}

/** Everything that can happen to a token where it waits. */
function eventsOf(definition: ProcessDefinition, { id, at, incident, many }: Token): ProcessEvent[] {
  if (incident !== undefined) return [];
  const graph = graphOf(definition);
  const node = graph.node(at);
  const edge = graph.boundaries(at);
  const timers = edge.filter(({ kind }) => kind === 'boundaryTimer').map((timer): ProcessEvent => ({ type: 'fired', token: id, node: timer.id }));
  const own = ((): ProcessEvent[] => {
    switch (node.kind) {
      case 'user': {
        const outcomes = node.outcomes.length > 0 ? node.outcomes.map((outcome) => outcome.id) : [''];
        if (!node.many) return outcomes.map((outcome) => ({ type: 'answered', token: id, outcome }));
        // one person is as good as many: all that follows is the outcome
        return many?.total === undefined ? [{ type: 'found', token: id, total: 1 }] : outcomes.map((outcome) => ({ type: 'answered', token: id, outcome, item: 0 }));
      }
      case 'service':
      case 'call':
        return [{ type: 'done', token: id }, ...codesTaken(definition, node).map((code): ProcessEvent => ({ type: 'failed', token: id, code }))];
      case 'message':
        return [{ type: 'done', token: id }];
      case 'timer':
        return [{ type: 'fired', token: id, node: at }];
      default:
        return [];
    }
  })();
  return [...own, ...timers];
}

/** What may happen next. Of something that can only be done, and so before or after all else alike, that alone is tried. */
function nextEvents(definition: ProcessDefinition, { tokens }: ProcessState): ProcessEvent[] {
  const events = tokens.map((token) => eventsOf(definition, token));
  const certain = events.find(([event, ...others]) => others.length === 0 && event !== undefined && ['done', 'found'].includes(event.type));
  return certain ?? events.flat();
}

/** Codes that some edge around the node takes; of one that takes all, a code that no other has. */
function codesTaken(definition: ProcessDefinition, node: ProcessNode): string[] {
  const codes: string[] = [];
  const graph = graphOf(definition);
  for (let here: ProcessNode | undefined = node; here; here = here.within === undefined ? undefined : graph.node(here.within))
    for (const edge of graph.boundaries(here.id)) if (edge.kind === 'boundaryError') codes.push(edge.code ?? '*');
  return codes;
}

/** The steps an event can make: one for each way the conditions may turn out. */
function stepsOf(definition: ProcessDefinition, state: ProcessState, event: ProcessEvent): Step[] {
  const steps: Step[] = [];
  for (const open: (readonly boolean[])[] = [[]]; open.length > 0; ) {
    const decisions = open.pop() as readonly boolean[];
    const taken = [...decisions];
    let asked = 0;
    const step = advance(definition, state, event, {
      holds: (source, outcomes) => {
        const condition = readCondition(source);
        const names = namesIn(condition);
        if (names.length > 0 && names.every((name) => name.endsWith('.outcome'))) return holds(condition, { value: (name) => outcomes[name.slice(0, -'.outcome'.length)] ?? null });
        asked += 1;
        if (asked > taken.length) {
          if (asked <= MAX_CHOICES) open.push([...taken, true]);
          taken.push(false);
        }
        return taken[asked - 1] === true;
      },
    });
    if (step) steps.push(step);
  }
  return steps;
}

/** Names of steps whose answers some condition asks for later than at the gateway that comes right after them. */
function askedFor(definition: ProcessDefinition): ReadonlySet<string> {
  const graph = graphOf(definition);
  const isRightAfter = (gate: string, step: string): boolean => graph.into(gate).every(({ from }) => from === step);
  return new Set(
    definition.flows.flatMap(({ from, condition }) =>
      condition === undefined
        ? []
        : namesIn(readCondition(condition))
            .map((name) => name.split('.')[0] ?? '')
            .filter((step) => !isRightAfter(from, step)),
    ),
  );
}

interface Explored {
  /** For each state by its key the states before it, and where its tokens stand. */
  readonly before: ReadonlyMap<string, ReadonlySet<string>>;
  readonly at: ReadonlyMap<string, readonly string[]>;
  readonly ends: readonly string[];
  readonly entered: ReadonlySet<string>;
  readonly faults: readonly SoundnessFault[];
}

/** What is come to from some nodes: by flows, into sub-processes, and by those edges that end what they are on. */
function after(definition: ProcessDefinition, from: readonly string[]): ReadonlySet<string> {
  const graph = graphOf(definition);
  const seen = new Set<string>();
  for (const open = [...from]; open.length > 0; ) {
    const id = open.pop() as string;
    if (seen.has(id)) continue;
    seen.add(id);
    const edges = graph.boundaries(id).filter((edge) => edge.kind === 'boundaryError' || edge.interrupts);
    open.push(...graph.out(id).map(({ to }) => to), ...edges.map((edge) => edge.id), ...(graph.node(id).kind === 'subProcess' ? [graph.start(id)] : []));
  }
  return seen;
}

/**
 * The process without what timers let run beside its steps and never comes back to them, and each such branch as a process
 * of its own: neither waits for the other.
 */
function apart(definition: ProcessDefinition): readonly ProcessDefinition[] {
  const main = after(definition, [graphOf(definition).start(undefined)]);
  const timers = definition.nodes.filter((node) => node.kind === 'boundaryTimer' && !node.interrupts).map(({ id }) => id);
  const branches = timers.map((timer) => ({ timer, nodes: after(definition, [timer]) })).filter(({ nodes }) => [...nodes].every((id) => !main.has(id)));
  const aside = new Set(branches.flatMap(({ nodes }) => [...nodes]));
  const part = (isIn: (id: string) => boolean): ProcessDefinition => ({
    nodes: definition.nodes.filter((node) => isIn(node.id)),
    flows: definition.flows.filter(({ from, to }) => isIn(from) && isIn(to)),
  });
  const alone = ({ timer, nodes }: (typeof branches)[number]): ProcessDefinition => {
    const own = part((id) => nodes.has(id));
    const scope = own.nodes.find(({ id }) => id === timer)?.within;
    return { ...own, nodes: own.nodes.map((node): ProcessNode => (node.id === timer ? { kind: 'start', id: timer } : node.within === scope ? withoutScope(node) : node)) };
  };
  return [part((id) => !aside.has(id)), ...branches.map(alone)];
}

const withoutScope = ({ within: _, ...node }: ProcessNode): ProcessNode => node as ProcessNode;

/** Tokens of one frame that do the same at the same time. A join holds one for each of its flows. */
const doubled = ({ tokens }: ProcessState): string[] => {
  const places = tokens.map(({ at, frame, via = '' }) => `${frame} ${at} ${via}`);
  return tokens.filter((_, index) => places.indexOf(places[index] as string) !== index).map(({ at }) => at);
};

/** Tokens that wait for something to happen, and not for what is inside them. */
const waitingFor = ({ tokens, frames }: ProcessState): Token[] => tokens.filter(({ id, incident }) => incident === undefined && !frames.some(({ holder }) => holder === id));

function explore(definition: ProcessDefinition): Explored {
  const asked = askedFor(definition);
  const [before, at, entered] = [new Map<string, Set<string>>(), new Map<string, readonly string[]>(), new Set<string>()];
  const ends = new Set<string>();
  const faults: SoundnessFault[] = [];
  const open: ProcessState[] = [];
  let work = 0;
  const meet = (step: Step, from: string | undefined): void => {
    work += step.state.tokens.length;
    for (const node of step.passed) entered.add(node);
    for (const { at: node, incident } of step.state.tokens) if (incident === 'noFlow') faults.push({ fault: 'noFlow', element: node });
    const twice = doubled(step.state);
    faults.push(...twice.map((element): SoundnessFault => ({ fault: 'doubled', element })));
    const key = keyOf(step.state, asked);
    const known = before.get(key);
    if (from !== undefined) known?.add(from);
    if (known) return;
    before.set(key, new Set(from === undefined ? [] : [from]));
    at.set(
      key,
      step.state.tokens.map((token) => token.at),
    );
    if (isOver(step.state)) ends.add(key);
    // beyond what is done twice there is no end of states
    else if (twice.length === 0) open.push(step.state);
  };
  for (const step of stepsOf(definition, beforeStart, { type: 'start' })) meet(step, undefined);
  for (let state = open.pop(); state; state = open.pop()) {
    if (before.size > MAX_STATES || work > MAX_WORK) return { before, at, ends: [], entered, faults: [...faults, { fault: 'tooComplex', element: '' }] };
    const key = keyOf(state, asked);
    const steps = nextEvents(definition, state).flatMap((event) => stepsOf(definition, state as ProcessState, event));
    if (steps.length === 0) faults.push(...waitingFor(state).map((token): SoundnessFault => ({ fault: 'stuck', element: token.at })));
    for (const step of steps) meet(step, key);
  }
  return { before, at, ends: [...ends], entered, faults };
}

/** States from which no end can be come to. */
function endless({ before, at, ends }: Explored): string[] {
  const good = new Set<string>();
  for (const open = [...ends]; open.length > 0; ) {
    const key = open.pop() as string;
    if (good.has(key)) continue;
    good.add(key);
    open.push(...(before.get(key) ?? []));
  }
  return [...at].filter(([key]) => !good.has(key)).flatMap(([, nodes]) => nodes);
}

function faultsIn(definition: ProcessDefinition): readonly SoundnessFault[] {
  const explored = explore(definition);
  const unreachable = explored.faults.some(({ fault }) => fault === 'tooComplex')
    ? []
    : definition.nodes.filter(({ id }) => !explored.entered.has(id)).map(({ id }): SoundnessFault => ({ fault: 'unreachable', element: id }));
  // what is stuck, or cannot choose, has no end either: said once
  const noEnd = explored.faults.length > 0 ? [] : endless(explored).map((element): SoundnessFault => ({ fault: 'noEnd', element }));
  return [...explored.faults, ...unreachable, ...noEnd];
}

/** What is wrong with a definition without faults of its parts (`faultsOf`); each element at most once for each fault. */
export function soundnessOf(definition: ProcessDefinition): readonly SoundnessFault[] {
  try {
    const all = apart(definition).flatMap(faultsIn);
    return all.filter(({ fault, element }, index) => all.findIndex((other) => other.fault === fault && other.element === element) === index);
  } catch (error) {
    if (error instanceof EndlessProcess) return [{ fault: 'circle', element: error.node }];
    throw error;
  }
}
