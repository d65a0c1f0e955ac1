/** Since when somebody is in: as the list of who is where says it, of the same presses. */
import { expect, test } from 'vitest';
import { openSince } from './full-at.rules.ts';

test.each([
  ['none', [], undefined],
  ['a coming', [{ second: 28_859, key: undefined }], 480],
  [
    'a coming and a going, in whatever order',
    [
      { second: 57_600, key: undefined },
      { second: 28_800, key: undefined },
    ],
    undefined,
  ],
  [
    'a coming after a going that alone was said',
    [
      { second: 28_800, key: 'out' },
      { second: 36_000, key: undefined },
    ],
    600,
  ],
  [
    'a going after a coming that alone was said',
    [
      { second: 28_800, key: undefined },
      { second: 36_000, key: 'in' },
      { second: 43_200, key: undefined },
    ],
    undefined,
  ],
] as const)('%s', (_what, presses, expected) => expect(openSince(presses)).toBe(expected));
