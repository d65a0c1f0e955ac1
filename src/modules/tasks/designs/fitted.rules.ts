/** Steps as a process with other forms and services can have them, and those of a blank one. Pure. */
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';
import { accept, MANAGER_OR_OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessKind } from '#platform/workflow/process.define.ts';

type Base = Pick<ProcessKind, 'forms' | 'services' | 'about' | 'start' | 'lists'>;

/** With which a task of somebody is done: whoever asks corrects, others decide. */
function formFor({ forms, about, start }: Base, who: string): string {
  const form = who === 'initiator' ? start?.form : about;
  return form !== undefined && Object.hasOwn(forms, form) ? form : (Object.keys(forms)[0] ?? '');
}

function fittedStep(step: ListedStep, base: Base): ListedStep {
  const form = (was: string, who: string): string => (Object.hasOwn(base.forms, was) ? was : formFor(base, who));
  switch (step.is) {
    case 'ask':
      return { ...step, form: form(step.form, step.who) };
    case 'chain':
      return { ...step, form: form(step.form, ''), ...(step.returnForm === undefined ? {} : { returnForm: form(step.returnForm, 'initiator') }) };
    case 'several':
      return { ...step, form: form(step.form, '') };
    case 'do':
      // which service it is here is to be said
      return Object.hasOwn(base.services, step.handler) ? step : { ...step, handler: '' };
    case 'beside':
      return { ...step, branches: step.branches.map((branch) => fitted(branch, base)) };
    default:
      return step;
  }
}

/** The same steps, with forms of the base in place of those it does not have; a service that it does not have is left open. */
export const fitted = (steps: StepList, base: Base): StepList => steps.map((step) => fittedStep(step, base));

/** One task between the beginning and the end. */
export const blankSteps = (title: string, base: Base): StepList => [{ is: 'ask', id: 'askA', title, form: formFor(base, ''), who: MANAGER_OR_OFFICE, outcomes: [accept, reject] }];
