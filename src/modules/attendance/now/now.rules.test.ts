import { expect, test } from 'vitest';
import { type NowFacts, stateAt } from './now.rules.ts';

const plan = { from: 480, until: 960 };
const nothing: NowFacts = { presses: [], plan, isOnLeave: false };
const at = (...minutes: readonly number[]) => minutes.map((minute) => ({ minute }));

test.each([
  ['nobody has come before the plan begins', nothing, 480, 'expected'],
  ['nor a minute after', nothing, 481, 'late'],
  ['nor at its end', nothing, 1_200, 'late'],
  ['leave', { ...nothing, isOnLeave: true }, 600, 'away'],
  ['a free day', { ...nothing, plan: undefined }, 600, 'free'],
  ['in on a free day', { presses: at(500), plan: undefined, isOnLeave: false }, 600, 'in'],
  ['in', { ...nothing, presses: at(470) }, 600, 'in'],
  ['out within the plan', { ...nothing, presses: at(470, 600) }, 700, 'away'],
  ['out at its end', { ...nothing, presses: at(470, 960) }, 960, 'left'],
  ['in again', { ...nothing, presses: at(470, 600, 660) }, 700, 'in'],
  [
    'a mission by its key',
    {
      ...nothing,
      presses: [
        { minute: 470, key: 'in' as const },
        { minute: 600, key: 'mission' as const },
      ],
    },
    1_000,
    'away',
  ],
  [
    'a second coming by its key',
    {
      ...nothing,
      presses: [
        { minute: 470, key: 'in' as const },
        { minute: 475, key: 'in' as const },
      ],
    },
    500,
    'in',
  ],
] satisfies readonly (readonly [string, NowFacts, number, string])[])('%s', (_, facts, minute, state) => expect(stateAt(facts, minute)).toBe(state));
