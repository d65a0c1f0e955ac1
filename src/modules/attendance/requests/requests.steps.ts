/** How requests of attendance are decided, as shipped: a company may publish steps of its own, and a chain for each kind. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction, MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './requests.messages.fa.ts';

export const PROCESS = 'attendanceRequest';
/** Of platform/approval; never given to another process. */
export const CHAIN = 'AttendanceRequest';
export const FORMS = { request: 'requests/request', decide: 'requests/decide' } as const;
export const BOOK = 'attendanceRequest.book';

export const variables = {
  returned: { sample: false, from: 'record' },
  kind: { sample: 'overtime', from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { steps: titles } = words;

/** Whoever asked for somebody else is left out of those who decide. */
export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.decide, ifNone: `${MANAGER_OR_OFFICE} except initiator`, returnTo: 'correct' },
  { is: 'do', id: 'book', title: titles.book, handler: BOOK, runs: 'now' },
];
