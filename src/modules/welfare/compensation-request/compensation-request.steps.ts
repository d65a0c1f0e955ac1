/** How a claim is decided, as shipped (issue 24, insurance 5): whoever sees to insurance decides line by line, never the manager. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction, modify, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import { REVIEW } from '../compensation-review/compensation-review.contract.ts';
import words from './compensation-request-process.messages.fa.ts';

/** Never given to another process. */
export const PROCESS = 'CompensationRequest';
export const FORMS = { request: 'compensation-request/request', review: 'compensation-review/review' } as const;
export const TAKE = 'compensation.take';
export const BOOK = 'compensation.book';
/** The lines are decided on as said. */
export const DECIDE = 'decide';

/** `classes`: those without which nobody may decide. */
export const variables = {
  returned: { sample: false, from: 'record' },
  classes: { sample: 'health', from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

/** What a case of a claim begins with. */
export const begunWith = { subject: words.subject, variables: { returned: false, classes: 'health' } } as const;

const { outcomes, steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  { is: 'do', id: 'take', title: titles.take, handler: TAKE, runs: 'now' },
  {
    is: 'ask',
    id: 'review',
    title: titles.review,
    who: `permission(${REVIEW}, classes) except initiator, subject`,
    form: FORMS.review,
    outcomes: [{ id: DECIDE, name: outcomes.decide, leads: 'on' }, reject, modify('correct')],
    deadline: { due: 'P5D', remindAfter: 'P3D' },
  },
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
