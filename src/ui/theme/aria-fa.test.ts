import enUS from 'react-aria-components/i18n/en-US';
import { expect, test } from 'vitest';
import { ariaStrings } from './aria.messages.fa.ts';

test('every React Aria string has a Persian one', () => {
  const theirs = enUS as unknown as Record<string, Record<string, unknown>>;
  const ours: Record<string, Record<string, unknown>> = ariaStrings;
  const missing = Object.entries(theirs).flatMap(([pack, strings]) =>
    Object.entries(strings)
      .filter(([key, value]) => typeof ours[pack]?.[key] !== typeof value && !(typeof value === 'string' && typeof ours[pack]?.[key] === 'string'))
      .map(([key]) => `${pack} ${key}`),
  );
  expect(missing).toEqual([]);
});
