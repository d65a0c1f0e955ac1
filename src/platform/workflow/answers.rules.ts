/** Answers, people and the step of correction that approvals have in common, whether shipped by a module or put in for a chain. Pure. */
import type { AskStep, StepOutcome } from '#kernel/workflow/steps.ts';
import { MANAGE } from './manage.rules.ts';
import words from './workflow.messages.fa.ts';

const { outcomes } = words;

/** The personnel office. */
export const OFFICE = 'group(hrOfficer)';
/** Whoever sees to cases: the last whom a step asks, where it would find nobody. */
export const CASE_MANAGERS = `permission(${MANAGE})`;
/** What the office does: for one of its own who has no colleague there, those above do it. */
export const OFFICE_OR_ABOVE = `${OFFICE} else manager(2) else manager(1) else unitHead else ${CASE_MANAGERS}`;
/** Who decides first for everybody. */
export const MANAGER_OR_OFFICE = `manager(1) else unitHead else ${OFFICE} else ${CASE_MANAGERS}`;

export const accept: StepOutcome = { id: 'accept', name: outcomes.accept, leads: 'on' };
export const reject: StepOutcome = { id: 'reject', name: outcomes.reject, leads: 'stop' };
/** Of somebody who sends back. */
export const MODIFY = 'modify';
/** Sends back to a step in which the initiator corrects. */
export const modify = (to: string): StepOutcome => ({ id: MODIFY, name: outcomes.modify, leads: 'back', to });

/** Of somebody who has corrected. */
export const RESUBMIT = 'resubmit';

/** The initiator puts right what came back, or gives it up. `when` says that something has come back. */
export const correction = ({ id, form, when }: Pick<AskStep, 'id' | 'form'> & { readonly when: string }): AskStep => ({
  is: 'ask',
  id,
  title: words.correction,
  when,
  who: 'initiator',
  form,
  outcomes: [
    { id: RESUBMIT, name: outcomes.resubmit, leads: 'on' },
    { id: 'withdraw', name: outcomes.withdraw, leads: 'stop' },
  ],
});
