import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { ownPhone, phoneDeviceOptions, pressOnPhone } from './phone.contract.ts';
import { phoneOf, press } from './phone.service.ts';
import { devicesLike, phonePressSource, placeRows } from './phone.store.ts';

export const routes = [
  ...recordRoutes(placeRows),
  ...listRoutes(phonePressSource),
  route(phoneDeviceOptions, async ({ db, actor, rows, query: { searchValue = '', clockDeviceId } }) => {
    if (!rows.companyIds.includes(actor.companyId)) return { list: [] };
    return { list: await devicesLike(db, actor.companyId, { typed: searchValue, id: clockDeviceId }) };
  }),
  route(ownPhone, ({ db, actor: { companyId, partyId }, request, today, clock }) => phoneOf(db, { companyId, partyId, ip: request.ip }, { today, now: clock.now() })),
  route(pressOnPhone, ({ tx, actor: { companyId, partyId }, request, clock, today, newId, body }) =>
    press(tx, { clock, today, newId }, { companyId, partyId, ip: request.ip }, body),
  ),
];
