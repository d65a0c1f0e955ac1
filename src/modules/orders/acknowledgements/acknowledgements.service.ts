/** Reminds people of signed orders that they have not received, and notes receipts that reached the office in another way. */
import type { AnyCall } from '#kernel/call.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import type { Context } from '#platform/http/context.server.ts';
import { notifyEach } from '#platform/notifications/notify.service.ts';
import { selectionOf } from '#platform/tables/list-routes.server.ts';
import { ORDER } from '../orders/orders.contract.ts';
import { receiveOrders, remindOfOrders } from './acknowledgements.contract.ts';
import { acknowledgementErrors } from './acknowledgements.errors.ts';
import { ordersWait } from './acknowledgements.notice.ts';
import { acknowledgementSource, holdWaiting, noteReceived, noteReminded, type WaitingOrder } from './acknowledgements.store.ts';

type Reminding = Context<typeof remindOfOrders>;
type Receiving = Context<typeof receiveOrders>;

/** Chosen orders that wait to be received, held. Throws noneWaits. */
export async function chosenWaiting(
  { tx, rows, actor, today, body: { selection } }: Pick<Reminding, 'tx' | 'rows' | 'actor' | 'today'> & { readonly body: Pick<Reminding['body'], 'selection'> },
  by: AnyCall,
): Promise<WaitingOrder[]> {
  const ids = await selectionOf(acknowledgementSource, { db: tx, actor, rows, today, by, query: { order: 'asc' } }, selection);
  const waiting = await holdWaiting(tx, rows, ids);
  if (waiting.length === 0) throw acknowledgementErrors.error('noneWaits');
  return waiting;
}

/** Throws noneWaits, remindedToday. */
export async function remind(context: Reminding) {
  const { tx, today, clock, audit, newId } = context;
  const orders = (await chosenWaiting(context, remindOfOrders)).filter(({ remindedOn }) => remindedOn !== today);
  if (orders.length === 0) throw acknowledgementErrors.error('remindedToday');
  const now = new Date(clock.now());
  await noteReminded(tx, orders, now);
  const people = Map.groupBy(orders, ({ partyId }) => partyId);
  const each = [...people].map(([partyId, own]) => ({ recipients: [partyId], values: { count: own.length } }));
  await notifyEach(tx, ordersWait, { each, link: '/userProfile?tab=orders', now, newId: () => newId() });
  for (const { orderId: id, partyId: subjectPartyId, companyId, remindedOn } of orders)
    audit({ entity: ORDER, id, companyId, subjectPartyId, action: 'update', changes: { reminded: [remindedOn, today] } });
  return { orders: orders.length, people: people.size };
}

/** Throws noneWaits, ownOrder, inFuture, beforeSigned. */
export async function receive(context: Receiving) {
  const { tx, actor, today, audit, body } = context;
  const { via, on } = body;
  if (on > today) throw acknowledgementErrors.error('inFuture');
  const orders = await chosenWaiting(context, receiveOrders);
  if (orders.some(({ partyId }) => partyId === actor.partyId)) throw acknowledgementErrors.error('ownOrder');
  const early = orders.find(({ signedOn }) => on < signedOn);
  if (early !== undefined) throw acknowledgementErrors.error('beforeSigned', { values: { name: early.fullName, day: formatJalaliFa(early.signedOn) } });
  await noteReceived(tx, orders, { via, on, by: actor.partyId });
  for (const { orderId: id, partyId: subjectPartyId, companyId } of orders)
    audit({ entity: ORDER, id, companyId, subjectPartyId, action: 'update', changes: { acknowledged: ['N', 'Y'], acknowledgedVia: [null, via], acknowledgedOn: [null, on] } });
  return { orders: orders.length };
}
