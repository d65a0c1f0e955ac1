/** How a request in free words is decided, as shipped: a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, correction, MANAGER_OR_OFFICE, modify, OFFICE_OR_ABOVE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './general-request.messages.fa.ts';

export const PROCESS = 'generalRequest';
/** Of platform/approval; never given to another process. */
export const CHAIN = 'GeneralRequest';
export const FORMS = { request: 'general-request/request', decide: 'general-request/decide' } as const;
export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'manager',
    title: titles.manager,
    who: MANAGER_OR_OFFICE,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
    deadline: { due: 'P3D', remindAfter: 'P2D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.decide, returnTo: 'correct' },
  {
    is: 'ask',
    id: 'handle',
    title: titles.handle,
    who: OFFICE_OR_ABOVE,
    form: FORMS.decide,
    outcomes: [
      { id: 'done', name: outcomes.done, leads: 'on' },
      { id: 'refuse', name: outcomes.refuse, leads: 'stop' },
    ],
    deadline: { due: 'P5D', remindAfter: 'P4D' },
  },
];
