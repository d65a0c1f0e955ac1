import { expect, it } from 'vitest';
import { fixedClock } from './clock.ts';

it('fixedClock stands still', () => {
  const clock = fixedClock(5);
  expect([clock.now(), clock.now()]).toEqual([5, 5]);
});
