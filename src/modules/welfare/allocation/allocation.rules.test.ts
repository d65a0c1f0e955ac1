/** Places given out: never over a slot or a quota, nobody passed over, the draw the same everywhere and fair. */
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allocate, type RankedOffer, type Wish } from './allocation.rules.ts';

const wish = (id: string, some: Partial<Wish> = {}): Wish => ({
  ...{ id, code: id, score: 0, requestedOn: undefined, hash: undefined, choices: [], places: 1, quota: undefined },
  ...some,
});
const offer = (some: Partial<RankedOffer>): RankedOffer => ({ slots: new Map([['one', 3]]), capacity: 3, quotas: new Map(), mode: 'score', remainders: 'next', ...some });
const outcome = (some: Partial<RankedOffer>, wishes: readonly Wish[]) =>
  allocate(offer(some), wishes).list.map(({ wish: { id }, slot, from, waits, queue }) => [id, slot ?? waits, from ?? queue]);

test('a quota keeps its places while the open ones last; what it leaves goes to the next of the whole list, or stays', () => {
  const wishes = [wish('a', { score: 5 }), wish('b', { score: 4 }), wish('c', { score: 3 }), wish('q', { score: 1, quota: 'Q' })];
  const quotas = new Map([['Q', 2]]);
  expect(outcome({ quotas }, wishes)).toEqual([
    ['a', 'one', 'open'],
    ['b', 'one', 'remainder'],
    ['c', 'slotFull', 1],
    ['q', 'one', 'quota'],
  ]);
  expect(outcome({ quotas, remainders: 'kept' }, wishes)[1]).toEqual(['b', 'quotaFull', 1]);
});

test('a sub-group has its places within those of its group; what it leaves goes to the group, and then to all', () => {
  const wishes = [
    ...[wish('a', { score: 9, quota: 'Q' }), wish('b', { score: 8, quota: 'Q' }), wish('x', { score: 7 }), wish('c', { score: 6, quota: 'young' })],
    ...[wish('d', { score: 5, quota: 'young' }), wish('y', { score: 4 }), wish('z', { score: 3, quota: 'old' })],
  ];
  const some = {
    ...{
      slots: new Map([['one', 7]]),
      capacity: 7,
      within: new Map([
        ['young', 'Q'],
        ['old', 'Q'],
      ]),
    },
    quotas: new Map([
      ['Q', 5],
      ['young', 1],
      ['old', 3],
    ]),
  };
  expect(outcome(some, wishes)).toEqual([
    ['a', 'one', 'quota'],
    ['b', 'one', 'group'],
    ['x', 'one', 'open'],
    ['c', 'one', 'quota'],
    ['d', 'one', 'group'],
    ['y', 'one', 'open'],
    ['z', 'one', 'quota'],
  ]);
  expect(outcome({ ...some, remainders: 'kept' }, wishes).map(([, slot]) => slot)).toEqual(['one', 'quotaFull', 'one', 'one', 'quotaFull', 'one', 'one']);
});

test('a second choice is taken where the first is full, and who wants more than is left lets smaller ones by', () => {
  const slots = new Map([
    ['one', 1],
    ['two', 2],
  ]);
  const wishes = [
    wish('a', { score: 4, choices: ['one', 'two'] }),
    wish('b', { score: 3, choices: ['one', 'two'] }),
    wish('c', { score: 2, choices: ['two'], places: 2 }),
    wish('d', { score: 1, choices: ['three'] }),
    wish('e', { choices: ['two'] }),
  ];
  expect(outcome({ slots }, wishes)).toEqual([
    ['a', 'one', 'open'],
    ['b', 'two', 'open'],
    ['c', 'slotFull', 1],
    ['d', 'noChoice', 2],
    ['e', 'two', 'open'],
  ]);
});

test('who had one not long ago stands behind all who had not', () => {
  expect(allocate(offer({}), [wish('a', { score: 9, standsBack: true }), wish('b')]).list.map(({ wish: { id }, decider }) => [id, decider])).toEqual([
    ['b', 'first'],
    ['a', 'standBack'],
  ]);
});

/** From a seed, the same everywhere. */
function picker(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

test('300 random events: nothing over its room, nobody waits behind a free place or is passed over in the same quota', () => {
  const pick = picker(3);
  for (let round = 0; round < 300; round += 1) {
    const slots = new Map(Array.from({ length: 1 + pick(4) }, (_, at) => [`s${at}`, pick(6)]));
    const capacity = [...slots.values()].reduce((sum, one) => sum + one, 0);
    const quotas = new Map(Array.from({ length: pick(3) }, (_, at) => [`q${at}`, Math.floor(capacity / 4)]));
    const groups = [...quotas.keys()];
    const within = new Map<string, string>(groups.flatMap((group) => (pick(2) === 0 ? [[`${group}s`, group] as const] : [])));
    for (const [code, group] of within) quotas.set(code, pick((quotas.get(group) ?? 0) + 1));
    const codes = [...quotas.keys()];
    const wishes = Array.from({ length: pick(20) }, (_, at) =>
      wish(`w${at}`, {
        score: pick(5),
        places: 1 + pick(2),
        quota: codes.length > 0 && pick(2) === 0 ? codes[pick(codes.length)] : undefined,
        choices: [...slots.keys()].filter(() => pick(2) === 0),
      }),
    );
    const remainders = pick(2) === 0 ? 'next' : 'kept';
    const { list, slotsLeft } = allocate(offer({ slots, capacity, quotas, within, remainders }), wishes);
    for (const [slot, left] of slotsLeft) {
      const used = list.filter((one) => one.slot === slot).reduce((sum, one) => sum + one.wish.places, 0);
      expect([left >= 0, used + left]).toEqual([true, slots.get(slot)]);
    }
    for (const [quota, room] of quotas) {
      const isOf = (one: string | undefined) => one === quota || (one !== undefined && within.get(one) === quota);
      const used = list.filter(({ from, wish: { quota: own } }) => (from === 'quota' || from === 'group') && isOf(own)).reduce((sum, one) => sum + one.wish.places, 0);
      const ownUsed = list.filter(({ from, wish: { quota: own } }) => from === 'quota' && own === quota).reduce((sum, one) => sum + one.wish.places, 0);
      const inner = [...within].filter(([, group]) => group === quota).reduce((sum, [code]) => sum + (quotas.get(code) ?? 0), 0);
      // of a sub-group more than its own may come of its group
      expect([within.has(quota) || used <= room, ownUsed <= room - inner]).toEqual([true, true]);
    }
    const rest = [...slotsLeft.values()].reduce((sum, one) => sum + one, 0);
    for (const waiting of list.filter(({ slot }) => slot === undefined)) {
      const isFree = (waiting.wish.choices.length === 0 ? [...slots.keys()] : waiting.wish.choices).some((slot) => (slotsLeft.get(slot) ?? 0) >= waiting.wish.places);
      // With what quotas keep, a free place may belong to another quota.
      if (remainders === 'next') expect(isFree && rest >= waiting.wish.places).toBe(false);
      const lower = list.filter(
        ({ rank, slot, from, wish: { quota, places } }) =>
          slot !== undefined && (from === 'quota' || from === 'open') && rank > waiting.rank && quota === waiting.wish.quota && places >= waiting.wish.places,
      );
      for (const one of lower) expect(waiting.wish.choices.length > 0 && !waiting.wish.choices.includes(one.slot ?? '')).toBe(true);
    }
  }
});

test('a draw is fair: over 10,000 seeds each of ten is first about as often, within five standard deviations', () => {
  const [seeds, people] = [10_000, 10];
  const firsts = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const wishes = Array.from({ length: people }, (_, at) => wish(`p${at}`, { hash: hash('sha256', `${seed}p${at}`) }));
    const first = allocate(offer({ mode: 'draw' }), wishes).list[0]?.wish.id ?? '';
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  const deviation = Math.sqrt(seeds * (1 / people) * (1 - 1 / people));
  expect([...firsts.values()].map((count) => Math.abs(count - seeds / people) <= 5 * deviation)).toEqual(Array.from({ length: people }, () => true));
});
