/**
 * Signs the orders of a case, whole or not at all: counted once more and compared with what was shown, numbered, then days, facts of the file and
 * the ledger of effects brought in line. Numbers are taken last of all rows that others wait for, in the order of personnel codes.
 */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { toPersianDigits } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { notifyEach } from '#platform/notifications/notify.service.ts';
import { writtenNumber } from '#platform/papers/number-pattern.rules.ts';
import { takeNumbers } from '../book/days.store.ts';
import { heldOf, holdPeople, signedOrders } from '../book/orders.store.ts';
import { settleOrders } from '../book/settle.service.ts';
import { replacedOn } from '../book/timeline.rules.ts';
import { endsBy } from '../moves/moves.rules.ts';
import { type Moving, settleMoves } from '../moves/moves.service.ts';
import { seenMoves } from '../moves/seen-moves.store.ts';
import { mustBeAsShown, mustMoveAsShown } from './as-shown.service.ts';
import { issueErrors } from './issue.errors.ts';
import { type IssuedOrder, type Signature, signAll } from './issued.store.ts';
import { orderSigned } from './order.notice.ts';
import { signedFrom } from './prepare.store.ts';
import { recountLater } from './recount.service.ts';

/** `audit`: of what moves beside kind and wage. */
export type Signing = Moving;

/** What a correction names still stands. Throws correctedGone. */
async function mustCorrectSomething(tx: Tx, orders: readonly IssuedOrder[]): Promise<void> {
  const corrections = orders.filter(({ correctsId }) => correctsId !== null);
  if (corrections.length === 0) return;
  const ids = corrections.map(({ employmentId }) => employmentId);
  const standing = new Set((await signedOrders(tx, ids)).map(({ orderId }) => orderId));
  if (corrections.some(({ correctsId }) => correctsId !== null && !standing.has(correctsId))) throw issueErrors.error('correctedGone');
}

/** Signed orders in whose place corrections stand from their first day on. */
async function replacedBy(tx: Tx, orders: readonly IssuedOrder[]): Promise<string[]> {
  const corrections = orders.filter(({ correctsId }) => correctsId !== null);
  if (corrections.length === 0) return [];
  const ids = corrections.map(({ employmentId }) => employmentId);
  const standing = Map.groupBy(await signedOrders(tx, ids), ({ employmentId }) => employmentId);
  return corrections.flatMap(({ employmentId, fromDate, correctsId }) => [...replacedOn(standing.get(employmentId) ?? [], fromDate, correctsId)]);
}

/** Nothing that is signed begins after an employment that ends. Throws laterOrders. */
async function mustEndLast(tx: Tx, orders: readonly IssuedOrder[]): Promise<void> {
  const ending = orders.filter(({ moves }) => endsBy(moves));
  for (const [day, own] of Map.groupBy(ending, ({ fromDate }) => fromDate)) {
    const ids = own.map(({ employmentId }) => employmentId);
    const replaced = await replacedBy(tx, own);
    for (const number of (await signedFrom(tx, ids, day, replaced)).values()) throw issueErrors.error('laterOrders', { values: { number: toPersianDigits(number) } });
  }
}

/** In each series and Jalali year of issuing, in the order given. */
async function numbered(tx: Tx, orders: readonly IssuedOrder[]): Promise<Signature[]> {
  const signatures: Signature[] = [];
  for (const own of Map.groupBy(orders, ({ series, orderDate }) => `${series} ${toJalali(orderDate).year}`).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const { companyId, series, orderDate } = first;
    const { year } = toJalali(orderDate);
    const from = await takeNumbers(tx, companyId, series, year, own.length);
    signatures.push(
      ...own.map(({ orderId, numberPattern }, at) => {
        const place = { series, year, number: from + at };
        return { orderId, ...place, label: writtenNumber(numberPattern, place) };
      }),
    );
  }
  return signatures;
}

/** Signs; answers the numbers. Throws moved, fileMoved, notOpen, laterOrders and why somebody has no order any more. */
export async function signOrders(signing: Signing, orders: readonly IssuedOrder[]): Promise<Signature[]> {
  const { tx, now } = signing;
  const newId = (): string => signing.newId();
  if (orders.some(({ status }) => status !== 'EoInApproval')) throw issueErrors.error('notOpen');
  const people = await holdPeople(
    tx,
    orders.map(({ employmentId }) => employmentId),
  );
  await mustCorrectSomething(tx, orders);
  await mustEndLast(tx, orders);
  const moving = orders.flatMap(({ orderId, employmentId, fromDate, correctsId, moves }) =>
    moves === null ? [] : [{ orderId, employmentId, fromDate, correctsId, moves, signedNo: Number.MAX_SAFE_INTEGER }],
  );
  if (moving.length > 0) {
    const ids = moving.map(({ employmentId }) => employmentId);
    const was = await seenMoves(tx, ids);
    await settleMoves(signing, people, { planned: moving });
    mustMoveAsShown(orders, was, await seenMoves(tx, ids));
  }
  // an end that comes or goes makes another last day
  const held = moving.length === 0 ? people : await heldOf(tx, people);
  await mustBeAsShown(tx, orders, held);
  const signatures = await numbered(tx, orders);
  await signAll(tx, signatures, now);
  const by = new Map(orders.map(({ employmentId, orderId, fromDate }) => [employmentId, { orderId, fromDate }]));
  await recountLater({ tx, now, newId }, held, by);
  await settleOrders({ tx, now, newId }, held, new Map([...by].map(([id, { orderId }]) => [id, orderId])));
  return signatures;
}

/** Signs, leaves the trace, and tells each whose order it is. Throws what `signOrders` throws. */
export async function signAndTell(signing: Signing, orders: readonly IssuedOrder[]): Promise<void> {
  const { tx, now } = signing;
  const newId = (): string => signing.newId();
  const signed = new Map((await signOrders(signing, orders)).map((one) => [one.orderId, one.label]));
  const numberOf = ({ orderId }: IssuedOrder): string => signed.get(orderId) ?? '';
  for (const order of orders) {
    const { orderId: id, partyId: subjectPartyId, companyId, status } = order;
    signing.audit({ entity: 'EmplOrder', id, companyId, subjectPartyId, action: 'update', changes: { status: [status, 'EoSigned'], number: [null, numberOf(order)] } });
  }
  const each = orders.map((order) => ({ recipients: [order.partyId], values: { number: toPersianDigits(numberOf(order)), type: order.typeTitle } }));
  await notifyEach(tx, orderSigned, { each, link: '/userProfile?tab=orders', now, newId });
}
