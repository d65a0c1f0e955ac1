/** Who is let in from where. */
import { expect, test } from 'vitest';
import { admit, metresBetween, type PhonePlace, waitedSince } from './phone.rules.ts';

const gate = { latitude: 35.6997, longitude: 51.338 };
const place = (clockDeviceId: string, more: Partial<PhonePlace> = {}): PhonePlace => ({ clockDeviceId, isNetwork: true, around: null, ...more });
const around = { ...gate, radius: 150 };
/** So many metres to the north. */
const north = (metres: number) => ({ latitude: gate.latitude + metres / 111_195, longitude: gate.longitude });

test('metres are those of the ground: to the north, to the east, across the date line, and the same both ways', () => {
  expect(metresBetween(gate, north(1_000))).toBeCloseTo(1_000, -1);
  const east = { ...gate, longitude: gate.longitude + 0.01 };
  expect(metresBetween(gate, east)).toBeCloseTo(903, -1);
  expect(metresBetween(east, gate)).toBeCloseTo(metresBetween(gate, east), 6);
  expect(metresBetween({ latitude: 0, longitude: 179.9995 }, { latitude: 0, longitude: -179.9995 })).toBeLessThan(120);
});

const cases = [
  ['no row', [], gate, 'notSetUp'],
  ['a row without any condition', [place('a')], undefined, 'a'],
  ['another network, wherever one is', [place('a', { isNetwork: false })], gate, 'notHere'],
  ['another network, and another row near by', [place('a', { isNetwork: false }), place('b', { around })], gate, 'b'],
  ['near by, but both must hold', [place('a', { isNetwork: false, around })], gate, 'notHere'],
  ['the place is not told', [place('a', { around })], undefined, 'placeNeeded'],
  ['the place is not told where the network lets in', [place('a', { around }), place('b')], undefined, 'b'],
  ['on the edge', [place('a', { around })], north(149), 'a'],
  ['beyond it', [place('a', { around })], north(152), 'notHere'],
] as const;

test('a row lets in whoever fulfils all that it says, and one that asks for no place goes before', () => {
  for (const [name, places, at, expected] of cases) {
    const found = admit(places, at);
    expect(typeof found === 'string' ? found : found.clockDeviceId, name).toBe(expected);
  }

  // what came within a minute did not wait, nor what is said to come from later
  expect([waitedSince(1_000, 61_000), waitedSince(1_000, 61_001), waitedSince(90_000, 1_000)]).toEqual([undefined, 1_000, undefined]);
});
