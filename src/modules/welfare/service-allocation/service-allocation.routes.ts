import { writeAudit } from '#platform/audit/audit.store.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { render } from '#platform/print/print.define.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { actingIn } from '../approved-list/approved-list.define.ts';
import { allocationListPrint } from './allocation-list.print.ts';
import { moveSource } from './line-changes.store.ts';
import * as calls from './service-allocation.contract.ts';
import { allocationListErrors } from './service-allocation.errors.ts';
import { allocationList, allocationMoves, rankList, seedOfList } from './service-allocation.service.ts';
import { allocationOf, allocationSource, countsOf, lineSource, printedLines, type StoredAllocation } from './service-allocation.store.ts';

/** Of a draw: what is told of its seed as long as nothing is drawn, and then. */
function toldSeed(list: StoredAllocation): { seedHash: string | null; seed: string | null } {
  const isDrawn = list.way === 'draw';
  return { seedHash: isDrawn ? list.seedHash : null, seed: isDrawn && list.stateId !== 'WaOpen' ? seedOfList(list) : null };
}

export const routes = [
  ...listRoutes(lineSource),
  ...listRoutes(moveSource),
  ...listRoutes(allocationSource),
  route(calls.allocationSummary, async ({ db, rows, params: { welfareEventId } }) => {
    const list = await allocationOf(db, rows, welfareEventId);
    if (list === undefined) throw httpErrors.error('notFound');
    const { stateId, way, title, rowVersion } = list;
    return { stateId, way, title, rowVersion, ...(await countsOf(db, list.welfareEventId)), ...toldSeed(list) };
  }),
  manualRoute(calls.printAllocation, async ({ rows, today, params: { welfareEventId }, transact }) =>
    render(
      allocationListPrint,
      await transact(async (tx) => {
        const list = await allocationOf(tx, rows, welfareEventId);
        if (list === undefined) throw httpErrors.error('notFound');
        if (list.stateId === 'WaOpen') throw allocationListErrors.error('notRanked');
        await writeAudit(tx, [{ entity: 'WelfareAllocation', id: list.welfareEventId, action: 'export', companyId: list.companyId }]);
        const counts = await countsOf(tx, list.welfareEventId);
        return { company: await letterheadOf(tx, list.companyId), list, counts, lines: await printedLines(tx, rows, list.welfareEventId), ...toldSeed(list), printedOn: today };
      }),
    ),
  ),
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
