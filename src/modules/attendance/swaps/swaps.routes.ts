import { route } from '#platform/http/context.server.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import type { RequestCode } from '#platform/requests/request.rules.ts';
import { shiftSwapCalls, swapPartners, swapsWithMe } from './swaps.contract.ts';
import { shiftSwap } from './swaps.form.ts';
import { partnersOf, swapsWith } from './swaps.store.ts';

export const routes = [
  ...requestRoutes(shiftSwap, shiftSwapCalls),
  route(swapPartners, async ({ db, actor, today, query: { searchValue, partyId } }) => ({ list: await partnersOf(db, actor, today, { search: searchValue, partyId }) })),
  route(swapsWithMe, async ({ db, actor }) => ({
    rows: (await swapsWith(db, actor.partyId)).map(({ companyId: _company, status, createdAt, ...swap }) => ({
      ...swap,
      status: status as RequestCode,
      createdAt: new Date(createdAt).toISOString(),
    })),
  })),
];
