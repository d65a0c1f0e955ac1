/**
 * What HR writes a process as: a list of steps, one after the other (guide engines 0, authoring). It is made into nodes and
 * flows by blocks that open and close in pairs; going back leads to a step before it in the same list or around it.
 */
import type { Many } from './definition.ts';

interface Common {
  readonly id: string;
  readonly title: string;
  /** Only when this holds; skipped otherwise. */
  readonly when?: string;
}

/** What follows an answer: the next step, the end of everything, or a step before. */
export interface StepOutcome {
  readonly id: string;
  readonly name: string;
  readonly leads: 'on' | 'stop' | 'back';
  /** Of `back`: the step to go back to. */
  readonly to?: string;
}

/** Durations are ISO 8601 in working time (`P2D` is two working days), counted by the calendar of the company. */
export interface Deadline {
  readonly due?: string;
  readonly remindAfter?: string;
  readonly escalateAfter?: string;
  /** Answers in place of whoever does not: the outcome, once the time is over. */
  readonly answerAfter?: { readonly after: string; readonly outcome: string };
}

export interface AskStep extends Common {
  readonly is: 'ask';
  readonly who: string;
  readonly form: string;
  readonly outcomes: readonly StepOutcome[];
  readonly many?: Many;
  readonly deadline?: Deadline;
}

/**
 * The approval chain of a company (/systemBaseDataCertificationSteps) as it stands when an instance is begun: a question to each of its
 * approvers, in their order. It is put in by platform/workflow/unfold.rules.ts; compiled as it is it stands for nobody.
 */
export interface ApprovalStep extends Common {
  readonly is: 'chain';
  /** Of platform/approval: InfoChange, Leave ... */
  readonly process: string;
  readonly form: string;
  /** Who is asked where the company has no chain; nobody without. */
  readonly ifNone?: string;
  /** Where an approver sends back to: an ask step before; the first one that asks the initiator when absent. */
  readonly returnTo?: string;
  /** Where there is no such step: the form with which the initiator corrects, in a step of its own that stands before the first approver. */
  readonly returnForm?: string;
}

/** One of several: a question that waits until those of its own step that it names are answered. */
export interface BranchStep extends AskStep {
  /** Ids of steps of the same list; none: it is asked at once. */
  readonly after: readonly string[];
}

/**
 * Questions that the slice lists when a case begins (who clears somebody who leaves, say), beside and behind each other. They are put in by
 * platform/workflow/unfold.rules.ts; compiled without them it stands for nobody.
 */
export interface SeveralStep extends Common {
  readonly is: 'several';
  /** Name of the list, as the process declares it. */
  readonly list: string;
  /** With which a branch is answered that names no form. */
  readonly form: string;
  /** None leads back: others may be answered by then. */
  readonly outcomes: readonly StepOutcome[];
  readonly branches?: readonly BranchStep[];
}

export type ListedStep =
  | AskStep
  | (Common & { readonly is: 'do'; readonly handler: string; readonly runs: 'now' | 'later' })
  | (Common & { readonly is: 'wait'; readonly after: string })
  | ApprovalStep
  | SeveralStep
  | (Common & { readonly is: 'beside'; readonly branches: readonly (readonly ListedStep[])[] });

export type StepList = readonly ListedStep[];

export interface StepFault {
  readonly fault: 'noSteps' | 'twice' | 'badId' | 'noOutcome' | 'outcomeTwice' | 'noWayOn' | 'backToNothing' | 'backOutOfBranch' | 'fewBranches' | 'emptyBranch' | 'noSuchOutcome';
  readonly step: string;
}

const isId = (id: string): boolean => /^[a-z][A-Za-z0-9]{0,39}$/.test(id);

function* allSteps(list: StepList): Generator<ListedStep> {
  for (const step of list) {
    yield step;
    if (step.is === 'beside') for (const branch of step.branches) yield* allSteps(branch);
  }
}

/** Names of the steps one may go back to from each step: itself and those before it in its own list, and never out of a branch. */
function* outcomeFaults(step: AskStep, before: readonly string[], all: ReadonlySet<string>): Generator<StepFault> {
  const { id, outcomes, deadline } = step;
  const ids = outcomes.map((outcome) => outcome.id);
  if (outcomes.length === 0) yield { fault: 'noOutcome', step: id };
  else if (!outcomes.some(({ leads }) => leads === 'on')) yield { fault: 'noWayOn', step: id };
  if (new Set(ids).size < ids.length) yield { fault: 'outcomeTwice', step: id };
  if (deadline?.answerAfter && !ids.includes(deadline.answerAfter.outcome)) yield { fault: 'noSuchOutcome', step: id };
  for (const { leads, to = '' } of outcomes)
    if (leads === 'back' && !before.includes(to) && to !== id) yield { fault: all.has(to) ? 'backOutOfBranch' : 'backToNothing', step: id };
}

function* chainFaults({ id, returnTo }: ApprovalStep, before: readonly string[], all: ReadonlySet<string>): Generator<StepFault> {
  if (returnTo !== undefined && !before.includes(returnTo)) yield { fault: all.has(returnTo) ? 'backOutOfBranch' : 'backToNothing', step: id };
  // the names of the steps it becomes
  for (const other of all) if (other.startsWith(id) && /^\d+$/.test(other.slice(id.length))) yield { fault: 'twice', step: other };
}

/** Answers of several: they lead on, or end everything. Their names are those of the step with a capital behind it. */
function* severalFaults({ id, outcomes }: SeveralStep, all: ReadonlySet<string>): Generator<StepFault> {
  if (outcomes.length === 0) yield { fault: 'noOutcome', step: id };
  else if (!outcomes.some(({ leads }) => leads === 'on')) yield { fault: 'noWayOn', step: id };
  if (outcomes.some(({ leads }) => leads === 'back')) yield { fault: 'backOutOfBranch', step: id };
  if (new Set(outcomes.map((outcome) => outcome.id)).size < outcomes.length) yield { fault: 'outcomeTwice', step: id };
  for (const other of all) if (other.startsWith(id) && /^[A-Z]/.test(other.slice(id.length))) yield { fault: 'twice', step: other };
}

function* listFaults(list: StepList, all: ReadonlySet<string>): Generator<StepFault> {
  const before: string[] = [];
  for (const step of list) {
    if (step.is === 'ask') yield* outcomeFaults(step, before, all);
    if (step.is === 'chain') yield* chainFaults(step, before, all);
    if (step.is === 'several') yield* severalFaults(step, all);
    if (step.is === 'beside') {
      if (step.branches.length < 2) yield { fault: 'fewBranches', step: step.id };
      for (const branch of step.branches) {
        if (branch.length === 0) yield { fault: 'emptyBranch', step: step.id };
        yield* listFaults(branch, all);
      }
    }
    before.push(step.id);
  }
}

/** What keeps a list from being a process; empty when it is one. Conditions are judged with the flows they become (`faultsOf`). */
export function stepFaults(list: StepList): readonly StepFault[] {
  const ids = [...allSteps(list)].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  return [
    ...(list.length === 0 ? [{ fault: 'noSteps', step: '' } as const] : []),
    ...ids.filter((id) => !isId(id)).map((step): StepFault => ({ fault: 'badId', step })),
    ...twice.map((step): StepFault => ({ fault: 'twice', step })),
    ...listFaults(list, new Set(ids)),
  ];
}
