import type { Db } from '#platform/db/db.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { saidMoves } from '../moves/seen-moves.store.ts';
import { acknowledgeOrder, ORDER, ordersOfPerson, ownOrders, readOrder, readOwnOrder } from './orders.contract.ts';
import { shownItems } from './orders.rules.ts';
import { acknowledge, type OrderHead, type OrderSheet, orderIn, ordersOf, ordersSource, ownOrder, signedOf } from './orders.store.ts';

const shownSheet = async (db: Db, { items, days, trail, versions, ...sheet }: OrderSheet) => ({
  ...sheet,
  moves: (await saidMoves(db, [sheet.orderId])).map(({ fact, value }) => ({ fact, value })),
  items: shownItems(items),
  ...{ days: [...days], trail: [...trail], versions: [...versions] },
});

const withDays = ({ days, ...head }: OrderHead) => ({ ...head, days: [...days] });

export const routes = [
  ...listRoutes(ordersSource),
  route(ordersOfPerson, async ({ db, rows, today, query: { partyId, ...on } }) => {
    const found = await ordersOf(db, rows, partyId, on, today);
    if (found === undefined) throw httpErrors.error('notFound');
    return { rows: found.map(withDays) };
  }),
  route(ownOrders, async ({ db, actor, today, query }) => ({ rows: (await signedOf(db, actor.partyId, query, today)).map(withDays) })),
  route(readOrder, async ({ db, rows, today, params: { orderId }, query: { version } }) => {
    const found = await orderIn(db, rows, orderId, today, version);
    if (found === undefined) throw httpErrors.error('notFound');
    return shownSheet(db, found);
  }),
  route(readOwnOrder, async ({ db, actor, today, params: { orderId }, query: { version } }) => {
    const found = await ownOrder(db, actor.partyId, orderId, today, version);
    if (found === undefined) throw httpErrors.error('notFound');
    return shownSheet(db, found);
  }),
  route(acknowledgeOrder, async ({ tx, actor, clock, audit, params: { orderId } }) => {
    if (!(await acknowledge(tx, actor.partyId, orderId, new Date(clock.now())))) throw httpErrors.error('notFound');
    audit({ entity: ORDER, id: orderId, action: 'update', subjectPartyId: actor.partyId, companyId: actor.companyId, changes: { acknowledged: ['N', 'Y'] } });
    return { orderId };
  }),
];
