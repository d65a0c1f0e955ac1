/** How orders go from their issuing to their signing, as shipped (guide orders 12.5). A company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction, MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './order-process.messages.fa.ts';

export const PROCESS = 'EmplOrder';
/** Of platform/approval. */
export const CHAIN = 'EmplOrder';
export const FORMS = { verify: 'issue/verify', correct: 'issue/correct' } as const;
export const SERVICES = { sign: 'orders.sign' } as const;

/** `returned`: they wait for whoever issued them. */
export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.correct, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: words.steps.approval, process: CHAIN, form: FORMS.verify, returnTo: 'correct', ifNone: MANAGER_OR_OFFICE },
  { is: 'do', id: 'sign', title: words.steps.sign, handler: SERVICES.sign, runs: 'now' },
];
