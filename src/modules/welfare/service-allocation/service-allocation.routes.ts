import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { actingIn } from '../approved-list/approved-list.define.ts';
import { moveSource } from './line-changes.store.ts';
import * as calls from './service-allocation.contract.ts';
import { allocationList, allocationMoves, rankList, seedOfList } from './service-allocation.service.ts';
import { allocationOf, allocationSource, countsOf, lineSource } from './service-allocation.store.ts';

export const routes = [
  ...listRoutes(lineSource),
  ...listRoutes(moveSource),
  ...listRoutes(allocationSource),
  route(calls.allocationSummary, async ({ db, rows, params: { welfareEventId } }) => {
    const list = await allocationOf(db, rows, welfareEventId);
    if (list === undefined) throw httpErrors.error('notFound');
    const { stateId, way, title, rowVersion, seedHash } = list;
    const isDrawn = way === 'draw';
    return {
      ...{ stateId, way, title, rowVersion },
      ...(await countsOf(db, list.welfareEventId)),
      seedHash: isDrawn ? seedHash : null,
      seed: isDrawn && stateId !== 'WaOpen' ? seedOfList(list) : null,
    };
  }),
  route(calls.rankAllocation, (context) => rankList(actingIn(context), context.params.welfareEventId, context.body.rowVersion)),
  route(calls.sendAllocation, async (context) => ({
    trackingCode: await allocationList.send(actingIn(context), context.params.welfareEventId, context.body.rowVersion, context.actor.partyId),
  })),
  route(calls.moveLine, async (context) => ({
    welfareAllocationMoveId: await allocationMoves.ask(actingIn(context), context.params.welfareRequestId, { ...context.body, by: context.actor.partyId }),
  })),
  route(calls.decideLineMove, async (context) => {
    await allocationMoves.decide(actingIn(context), context.params.welfareAllocationMoveId, context.body.decision, context.actor.partyId);
    return { decided: true };
  }),
];
