/**
 * Who gets a loan from a budget. Pure; rials. By score, then date, then code, or by a draw: sha256(seed + request), the lower first, so that
 * whoever knows the seed can repeat it. In the order of places each request is paid from its quota (or from what no quota holds) where it
 * fits; what does not fit waits and lets smaller ones by. Then, by setting, what is left goes through the whole list once more: out of its own
 * quota first, then out of what no quota holds, then out of the other quotas in their order.
 */
import { deciderOf, inRank, type Ranked, type RankKey } from '../counting/ranking.rules.ts';

/** `id` names the request. */
export interface Asked extends Ranked {
  readonly amount: bigint;
  readonly quota: string | undefined;
}

export interface Quota {
  readonly code: string;
  readonly amount: bigint;
}

export interface Budget {
  readonly amount: bigint;
  readonly quotas: readonly Quota[];
  readonly cap: bigint | undefined;
  readonly ranking: 'score' | 'draw' | 'scoreDraw';
  readonly remainders: 'next' | 'kept';
}

export type Source = 'quota' | 'open' | 'remainder';
/** Why nothing is paid: above the cap, or more than what is left. */
export type Waiting = 'aboveCap' | 'noMoney';
/** What put it behind the one before: a lower score, a later day, its code, the draw, or somebody by hand. */
export type Decider = 'first' | 'hand' | Exclude<RankKey, 'standBack'>;

export interface Place {
  readonly asked: Asked;
  readonly place: number;
  readonly decider: Decider;
  readonly from: Source | undefined;
  readonly waiting: Waiting | undefined;
}

const orders = { score: ['score', 'date', 'code'], draw: ['draw'], scoreDraw: ['score', 'draw'] } as const satisfies Readonly<Record<Budget['ranking'], readonly RankKey[]>>;

/** What is left in each pot while places are gone through; the open one has no code. */
function potsOf({ amount, quotas }: Budget): Map<string | undefined, bigint> {
  const open = quotas.reduce((left, quota) => left - quota.amount, amount);
  return new Map<string | undefined, bigint>([[undefined, open], ...quotas.map((quota) => [quota.code, quota.amount] as const)]);
}

/** Takes an amount that they hold together out of the pots, from the first on. */
function takeFrom(pots: Map<string | undefined, bigint>, amount: bigint, order: Iterable<string | undefined>): void {
  let wanted = amount;
  for (const pot of order) {
    const held = pots.get(pot) ?? 0n;
    const taken = held < wanted ? held : wanted;
    pots.set(pot, held - taken);
    wanted -= taken;
  }
}

export interface Funding {
  /** What each that is paid is paid from. */
  readonly from: ReadonlyMap<Asked, Source>;
  /** What is left in each quota (undefined: in what no quota holds): together what is left of the budget. */
  readonly left: ReadonlyMap<string | undefined, bigint>;
}

const isWithin = ({ cap }: Budget, { amount }: Asked): boolean => cap === undefined || amount <= cap;

/**
 * Who of an order of places is paid. `kept` are paid already, whatever others ask: where somebody has withdrawn, what is free goes to those who wait
 * and nobody who was told of money loses it.
 */
export function fundingOf(budget: Budget, ranked: readonly Asked[], kept: ReadonlyMap<Asked, Source> = new Map()): Funding {
  const pots = potsOf(budget);
  const from = new Map(kept);
  const keptFrom = (isRemainder: boolean) => [...kept].filter(([, source]) => (source === 'remainder') === isRemainder).map(([one]) => one);
  for (const one of keptFrom(false)) takeFrom(pots, one.amount, [one.quota]);
  for (const one of keptFrom(true)) takeFrom(pots, one.amount, [one.quota, ...pots.keys()]);
  for (const one of ranked) {
    if (from.has(one) || !isWithin(budget, one) || one.amount > (pots.get(one.quota) ?? 0n)) continue;
    takeFrom(pots, one.amount, [one.quota]);
    from.set(one, one.quota === undefined ? 'open' : 'quota');
  }
  if (budget.remainders === 'next') {
    let left = [...pots.values()].reduce((all, pot) => all + pot, 0n);
    for (const one of ranked) {
      if (from.has(one) || !isWithin(budget, one) || one.amount > left) continue;
      left -= one.amount;
      takeFrom(pots, one.amount, [one.quota, ...pots.keys()]);
      from.set(one, 'remainder');
    }
  }
  return { from, left: pots };
}

/** Why somebody of an order is not paid. */
export const waitingOf = (budget: Budget, asked: Asked): Waiting => (isWithin(budget, asked) ? 'noMoney' : 'aboveCap');

/** The places in order, and what is left in the end. */
export function rankOf(budget: Budget, requests: readonly Asked[]): { readonly places: readonly Place[]; readonly left: Funding['left'] } {
  const order = orders[budget.ranking];
  const ranked = inRank(requests, order);
  const { from, left } = fundingOf(budget, ranked);
  const places = ranked.map((asked, index) => {
    const source = from.get(asked);
    const waiting = source === undefined ? waitingOf(budget, asked) : undefined;
    return { asked, place: index + 1, decider: deciderOf(asked, ranked[index - 1], order), from: source, waiting } as const;
  });
  return { places, left };
}
