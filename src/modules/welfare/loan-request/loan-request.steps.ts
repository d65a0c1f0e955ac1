/** How a request for a loan is decided, as shipped (guide tasks-processes 2.2): one guarantor after the other, the responsible of the group, the chain. Pure. */
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, modify, OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './loan-request.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareLoan';
export const FORMS = { request: 'loan-request/request', guarantor: 'loan-request/guarantor', decide: 'loan-request/decide' } as const;

/** Whether a guarantor is named, by the code that the record keeps; and party ids, where there is somebody. */
export const variables = {
  returned: { sample: false, from: 'record' },
  hasOne: { sample: false, from: 'record' },
  hasTwo: { sample: false, from: 'record' },
  guarantorOne: { sample: null, from: 'record' },
  guarantorTwo: { sample: null, from: 'record' },
  responsible: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

/** Of a guarantor. */
export const AGREE = 'agree';

/** Asked of whoever is named; of one who is gone meanwhile the office, which cannot agree in their place (the form refuses it) and sends back. */
const guarantor = (id: 'guarantorOne' | 'guarantorTwo', isNamed: 'hasOne' | 'hasTwo'): AskStep => ({
  is: 'ask',
  id,
  title: titles[id],
  when: `${isNamed} == true`,
  who: `named(${id}) else ${OFFICE} else ${CASE_MANAGERS}`,
  form: FORMS.guarantor,
  outcomes: [
    { id: AGREE, name: outcomes.agree, leads: 'on' },
    { id: 'decline', name: outcomes.decline, leads: 'back', to: 'correct' },
  ],
  deadline: { due: 'P2D', remindAfter: 'P1D' },
});

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  guarantor('guarantorOne', 'hasOne'),
  guarantor('guarantorTwo', 'hasTwo'),
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
