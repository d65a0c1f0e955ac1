import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { isLineIn } from '../claims/claim-lines.store.ts';
import { reverseApproval } from './compensation-review.contract.ts';
import { reverseLine } from './decide-lines.service.ts';

export const routes = [
  route(reverseApproval, async ({ tx, rows, actor, params, body, clock, newId, audit }) => {
    if (!(await isLineIn(tx, rows, params.lineId))) throw httpErrors.error('notFound');
    await reverseLine({ tx, now: new Date(clock.now()), byPartyId: actor.partyId, newId: () => newId(), audit }, params.lineId, body);
    return { reversed: true };
  }),
];
