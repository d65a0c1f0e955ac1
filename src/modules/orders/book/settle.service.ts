/**
 * Brings days, facts of the file and the ledger of effects in line with the signed orders of employments: after a signing, a correction or an
 * annulment. Everything follows from the orders by pure rules, so it does not matter in which sequence they were signed. Of however many people at
 * once: each table is read by one statement and written by one.
 */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { addDaysOf, addEffects, forgetDays, type KnownDays, knownDays, lastKnown } from './days.store.ts';
import { factNames, type KeptBefore } from './facts.rules.ts';
import { type BookedOrder, beforeOrders, factsOf, forgetBefore, keepBefore, type OrderedPerson, type OwnFact, replaceFacts, signedOrders } from './orders.store.ts';
import { type GoesOn, type Known, type Moved, type Settled, settled, standingOf } from './settled.rules.ts';

export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  newId(): string;
}

type Beside = Omit<Known<KnownDays>, 'orders'>;

/** What is known of employments beside their orders: one statement a table. Without a RowScope: of employments in reach. */
async function knownBeside(db: Db, ids: readonly string[]): Promise<(employmentId: string) => Beside> {
  const [days, kinds, wages, before] = await Promise.all([knownDays(db, ids), factsOf(db, 'kind', ids), factsOf(db, 'wage', ids), beforeOrders(db, ids)]);
  const daysOf = Map.groupBy(days, ({ employmentId }) => employmentId);
  const kindsOf = Map.groupBy(kinds, ({ employmentId }) => employmentId);
  const wagesOf = Map.groupBy(wages, ({ employmentId }) => employmentId);
  return (id) => ({ days: daysOf.get(id) ?? [], facts: { kind: kindsOf.get(id) ?? [], wage: wagesOf.get(id) ?? [] }, before: before.get(id) });
}

/** What the file would say of employments without any order. Without a RowScope: of employments in reach. */
export async function factsBeside(db: Db, ids: readonly string[]): Promise<(employmentId: string) => KeptBefore> {
  const known = await knownBeside(db, ids);
  return (id) => standingOf(known(id));
}

/** An employment with its signed orders, what becomes of it by which of them, and the moment from which on it is known. */
export interface SettledPerson extends Settled<KnownDays> {
  readonly person: OrderedPerson;
  readonly orders: readonly BookedOrder[];
  readonly byOrderId: string;
  readonly at: Date;
}

const fromEach = <T, R>(all: readonly T[], of: (one: T) => readonly R[]): R[] => all.flatMap((one) => [...of(one)]);

/** Writes what becomes of employments, in the order of the people. */
async function writeSettled({ tx, newId }: Settling, all: readonly SettledPerson[]): Promise<void> {
  await forgetDays(
    tx,
    fromEach(all, ({ gone, at }) => gone.map(({ dayId }) => ({ dayId, at }))),
  );
  await addDaysOf(
    tx,
    fromEach(all, ({ person: { employmentId, companyId }, added, at }) => added.map((one) => ({ ...one, dayId: newId(), employmentId, companyId, at }))),
  );
  // the database compares what the file says with the days as they are known
  for (const name of factNames) {
    const own = (what: 'gone' | 'made'): OwnFact[] =>
      fromEach(all, ({ person: { employmentId, companyId }, facts }) => facts[name][what].map((span) => ({ ...span, employmentId, companyId })));
    await replaceFacts(tx, name, own('gone'), own('made'));
  }
  await forgetBefore(
    tx,
    fromEach(all, ({ before, person: { employmentId } }) => (before === undefined ? [employmentId] : [])),
  );
  await keepBefore(
    tx,
    fromEach(all, ({ before, person: { employmentId, companyId }, at }) => (before === undefined ? [] : [{ employmentId, companyId, facts: before, at }])),
  );
  await addEffects(
    tx,
    fromEach(all, ({ effects, person: { employmentId, companyId }, byOrderId, at }) => effects.map((one) => ({ ...one, employmentId, companyId, byOrderId, at }))),
  );
}

const nothing: GoesOn = new Set();

/**
 * `byOrder`: of each employment the order whose signing or annulment it is; the people are held. Answers of each where the file has moved since the orders
 * that go; `goesOn`: facts that go on there as the file says today, of the others what was kept comes back.
 */
export async function settleOrders(
  settling: Settling,
  people: readonly OrderedPerson[],
  byOrder: ReadonlyMap<string, string>,
  goesOn: GoesOn = nothing,
): Promise<ReadonlyMap<string, Moved>> {
  const { tx, now } = settling;
  const ids = people.map(({ employmentId }) => employmentId);
  const [beside, signed, latest] = await Promise.all([knownBeside(tx, ids), signedOrders(tx, ids), lastKnown(tx, ids)]);
  const orders = Map.groupBy(signed, ({ employmentId }) => employmentId);
  const all = people.flatMap((person): SettledPerson[] => {
    const id = person.employmentId;
    const byOrderId = byOrder.get(id);
    if (byOrderId === undefined) return [];
    // clocks of several servers differ, and what is known only grows
    const at = new Date(Math.max(now.getTime(), Date.parse(latest.get(id) ?? '') || 0));
    const known = { ...beside(id), orders: orders.get(id) ?? [] };
    return [{ ...settled(person, known, goesOn), person, orders: known.orders, byOrderId, at }];
  });
  await writeSettled(settling, all);
  return new Map(all.map(({ person, moved }) => [person.employmentId, moved]));
}
