/** How the list of an event is approved, as shipped: the levels of the company, one after the other, then its places are given. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { CASE_MANAGERS, correction, OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './service-allocation.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareAllocation';
/** Read by whoever decides and by the officer whose list came back. */
export const FORM = 'service-allocation/decide';
export const APPROVE = 'welfareAllocation.approve';
const CORRECT = 'correct';

export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

export const steps: StepList = [
  correction({ id: CORRECT, form: FORM, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: words.steps.approval, process: PROCESS, form: FORM, returnTo: CORRECT, ifNone: `${OFFICE} else ${CASE_MANAGERS}` },
  { is: 'do', id: 'approve', title: words.steps.approve, handler: APPROVE, runs: 'now' },
];
