import { expect, test } from 'vitest';
import { ariaStrings } from './aria.messages.fa.ts';

/** The library declares this file as a type only. */
const library: string = 'react-aria-components/i18n/en-US';

test('every React Aria string has a Persian one', async () => {
  const { default: theirs } = (await import(/* @vite-ignore */ library)) as { default: Record<string, Record<string, unknown>> };
  const ours: Record<string, Record<string, unknown>> = ariaStrings;
  const missing = Object.entries(theirs).flatMap(([pack, strings]) =>
    Object.entries(strings)
      .filter(([key]) => ours[pack]?.[key] === undefined)
      .map(([key]) => `${pack} ${key}`),
  );
  expect(missing).toEqual([]);
});
