import { paperCheckRoute } from '#platform/papers/paper-check.service.ts';
import { initialsOf } from '#platform/papers/paper-marks.rules.ts';
import { checkLoan } from './loan-check.contract.ts';
import { loanOfCode } from './loan-papers.store.ts';

const states = { LoanPaidOut: 'running', LoanSettled: 'settled', LoanWrittenOff: 'endedUnpaid', LoanCancelled: 'cancelled' } as const;

export const routes = [
  paperCheckRoute(checkLoan, {
    name: 'loan-check',
    unknown: { state: 'unknown', loanTitle: null, number: null, paidOn: null, companyName: null, initials: null },
    async find(db, code) {
      const found = await loanOfCode(db, code);
      if (found === undefined) return undefined;
      const { state, loanTitle, number, paidOn, companyName, firstName, lastName } = found;
      return { state: states[state], loanTitle, number, paidOn, companyName, initials: initialsOf(firstName, lastName) };
    },
  }),
];
