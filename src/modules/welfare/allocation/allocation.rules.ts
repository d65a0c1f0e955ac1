/**
 * Who gets a place of a service, in which slot and why. Requests are gone through in rank; each takes the first slot of its choice that has room for all
 * its places while its quota (or what no quota holds) has them too. What does not fit waits and lets smaller ones by, so nobody waits behind a place that
 * is free, and nobody gets a slot before one of the same quota and size who wanted it and stands higher. Then, by setting, what quotas left goes through
 * the whole list once more. Pure.
 */
import { deciderOf, inRank, type Ranked, type RankKey } from '../counting/ranking.rules.ts';

export const allocationModes = ['firstCome', 'score', 'draw', 'scoreDraw'] as const;
export type AllocationMode = (typeof allocationModes)[number];
export const allocationSources = ['quota', 'open', 'remainder'] as const;
/** No slot of the choice has room; only the quota has none left; no slot of the choice is one of the event. */
export const allocationWaits = ['slotFull', 'quotaFull', 'noChoice'] as const;

export interface Wish extends Ranked {
  /** Slots by preference; any where empty. */
  readonly choices: readonly string[];
  /** Places wanted at once. */
  readonly places: number;
  readonly quota: string | undefined;
}

export interface Offer {
  readonly slots: ReadonlyMap<string, number>;
  readonly capacity: number;
  readonly quotas: ReadonlyMap<string, number>;
  readonly remainders: 'next' | 'kept';
}

/** With the way in which its requests are ranked. */
export interface RankedOffer extends Offer {
  readonly mode: AllocationMode;
}

export interface Given<D = RankKey | 'first'> {
  readonly wish: Wish;
  /** From 1, of all. */
  readonly rank: number;
  readonly decider: D;
  readonly slot: string | undefined;
  readonly from: (typeof allocationSources)[number] | undefined;
  readonly waits: (typeof allocationWaits)[number] | undefined;
  /** From 1, of those of the same quota who wait. */
  readonly queue: number | undefined;
}

const keysOf: Readonly<Record<AllocationMode, readonly RankKey[]>> = {
  firstCome: ['standBack', 'date', 'code'],
  score: ['standBack', 'score', 'date', 'code'],
  draw: ['standBack', 'draw'],
  scoreDraw: ['standBack', 'score', 'draw'],
};

/** What is left while the list is gone through. */
interface Left {
  readonly slots: Map<string, number>;
  /** What no quota holds has no code. */
  readonly quotas: Map<string | undefined, number>;
}

/** The first slot of a choice with room for a wish. */
const slotFor = ({ slots }: Left, { choices, places }: Wish): string | undefined =>
  (choices.length === 0 ? [...slots.keys()] : choices).find((slot) => (slots.get(slot) ?? 0) >= places);

function leftOf({ slots, capacity, quotas }: Offer): Left {
  const held = [...quotas.values()].reduce((sum, one) => sum + one, 0);
  return { slots: new Map(slots), quotas: new Map<string | undefined, number>([[undefined, capacity - held], ...quotas]) };
}

/** One going through the list: from its quota, or (shared) from all that quotas left. */
function giveTo(list: readonly Wish[], left: Left, given: Map<Wish, { slot: string; from: Given['from'] }>, isShared: boolean): void {
  let rest = [...left.quotas.values()].reduce((sum, one) => sum + one, 0);
  for (const wish of list) {
    const room = isShared ? rest : (left.quotas.get(wish.quota) ?? 0);
    const slot = given.has(wish) || room < wish.places ? undefined : slotFor(left, wish);
    if (slot === undefined) continue;
    left.slots.set(slot, (left.slots.get(slot) ?? 0) - wish.places);
    if (isShared) rest -= wish.places;
    else left.quotas.set(wish.quota, room - wish.places);
    given.set(wish, { slot, from: isShared ? 'remainder' : wish.quota === undefined ? 'open' : 'quota' });
  }
}

/** Why a wish waits, once all has been given. */
function waitOf({ slots }: Offer, left: Left, wish: Wish): Given['waits'] {
  if (wish.choices.length > 0 && wish.choices.every((slot) => !slots.has(slot))) return 'noChoice';
  return slotFor(left, wish) === undefined ? 'slotFull' : 'quotaFull';
}

export interface Allocated<D> {
  readonly list: readonly Given<D>[];
  readonly slotsLeft: ReadonlyMap<string, number>;
}

/** The same of requests whose order stands already. `deciderAt`: what put one there, by its place from 0. */
export function allocateInOrder<D>(offer: Offer, ranked: readonly Wish[], deciderAt: (at: number) => D): Allocated<D> {
  const left = leftOf(offer);
  const given = new Map<Wish, { slot: string; from: Given['from'] }>();
  giveTo(ranked, left, given, false);
  if (offer.remainders === 'next') giveTo(ranked, left, given, true);
  const queues = new Map<string | undefined, number>();
  const list = ranked.map((wish, at) => {
    const got = given.get(wish);
    const queue = got === undefined ? (queues.get(wish.quota) ?? 0) + 1 : undefined;
    if (queue !== undefined) queues.set(wish.quota, queue);
    const waits = got === undefined ? waitOf(offer, left, wish) : undefined;
    return { wish, rank: at + 1, decider: deciderAt(at), slot: got?.slot, from: got?.from, waits, queue };
  });
  return { list, slotsLeft: left.slots };
}

/** Requests by rank, each with its slot or the reason why it waits, and what is left of slots. */
export function allocate(offer: RankedOffer, wishes: readonly Wish[]): Allocated<RankKey | 'first'> {
  const keys = keysOf[offer.mode];
  const ranked = inRank(wishes, keys);
  return allocateInOrder(offer, ranked, (at) => deciderOf(ranked[at] as Wish, ranked[at - 1], keys));
}
