/**
 * Who gets a loan from a budget. Pure; rials. By score, then date, then code, or by a draw: sha256(seed + request), the lower first, so that
 * whoever knows the seed can repeat it. In the order of places each request is paid from its quota (or from what no quota holds) where it
 * fits; what does not fit waits and lets smaller ones by. Then, by setting, what is left goes through the whole list once more.
 */
export interface Asked {
  readonly request: string;
  readonly amount: bigint;
  readonly score: number;
  /** ISO date; who says none stands behind who does. */
  readonly requestedOn: string | undefined;
  readonly code: string;
  readonly quota: string | undefined;
  /** sha256(seed + request) in hex, where there is a seed. */
  readonly hash: string | undefined;
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
/** What put it behind the one before: a lower score, a later day, its code, or the draw. */
export type Decider = 'first' | 'score' | 'date' | 'code' | 'draw';

export interface Place {
  readonly asked: Asked;
  readonly place: number;
  readonly decider: Decider;
  readonly from: Source | undefined;
  readonly waiting: Waiting | undefined;
}

const textOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const deciders: Readonly<Record<Exclude<Decider, 'first'>, (a: Asked, b: Asked) => number>> = {
  score: (a, b) => b.score - a.score,
  date: (a, b) => textOrder(a.requestedOn ?? '~', b.requestedOn ?? '~'),
  code: (a, b) => textOrder(a.code, b.code) || textOrder(a.request, b.request),
  draw: (a, b) => textOrder(a.hash ?? '', b.hash ?? '') || textOrder(a.request, b.request),
};
const orders = { score: ['score', 'date', 'code'], draw: ['draw'], scoreDraw: ['score', 'draw'] } as const;

/** What is left in each pot while places are gone through; the open one has no code. */
function potsOf({ amount, quotas }: Budget): Map<string | undefined, bigint> {
  const open = quotas.reduce((left, quota) => left - quota.amount, amount);
  return new Map<string | undefined, bigint>([[undefined, open], ...quotas.map((quota) => [quota.code, quota.amount] as const)]);
}

/** The places in order, and what is left in each quota (undefined: in what no quota holds, or in all together once remainders were shared). */
export function rankOf(budget: Budget, requests: readonly Asked[]): { readonly places: readonly Place[]; readonly used: ReadonlyMap<string | undefined, bigint> } {
  const order = orders[budget.ranking];
  const ranked = requests.toSorted((a, b) => order.reduce((found, by) => found || deciders[by](a, b), 0));
  const pots = potsOf(budget);
  const used = new Map<string | undefined, bigint>();
  const from = new Map<Asked, Source>();
  const isWithinCap = ({ amount }: Asked): boolean => budget.cap === undefined || amount <= budget.cap;
  for (const one of ranked) {
    const left = pots.get(one.quota) ?? 0n;
    if (!isWithinCap(one) || one.amount > left) continue;
    pots.set(one.quota, left - one.amount);
    used.set(one.quota, (used.get(one.quota) ?? 0n) + one.amount);
    from.set(one, one.quota === undefined ? 'open' : 'quota');
  }
  if (budget.remainders === 'next') {
    let left = [...pots.values()].reduce((all, pot) => all + pot, 0n);
    for (const one of ranked) {
      if (from.has(one) || !isWithinCap(one) || one.amount > left) continue;
      left -= one.amount;
      from.set(one, 'remainder');
    }
  }
  const deciderOf = (one: Asked, before: Asked | undefined): Decider =>
    before === undefined ? 'first' : (order.find((by) => deciders[by](before, one) !== 0) ?? order[order.length - 1] ?? 'code');
  const places = ranked.map((asked, index) => {
    const source = from.get(asked);
    const waiting = source === undefined ? (isWithinCap(asked) ? 'noMoney' : 'aboveCap') : undefined;
    return { asked, place: index + 1, decider: deciderOf(asked, ranked[index - 1]), from: source, waiting } as const;
  });
  return { places, used };
}
