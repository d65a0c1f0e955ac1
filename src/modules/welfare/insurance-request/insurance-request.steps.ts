/** How a request about supplementary insurance is decided, as shipped: the chain of the company, without one the insurance officer, never the manager. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { CASE_MANAGERS, correction } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './insurance-request.messages.fa.ts';

/** Process and chain (platform/approval); never given to another. */
export const PROCESS = 'InsuranceRequest';
export const FORMS = { request: 'insurance-request/request', decide: 'insurance-request/decide' } as const;
export const BOOK = 'insurance-request/book';
export const variables = { returned: { sample: false, from: 'record' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

/** Whoever may make somebody a member. */
const OFFICER = 'permission(welfareServices/supplementaryInsurance/membership/add)';
const { steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: titles.approval, process: PROCESS, form: FORMS.decide, ifNone: `${OFFICER} else ${CASE_MANAGERS}`, returnTo: 'correct' },
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
