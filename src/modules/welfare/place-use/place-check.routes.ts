import { manualRoute } from '#platform/http/context.server.ts';
import { type AttemptLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { initialsOf, readCode } from '#platform/papers/paper-marks.rules.ts';
import { checkPlace } from './place-check.contract.ts';
import { placeOfCode } from './place-use.store.ts';

const MINUTE = 60_000;
/** Tries of one network: enough for a counter, not for a search. */
const checkLimit: AttemptLimit = { failures: 30, windowMs: 60 * MINUTE };

const unknown = { state: 'unknown', title: null, fromDate: null, thruDate: null, persons: null, unitCode: null, companyName: null, initials: null } as const;
const stateOf = (status: string): 'valid' | 'used' | 'cancelled' => (status === 'WpConfirmed' ? 'valid' : status === 'WpUsed' ? 'used' : 'cancelled');

export const routes = [
  manualRoute(checkPlace, async ({ db, transact, request, clock, body }) => {
    await transact((tx) => countOrRefuse(tx, [{ key: `place-check:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));
    const code = readCode(body.code);
    const found = code === undefined ? undefined : await placeOfCode(db, code);
    if (found === undefined) return unknown;
    const { state, eventTitle, slotTitle, firstName, lastName, ...place } = found;
    return { ...place, state: stateOf(state), title: `${eventTitle} - ${slotTitle}`, initials: initialsOf(firstName, lastName) };
  }),
];
