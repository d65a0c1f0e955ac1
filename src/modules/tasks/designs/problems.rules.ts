/**
 * What keeps a list of steps, or a diagram, from being published: each with the step it is about and a sentence. The same in the
 * browser as one writes and on the server; only the server tries everything that can happen (`soundnessOf`).
 */
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { compiled, ESCALATE, REMIND } from '#kernel/workflow/compile.ts';
import { ConditionFault, namesIn, readCondition } from '#kernel/workflow/condition.ts';
import type { DefinitionFault, NodeOf, ProcessDefinition, ProcessNode } from '#kernel/workflow/definition.ts';
import { type SoundnessFault, soundnessOf } from '#kernel/workflow/soundness.ts';
import { type AskStep, type ListedStep, type StepFault, type StepList, stepFaults } from '#kernel/workflow/steps.ts';
import { readAsked } from '#kernel/workflow/who.ts';
import { readDuration } from '#platform/calendar/working-minutes.rules.ts';
import { sampleBranches, sampleChain, unfold } from '#platform/workflow/cases/unfold.rules.ts';
import { everyStep, MAX_STEPS } from './listed-steps.rules.ts';
import messages from './problems.messages.fa.ts';

const words = messages.problems;

/** What the steps of a process may name. */
export interface Vocabulary {
  readonly forms: readonly { readonly id: string }[];
  /** `isOutside`: has a half outside of the house, and so runs later. */
  readonly services: readonly { readonly id: string; readonly isOutside: boolean }[];
  readonly variables: readonly { readonly id: string }[];
  /** Whom steps `several` may ask. */
  readonly lists: readonly { readonly id: string }[];
}

export interface Problem {
  /** Id of the step it is about, or of the element of a diagram; empty of the process itself. */
  readonly step: string;
  readonly text: string;
}

/** Working days, hours and minutes; not zero. */
export const isDuration = (text: string): boolean => readDuration(text) !== undefined && /[1-9]/.test(text);

const has = (rows: readonly { readonly id: string }[], id: string): boolean => rows.some((row) => row.id === id);

/** Names a condition may use: variables, and answers of steps. */
function* conditionProblems(source: string | undefined, name: string, isStep: (id: string) => boolean, { variables }: Vocabulary): Generator<string> {
  if (source === undefined) return;
  try {
    for (const used of namesIn(readCondition(source))) {
      const asked = used.endsWith('.outcome') ? used.slice(0, -'.outcome'.length) : undefined;
      if (asked === undefined ? !has(variables, used) : !isStep(asked)) yield words.conditionName(name, used);
    }
  } catch (error) {
    if (!(error instanceof ConditionFault)) throw error;
    yield words.condition(name, error.at);
  }
}

/** `before`: ids of the steps whose doer may be named. */
function* whoProblems(who: string, name: string, before: ReadonlySet<string>, { variables }: Vocabulary): Generator<string> {
  const asked = readAsked(who);
  if (asked === undefined) return yield words.who(name);
  for (const way of [...asked.ways, ...asked.except]) {
    if (way.is === 'named' && !has(variables, way.variable)) yield words.whoVariable(name, way.variable);
    if (way.is === 'permission' && way.classes !== undefined && !has(variables, way.classes)) yield words.whoVariable(name, way.classes);
    if (way.is === 'step' && !before.has(way.step)) yield words.whoStep(name, way.step);
  }
}

function* outcomeProblems(outcomes: readonly { readonly id: string; readonly name: string }[], name: string): Generator<string> {
  if (outcomes.some((outcome) => outcome.name.trim() === '')) yield words.outcomeName(name);
  for (const { id } of outcomes) if (!/^[A-Za-z][A-Za-z0-9]{0,39}$/.test(id)) yield words.outcomeId(name, id);
}

function* askProblems({ outcomes, deadline = {} }: AskStep, name: string): Generator<string> {
  yield* outcomeProblems(outcomes, name);
  for (const part of ['due', 'remindAfter', 'escalateAfter'] as const) {
    const said = deadline[part];
    if (said !== undefined && !isDuration(said)) yield words.duration(name, words.parts[part]);
  }
  if (deadline.answerAfter && !isDuration(deadline.answerAfter.after)) yield words.duration(name, words.parts.answerAfter);
}

const questionsIn = (list: StepList): string[] => [...everyStep(list)].filter(({ is }) => is === 'ask').map(({ id }) => id);

/** Each step with the questions that are over when it is come to: those of a branch beside it need not be. */
function* placed(list: StepList, over: readonly string[] = []): Generator<{ readonly step: ListedStep; readonly before: ReadonlySet<string> }> {
  const before = new Set(over);
  for (const step of list) {
    yield { step, before };
    if (step.is === 'beside') for (const branch of step.branches) yield* placed(branch, [...before]);
    for (const id of questionsIn([step])) before.add(id);
  }
}

/** Whether an id is that of a question which a chain or a list of branches is unfolded into. */
const isPartOf = (part: string, id: string, is: ListedStep['is']): boolean =>
  part.startsWith(id) && ((is === 'chain' && /^\d+$/.test(part.slice(id.length))) || (is === 'several' && /^[A-Z]/.test(part.slice(id.length))));

/** What a step names that is not there, or says in a way that is not understood. */
function* stepProblems(step: ListedStep, before: ReadonlySet<string>, all: readonly ListedStep[], vocabulary: Vocabulary): Generator<string> {
  const name = step.title.trim() || step.id;
  const isStep = (asked: string): boolean => all.some(({ id, is }) => id === asked || isPartOf(asked, id, is));
  if (step.title.trim() === '' && step.is !== 'beside') yield words.noTitle(step.id);
  yield* conditionProblems(step.when, name, isStep, vocabulary);
  if (step.is === 'several') {
    if (!has(vocabulary.lists, step.list)) yield words.list(name);
    yield* outcomeProblems(step.outcomes, name);
  }
  if ((step.is === 'ask' || step.is === 'chain' || step.is === 'several') && !has(vocabulary.forms, step.form)) yield words.form(name);
  if (step.is === 'ask') {
    yield* whoProblems(step.who, name, before, vocabulary);
    yield* askProblems(step, name);
  }
  if (step.is === 'chain') {
    if (step.process === '') yield words.chain(name);
    if (step.ifNone !== undefined) yield* whoProblems(step.ifNone, name, before, vocabulary);
    if (step.returnForm !== undefined && !has(vocabulary.forms, step.returnForm)) yield words.form(name);
  }
  if (step.is === 'wait' && !isDuration(step.after)) yield words.duration(name, words.parts.after);
  if (step.is === 'do') {
    const service = vocabulary.services.find(({ id }) => id === step.handler);
    if (service === undefined) yield words.service(name);
    else if (service.isOutside && step.runs === 'now') yield words.runsLater(name);
  }
}

const listProblem = ({ fault, step }: StepFault, titleOf: (id: string) => string): Problem => ({
  step,
  text: fault === 'noSteps' ? words.noSteps : fault === 'twice' || fault === 'badId' ? words[fault](step) : words[fault](titleOf(step)),
});

const definitionProblem = ({ fault, element }: DefinitionFault, name: string): Problem => ({ step: element, text: words.definition[fault](name) });
const soundnessProblem = ({ fault, element }: SoundnessFault, name: string): Problem => ({ step: element, text: fault === 'tooComplex' ? words.tooComplex : words[fault](name) });

/** What an element is called: its own name, of a flow that of what it comes from. */
export function elementName({ nodes, flows }: ProcessDefinition, id: string): string {
  const flow = flows.find((one) => one.id === id);
  const node = nodes.find((one) => one.id === (flow?.from ?? id));
  return flow?.name || node?.name || id || words.unnamed;
}

interface Found extends Problem {
  readonly fault: string;
}

/** What is wrong with the parts of a definition. */
const diagramFaults = (definition: ProcessDefinition): readonly Found[] =>
  faultsOf(definition).map((fault) => ({ fault: fault.fault, ...definitionProblem(fault, elementName(definition, fault.element)) }));

/** And then with what can happen in it. */
function deepFaults(definition: ProcessDefinition): readonly Found[] {
  const faults = diagramFaults(definition);
  return faults.length > 0 ? faults : soundnessOf(definition).map((fault) => ({ fault: fault.fault, ...soundnessProblem(fault, elementName(definition, fault.element)) }));
}

/** The step an element of its compiled form belongs to: elements are named after their step, approvers after their chain. */
function stepOf(element: string, ids: readonly string[]): string {
  const [name = ''] = element.split('_');
  return ids.find((id) => id === name) ?? ids.find((id) => isPartOf(name, id, 'chain') || isPartOf(name, id, 'several')) ?? '';
}

const once = (problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ step, text }, at) => problems.findIndex((other) => other.step === step && other.text === text) === at);

/** Of a list of steps. `isDeep` tries everything that can happen, which may take a second. */
export function problemsOf(steps: StepList, vocabulary: Vocabulary, isDeep: boolean): readonly Problem[] {
  const all = [...everyStep(steps)];
  // a crowd is not looked at any closer
  if (all.length > MAX_STEPS) return [{ step: '', text: words.tooMany(MAX_STEPS) }];
  const titleOf = (id: string): string => all.find((step) => step.id === id)?.title.trim() || id;
  const shape = stepFaults(steps).map((fault) => listProblem(fault, titleOf));
  const said = [...placed(steps)].flatMap(({ step, before }) => [...stepProblems(step, before, all, vocabulary)].map((text): Problem => ({ step: step.id, text })));
  if (shape.length > 0 || said.length > 0) return once([...shape, ...said]);
  const ids = all.map(({ id }) => id);
  if (!isDeep) return once(diagramFaults(compiled(steps)).map(({ step, text }) => ({ step: stepOf(step, ids), text })));
  // with approvers, and without any, where what asks for their answers is never come to
  const [asked, alone] = [true, false].map((asks) =>
    deepFaults(
      compiled(
        unfold(
          steps,
          () => (asks ? sampleChain : []),
          () => (asks ? sampleBranches : []),
        ),
      ),
    ),
  ) as [readonly Found[], readonly Found[]];
  return once([...asked, ...alone.filter(({ fault }) => fault !== 'unreachable')].map(({ step, text }) => ({ step: stepOf(step, ids), text })));
}

/** A list of so many steps, with the gateways and timers of each. */
const MAX_NODES = 12 * MAX_STEPS;

/** What a task of a diagram says that nobody could do, or that is not understood. */
function* taskProblems({ who, form, outcomes }: NodeOf<'user'>, name: string, questions: ReadonlySet<string>, vocabulary: Vocabulary): Generator<string> {
  if (!has(vocabulary.forms, form)) yield words.form(name);
  yield* whoProblems(who, name, questions, vocabulary);
  if (outcomes.length === 0) yield words.noOutcome(name);
  else if (new Set(outcomes.map(({ id }) => id)).size < outcomes.length) yield words.outcomeTwice(name);
  yield* outcomeProblems(outcomes, name);
}

function* nodeProblems(node: ProcessNode, questions: ReadonlySet<string>, vocabulary: Vocabulary): Generator<string> {
  const name = node.name || node.id;
  if (node.kind === 'user') yield* taskProblems(node, name, questions, vocabulary);
  if (node.kind === 'service' && !has(vocabulary.services, node.handler) && node.handler !== REMIND && node.handler !== ESCALATE) yield words.service(name);
  if (node.kind === 'call' && node.process === '') yield words.call(name);
  if (node.kind === 'message' && node.message === '') yield words.message(name);
  if ((node.kind === 'timer' || node.kind === 'boundaryTimer') && !isDuration(node.after)) yield words.duration(name, words.parts.after);
}

/** Of a diagram that was not written as a list. */
export function diagramProblems(definition: ProcessDefinition, vocabulary: Vocabulary): readonly Problem[] {
  const { nodes, flows } = definition;
  if (nodes.length > MAX_NODES) return [{ step: '', text: words.tooMany(MAX_STEPS) }];
  const questions = new Set(nodes.filter(({ kind }) => kind === 'user').map(({ id }) => id));
  const said = [
    ...nodes.flatMap((node) => [...nodeProblems(node, questions, vocabulary)].map((text): Problem => ({ step: node.id, text }))),
    ...flows.flatMap(({ id, condition }) =>
      [...conditionProblems(condition, elementName(definition, id), (asked) => questions.has(asked), vocabulary)].map((text): Problem => ({ step: id, text })),
    ),
  ];
  return once([...said, ...deepFaults(definition).map(({ step, text }) => ({ step, text }))]);
}
