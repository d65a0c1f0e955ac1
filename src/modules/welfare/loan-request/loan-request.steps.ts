/** How a request for a loan is decided, as shipped (guide tasks-processes 2.2): all guarantors at once, the responsible of the group, the chain. Pure. */
import type { AskStep, StepList } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, modify, OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './loan-request.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'WelfareLoan';
export const FORMS = { request: 'loan-request/request', guarantor: 'loan-request/guarantor', replace: 'loan-request/replace', decide: 'loan-request/decide' } as const;

/** Whether a guarantor is named, by the code that the record keeps; and party ids, where there is somebody. */
export const variables = {
  returned: { sample: false, from: 'record' },
  hasOne: { sample: false, from: 'record' },
  hasTwo: { sample: false, from: 'record' },
  declinedOne: { sample: false, from: 'forms' },
  declinedTwo: { sample: false, from: 'forms' },
  guarantorOne: { sample: null, from: 'record' },
  guarantorTwo: { sample: null, from: 'record' },
  responsible: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

/** Of a guarantor. */
export const AGREE = 'agree';

/** Of one who does not; `decline` led all back in cases that were begun before guarantors were asked at once. */
export const REFUSE = 'refuse';
/** Of who asked: another guarantor in the place of one who declined. */
export const REPLACE = 'replace';

/** Where a guarantor declined: their variable, and the step in which who asked names another one. */
export const declinedAt = { guarantorOne: 'declinedOne', guarantorTwo: 'declinedTwo' } as const;
export const replacedAt = { replaceOne: 'guarantorOne', replaceTwo: 'guarantorTwo' } as const;

/**
 * Asked of whoever is named; of one who is gone meanwhile the office, which cannot agree in their place (the form refuses it) and sends back. One who
 * declines is replaced in a branch of their own: what the other has said stays.
 */
const guarantor = (id: 'guarantorOne' | 'guarantorTwo', isNamed: 'hasOne' | 'hasTwo', replace: keyof typeof replacedAt): readonly AskStep[] => [
  {
    is: 'ask',
    id: replace,
    title: titles[replace],
    when: `${declinedAt[id]} == true`,
    who: 'initiator',
    form: FORMS.replace,
    outcomes: [
      { id: REPLACE, name: outcomes.replace, leads: 'on' },
      { id: 'withdraw', name: outcomes.withdraw, leads: 'stop' },
    ],
  },
  {
    is: 'ask',
    id,
    title: titles[id],
    when: `${isNamed} == true`,
    who: `named(${id}) else ${OFFICE} else ${CASE_MANAGERS}`,
    form: FORMS.guarantor,
    outcomes: [
      { id: AGREE, name: outcomes.agree, leads: 'on' },
      { id: REFUSE, name: outcomes.decline, leads: 'back', to: replace },
    ],
    deadline: { due: 'P2D', remindAfter: 'P1D' },
  },
];

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    ...{ is: 'beside', id: 'guarantors', title: titles.guarantors },
    branches: [guarantor('guarantorOne', 'hasOne', 'replaceOne'), guarantor('guarantorTwo', 'hasTwo', 'replaceTwo')],
  },
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
