/** Lists of budgets, over random ones: never more than there is, and nobody passed over for somebody lower. */
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { movedTo } from '../approved-list/moves.rules.ts';
import { type Asked, type Budget, fundingOf, rankOf } from '../loan-figures/rank.rules.ts';
import { fundedPlaces, type StoredPlace } from './order.rules.ts';
import { pointsOf } from './points.rules.ts';

/** Numbers that are the same each time. */
function numbers(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const codes = ['office', 'works', 'guards'];

function randomBudget(next: (most: number) => number): { budget: Budget; requests: Asked[] } {
  const amount = BigInt(1 + next(5_000));
  const quotas = codes.slice(0, next(4)).map((code) => ({ code, amount: (amount * BigInt(next(33))) / 100n }));
  const budget: Budget = {
    ...{ amount, quotas, cap: next(3) === 0 ? BigInt(100 + next(400)) : undefined },
    ...{ ranking: (['score', 'draw', 'scoreDraw'] as const)[next(3)] ?? 'score', remainders: next(2) === 0 ? 'next' : 'kept' },
  };
  const requests = Array.from({ length: next(60) }, (_, at): Asked => {
    const quota = quotas[next(4)]?.code;
    return { id: `r${at}`, code: `c${next(20)}`, score: next(5), requestedOn: `2026-01-0${1 + next(9)}`, amount: BigInt(1 + next(500)), quota, hash: hash('sha256', `seed${at}`) };
  });
  return { budget, requests };
}

const sum = (all: readonly Asked[]): bigint => all.reduce((whole, { amount }) => whole + amount, 0n);

test('a list never takes more than the budget, a quota or a cap, and nobody is passed over for somebody lower who asks for as much', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const { budget, requests } = randomBudget(numbers(seed));
    const { places, left } = rankOf(budget, requests);
    const paid = places.filter(({ from }) => from !== undefined);
    expect(sum(paid.map(({ asked }) => asked))).toBeLessThanOrEqual(budget.amount);
    expect([...left.values()].every((pot) => pot >= 0n)).toBe(true);
    expect(sum(paid.map(({ asked }) => asked)) + [...left.values()].reduce((all, pot) => all + pot, 0n)).toBe(budget.amount);
    expect(paid.every(({ asked }) => budget.cap === undefined || asked.amount <= budget.cap)).toBe(true);
    for (const { code, amount } of budget.quotas)
      expect(sum(paid.flatMap(({ asked, from }) => (asked.quota === code && from === 'quota' ? [asked] : [])))).toBeLessThanOrEqual(amount);
    for (const waits of places.filter(({ waiting }) => waiting === 'noMoney')) {
      const lower = paid.find(({ asked, place }) => place > waits.place && asked.quota === waits.asked.quota && asked.amount >= waits.asked.amount);
      expect(lower).toBeUndefined();
    }
  }
});

test('whoever was told of money keeps it when others withdraw, and what is free goes to the next of the order', () => {
  for (let seed = 1; seed <= 400; seed += 1) {
    const next = numbers(seed);
    const { budget, requests } = randomBudget(next);
    let ranked = rankOf(budget, requests).places.map(({ asked }) => asked);
    let funding = fundingOf(budget, ranked);
    while (ranked.length > 0) {
      const gone = ranked[next(ranked.length)] as Asked;
      ranked = ranked.filter((one) => one !== gone);
      const kept = new Map([...funding.from].filter(([one]) => one !== gone));
      const after = fundingOf(budget, ranked, kept);
      for (const one of kept.keys()) expect(after.from.has(one)).toBe(true);
      expect(sum([...after.from.keys()])).toBeLessThanOrEqual(budget.amount);
      expect([...after.left.values()].every((pot) => pot >= 0n)).toBe(true);
      const first = ranked.find((one) => !kept.has(one) && after.from.has(one));
      if (first !== undefined) {
        const passed = ranked.slice(0, ranked.indexOf(first)).filter((one) => !after.from.has(one) && one.quota === first.quota && one.amount <= first.amount);
        expect(passed.filter(({ amount }) => budget.cap === undefined || amount <= budget.cap)).toEqual([]);
      }
      funding = after;
    }
  }
});

test('a draw is what anybody counts again from the seed', () => {
  const seed = 'published';
  const requests = Array.from(
    { length: 50 },
    (_, at): Asked => ({ ...{ id: `r${at}`, code: 'c', score: at, requestedOn: undefined, amount: 1n, quota: undefined }, hash: hash('sha256', `${seed}r${at}`) }),
  );
  const { places } = rankOf({ amount: 10n, quotas: [], cap: undefined, ranking: 'draw', remainders: 'next' }, requests);
  const again = requests.map(({ id }) => ({ id, drawn: hash('sha256', seed + id) })).toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1));
  expect(places.map(({ asked }) => asked.id)).toEqual(again.map(({ id }) => id));
  expect(places.flatMap(({ asked, from }) => (from === undefined ? [] : [asked.id]))).toEqual(again.slice(0, 10).map(({ id }) => id));
});

const place = (id: string, at: number, over: Partial<StoredPlace> = {}): StoredPlace => ({
  ...{ id, partyId: id, place: at, score: 10 - at, group: null, amount: '40', decider: at === 1 ? 'first' : 'score', source: null, statusId: 'LpWaiting' },
  ...over,
});

test('who is moved by hand stands there by hand, and money follows the new order until it is promised', () => {
  const budget: Budget = { amount: 80n, quotas: [], cap: undefined, ranking: 'score', remainders: 'next' };
  const moved = fundedPlaces(budget, movedTo([place('a', 1), place('b', 2), place('c', 3)], 'c', 1), false).placed;
  expect(moved.map(({ id, place: at, decider, source, waiting }) => [id, at, decider, source, waiting])).toEqual([
    ['c', 1, 'hand', 'open', null],
    ['a', 2, 'first', 'open', null],
    ['b', 3, 'score', null, 'noMoney'],
  ]);
  const promised = [place('b', 1), place('a', 2, { statusId: 'LpFunded', source: 'open' }), place('c', 3, { statusId: 'LpFunded', source: 'open' })];
  expect(fundedPlaces(budget, promised, true).placed.map(({ id, status }) => [id, status])).toEqual([
    ['b', 'LpWaiting'],
    ['a', 'LpFunded'],
    ['c', 'LpFunded'],
  ]);
});

test('points are given for whole units up to a cap, and for nothing that is not known', () => {
  const criteria = [
    { criterion: 'SeniorityLc', unit: 2000n, points: 1500n, most: 6000n },
    { criterion: 'ChildrenLc', unit: 1000n, points: 10_000n, most: null },
    { criterion: 'MaterialStatusLc', unit: 2000n, points: 5000n, most: null },
  ] as const;
  const known = (years: number, kids: number | undefined, marital: string) =>
    new Map<string, number | string | undefined>([
      ['employment.serviceYears', years],
      ['person.kids', kids],
      ['person.marital', marital],
    ]);
  expect(pointsOf(criteria, known(5, 2, 'MarsMarried'))).toEqual({ score: 28, byCriterion: { SeniorityLc: 3, ChildrenLc: 20, MaterialStatusLc: 5 } });
  expect(pointsOf(criteria, known(30, undefined, 'MarsWidow'))).toEqual({ score: 6, byCriterion: { SeniorityLc: 6, ChildrenLc: 0, MaterialStatusLc: 0 } });
});
