/** How a request for a loan is decided, as shipped (guide tasks-processes 2.2): guarantors side by side, the responsible of the group, the chain. Pure. */
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, modify, OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './loan-request.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareLoan';
export const FORMS = { request: 'loan-request/request', guarantor: 'loan-request/guarantor', decide: 'loan-request/decide' } as const;

/** Party ids, where there is somebody. */
export const variables = {
  returned: { sample: false, from: 'record' },
  guarantorOne: { sample: null, from: 'record' },
  guarantorTwo: { sample: null, from: 'record' },
  responsible: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

const guarantor = (id: 'guarantorOne' | 'guarantorTwo'): AskStep => ({
  is: 'ask',
  id,
  title: titles[id],
  when: `${id} != null`,
  who: `named(${id}) else ${OFFICE} else ${CASE_MANAGERS}`,
  form: FORMS.guarantor,
  outcomes: [
    { id: 'agree', name: outcomes.agree, leads: 'on' },
    { id: 'decline', name: outcomes.decline, leads: 'back', to: 'correct' },
  ],
  deadline: { due: 'P2D', remindAfter: 'P1D' },
});

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  guarantor('guarantorOne'),
  guarantor('guarantorTwo'),
  {
    is: 'ask',
    id: 'responsible',
    title: titles.responsible,
    who: `named(responsible) else ${OFFICE} else ${CASE_MANAGERS}`,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
    deadline: { due: 'P3D', remindAfter: 'P2D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: PROCESS, form: FORMS.decide, returnTo: 'correct' },
];
