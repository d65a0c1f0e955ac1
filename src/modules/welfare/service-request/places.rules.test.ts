import { expect, test } from 'vitest';
import { placeFor, roomOf } from './places.rules.ts';

const room = { capacity: 5, quotas: new Map([['A', 2]]), taken: new Map([['B', 1]]), isShared: false };

test.each([
  ['the own quota and what no quota holds', 'A', {}, 4],
  ['what no quota holds alone', 'B', {}, 2],
  ['nothing of a quota that others hold', 'B', { taken: new Map([['B', 3]]) }, 0],
  ['beyond the own quota it takes of what is open to all', 'B', { taken: new Map([['A', 4]]) }, 1],
  ['what quotas left, once that is shared', 'B', { isShared: true }, 4],
  ['never more than there is', 'B', { isShared: true, taken: new Map([['A', 6]]) }, 0],
])('room of a group: %s', (_what, group, over, places) => {
  expect(roomOf({ ...room, ...over }, group)).toBe(places);
});

const slot = (slotId: string, left: number, beds?: readonly number[]) => ({ slotId, left, units: beds?.map((size) => ({ unitId: `${slotId}${size}`, beds: size })) ?? null });
const wanted = { choices: ['B', 'A'], places: 1, persons: 3 };

test.each([
  ['the first choice', [slot('A', 1), slot('B', 1)], 9, { slotId: 'B', unitId: null }],
  ['the next choice where the first is full', [slot('A', 1), slot('B', 0)], 9, { slotId: 'A', unitId: null }],
  // who has no nights has no units either, and needs none
  ['a slot without nights', [slot('A', 3)], 9, { slotId: 'A', unitId: null }],
  ['of a stay the smallest unit with a bed for everybody', [slot('B', 2, [2, 4, 6])], 9, { slotId: 'B', unitId: 'B4' }],
  ['the next choice where no unit is large enough', [slot('A', 1, [3]), slot('B', 2, [2])], 9, { slotId: 'A', unitId: 'A3' }],
  ['none of a stay without a free unit', [slot('B', 2, [])], 9, undefined],
  ['none beyond the room of the group', [slot('B', 1)], 0, undefined],
  ['none of another slot', [slot('C', 5)], 9, undefined],
])('a place for somebody: %s', (_what, slots, left, taken) => {
  expect(placeFor(slots, left, wanted)).toEqual(taken);
});
