/** How one of SampleThings is decided, as shipped: a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { accept, correction, MANAGER_OR_OFFICE, modify, reject } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './sample-things.messages.fa.ts';

export const PROCESS = 'sampleThings';
export const FORMS = { request: 'sample-things/request', decide: 'sample-things/decide' } as const;
export const variables = { returned: { sample: false, from: 'forms' } } as const satisfies Readonly<Record<string, ProcessVariable>>;

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.request, when: 'returned == true' }),
  {
    is: 'ask',
    id: 'manager',
    title: words.steps.manager,
    who: MANAGER_OR_OFFICE,
    form: FORMS.decide,
    outcomes: [accept, reject, modify('correct')],
    deadline: { due: 'P3D', remindAfter: 'P2D' },
  },
];
