/** The way of a request for a change, as shipped: a company may publish steps of its own. Pure. */
import type { StepList } from '#kernel/workflow/steps.ts';
import { correction } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import { REQUESTS } from './change-requests.contract.ts';
import words from './change-requests-process.messages.fa.ts';

export const PROCESS = 'infoChange';
/** Of platform/approval. */
export const CHAIN = 'InfoChange';
/** correct: the asker puts right what came back. decide: an approver of the chain has a say. office: what is accepted is written. */
export const FORMS = { correct: 'change-requests/correct', decide: 'change-requests/decide', office: 'change-requests/office' } as const;
export const TELL = 'changeRequest.notifyOffice';

/** What leads back to the asker; everything else goes on or ends. */
export const BACK = 'modify';
export const REJECT = 'reject';
export const DECIDED = 'decide';

/** `classes`: those without which nobody may know of such a record, separated by spaces. */
export const variables = {
  returned: { sample: false, from: 'forms' },
  classes: { sample: 'public', from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { outcomes, steps: titles } = words;

/** Id of the chain's step: its approvers are approval1, approval2 ... */
export const APPROVAL = 'approval';

export const steps: StepList = [
  correction({ id: 'correct', form: FORMS.correct, when: 'returned == true' }),
  { is: 'chain', id: APPROVAL, title: titles.approval, process: CHAIN, form: FORMS.decide, returnTo: 'correct' },
  { is: 'do', id: 'tell', title: titles.tell, handler: TELL, runs: 'now' },
  {
    is: 'ask',
    id: 'office',
    title: titles.office,
    who: `permission(${REQUESTS}/decide, classes)`,
    form: FORMS.office,
    outcomes: [
      { id: DECIDED, name: outcomes.decide, leads: 'on' },
      { id: BACK, name: outcomes.modify, leads: 'back', to: 'correct' },
    ],
  },
];
