/** Nodes and flows of a list of steps. */
import { type ActivityNode, answerIs, type Flow, type GatewayNode, type Outcome, type ProcessDefinition, type ProcessNode } from './definition.ts';
import type { AskStep, BranchStep, Deadline, ListedStep, StepList, StepOutcome } from './steps.ts';

/** Services that every process has: they tell whoever is late, and who stands above. */
export const REMIND = 'workflow.remind';
export const ESCALATE = 'workflow.escalate';

interface Drawing {
  readonly nodes: ProcessNode[];
  readonly flows: Flow[];
  /** Steps that some answer goes back to: they have a place where ways come together before them. */
  readonly returnedTo: ReadonlySet<string>;
}

/** Where a drawn part begins and where it goes on from. */
interface Span {
  readonly from: string;
  readonly to: string;
}

const gateway = (kind: GatewayNode['kind'], id: string, otherwise?: string): GatewayNode => ({ kind, id, ...(otherwise === undefined ? {} : { otherwise }) });

function link({ flows }: Drawing, from: string, to: string, rest: { readonly id?: string; readonly condition?: string; readonly name?: string } = {}): void {
  const { id = `${from}_${to}`, ...said } = rest;
  flows.push({ id, from, to, ...said });
}

/** Ways after an answer: each outcome that does not simply go on has one of its own. */
function afterAnswer(drawing: Drawing, { id, outcomes }: AskStep): string {
  const turning = outcomes.filter(({ leads }) => leads !== 'on');
  if (turning.length === 0) return id;
  const gate = `${id}_answer`;
  drawing.nodes.push(gateway('exclusive', gate, `${gate}_on`), gateway('exclusive', `${id}_on`));
  link(drawing, id, gate);
  for (const outcome of turning) link(drawing, gate, targetOf(drawing, outcome, id), { id: `${gate}_${outcome.id}`, condition: answerIs(id, outcome.id), name: outcome.name });
  link(drawing, gate, `${id}_on`, { id: `${gate}_on` });
  return `${id}_on`;
}

function targetOf(drawing: Drawing, { leads, to = '', id: outcome }: StepOutcome, step: string): string {
  if (leads === 'back') return `${to}_again`;
  const end = `${step}_${outcome}_end`;
  drawing.nodes.push({ kind: 'terminate', id: end });
  return end;
}

/** A service beside the step that waits, told once when the time is over. */
function beside(drawing: Drawing, step: AskStep, what: 'remind' | 'escalate', after: string): void {
  const [edge, service, end] = [`${step.id}_${what}`, `${step.id}_${what}ing`, `${step.id}_${what}ed`];
  drawing.nodes.push(
    { kind: 'boundaryTimer', id: edge, on: step.id, after, interrupts: false, repeats: 1 },
    { kind: 'service', id: service, handler: what === 'remind' ? REMIND : ESCALATE, runs: 'now' },
    { kind: 'end', id: end },
  );
  link(drawing, edge, service);
  link(drawing, service, end);
}

/** Time over: the way of an outcome is taken without an answer. */
function answerLate(drawing: Drawing, { id, outcomes }: AskStep, { after, outcome }: NonNullable<Deadline['answerAfter']>): void {
  const edge = `${id}_late`;
  drawing.nodes.push({ kind: 'boundaryTimer', id: edge, on: id, after, interrupts: true, repeats: 1, answers: outcome });
  const said = outcomes.find((one) => one.id === outcome);
  const hasTurns = outcomes.some(({ leads }) => leads !== 'on');
  if (said && said.leads !== 'on') link(drawing, edge, said.leads === 'back' ? `${said.to ?? ''}_again` : `${id}_${said.id}_end`);
  else link(drawing, edge, hasTurns ? `${id}_on` : `${id}_after`);
}

const isRefusal = ({ leads }: StepOutcome): boolean => leads !== 'on';

function ask(drawing: Drawing, step: AskStep): Span {
  const { id, title, who, form, many, deadline = {} } = step;
  const outcomes = step.outcomes.map((outcome): Outcome => ({ id: outcome.id, name: outcome.name, ...(isRefusal(outcome) ? { isRefusal: true } : {}) }));
  const node: ActivityNode = { kind: 'user', id, name: title, who, form, outcomes, ...(many ? { many } : {}), ...(deadline.due === undefined ? {} : { due: deadline.due }) };
  drawing.nodes.push(node);
  let to = afterAnswer(drawing, step);
  if (deadline.remindAfter !== undefined) beside(drawing, step, 'remind', deadline.remindAfter);
  if (deadline.escalateAfter !== undefined) beside(drawing, step, 'escalate', deadline.escalateAfter);
  if (deadline.answerAfter) {
    if (to === id) {
      to = `${id}_after`;
      drawing.nodes.push(gateway('exclusive', to));
      link(drawing, id, to);
    }
    answerLate(drawing, step, deadline.answerAfter);
  }
  return { from: id, to };
}

function fork(drawing: Drawing, { id, branches }: Extract<ListedStep, { is: 'beside' }>): Span {
  const [from, to] = [`${id}_fork`, `${id}_join`];
  drawing.nodes.push(gateway('parallel', from), gateway('parallel', to));
  for (const branch of branches) {
    const span = sequence(drawing, branch);
    link(drawing, from, span.from);
    link(drawing, span.to, to);
  }
  return { from, to };
}

/** A gateway where several ways meet or part; of one way, none. */
function gate({ nodes }: Drawing, id: string, ways: number, only: string): string {
  if (ways < 2) return only;
  nodes.push(gateway('parallel', id));
  return id;
}

/** Questions beside and behind each other: each waits for all that it names, and the next step for all of them. */
function net(drawing: Drawing, id: string, branches: readonly BranchStep[]): Span {
  const parts = branches.map((step) => {
    const following = branches.filter(({ after }) => after.includes(step.id)).length;
    const span = ask(drawing, step);
    const from = gate(drawing, `${step.id}_first`, step.after.length, span.from);
    const to = gate(drawing, `${step.id}_then`, following, span.to);
    if (from !== span.from) link(drawing, from, span.from);
    if (to !== span.to) link(drawing, span.to, to);
    return { ...step, following, from, to };
  });
  const [first, last] = [parts.filter(({ after }) => after.length === 0), parts.filter(({ following }) => following === 0)];
  const from = gate(drawing, `${id}_fork`, first.length, first[0]?.from ?? '');
  const to = gate(drawing, `${id}_join`, last.length, last[0]?.to ?? '');
  for (const one of parts) {
    for (const before of parts) if (one.after.includes(before.id)) link(drawing, before.to, one.from);
    if (first.length > 1 && first.includes(one)) link(drawing, from, one.from);
    if (last.length > 1 && last.includes(one)) link(drawing, one.to, to);
  }
  return { from, to };
}

function plain(drawing: Drawing, step: ListedStep): Span {
  switch (step.is) {
    case 'ask':
      return ask(drawing, step);
    case 'beside':
      return fork(drawing, step);
    case 'do':
      drawing.nodes.push({ kind: 'service', id: step.id, name: step.title, handler: step.handler, runs: step.runs });
      return { from: step.id, to: step.id };
    case 'wait':
      drawing.nodes.push({ kind: 'timer', id: step.id, name: step.title, after: step.after });
      return { from: step.id, to: step.id };
    case 'several':
      if (step.branches !== undefined && step.branches.length > 0) return net(drawing, step.id, step.branches);
      drawing.nodes.push(gateway('exclusive', step.id));
      return { from: step.id, to: step.id };
    case 'chain':
      // nobody, until it is unfolded
      drawing.nodes.push(gateway('exclusive', step.id));
      return { from: step.id, to: step.id };
  }
}

/** A step with the way around it when its condition does not hold, and the place it is come back to. */
function whole(drawing: Drawing, step: ListedStep): Span {
  let { from, to } = plain(drawing, step);
  const { id, when } = step;
  if (when !== undefined) {
    const [gate, past] = [`${id}_when`, `${id}_past`];
    drawing.nodes.push(gateway('exclusive', gate, `${gate}_not`), gateway('exclusive', past));
    link(drawing, gate, from, { id: `${gate}_so`, condition: when });
    link(drawing, gate, past, { id: `${gate}_not` });
    link(drawing, to, past);
    [from, to] = [gate, past];
  }
  if (drawing.returnedTo.has(id)) {
    drawing.nodes.push(gateway('exclusive', `${id}_again`));
    link(drawing, `${id}_again`, from);
    from = `${id}_again`;
  }
  return { from, to };
}

function sequence(drawing: Drawing, list: StepList): Span {
  const spans = list.map((step) => whole(drawing, step));
  spans.slice(1).forEach(({ from }, at) => {
    link(drawing, spans[at]?.to ?? '', from);
  });
  return { from: spans[0]?.from ?? '', to: spans.at(-1)?.to ?? '' };
}

function* targets(list: StepList): Generator<string> {
  for (const step of list) {
    if (step.is === 'ask') for (const { leads, to } of step.outcomes) if (leads === 'back' && to !== undefined) yield to;
    if (step.is === 'beside') for (const branch of step.branches) yield* targets(branch);
  }
}

/** The process of a list that has no faults (`stepFaults`); of an empty one, what a chain without approvers comes to, one that ends at once. */
export function compiled(list: StepList): ProcessDefinition {
  if (list.length === 0)
    return {
      nodes: [
        { kind: 'start', id: 'begin' },
        { kind: 'end', id: 'over' },
      ],
      flows: [{ id: 'begin_over', from: 'begin', to: 'over' }],
    };
  const drawing: Drawing = { nodes: [{ kind: 'start', id: 'begin' }], flows: [], returnedTo: new Set(targets(list)) };
  const { from, to } = sequence(drawing, list);
  drawing.nodes.push({ kind: 'end', id: 'over' });
  link(drawing, 'begin', from);
  link(drawing, to, 'over');
  return { nodes: drawing.nodes, flows: drawing.flows };
}
