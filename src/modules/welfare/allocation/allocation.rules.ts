/**
 * Who gets a place of a service, in which slot and why. Requests are gone through in rank; each takes the first slot of its choice that has room for all
 * its places while its quota (or what no quota holds) has them too. What does not fit waits and lets smaller ones by, so nobody waits behind a place that
 * is free, and nobody gets a slot before one of the same quota and size who wanted it and stands higher. A quota may hold places within that of a group.
 * Then, by setting, what is left within a group goes through those of the group, and at last what quotas left through the whole list. Pure.
 */
import { deciderOf, inRank, type Ranked, type RankKey } from '../counting/ranking.rules.ts';

export const allocationModes = ['firstCome', 'score', 'draw', 'scoreDraw'] as const;
export type AllocationMode = (typeof allocationModes)[number];
export const allocationSources = ['quota', 'open', 'group', 'remainder'] as const;
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
  /** Of a quota of a sub-group that of its group, which holds it. */
  readonly within?: ReadonlyMap<string, string> | undefined;
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
  /** What each quota holds beside those within it; what no quota holds has no code. */
  readonly quotas: Map<string | undefined, number>;
}

/** The first slot of a choice with room for a wish. */
const slotFor = ({ slots }: Left, { choices, places }: Wish): string | undefined =>
  (choices.length === 0 ? [...slots.keys()] : choices).find((slot) => (slots.get(slot) ?? 0) >= places);

/** The quota of the group of one, or what no quota holds. */
const groupOf = ({ within }: Offer, quota: string | undefined): string | undefined => (quota === undefined ? undefined : (within?.get(quota) ?? quota));

/** What each quota holds that those within it do not. */
function leftOf({ slots, capacity, quotas, within }: Offer): Left {
  const own = new Map<string | undefined, number>([[undefined, capacity], ...quotas]);
  for (const [code, held] of quotas) {
    const above = within?.get(code);
    own.set(above, (own.get(above) ?? 0) - held);
  }
  return { slots: new Map(slots), quotas: own };
}

/** Places that several quotas take of together. */
interface Pool {
  left: number;
}

/** What quotas have left, those of one key in one pool; by quota. */
function pooled({ quotas }: Left, keyOf: (quota: string | undefined) => string | undefined): ReadonlyMap<string | undefined, Pool> {
  const pools = new Map<string | undefined, Pool>();
  for (const [quota, count] of quotas) {
    const pool = pools.get(keyOf(quota)) ?? { left: 0 };
    pool.left += count;
    pools.set(keyOf(quota), pool);
  }
  return new Map([...quotas.keys()].map((quota) => [quota, pools.get(keyOf(quota)) ?? { left: 0 }]));
}

interface Going {
  readonly left: Left;
  readonly given: Map<Wish, { readonly slot: string; readonly from: Given['from'] }>;
}

/** One going through the list, by pools of quotas. */
function goThrough({ left, given }: Going, list: readonly Wish[], pools: ReadonlyMap<string | undefined, Pool>, from: (wish: Wish) => Given['from']): void {
  for (const wish of list) {
    const pool = pools.get(wish.quota);
    const slot = given.has(wish) || pool === undefined || pool.left < wish.places ? undefined : slotFor(left, wish);
    if (slot === undefined || pool === undefined) continue;
    left.slots.set(slot, (left.slots.get(slot) ?? 0) - wish.places);
    pool.left -= wish.places;
    given.set(wish, { slot, from: from(wish) });
  }
}

/** From the own quota first, then by setting from what the group has left, and from all that quotas left. */
function giveTo(offer: Offer, list: readonly Wish[], going: Going): void {
  const { left } = going;
  const own = pooled(left, (quota) => quota);
  goThrough(going, list, own, ({ quota }) => (quota === undefined ? 'open' : 'quota'));
  if (offer.remainders === 'kept') return;
  const rest: Left = { ...left, quotas: new Map([...own].map(([quota, pool]) => [quota, pool.left])) };
  const groups = pooled(rest, (quota) => groupOf(offer, quota));
  if (offer.within !== undefined && offer.within.size > 0) goThrough(going, list, groups, () => 'group');
  const all = { left: [...new Set(groups.values())].reduce((sum, pool) => sum + pool.left, 0) };
  goThrough(going, list, new Map([...left.quotas.keys()].map((quota) => [quota, all])), () => 'remainder');
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
  const given: Going['given'] = new Map();
  giveTo(offer, ranked, { left, given });
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
