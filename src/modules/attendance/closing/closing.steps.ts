/** How sheets go from those they are of to their closing, as shipped (guide tasks-processes, AttendanceIntegration): a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction, MANAGER_OR_OFFICE } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './closing-process.messages.fa.ts';

export const PROCESS = 'AttendanceIntegration';
/** Of platform/approval. */
export const CHAIN = 'AttendanceIntegration';
export const FORMS = { verify: 'closing/verify', correct: 'closing/correct' } as const;
export const SERVICES = { close: 'attendance.close' } as const;

/** `returned`: they wait for whoever drafted them. */
export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.correct, when: 'returned == true' }),
  { is: 'chain', id: 'approval', title: words.steps.approval, process: CHAIN, form: FORMS.verify, returnTo: 'correct', ifNone: MANAGER_OR_OFFICE },
  { is: 'do', id: 'close', title: words.steps.close, handler: SERVICES.close, runs: 'now' },
];
