/** How a list is approved as a whole, as shipped (guide welfare 7.9, 7.10): the levels of the company one after the other, then what it decides is done. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { CASE_MANAGERS, correction, OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';

const CORRECT = 'correct';

export const listVariables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

/** `process`: its key and that of its chain; `form`: read by whoever decides and by the officer whose list came back; `approve`: the service at its end. */
export const listSteps = (of: {
  readonly process: string;
  readonly form: string;
  readonly approve: string;
  readonly titles: { readonly approval: string; readonly approve: string };
}): StepList => [
  correction({ id: CORRECT, form: of.form, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: of.titles.approval, process: of.process, form: of.form, returnTo: CORRECT, ifNone: `${OFFICE} else ${CASE_MANAGERS}` },
  { is: 'do', id: 'approve', title: of.titles.approve, handler: of.approve, runs: 'now' },
];
