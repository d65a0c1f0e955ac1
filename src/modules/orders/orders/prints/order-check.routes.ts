import { manualRoute } from '#platform/http/context.server.ts';
import { type AttemptLimit, siteOf } from '#platform/identity/identity.rules.ts';
import { countOrRefuse } from '#platform/identity/sign-in.service.ts';
import { initialsOf, readCode } from '#platform/papers/paper-marks.rules.ts';
import { checkOrder } from './order-check.contract.ts';
import { orderOfCode } from './order-prints.store.ts';

const MINUTE = 60_000;
/** Tries of one network: enough for a bank's counter, not for a search. */
const checkLimit: AttemptLimit = { failures: 30, windowMs: 60 * MINUTE };

const unknown = { state: 'unknown', typeTitle: null, number: null, orderDate: null, companyName: null, initials: null } as const;

export const routes = [
  manualRoute(checkOrder, async ({ db, transact, request, clock, body }) => {
    await transact((tx) => countOrRefuse(tx, [{ key: `order-check:network:${siteOf(request.ip)}`, limit: checkLimit }], clock.now()));
    const code = readCode(body.code);
    const found = code === undefined ? undefined : await orderOfCode(db, code);
    if (found === undefined) return unknown;
    const { state, isCorrected, title: typeTitle, number, orderDate, companyName, firstName, lastName } = found;
    return {
      state: state === 'EoAnnulled' ? ('annulled' as const) : isCorrected ? ('corrected' as const) : ('valid' as const),
      ...{ typeTitle, number, orderDate, companyName, initials: initialsOf(firstName, lastName) },
    };
  }),
];
