/** How another guarantor is found, as shipped: the colleague agrees, the responsible of the group confirms, then they answer for the loan. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, modify, OFFICE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import loan from '../loan-request/loan-request.messages.fa.ts';
import { AGREE } from '../loan-request/loan-request.steps.ts';
import words from './guarantor-change.messages.fa.ts';

/** Never given to another. */
export const PROCESS = 'LoanGuarantor';
export const FORMS = { request: 'guarantor-change/request', guarantor: 'guarantor-change/guarantor', decide: 'guarantor-change/decide' } as const;
export const BOOK = 'welfare.guarantorChange';

/** Party ids, where there is somebody. */
export const variables = {
  returned: { sample: false, from: 'record' },
  guarantor: { sample: null, from: 'record' },
  responsible: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'guarantor',
    title: titles.guarantor,
    who: `named(guarantor) else ${OFFICE} else ${CASE_MANAGERS}`,
    form: FORMS.guarantor,
    outcomes: [
      { id: AGREE, name: loan.outcomes.agree, leads: 'on' },
      { id: 'decline', name: loan.outcomes.decline, leads: 'back', to: 'correct' },
    ],
    deadline: { due: 'P2D', remindAfter: 'P1D' },
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
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
