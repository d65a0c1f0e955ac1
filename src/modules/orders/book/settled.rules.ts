/**
 * What becomes of the days, the facts of the file and the pay of an employment, from its signed orders as they are and what is known of it. Pure; it
 * knows no other employment, so that many are settled at once.
 */
import { type Days, intersect, subtract } from '#kernel/intervals/intervals.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type ChangedDays, changedDays, type PaidDays } from './effects.rules.ts';
import { type FactName, type FactSpan, factsUnder, goingOn, type KeptBefore, type MovedFact, movedFacts, standingBeside } from './facts.rules.ts';
import { type OrderSpan, orderDays, type SignedOrder } from './timeline.rules.ts';

/** A signed order with what its version says of the file. */
export interface SaidOrder extends SignedOrder {
  readonly version: number;
  readonly kind: string | null;
  /** Rials a day, digits; null: it says none. */
  readonly dailyWage: string | null;
}

/** Days of an order as they are known, with what it says of the file on them: kind of employment, rials a day; null: nothing. */
export interface SaidDays extends PaidDays {
  readonly kind: string | null;
  readonly wage: string | null;
}

/** What is known of an employment before it is settled. */
export interface Known<D extends SaidDays = SaidDays, O extends SaidOrder = SaidOrder> {
  readonly days: readonly D[];
  readonly facts: Readonly<Record<FactName, readonly FactSpan[]>>;
  /** What was kept of the file when orders first spoke of it. */
  readonly before: KeptBefore | undefined;
  /** Signed orders, as they are from now on. */
  readonly orders: readonly O[];
}

/** By fact, where the file has moved since the orders that go. */
export type Moved = Readonly<Record<FactName, readonly MovedFact[]>>;

/** Facts that go on as the file says today where they have moved since. */
export type GoesOn = ReadonlySet<FactName>;

/** What becomes of a fact of the file. */
export interface SettledFact {
  readonly gone: readonly FactSpan[];
  readonly made: readonly FactSpan[];
}

/** What becomes of an employment. */
export interface Settled<D extends SaidDays = SaidDays> {
  /** All days that orders count on, in their order. */
  readonly days: readonly PaidDays[];
  /** Of the days that were known, and of those above. */
  readonly gone: readonly D[];
  readonly added: readonly PaidDays[];
  readonly facts: Readonly<Record<FactName, SettledFact>>;
  /** Undefined: no order speaks any more, nothing has to be kept. */
  readonly before: KeptBefore | undefined;
  readonly moved: Moved;
  readonly effects: readonly ChangedDays[];
}

const sameSpan = (a: FactSpan, b: FactSpan): boolean => a.from === b.from && a.until === b.until && a.value === b.value;
const samePay = (a: PaidDays, b: PaidDays): boolean => a.orderId === b.orderId && a.version === b.version && a.from === b.from && a.until === b.until;

const saidBy = (name: FactName, orders: readonly SaidOrder[]): ReadonlyMap<string, string | null> =>
  new Map(orders.map(({ orderId, kind, dailyWage }) => [orderId, name === 'kind' ? kind : dailyWage]));

/** Days on which an order speaks of a fact, as they are known. */
const saidDays = (name: FactName, days: readonly SaidDays[]): readonly SaidDays[] => days.filter((one) => one[name] !== null);

/** What the file would say of an employment without any order. */
export const standingOf = ({ facts, before, days }: Pick<Known, 'facts' | 'before' | 'days'>): KeptBefore => {
  const of = (name: FactName): FactSpan[] => standingBeside(before?.[name], facts[name], saidDays(name, days));
  return { kind: of('kind'), wage: of('wage') };
};

/** What is kept of days is what stood when an order first spoke of them, with the day before, which tells later whether the file has moved beside it. */
const keptAnew = (kept: readonly FactSpan[] | undefined, standing: readonly FactSpan[], fresh: readonly Days[]): readonly FactSpan[] =>
  kept === undefined
    ? standing
    : standingBeside(
        standing,
        kept,
        fresh.map(({ from, until }) => ({ from: from === null ? null : addDays(from, -1), until })),
      );

interface OneFact extends SettledFact {
  readonly kept: readonly FactSpan[];
  readonly moved: readonly MovedFact[];
}

/** The file says nothing beyond the days of an employment, whatever is kept for the day that it goes on. */
const clipped = (spans: readonly FactSpan[], within: Days): FactSpan[] =>
  spans.flatMap((span) => {
    const days = intersect(span, within);
    return days === undefined ? [] : [{ ...span, ...days }];
  });

function settledFact(name: FactName, known: Known, standing: readonly FactSpan[], spans: readonly OrderSpan[], goesOn: GoesOn, within: Days): OneFact {
  const { facts, before, days, orders } = known;
  const said = saidBy(name, orders);
  const [was, is] = [saidDays(name, days), spans.filter(({ orderId }) => said.get(orderId) != null)];
  const moved = movedFacts(before?.[name], facts[name], was, subtract(was, is));
  const beside = goesOn.has(name) ? goingOn(standing, moved) : standing;
  const target = clipped(factsUnder(beside, spans, said), within);
  return {
    gone: facts[name].filter((one) => !target.some((other) => sameSpan(one, other))),
    made: target.filter((one) => !facts[name].some((other) => sameSpan(one, other))),
    kept: keptAnew(before?.[name], beside, subtract(is, was)),
    moved,
  };
}

/** `within`: the days of the employment. */
export function settled<D extends SaidDays>(within: Days, known: Known<D>, goesOn: GoesOn): Settled<D> {
  const versions = new Map(known.orders.map(({ orderId, version }) => [orderId, version]));
  const spans = orderDays(known.orders, within);
  const days = spans.map((span): PaidDays => ({ ...span, version: versions.get(span.orderId) ?? 1 }));
  const standing = standingOf(known);
  const [kind, wage] = [settledFact('kind', known, standing.kind, spans, goesOn, within), settledFact('wage', known, standing.wage, spans, goesOn, within)];
  return {
    days,
    gone: known.days.filter((day) => !days.some((one) => samePay(one, day))),
    added: days.filter((one) => !known.days.some((day) => samePay(one, day))),
    facts: { kind, wage },
    before: spans.length === 0 ? undefined : { kind: kind.kept, wage: wage.kept },
    moved: { kind: kind.moved, wage: wage.moved },
    effects: changedDays(known.days, days),
  };
}
