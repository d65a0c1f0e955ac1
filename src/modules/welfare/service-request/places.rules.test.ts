import { expect, test } from 'vitest';
import { placeFor, roomOf, slotsWithout } from './places.rules.ts';

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

const slot = (slotId: string, left: number, beds?: readonly number[]) => ({
  slotId,
  fromDate: '2026-07-01',
  thruDate: '2026-07-03',
  left,
  units: beds?.map((size) => ({ unitId: `${slotId}${size}`, beds: size })) ?? null,
});
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

test('a place that is taken leaves less of its slot, and its unit to nobody in any of its nights', () => {
  const stay = (slotId: string, fromDate: string, thruDate: string) => ({
    slotId,
    fromDate,
    thruDate,
    left: 2,
    units: [
      { unitId: 'U1', beds: 2 },
      { unitId: 'U2', beds: 4 },
    ],
  });
  const slots = [stay('A', '2026-07-01', '2026-07-03'), stay('B', '2026-07-03', '2026-07-05'), stay('C', '2026-07-04', '2026-07-06')];
  const left = slotsWithout(slots, { slotId: 'A', unitId: 'U1' }, 1).map(({ slotId, left: places, units }) => [slotId, places, units?.map(({ unitId }) => unitId)]);
  expect(left).toEqual([
    ['A', 1, ['U2']],
    ['B', 2, ['U2']],
    ['C', 2, ['U1', 'U2']],
  ]);
});
