/** How a list is drawn while it is written, whatever is wrong with it, and which place of the list a way of the drawing is. Pure. */
import { faultsOf } from '#kernel/workflow/check.rules.ts';
import { compiled } from '#kernel/workflow/compile.ts';
import { readCondition } from '#kernel/workflow/condition.ts';
import type { Flow, ProcessDefinition } from '#kernel/workflow/definition.ts';
import type { AskStep, ListedStep, StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { findStep, type Place, samePlace } from './steps.rules.ts';

const on: StepOutcome = { id: 'accept', name: '', leads: 'on' };
const HOLDS = 'true';

function isRead(when: string): boolean {
  try {
    readCondition(when);
    return true;
  } catch {
    return false;
  }
}

type Common = Pick<ListedStep, 'id' | 'title' | 'when'>;
/** What every step says; of a condition that is not understood only that there is one. */
const commonOf = ({ id, title, when }: Common): Common => ({ id, title, ...(when === undefined ? {} : { when: isRead(when) ? when : HOLDS }) });

/** One answer at least leads on, none leads where there is nothing. */
function askDrawn(step: AskStep, before: ReadonlySet<string>): AskStep {
  const outcomes = step.outcomes.filter(
    ({ id, leads, to = '' }, at) => (leads !== 'back' || to === step.id || before.has(to)) && step.outcomes.findIndex((one) => one.id === id) === at,
  );
  const whole = outcomes.some(({ leads }) => leads === 'on') ? outcomes : [...outcomes.filter(({ id }) => id !== on.id), on];
  const { answerAfter, ...deadline } = step.deadline ?? {};
  const isAnswered = answerAfter !== undefined && whole.some(({ id }) => id === answerAfter.outcome);
  const { many: _many, form, who } = step;
  return { is: 'ask', ...commonOf(step), form, who, outcomes: whole, deadline: { ...deadline, ...(isAnswered ? { answerAfter } : {}) } };
}

/** In the place of a branch without steps. */
const gap = (id: string, branch: number): StepList => [{ is: 'wait', id: `${id}_gap${branch}`, title: '', after: '' }];

function drawn(steps: StepList, known: Set<string>): StepList {
  const before = new Set<string>();
  return steps.flatMap((step): StepList => {
    // a name that stands twice is drawn once
    if (known.has(step.id)) return [];
    known.add(step.id);
    const shown = stepDrawn(step, before, known);
    before.add(step.id);
    return [shown];
  });
}

function stepDrawn(step: ListedStep, before: ReadonlySet<string>, known: Set<string>): ListedStep {
  switch (step.is) {
    case 'ask':
      return askDrawn(step, before);
    case 'beside': {
      const branches = step.branches.map((branch) => drawn(branch, known));
      const enough = branches.length < 2 ? [...branches, ...[[], []].slice(branches.length)] : branches;
      return { is: 'beside', ...commonOf(step), branches: enough.map((branch, at) => (branch.length > 0 ? branch : gap(step.id, at))) };
    }
    case 'chain':
    case 'several':
      // one task: who it becomes is known when a case begins
      return { is: 'ask', ...commonOf(step), form: step.form, who: 'initiator', outcomes: [on] };
    default:
      return { ...step, ...commonOf(step) };
  }
}

/** What a list is drawn as, also while something is wrong with its steps; undefined of one that cannot be drawn all the same. */
export function drawable(steps: StepList): ProcessDefinition | undefined {
  const definition = compiled(drawn(steps, new Set()));
  return faultsOf(definition).length > 0 ? undefined : definition;
}

/** The step of a list that an element of its diagram belongs to. */
export function stepAt(steps: StepList, node: string): string | undefined {
  const [name = ''] = node.split('_');
  return [node, name].find((id) => findStep(steps, id) !== undefined);
}

export interface Gap {
  readonly place: Place;
  readonly at: number;
}

/** Where a step comes to stand that is put on a way of the drawing: between the two that it joins. Undefined of a way within a step, to an end or back. */
export function gapOn(steps: StepList, { from, to }: Pick<Flow, 'from' | 'to'>): Gap | undefined {
  const [source, target] = [from, to].map((node) => {
    const id = stepAt(steps, node);
    return id === undefined ? undefined : findStep(steps, id);
  });
  if (source === undefined) return target !== undefined && target.place === null && target.at === 0 ? { place: null, at: 0 } : undefined;
  const { step, place, at } = source;
  if (target === undefined) return place === null && at === steps.length - 1 ? { place: null, at: steps.length } : undefined;
  if (samePlace(place, target.place)) return target.at === at + 1 ? { place, at: target.at } : undefined;
  if (target.place?.step === step.id) return target.at === 0 && from === `${step.id}_fork` ? { place: target.place, at: 0 } : undefined;
  return place?.step === target.step.id && to === `${target.step.id}_join` ? { place, at: at + 1 } : undefined;
}
