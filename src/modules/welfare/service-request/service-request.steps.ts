/** How a request for a service is decided, as shipped (guide tasks-processes 2.2): the responsible of the group, the chain, then its place. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, modify, OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './service-request.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareService';
export const FORMS = { request: 'service-request/request', decide: 'service-request/decide' } as const;
/** The step of the responsible of the group. */
export const RESPONSIBLE = 'responsible';
export const BOOK = 'welfare.servicePlace';

/** `responsible`: party id, where there is somebody. */
export const variables = {
  returned: { sample: false, from: 'record' },
  responsible: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: RESPONSIBLE,
    title: words.steps.responsible,
    who: `named(responsible) else ${OFFICE} else ${CASE_MANAGERS}`,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
    deadline: { due: 'P3D', remindAfter: 'P2D' },
  },
  { is: 'chain', id: 'approval', title: words.steps.approval, process: PROCESS, form: FORMS.decide, returnTo: 'correct' },
  { is: 'do', id: 'place', title: words.steps.place, handler: BOOK, runs: 'now' },
];
