import { manualRoute } from '#platform/http/context.server.ts';
import { type AttemptLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { initialsOf, readCode } from '#platform/papers/paper-marks.rules.ts';
import { checkLoan } from './loan-check.contract.ts';
import { loanOfCode } from './loan-papers.store.ts';

const MINUTE = 60_000;
/** Tries of one network: enough for a counter, not for a search. */
const checkLimit: AttemptLimit = { failures: 30, windowMs: 60 * MINUTE };

const unknown = { state: 'unknown', loanTitle: null, number: null, paidOn: null, companyName: null, initials: null } as const;
const states = { LoanPaidOut: 'running', LoanSettled: 'settled', LoanWrittenOff: 'endedUnpaid', LoanCancelled: 'cancelled' } as const;

export const routes = [
  manualRoute(checkLoan, async ({ db, transact, request, clock, body }) => {
    await transact((tx) => countOrRefuse(tx, [{ key: `loan-check:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));
    const code = readCode(body.code);
    const found = code === undefined ? undefined : await loanOfCode(db, code);
    if (found === undefined) return unknown;
    const { state, loanTitle, number, paidOn, companyName, firstName, lastName } = found;
    return { state: states[state], loanTitle, number, paidOn, companyName, initials: initialsOf(firstName, lastName) };
  }),
];
