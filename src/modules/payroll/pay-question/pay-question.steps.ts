/** How a question about a payslip is answered, as shipped: by whoever counts pay. A company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { CASE_MANAGERS } from '#platform/workflow/answers.rules.ts';
import words from './pay-question.messages.fa.ts';

export const PROCESS = 'payQuestion';
export const FORM = 'pay-question/answer';

export const steps: StepList = [
  {
    is: 'ask',
    id: 'answer',
    title: words.steps.answer,
    who: `permission(payroll/salaryCalculation/calculate) else ${CASE_MANAGERS}`,
    form: FORM,
    outcomes: [{ id: 'answer', name: words.outcomes.answer, leads: 'on' }],
    deadline: { due: 'P3D', remindAfter: 'P2D' },
  },
];
