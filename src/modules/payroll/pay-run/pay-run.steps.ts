/** How a run of pay is approved, as shipped: a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, correction, MANAGER_OR_OFFICE, modify } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './salary-process.messages.fa.ts';

export const PROCESS = 'salaryProcess';
/** Of platform/approval. */
export const CHAIN = 'PTCalcPayroll';
export const FORMS = { correct: 'pay-run/correct', verify: 'pay-run/verify' } as const;
export const SEAL = 'salary.seal';
export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

const { steps: titles } = words;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.correct, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'check',
    title: titles.check,
    who: MANAGER_OR_OFFICE,
    form: FORMS.verify,
    outcomes: [accept, modify('correct')],
    deadline: { due: 'P2D', remindAfter: 'P1D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.verify, returnTo: 'correct' },
  { is: 'do', id: 'seal', title: titles.seal, handler: SEAL, runs: 'now' },
];
