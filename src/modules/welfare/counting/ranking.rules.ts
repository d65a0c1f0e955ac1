/** In which order those who ask get something: by score, then day, then code, or by a draw that anybody can repeat. Pure. */

/** What puts a request behind the one before it. */
export type RankKey = 'standBack' | 'score' | 'date' | 'code' | 'draw';

export interface Ranked {
  readonly id: string;
  readonly score: number;
  /** ISO date or moment; who says none stands behind who does. */
  readonly requestedOn: string | undefined;
  readonly code: string;
  /** sha256(seed + id) in hex, where there is a seed; the lower comes first. */
  readonly hash: string | undefined;
  /** Had something not long ago and stands behind all who had not. */
  readonly standsBack?: boolean | undefined;
}

const textOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const comparisons: Readonly<Record<RankKey, (a: Ranked, b: Ranked) => number>> = {
  standBack: (a, b) => Number(a.standsBack ?? false) - Number(b.standsBack ?? false),
  score: (a, b) => b.score - a.score,
  date: (a, b) => textOrder(a.requestedOn ?? '~', b.requestedOn ?? '~'),
  code: (a, b) => textOrder(a.code, b.code) || textOrder(a.id, b.id),
  draw: (a, b) => textOrder(a.hash ?? '', b.hash ?? '') || textOrder(a.id, b.id),
};

/** By the keys, each where those before it are equal. */
export const inRank = <R extends Ranked>(requests: readonly R[], keys: readonly RankKey[]): R[] =>
  requests.toSorted((a, b) => keys.reduce((found, key) => found || comparisons[key](a, b), 0));

/** What put a request behind the one before: the first key in which they differ. */
export const deciderOf = <K extends RankKey>(one: Ranked, before: Ranked | undefined, keys: readonly K[]): K | 'first' =>
  before === undefined ? 'first' : (keys.find((key) => comparisons[key](before, one) !== 0) ?? keys.at(-1) ?? 'first');
