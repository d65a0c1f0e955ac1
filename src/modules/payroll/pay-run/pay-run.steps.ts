/**
 * How a run of pay goes from its settings to its payslips, as shipped (guide tasks-processes 2.2): those who see to its data, its maker, whoever keeps
 * the accounts, the levels of its group or the company's chain, and those who see to what follows. A company may publish steps of its own. Pure.
 */
import type { StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { accept, CASE_MANAGERS, correction, MANAGER_OR_OFFICE, modify, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import type { ProcessVariable } from '#platform/workflow/process.define.ts';
import words from './salary-process.messages.fa.ts';

export { SALARY_PROCESS as PROCESS } from '../pay-run-state/pay-run-names.rules.ts';
/** Of platform/approval. */
export const CHAIN = 'PTCalcPayroll';
export const FORMS = { correct: 'pay-run/correct', duty: 'pay-run/duty', result: 'pay-run/result', voucher: 'pay-run/voucher', verify: 'pay-run/verify' } as const;
export const SERVICES = { open: 'salary.open', seal: 'salary.seal', tell: 'salary.tell' } as const;
export const LISTS = { before: 'before', after: 'after' } as const;
/** Answer of the maker that sends what was counted to its approvers. */
export const SEND = 'send';
/** Steps at which the maker sends: for the first time, and what came back. */
export const SENDING = [
  { step: 'result', outcome: SEND },
  { step: 'correct', outcome: RESUBMIT },
] as const;

/** Who keeps the accounts: the accountants, else whoever makes vouchers. The maker of the run never accepts its voucher. */
const ACCOUNTANTS = `group(accountant) else permission(payroll/accounting/makeVoucher) else ${CASE_MANAGERS} except initiator, subject`;
/** The step at which a voucher is accepted. */
export const VOUCHER_STEP = 'voucher';

/** `awaited`: others see to its data before it is counted; `keepsBooks`: the company has a voucher template that is active. */
export const variables = {
  awaited: { sample: false, from: 'forms' },
  returned: { sample: false, from: 'forms' },
  keepsBooks: { sample: true, from: 'record' },
} as const satisfies Readonly<Record<string, ProcessVariable>>;

const { steps: titles, outcomes: names } = words;
const done: StepOutcome = { id: 'done', name: names.done, leads: 'on' };
const awaited = 'awaited == true';

export const steps: StepList = [
  { is: 'several', id: 'prepare', title: titles.prepare, when: awaited, list: LISTS.before, form: FORMS.duty, outcomes: [done] },
  { is: 'do', id: 'open', title: titles.open, when: awaited, handler: SERVICES.open, runs: 'now' },
  {
    ...{ is: 'ask', id: 'result', title: titles.result, when: awaited, who: 'initiator', form: FORMS.result },
    outcomes: [
      { id: SEND, name: names.send, leads: 'on' },
      { id: 'withdraw', name: names.withdraw, leads: 'stop' },
    ],
  },
  correction({ id: 'correct', form: FORMS.correct, when: 'returned == true' }),
  {
    ...{ is: 'ask', id: VOUCHER_STEP, title: titles.voucher, when: 'keepsBooks == true', who: ACCOUNTANTS, form: FORMS.voucher },
    outcomes: [accept, modify('correct')],
    deadline: { due: 'P2D', remindAfter: 'P1D' },
  },
  { is: 'chain', id: 'approval', title: titles.approval, process: CHAIN, form: FORMS.verify, returnTo: 'correct', ifNone: MANAGER_OR_OFFICE },
  { is: 'do', id: 'seal', title: titles.seal, handler: SERVICES.seal, runs: 'now' },
  { is: 'several', id: 'finish', title: titles.finish, list: LISTS.after, form: FORMS.duty, outcomes: [done] },
  { is: 'do', id: 'tell', title: titles.tell, handler: SERVICES.tell, runs: 'now' },
];
