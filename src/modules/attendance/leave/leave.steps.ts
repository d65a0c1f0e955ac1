/** How leave is asked for, as shipped: a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, correction, MANAGER_OR_OFFICE, modify, OFFICE_OR_ABOVE, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './leave-process.messages.fa.ts';

export const PROCESS = 'leave';
/** Of platform/approval; never given to another process. */
export const CHAIN = 'Leave';
export const FORMS = { request: 'leave/request', substitute: 'leave/substitute', decide: 'leave/decide' } as const;
export const BOOK = 'leave.book';
/** Where people see their leave; the screen stands in modules/performance, which shows what this slice draws. */
export const LEAVE_PAGE = '/performanceProfileForm';

/** `days` as the kind counts them; `hrOverDays`: of more the personnel office decides too, null: never. */
export const variables = {
  days: { sample: 3, from: 'record' },
  hrOverDays: { sample: 10, from: 'record' },
  substitute: { sample: null, from: 'record' },
  returned: { sample: false, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'substitute',
    title: titles.substitute,
    when: 'substitute != null',
    who: `named(substitute) else ${MANAGER_OR_OFFICE}`,
    form: FORMS.substitute,
    outcomes: [
      { id: 'agree', name: outcomes.agree, leads: 'on' },
      { id: 'decline', name: outcomes.decline, leads: 'back', to: 'correct' },
    ],
    deadline: { due: 'P1D', remindAfter: 'P1D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.decide, ifNone: MANAGER_OR_OFFICE, returnTo: 'correct' },
  {
    is: 'ask',
    id: 'office',
    title: titles.office,
    when: 'days > hrOverDays',
    who: OFFICE_OR_ABOVE,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
    deadline: { due: 'P2D', remindAfter: 'P2D' },
  },
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
