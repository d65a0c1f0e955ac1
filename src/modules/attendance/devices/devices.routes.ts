import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { clockKeyOptions, offeredClocks } from './devices.contract.ts';
import { deviceKeyRows, deviceRows, keysLike, offers } from './devices.store.ts';

export const routes = [
  ...recordRoutes(deviceRows),
  ...recordRoutes(deviceKeyRows),
  route(clockKeyOptions, async ({ db, actor, rows, query: { searchValue = '', serviceKeyId } }) => {
    if (!rows.companyIds.includes(actor.companyId)) return { list: [] };
    return { list: await keysLike(db, actor.companyId, { typed: searchValue, id: serviceKeyId }) };
  }),
  // a clock that is not registered is of no company: those of the uppermost one decide
  route(offeredClocks, async ({ db, actor, rows }) => ({ list: actor.isTop === true && rows.companyIds.includes(actor.companyId) ? await offers(db) : [] })),
];
