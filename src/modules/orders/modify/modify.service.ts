/** Takes a signed order back, whole or not at all. */
import { classesOf } from '#platform/access/access.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { holdPeople } from '../book/orders.store.ts';
import { settleOrders } from '../book/settle.service.ts';
import { recountLater } from '../issue/recount.service.ts';
import { annulOrder } from './modify.contract.ts';
import { modifyErrors } from './modify.errors.ts';
import { annul, holdOrder } from './modify.store.ts';

/** Throws notFound, classNeeded, ownOrder, notSigned and why a later order has no amounts any more. */
export async function annulSigned(context: Context<typeof annulOrder>) {
  const { tx, rows, actor, clock, audit, body, params } = context;
  const order = await holdOrder(tx, rows, params.orderId);
  if (order === undefined) throw httpErrors.error('notFound');
  const { orderId, employmentId, partyId, companyId, fromDate, status } = order;
  if (partyId === actor.partyId) throw modifyErrors.error('ownOrder');
  if (!classesOf(actor, annulOrder)(partyId).has('pay')) throw modifyErrors.error('classNeeded');
  if (status !== 'EoSigned') throw modifyErrors.error('notSigned');
  const now = new Date(clock.now());
  const settling = { tx, now, newId: () => context.newId() };
  const people = await holdPeople(tx, [employmentId]);
  await annul(tx, orderId, body.reason, now);
  await recountLater(settling, people, new Map([[employmentId, { orderId, fromDate }]]));
  await settleOrders(settling, people, new Map([[employmentId, orderId]]));
  audit({ entity: 'EmplOrder', id: orderId, companyId, subjectPartyId: partyId, action: 'update', changes: { status: [status, 'EoAnnulled'] } });
  return { orderId };
}
