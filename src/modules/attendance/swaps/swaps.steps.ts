/** How an exchange of shifts is decided, as shipped: the partner agrees, then the chain or the manager. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction, MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './swaps.messages.fa.ts';

export const PROCESS = 'shiftSwap';
/** Of platform/approval; never given to another process. */
export const CHAIN = 'ShiftSwap';
export const FORMS = { request: 'swaps/request', partner: 'swaps/partner', decide: 'swaps/decide' } as const;
export const BOOK = 'shiftSwap.book';
/** The answer of the partner. */
export const AGREE = 'agree';

export const variables = {
  returned: { sample: false, from: 'record' },
  partner: { sample: null, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

/** Of a partner who is gone meanwhile the manager is asked, who cannot agree in their place (the form refuses it) and sends back. */
export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'partner',
    title: titles.partner,
    who: `named(partner) else ${MANAGER_OR_OFFICE}`,
    form: FORMS.partner,
    outcomes: [
      { id: AGREE, name: outcomes.agree, leads: 'on' },
      { id: 'decline', name: outcomes.decline, leads: 'back', to: 'correct' },
    ],
    deadline: { due: 'P1D', remindAfter: 'P1D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.decide, ifNone: `${MANAGER_OR_OFFICE} except initiator`, returnTo: 'correct' },
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
