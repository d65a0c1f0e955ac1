import { manualRoute } from '#platform/http/context.server.ts';
import { type AttemptLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { readCode } from '#platform/papers/paper-marks.rules.ts';
import { checkLetter } from './letter-check.contract.ts';
import { letterOfCode } from './letters.store.ts';

const MINUTE = 60_000;
/** Tries of one network: enough for a bank's counter, not for a search. */
export const checkLimit: AttemptLimit = { failures: 30, windowMs: 60 * MINUTE };

const unknown = { state: 'unknown', kind: null, number: null, issuedOn: null, companyName: null, initials: null } as const;

export const routes = [
  manualRoute(checkLetter, async ({ db, transact, request, clock, body }) => {
    await transact((tx) => countOrRefuse(tx, [{ key: `letter-check:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));
    const code = readCode(body.code);
    const found = code === undefined ? undefined : await letterOfCode(db, code);
    if (found === undefined) return unknown;
    const { state, ...letter } = found;
    return { ...letter, state: state === 'issued' ? ('valid' as const) : ('withdrawn' as const) };
  }),
];
