/** Orders that are signed already counted anew, because what they go on from has changed: as further versions under their numbers; the old ones stay. */
import { type Exact, readExact } from '#kernel/formula/exact.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { type BookedItem, itemsOf, type OrderedPerson } from '../book/orders.store.ts';
import type { Settling } from '../book/settle.service.ts';
import type { Placed } from '../book/timeline.rules.ts';
import { endsBy } from '../moves/moves.rules.ts';
import { type IssuedOrder, setVersions, signedSince } from './issued.store.ts';
import { defOf, newOrder, type Prepared, type PreparedOrder, prepareOrders } from './prepare.service.ts';
import { insertVersions, kindById, type OrderKind } from './prepare.store.ts';

const typedOf = ({ facts: { typed } }: IssuedOrder): ReadonlyMap<string, Exact> => new Map(Object.entries(typed).map(([code, value]) => [code, readExact(value) ?? 0]));

/** Where each of them stands among those of a day. */
const placeIn =
  (orders: ReadonlyMap<string, IssuedOrder>) =>
  (employmentId: string): Placed | undefined => {
    const order = orders.get(employmentId);
    return order && { correctsId: order.correctsId, ...(order.signedNo !== null && { signedNo: order.signedNo }) };
  };

/** What is counted alike: a type, a day, what was chosen for all. */
const alike = ({ orderTypeId, fromDate, agreementId, correctsId, moves, facts: { saidKind } }: IssuedOrder): string =>
  JSON.stringify([orderTypeId, fromDate, agreementId, saidKind, correctsId !== null, moves?.end === undefined ? null : endsBy(moves)]);

/** Whether an order is counted on the day before, with which the employment ends: a correction of one that ends is, unless it says otherwise. */
const endsAs = ({ moves, correctsId }: IssuedOrder, type: OrderKind | undefined): boolean =>
  moves?.end === undefined ? correctsId !== null && (type?.terminationTypeEnumId ?? null) !== null : endsBy(moves);

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
        defOf(type, { fromDate, agreementId, kind: facts.saidKind, ends: endsAs(first, type) }),
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

/** Whether an order says something else than its version that counts, which said these items. */
const hasChanged = (order: IssuedOrder, was: readonly BookedItem[], { kind, previousTotal, items }: PreparedOrder): boolean =>
  kind !== order.kind ||
  previousTotal !== order.previousTotal ||
  was.length !== items.length ||
  was.some(({ code, amount, previous }) => !items.some((item) => item.code === code && item.amount === amount && item.previous === previous));

type Causes = ReadonlyMap<string, Cause>;

/** Counts signed orders anew, of each employment one, and keeps what has changed. Throws why one has no amounts any more. */
async function recountRound({ tx, now }: Settling, people: readonly OrderedPerson[], round: readonly IssuedOrder[], by: Causes): Promise<void> {
  const counted = new Map((await countAgain(tx, round, people, true)).map((one) => [one.person.employmentId, one]));
  const was = Map.groupBy(await itemsOf(tx, round), ({ orderId }) => orderId);
  const changed = round.flatMap((order) => {
    const one = counted.get(order.employmentId);
    if (one === undefined) return [];
    if ('error' in one) throw one.error;
    if (!hasChanged(order, was.get(order.orderId) ?? [], one)) return [];
    return [{ companyId: order.companyId, made: { ...newOrder(order.orderId, order.version + 1, one), byOrderId: by.get(order.employmentId)?.orderId ?? null } }];
  });
  for (const [companyId, own] of Map.groupBy(changed, (one) => one.companyId)) {
    const versions = own.map(({ made }) => made);
    await insertVersions(tx, companyId, versions, now);
    await setVersions(tx, versions);
  }
}

/**
 * Counts later signed orders of people anew, of each the earliest first, since each goes on from the one before; those of different people at once. Throws
 * why one has no amounts any more. The people are held; `by`: of each employment what was signed or annulled.
 */
export async function recountLater(settling: Settling, people: readonly OrderedPerson[], by: Causes): Promise<void> {
  const [first] = [...by.values()].map(({ fromDate }) => fromDate).toSorted();
  if (first === undefined) return;
  const causes = new Set([...by.values()].map(({ orderId }) => orderId));
  const later = (await signedSince(settling.tx, [...by.keys()], first)).filter(
    ({ orderId, employmentId, fromDate }) => !causes.has(orderId) && fromDate >= (by.get(employmentId)?.fromDate ?? first),
  );
  const chains = [...Map.groupBy(later, ({ employmentId }) => employmentId).values()];
  for (let at = 0; chains.some(({ length }) => at < length); at++)
    await recountRound(
      settling,
      people,
      chains.flatMap((own) => own[at] ?? []),
      by,
    );
}
