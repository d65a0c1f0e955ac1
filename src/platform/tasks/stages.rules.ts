/**
 * Where a case stands, step by step (guide engines 1.6, visibility): done, waiting, left out, still to come. Pure; told from the definition,
 * the state of the instance, its tasks and the nodes it went through.
 */
import type { ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import type { Drawing } from '#kernel/workflow/layout.ts';
import type { ProcessState } from '#kernel/workflow/state.ts';
import { answerByTime, leadsOf } from './ways.rules.ts';

/** A task of a case, as its steps and its history tell of it. */
export interface CaseTask {
  readonly taskId: string;
  readonly instanceId: string;
  readonly nodeId: string;
  readonly title: string;
  readonly status: 'open' | 'completed' | 'dropped';
  readonly createdAt: string;
  readonly closedAt: string | null;
  readonly dueAt: string | null;
  readonly outcome: string | null;
  readonly comment: string | null;
  readonly completedBy: string | null;
  readonly onBehalfOf: string | null;
  /** Who did it, or whom it waits for: at most five. */
  readonly people: readonly string[];
}

export type StageState = 'done' | 'current' | 'skipped' | 'ahead' | 'incident';

export interface Stage {
  readonly step: string;
  readonly name: string;
  readonly state: StageState;
  readonly people: string[];
  /** Since when it waits; of one that is done: when it was answered. */
  readonly since: string | null;
  readonly due: string | null;
  readonly outcomeName: string | null;
  /** Where the answer that was given led. */
  readonly leads: 'on' | 'stop' | 'back' | null;
  readonly comment: string | null;
  readonly incident: string | null;
  readonly isByTime: boolean;
}

/** What the steps of a case are told from. */
export interface Standing {
  readonly definition: ProcessDefinition;
  readonly drawing: Drawing;
  readonly state: ProcessState;
  readonly isActive: boolean;
  /** In the order in which they were opened. */
  readonly tasks: readonly CaseTask[];
  /** Nodes that were entered. */
  readonly passed: ReadonlySet<string>;
}

const isStep = (node: ProcessNode): boolean => node.kind === 'user' || node.kind === 'call';

/** What still lies before a case: nodes that some token can come to without going back. A way leads back when it is drawn backwards. */
export function nodesAhead({ nodes, flows }: ProcessDefinition, { boxes }: Drawing, tokens: readonly string[]): ReadonlySet<string> {
  const place = new Map(boxes.map(({ id, x, width }) => [id, x + width / 2]));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const seen = new Set<string>();
  const left = new Set<string>();
  const open = [...tokens];
  const enter = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    open.push(id, ...nodes.filter(({ within }) => within === id).map((inner) => inner.id));
    for (const inner of nodes.filter(({ within }) => within === id)) seen.add(inner.id);
  };
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (left.has(id)) continue;
    left.add(id);
    const edges = nodes.filter((node) => (node.kind === 'boundaryTimer' || node.kind === 'boundaryError') && node.on === id).map((edge) => edge.id);
    for (const { from, to } of flows) if ((from === id || edges.includes(from)) && (place.get(to) ?? 0) > (place.get(id) ?? 0)) enter(to);
    // out of a sub-process its own way goes on
    const within = byId.get(id)?.within;
    if (within !== undefined) open.push(within);
  }
  return seen;
}

const outcomeNameOf = (node: ProcessNode, outcome: string | null | undefined): string | null =>
  (node.kind === 'user' ? node.outcomes.find(({ id }) => id === outcome)?.name : undefined) ?? outcome ?? null;

function leadsFrom(definition: ProcessDefinition, node: ProcessNode, outcome: string | null | undefined): Stage['leads'] {
  const given = node.kind === 'user' ? node.outcomes.find(({ id }) => id === outcome) : undefined;
  return node.kind === 'user' && given !== undefined ? leadsOf(definition, node, given) : null;
}

function stateOf(node: ProcessNode, { state, isActive, passed }: Standing, isDone: boolean, ahead: ReadonlySet<string>): StageState {
  const tokens = isActive ? state.tokens.filter(({ at }) => at === node.id) : [];
  if (tokens.some(({ incident }) => incident !== undefined)) return 'incident';
  if (tokens.length > 0) return 'current';
  if (isActive && ahead.has(node.id)) return 'ahead';
  return isDone || (node.kind !== 'user' && passed.has(node.id)) ? 'done' : 'skipped';
}

/** People each once, in the order of their tasks: at most five. */
const peopleOf = (tasks: readonly CaseTask[]): string[] => [...new Set(tasks.flatMap(({ people }) => people))].slice(0, 5);

const aheadOf = ({ definition, drawing, state, isActive }: Standing): ReadonlySet<string> => nodesAhead(definition, drawing, isActive ? state.tokens.map(({ at }) => at) : []);

/**
 * The steps that people take, in the order in which they are drawn, and whatever else is stuck. Steps in which whoever brought the case
 * corrects it are told of once they are come to.
 */
export function stagesOf(standing: Standing): Stage[] {
  const { definition, drawing, state, isActive, tasks } = standing;
  const place = new Map(drawing.boxes.map((box) => [box.id, box]));
  const stuck = new Set(isActive ? state.tokens.filter(({ incident }) => incident !== undefined).map(({ at }) => at) : []);
  const at = (id: string) => place.get(id) ?? { x: 0, y: 0 };
  const ahead = aheadOf(standing);
  return definition.nodes
    .filter((node) => isStep(node) || stuck.has(node.id))
    .toSorted((a, b) => at(a.id).x - at(b.id).x || at(a.id).y - at(b.id).y)
    .flatMap((node): Stage[] => {
      const own = tasks.filter(({ nodeId }) => nodeId === node.id);
      const done = own.findLast(({ status }) => status === 'completed');
      const late = node.kind === 'user' && done === undefined ? answerByTime(definition, node, standing.passed) : undefined;
      const said = stateOf(node, standing, done !== undefined || late !== undefined, ahead);
      if (said === 'skipped' && node.kind === 'user' && node.who === 'initiator') return [];
      const told = own.filter(({ status }) => status === (said === 'done' ? 'completed' : 'open'));
      const isDone = said === 'done';
      return [
        {
          step: node.id,
          name: node.name ?? own.at(-1)?.title ?? node.id,
          state: said,
          people: isDone || said === 'current' ? peopleOf(told) : [],
          since: (isDone ? done?.closedAt : said === 'current' ? told[0]?.createdAt : undefined) ?? null,
          due: said === 'current' ? (told[0]?.dueAt ?? null) : null,
          outcomeName: isDone ? outcomeNameOf(node, done?.outcome ?? late?.id) : null,
          leads: isDone ? leadsFrom(definition, node, done?.outcome ?? late?.id) : null,
          comment: isDone ? (done?.comment ?? null) : null,
          incident: said === 'incident' ? (state.tokens.find(({ at, incident }) => at === node.id && incident !== undefined)?.incident ?? null) : null,
          isByTime: isDone && late !== undefined,
        },
      ];
    });
}

/** Whole percent of the steps that are behind the case; 100 when it is over, and not before. */
export function progressOf(stages: readonly Stage[], isActive: boolean): number {
  if (!isActive) return 100;
  const behind = stages.filter(({ state }) => state === 'done' || state === 'skipped').length;
  return stages.length === 0 ? 0 : Math.min(99, Math.floor((behind * 100) / stages.length));
}

/** What a diagram shows of each node: after a way back nothing that is come to again is done. */
export function nodeStates(standing: Standing): Record<string, 'done' | 'current' | 'incident'> {
  const states: Record<string, 'done' | 'current' | 'incident'> = {};
  const { state, isActive, passed } = standing;
  const ahead = aheadOf(standing);
  for (const node of passed) if (!ahead.has(node)) states[node] = 'done';
  if (isActive) for (const { at, incident } of state.tokens) states[at] = incident === undefined ? 'current' : 'incident';
  return states;
}

/** The name of an answer at a node of the definition, as it is told. */
export function outcomeNameAt({ nodes }: ProcessDefinition, nodeId: string | null, outcome: string | null | undefined): string | null {
  const node = nodes.find(({ id }) => id === nodeId);
  return node === undefined ? (outcome ?? null) : outcomeNameOf(node, outcome);
}
