import { expect, test } from 'vitest';
import { ConditionFault, holds, readCondition } from './condition.ts';

const scope = { value: (name: string) => (name === 'days' ? 5 : null) };

test.each([
  ['days = \u06f5', true],
  ['days \u2264 4 \u06cc\u0627 days \u2260 1', true],
  ['\u0646\u0647 days \u062f\u0631 [\u06f4\u060c \u06f5]', false],
])('what the language of formulas writes otherwise is understood: %s', (source, expected) => expect(holds(readCondition(source), scope)).toBe(expected));

test.each([
  ['days + 1 > 3', 5],
  ['days -1 > 3', 5],
  ['days > 50%', 7],
  ['let a = 1; a > 0', 0],
  ['if days > 3 then true else false', 0],
  ['days > 3 and [days] > 2', 13],
  ['max (days, 3) > 2', 4],
  ['-days > 2', 0],
])('what only formulas can say is none of a condition: %s at %i', (source, at) => {
  const read = () => readCondition(source);
  expect(read).toThrow(ConditionFault);
  expect(read).toThrow(`at ${at}`);
});
