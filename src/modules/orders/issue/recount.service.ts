/** Orders that are signed already counted anew, because what they go on from has changed: as further versions under their numbers; the old ones stay. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { itemsOf, type OrderedPerson } from '../book/orders.store.ts';
import type { Settling } from '../book/settle.service.ts';
import type { Placed } from '../book/timeline.rules.ts';
import { type IssuedOrder, setVersion, signedSince } from './issued.store.ts';
import { anewOf, newOrder, type Prepared, type PreparedOrder, prepareOrders } from './prepare.service.ts';
import { insertVersions, kindById } from './prepare.store.ts';

const typedOf = ({ facts: { typed } }: IssuedOrder): ReadonlyMap<string, Exact> => new Map(Object.entries(typed).map(([code, value]) => [code, readExact(value) ?? 0]));

/** Where each of them stands among those of a day. */
const placeIn =
  (orders: ReadonlyMap<string, IssuedOrder>) =>
  (employmentId: string): Placed | undefined => {
    const order = orders.get(employmentId);
    return order && { correctsId: order.correctsId, ...(order.signedNo !== null && { signedNo: order.signedNo }) };
  };

/** What is counted alike: a type, a day, what was chosen for all. */
const alike = ({ orderTypeId, fromDate, agreementId, facts: { saidKind } }: IssuedOrder): string => JSON.stringify([orderTypeId, fromDate, agreementId, saidKind]);

/** Counts orders as the facts stand now; of each employment one. */
export async function countAgain(tx: Tx, orders: readonly IssuedOrder[], people: readonly OrderedPerson[], isExplained: boolean): Promise<Prepared[]> {
  const found: Prepared[] = [];
  for (const own of Map.groupBy(orders, alike).values()) {
    const [first] = own;
    if (first === undefined) continue;
    const { companyId, orderTypeId, fromDate, agreementId, facts } = first;
    const type = await kindById(tx, companyId, orderTypeId);
    const byEmployment = new Map(own.map((order) => [order.employmentId, order]));
    const typed = (id: string): ReadonlyMap<string, Exact> => {
      const order = byEmployment.get(id);
      return order === undefined ? new Map() : typedOf(order);
    };
    found.push(
      ...(await prepareOrders(
        { db: tx, companyId, isExplained, typedOf: typed, placeOf: placeIn(byEmployment) },
        { fromDate, agreementId, kind: facts.saidKind, anew: type === undefined ? undefined : anewOf(type) },
        people.filter(({ employmentId }) => byEmployment.has(employmentId)),
      )),
    );
  }
  return found;
}

/** What changed, and from when on later orders go on from it. */
export interface Cause {
  readonly orderId: string;
  readonly fromDate: string;
}

/** Whether an order says something else than its version that counts. */
async function hasChanged(tx: Tx, order: IssuedOrder, counted: PreparedOrder): Promise<boolean> {
  if (counted.kind !== order.kind || counted.previousTotal !== order.previousTotal) return true;
  const was = await itemsOf(tx, [order]);
  return (
    was.length !== counted.items.length ||
    was.some(({ code, amount, previous }) => !counted.items.some((item) => item.code === code && item.amount === amount && item.previous === previous))
  );
}

/**
 * Counts later signed orders of people anew, the earliest first, since each goes on from the one before. Throws why one has no amounts any more. The
 * people are held; `by`: of each employment what was signed or annulled.
 */
export async function recountLater({ tx, now }: Settling, people: readonly OrderedPerson[], by: ReadonlyMap<string, Cause>): Promise<void> {
  const [first] = [...by.values()].map(({ fromDate }) => fromDate).toSorted();
  if (first === undefined) return;
  const causes = new Set([...by.values()].map(({ orderId }) => orderId));
  const later = (await signedSince(tx, [...by.keys()], first)).filter(
    ({ orderId, employmentId, fromDate }) => !causes.has(orderId) && fromDate >= (by.get(employmentId)?.fromDate ?? first),
  );
  for (const order of later) {
    const [counted] = await countAgain(tx, [order], people, true);
    if (counted === undefined) continue;
    if ('error' in counted) throw counted.error;
    if (!(await hasChanged(tx, order, counted))) continue;
    const version = order.version + 1;
    await insertVersions(tx, order.companyId, [newOrder(order.orderId, version, counted)], now, by.get(order.employmentId)?.orderId ?? null);
    await setVersion(tx, order.orderId, version);
  }
}
