/** The processes of the installed modules: collected by the loader (src/server/slices.ts), announced by the composition of the server and by tests. */
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { baseOf, isOwnKey } from '#kernel/workflow/own-process.ts';
import { soundnessOf } from '#kernel/workflow/soundness.ts';
import { type ListedStep, type StepList, stepFaults } from '#kernel/workflow/steps.ts';
import { readWho } from '#kernel/workflow/who.ts';
import { announceChainKinds } from '#platform/approval/chain-kinds.service.ts';
import { sampleBranches, sampleChain, unfold } from './cases/unfold.rules.ts';
import type { ProcessKind } from './process.define.ts';

/** A process with the slice that declares it: its messages say what is wrong with values of a form. */
export interface SliceProcess {
  readonly slice: string;
  readonly kind: ProcessKind;
}

let known: ReadonlyMap<string, SliceProcess> = new Map();

/** Called by the composition of the server, and by tests with processes of their own: they take the place of those announced before. */
export function announceProcesses(processes: readonly (SliceProcess | ProcessKind)[]): void {
  known = new Map(processes.map((one) => ('kind' in one ? [one.kind.key, one] : [one.key, { slice: 'platform/tasks', kind: one }])));
  announceChainKinds(processKinds().flatMap(({ kinds }) => kinds ?? []));
}

export const processKinds = (): readonly ProcessKind[] => [...known.values()].map(({ kind }) => kind);

/** Undefined of a process that no installed module declares, or no longer. One that a company has made has what it stands on, under its own key. */
export function processKind(key: string): ProcessKind | undefined {
  const kind = known.get(baseOf(key))?.kind;
  return kind !== undefined && isOwnKey(key) ? { ...kind, key } : kind;
}

export const sliceOfProcess = (key: string): string => known.get(baseOf(key))?.slice ?? 'platform/tasks';

function* flat(list: StepList): Generator<ListedStep> {
  for (const step of list) {
    yield step;
    if (step.is === 'beside') for (const branch of step.branches) yield* flat(branch);
  }
}

function* faultsOfStep(step: ListedStep, { forms, services, lists = {} }: ProcessKind): Generator<string> {
  if (step.is === 'do' && !(step.handler in services)) yield `${step.id} runs ${step.handler}, which is no service`;
  if (step.is === 'do' && step.runs === 'now' && services[step.handler]?.perform) yield `${step.id} runs ${step.handler} now, which has a half outside of the house`;
  if (step.is === 'ask' || step.is === 'chain') {
    if (!(step.form in forms)) yield `${step.id} is done with ${step.form}, which is no form`;
    const who = step.is === 'ask' ? step.who : step.ifNone;
    if (who !== undefined && readWho(who) === undefined) yield `${step.id} asks ${JSON.stringify(who)}, which is nobody`;
  }
  if (step.is === 'several') {
    if (!(step.list in lists)) yield `${step.id} asks those of ${step.list}, which is no list`;
    if (!(step.form in forms)) yield `${step.id} is done with ${step.form}, which is no form`;
  }
  if (step.is === 'chain' && step.returnForm !== undefined && !(step.returnForm in forms)) yield `${step.id} is corrected with ${step.returnForm}, which is no form`;
}

/** Names of the variables that the record of a case says. */
export const factNames = ({ variables }: Pick<ProcessKind, 'variables'>): readonly string[] => Object.keys(variables).filter((name) => variables[name]?.from === 'record');

/** What is wrong with the shipped steps of a process; empty when it runs, with and without approvers in its chains. */
export function kindFaults(kind: ProcessKind): readonly string[] {
  const list = stepFaults(kind.steps).map(({ fault, step }) => `${fault} at ${step}`);
  if (list.length > 0) return list;
  if (factNames(kind).length > 0 && kind.facts === undefined) return ['variables are facts of the record, and nothing reads them'];
  const whole = [true, false].flatMap((asks): readonly { readonly fault: string; readonly element: string }[] => {
    const definition = compiled(
      unfold(
        kind.steps,
        () => (asks ? sampleChain : []),
        () => (asks ? sampleBranches : []),
      ),
    );
    const faults = faultsOf(definition);
    return faults.length > 0 ? faults : soundnessOf(definition);
  });
  return [...[...flat(kind.steps)].flatMap((step) => [...faultsOfStep(step, kind)]), ...new Set(whole.map(({ fault, element }) => `${fault} at ${element}`))];
}
