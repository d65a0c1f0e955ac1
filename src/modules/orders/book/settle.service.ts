/**
 * Brings days, facts of the file and the ledger of effects in line with the signed orders of employments: after a signing, a correction or an
 * annulment. Everything follows from the orders by pure rules, so it does not matter in which sequence they were signed.
 */
import { type Days, subtract } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import { addDaysOf, addEffects, forgetDays, type KnownDays, knownDays, lastKnown, type SaidDays } from './days.store.ts';
import { changedDays, type PaidDays } from './effects.rules.ts';
import { type FactSpan, factsUnder, goingOn, type MovedFact, movedFacts, standingBeside } from './facts.rules.ts';
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
  readonly days: readonly SaidDays[];
  readonly facts: Readonly<Record<FactName, readonly StoredFact[]>>;
  readonly before: KeptBefore | undefined;
  readonly orders: readonly BookedOrder[];
}

/** Days on which an order speaks of a fact, as they are known. */
const saidDays = (name: FactName, days: readonly SaidDays[]): readonly SaidDays[] => days.filter((one) => one[name] !== null);

const standingOf = ({ facts, before, days }: Pick<Known, 'facts' | 'before' | 'days'>): KeptBefore => {
  const of = (name: FactName): FactSpan[] => standingBeside(before?.[name], facts[name], saidDays(name, days));
  return { kind: of('kind'), wage: of('wage') };
};

/** By fact, where the file has moved since the orders that go. */
export type Moved = Readonly<Record<FactName, readonly MovedFact[]>>;

/** What the file would say of employments without any order. Without a RowScope: of employments in reach. */
export async function factsBeside(db: Db, ids: readonly string[]): Promise<(employmentId: string) => KeptBefore> {
  const days = Map.groupBy(await knownDays(db, ids), ({ employmentId }) => employmentId);
  const [kinds, wages] = [Map.groupBy(await factsOf(db, 'kind', ids), (one) => one.employmentId), Map.groupBy(await factsOf(db, 'wage', ids), (one) => one.employmentId)];
  const before = await beforeOrders(db, ids);
  return (id) => standingOf({ days: days.get(id) ?? [], facts: { kind: kinds.get(id) ?? [], wage: wages.get(id) ?? [] }, before: before.get(id) });
}

/** What is kept of days is what stood when an order first spoke of them, with the day before, which tells later whether the file has moved beside it. */
const keptAnew = (kept: readonly FactSpan[] | undefined, standing: readonly FactSpan[], fresh: readonly Days[]): readonly FactSpan[] =>
  kept === undefined
    ? standing
    : standingBeside(
        standing,
        kept,
        fresh.map(({ from, until }) => ({ from: from === null ? null : addDays(from, -1), until })),
      );

/** `goesOn`: facts that go on as the file says today where they have moved since. */
async function settleFacts({ tx, now }: Settling, person: OrderedPerson, known: Known, spans: readonly OrderSpan[], goesOn: GoesOn): Promise<Moved> {
  const { facts, before, days, orders } = known;
  const standing = standingOf(known);
  const kept: Record<FactName, readonly FactSpan[]> = { kind: [], wage: [] };
  const found: Record<FactName, readonly MovedFact[]> = { kind: [], wage: [] };
  for (const name of names) {
    const said = saidBy(name, orders);
    const [was, is] = [saidDays(name, days), spans.filter(({ orderId }) => said.get(orderId) != null)];
    const moved = movedFacts(before?.[name], facts[name], was, subtract(was, is));
    const beside = goesOn.has(name) ? goingOn(standing[name], moved) : standing[name];
    const target = factsUnder(beside, spans, said);
    const gone = facts[name].filter((one) => !target.some((other) => sameSpan(one, other)));
    const made = target.filter((one) => !facts[name].some((other) => sameSpan(one, other)));
    await replaceFacts(tx, name, person, gone, made);
    found[name] = moved;
    kept[name] = keptAnew(before?.[name], beside, subtract(is, was));
  }
  if (spans.length === 0) await forgetBefore(tx, person.employmentId);
  else await keepBefore(tx, person, kept, now);
  return found;
}

type GoesOn = ReadonlySet<FactName>;
const nothing: GoesOn = new Set();

/** `settling.now`: no earlier than anything that is known of the days. */
async function settleOne(settling: Settling, person: OrderedPerson, known: Known, byOrderId: string, goesOn: GoesOn): Promise<Moved> {
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
  const moved = await settleFacts(settling, person, known, spans, goesOn);
  await addEffects(tx, person, changedDays(known.days, after), byOrderId, now);
  return moved;
}

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
  const { tx } = settling;
  const ids = people.map(({ employmentId }) => employmentId);
  const days = Map.groupBy(await knownDays(tx, ids), ({ employmentId }) => employmentId);
  const orders = Map.groupBy(await signedOrders(tx, ids), ({ employmentId }) => employmentId);
  const [kinds, wages] = [Map.groupBy(await factsOf(tx, 'kind', ids), (one) => one.employmentId), Map.groupBy(await factsOf(tx, 'wage', ids), (one) => one.employmentId)];
  const before = await beforeOrders(tx, ids);
  const latest = await lastKnown(tx, ids);
  const moved = new Map<string, Moved>();
  for (const person of people) {
    const id = person.employmentId;
    const known = { days: days.get(id) ?? [], orders: orders.get(id) ?? [], facts: { kind: kinds.get(id) ?? [], wage: wages.get(id) ?? [] }, before: before.get(id) };
    const by = byOrder.get(id);
    // clocks of several servers differ, and what is known only grows
    const moment = new Date(Math.max(settling.now.getTime(), Date.parse(latest.get(id) ?? '') || 0));
    if (by !== undefined) moved.set(id, await settleOne({ ...settling, now: moment }, person, known, by, goesOn));
  }
  return moved;
}
