/**
 * Brings days, facts of the file and the ledger of effects in line with the signed orders of employments: after a signing, a correction or an
 * annulment. Everything follows from the orders by pure rules, so it does not matter in which sequence they were signed.
 */
import type { Db, Tx } from '#platform/db/db.server.ts';
import { addDaysOf, addEffects, forgetDays, type KnownDays, knownDays, lastKnown } from './days.store.ts';
import { changedDays, type PaidDays } from './effects.rules.ts';
import { type FactSpan, factsUnder, standingBefore } from './facts.rules.ts';
import {
  type BookedOrder,
  beforeOrders,
  type FactName,
  factsOf,
  forgetBefore,
  type KeptBefore,
  keepBefore,
  type OrderedPerson,
  replaceFacts,
  type StoredFact,
  signedOrders,
} from './orders.store.ts';
import { type OrderSpan, orderDays } from './timeline.rules.ts';

export interface Settling {
  readonly tx: Tx;
  readonly now: Date;
  newId(): string;
}

const sameSpan = (a: FactSpan, b: FactSpan): boolean => a.from === b.from && a.until === b.until && a.value === b.value;
const names: readonly FactName[] = ['kind', 'wage'];

const saidBy = (name: FactName, orders: readonly BookedOrder[]): ReadonlyMap<string, string | null> =>
  new Map(orders.map(({ orderId, kind, dailyWage }) => [orderId, name === 'kind' ? kind : dailyWage]));

interface Known {
  readonly days: readonly KnownDays[];
  readonly facts: Readonly<Record<FactName, readonly StoredFact[]>>;
  readonly before: KeptBefore | undefined;
  readonly orders: readonly BookedOrder[];
}

const standingOf = ({ facts, before, days }: Pick<Known, 'facts' | 'before' | 'days'>): KeptBefore => {
  const first = days.map(({ from }) => from).toSorted()[0];
  return { kind: standingBefore(before?.kind, facts.kind, first), wage: standingBefore(before?.wage, facts.wage, first) };
};

/** What the file would say of employments without any order. Without a RowScope: of employments in reach. */
export async function factsBeside(db: Db, ids: readonly string[]): Promise<(employmentId: string) => KeptBefore> {
  const days = Map.groupBy(await knownDays(db, ids), ({ employmentId }) => employmentId);
  const [kinds, wages] = [Map.groupBy(await factsOf(db, 'kind', ids), (one) => one.employmentId), Map.groupBy(await factsOf(db, 'wage', ids), (one) => one.employmentId)];
  const before = await beforeOrders(db, ids);
  return (id) => standingOf({ days: days.get(id) ?? [], facts: { kind: kinds.get(id) ?? [], wage: wages.get(id) ?? [] }, before: before.get(id) });
}

async function settleFacts({ tx, now }: Settling, person: OrderedPerson, { facts, before, days, orders }: Known, spans: readonly OrderSpan[]): Promise<void> {
  const standing = standingOf({ facts, before, days });
  for (const name of names) {
    const target = factsUnder(standing[name], spans, saidBy(name, orders));
    const gone = facts[name].filter((one) => !target.some((other) => sameSpan(one, other)));
    const made = target.filter((one) => !facts[name].some((other) => sameSpan(one, other)));
    await replaceFacts(tx, name, person, gone, made);
  }
  if (spans.length === 0) await forgetBefore(tx, person.employmentId);
  else await keepBefore(tx, person, standing, now);
}

/** `settling.now`: no earlier than anything that is known of the days. */
async function settleOne(settling: Settling, person: OrderedPerson, known: Known, byOrderId: string): Promise<void> {
  const { tx, now, newId } = settling;
  const versions = new Map(known.orders.map(({ orderId, version }) => [orderId, version]));
  const spans = orderDays(known.orders, { from: person.from, until: person.until });
  const after = spans.map((span): PaidDays => ({ ...span, version: versions.get(span.orderId) ?? 1 }));
  const isKept = (day: KnownDays): boolean => after.some((one) => one.orderId === day.orderId && one.version === day.version && one.from === day.from && one.until === day.until);
  const added = after.filter((one) => !known.days.some((day) => one.orderId === day.orderId && one.version === day.version && one.from === day.from && one.until === day.until));
  await forgetDays(
    tx,
    known.days.filter((day) => !isKept(day)).map(({ dayId }) => dayId),
    now,
  );
  await addDaysOf(
    tx,
    person,
    added.map((one) => ({ dayId: newId(), employmentId: person.employmentId, ...one })),
    now,
  );
  // the database compares what the file says with the days as they are known
  await settleFacts(settling, person, known, spans);
  await addEffects(tx, person, changedDays(known.days, after), byOrderId, now);
}

/** `byOrder`: of each employment the order whose signing or annulment it is; the people are held. */
export async function settleOrders(settling: Settling, people: readonly OrderedPerson[], byOrder: ReadonlyMap<string, string>): Promise<void> {
  const { tx } = settling;
  const ids = people.map(({ employmentId }) => employmentId);
  const days = Map.groupBy(await knownDays(tx, ids), ({ employmentId }) => employmentId);
  const orders = Map.groupBy(await signedOrders(tx, ids), ({ employmentId }) => employmentId);
  const [kinds, wages] = [Map.groupBy(await factsOf(tx, 'kind', ids), (one) => one.employmentId), Map.groupBy(await factsOf(tx, 'wage', ids), (one) => one.employmentId)];
  const before = await beforeOrders(tx, ids);
  const latest = await lastKnown(tx, ids);
  for (const person of people) {
    const id = person.employmentId;
    const known = { days: days.get(id) ?? [], orders: orders.get(id) ?? [], facts: { kind: kinds.get(id) ?? [], wage: wages.get(id) ?? [] }, before: before.get(id) };
    const by = byOrder.get(id);
    // clocks of several servers differ, and what is known only grows
    const moment = new Date(Math.max(settling.now.getTime(), Date.parse(latest.get(id) ?? '') || 0));
    if (by !== undefined) await settleOne({ ...settling, now: moment }, person, known, by);
  }
}
