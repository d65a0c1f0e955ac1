import { expect, test } from 'vitest';
import { minutesLeft, NOTICE_MS, nextLook, phaseOf } from './notices.rules.ts';

const END = 10_000_000;

test('speaks five minutes before the end, not earlier', () => {
  expect([phaseOf(END, END - NOTICE_MS - 1), phaseOf(END, END - NOTICE_MS), phaseOf(END, END - 1), phaseOf(END, END), phaseOf(null, END)]).toEqual([
    'quiet',
    'ending',
    'ending',
    'over',
    'quiet',
  ]);
});

test('looks again when the phase or the minute shown changes', () => {
  let now = END - 3 * NOTICE_MS;
  const seen: string[] = [];
  for (let turn = 0; turn < 10 && phaseOf(END, now) !== 'over'; turn++) {
    now += nextLook(END, now);
    seen.push(phaseOf(END, now) === 'over' ? 'over' : `${phaseOf(END, now)} ${minutesLeft(END, now)}`);
  }
  expect(seen).toEqual(['ending 5', 'ending 4', 'ending 3', 'ending 2', 'ending 1', 'over']);
});
