/**
 * Where answers lead, and how a case has ended, told from the nodes and flows of its version: lists of steps come to the same as what was drawn
 * (kernel/workflow/compile.ts). Pure.
 */
import { answerIs, type Outcome, type ProcessDefinition, type ProcessNode } from '#kernel/workflow/definition.ts';

type UserNode = Extract<ProcessNode, { readonly kind: 'user' }>;

/** The way of a refusal, up to the first node it enters. */
export interface RefusalWay {
  readonly node: UserNode;
  readonly outcome: Outcome;
  readonly to: string;
}

/** Refusals that have a way of their own. */
export const refusalWays = ({ nodes, flows }: ProcessDefinition): RefusalWay[] =>
  nodes.flatMap((node) =>
    node.kind !== 'user'
      ? []
      : node.outcomes.flatMap((outcome) => {
          const to = outcome.isRefusal ? flows.find(({ condition }) => condition === answerIs(node.id, outcome.id))?.to : undefined;
          return to === undefined ? [] : [{ node, outcome, to }];
        }),
  );

function reaches({ flows }: ProcessDefinition, from: string, node: string): boolean {
  const seen = new Set([from]);
  for (const at of seen) {
    if (at === node) return true;
    for (const flow of flows) if (flow.from === at) seen.add(flow.to);
  }
  return false;
}

/** `back` to a step before, from where it comes here again; `stop` ends the case. */
export function leadsOf(definition: ProcessDefinition, node: UserNode, { id, isRefusal = false }: Outcome): 'on' | 'stop' | 'back' {
  if (!isRefusal) return 'on';
  const to = refusalWays(definition).find((way) => way.node.id === node.id && way.outcome.id === id)?.to;
  return to !== undefined && reaches(definition, to, node.id) ? 'back' : 'stop';
}

/** The answer in whose place the time of a step has run out: the one whose way the timer on its edge takes. */
export function answerByTime(definition: ProcessDefinition, node: UserNode, passed: ReadonlySet<string>): Outcome | undefined {
  const edge = definition.nodes.find((one) => one.kind === 'boundaryTimer' && one.on === node.id && one.interrupts && passed.has(one.id));
  if (edge === undefined) return undefined;
  const to = definition.flows.find(({ from }) => from === edge.id)?.to;
  return refusalWays(definition).find((way) => way.node.id === node.id && way.to === to)?.outcome ?? node.outcomes.find(({ isRefusal = false }) => !isRefusal);
}

/** An end that nothing but refusals, or time in their place, leads to; `way` is the first of them. */
export interface RefusalEnd {
  readonly end: string;
  readonly way: RefusalWay;
}

/** In the order of their ways. */
export function refusalEnds(definition: ProcessDefinition): RefusalEnd[] {
  const { nodes, flows } = definition;
  const ends = new Set(nodes.filter(({ kind, within }) => (kind === 'terminate' || kind === 'end') && within === undefined).map(({ id }) => id));
  const ways = refusalWays(definition).filter(({ to }) => ends.has(to));
  const timers = new Set(nodes.filter(({ kind }) => kind === 'boundaryTimer').map(({ id }) => id));
  return ways
    .filter(
      ({ to }, at) =>
        ways.findIndex((way) => way.to === to) === at &&
        flows.filter((flow) => flow.to === to).every(({ from, condition }) => timers.has(from) || ways.some((way) => condition === answerIs(way.node.id, way.outcome.id))),
    )
    .map((way) => ({ end: way.to, way }));
}

/** What a refusal comes to: of whoever brought the case, that it was given up. */
export const refusedBy = ({ who }: UserNode): 'refused' | 'withdrawn' => (who === 'initiator' ? 'withdrawn' : 'refused');

/** The last answer of a case. */
export interface LastAnswer {
  readonly nodeId: string;
  readonly outcome: string | null;
}

/**
 * How a case that ran to its end has ended, and with which answer: refused, given up by whoever brought it, or neither. A process without ways of
 * refusals of their own has ended as it was answered last.
 */
export function endingOf(
  definition: ProcessDefinition,
  passed: ReadonlySet<string>,
  last: LastAnswer | undefined,
): { readonly result: 'accepted' | 'refused' | 'withdrawn'; readonly outcomeName: string | undefined } {
  const node = definition.nodes.find(({ id }) => id === last?.nodeId);
  const answer = node?.kind === 'user' ? node.outcomes.find(({ id }) => id === last?.outcome) : undefined;
  const drawn = refusalEnds(definition).find(({ end }) => passed.has(end))?.way;
  const refusal = drawn ?? (node?.kind === 'user' && answer && leadsOf(definition, node, answer) === 'stop' ? { node, outcome: answer } : undefined);
  if (refusal === undefined) return { result: 'accepted', outcomeName: answer?.isRefusal ? undefined : answer?.name };
  return { result: refusedBy(refusal.node), outcomeName: refusal.outcome.name };
}
