/** The order of a list and what follows from it: who is paid from what. Pure. */
import { type Asked, type Budget, type Decider, type Funding, fundingOf, type Source, type Waiting, waitingOf } from '../loan-figures/rank.rules.ts';

export interface StoredPlace {
  readonly id: string;
  readonly partyId: string;
  readonly place: number;
  readonly score: number;
  readonly group: string | null;
  readonly amount: string;
  readonly decider: Decider;
  readonly source: Source | null;
  readonly statusId: 'LpWaiting' | 'LpFunded';
}

export interface Placed {
  readonly id: string;
  readonly place: number;
  readonly decider: Decider;
  readonly source: Source | null;
  readonly waiting: Waiting | null;
  readonly status: 'LpWaiting' | 'LpFunded';
}

/** A stored place as ranking knows it; its score and day have been judged already. */
const askedOf = ({ id, group, amount, score }: StoredPlace, quotas: ReadonlySet<string>): Asked => ({
  ...{ id, score, amount: BigInt(amount), requestedOn: undefined, code: id, hash: undefined },
  quota: group !== null && quotas.has(group) ? group : undefined,
});

/** Whoever was told of money keeps it (`keeps`); before a list is approved everybody is judged anew. */
export function fundedPlaces(budget: Budget, places: readonly StoredPlace[], keeps: boolean): { readonly placed: readonly Placed[]; readonly left: Funding['left'] } {
  const quotas = new Set(budget.quotas.map(({ code }) => code));
  const asked = places.map((one) => askedOf(one, quotas));
  const kept = new Map(places.flatMap(({ statusId, source }, at) => (keeps && statusId === 'LpFunded' && source !== null ? [[asked[at] as Asked, source] as const] : [])));
  const { from, left } = fundingOf(budget, asked, kept);
  const placed = places.map(({ id, decider }, at): Placed => {
    const one = asked[at] as Asked;
    const source = from.get(one) ?? null;
    return {
      id,
      place: at + 1,
      decider: at === 0 && decider !== 'hand' ? 'first' : decider,
      source,
      waiting: source === null ? waitingOf(budget, one) : null,
      status: keeps && source !== null ? 'LpFunded' : 'LpWaiting',
    };
  });
  return { placed, left };
}
