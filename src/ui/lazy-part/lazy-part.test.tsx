import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.ts';

const part = () => lazyPart<{ text: string }>(async () => ({ default: ({ text }) => <p>{text}</p> }));
const within = ({ Component }: ReturnType<typeof part>) => (
  <Suspense fallback="waits">
    <Component text="here" />
  </Suspense>
);

test('what has come before stands in the first picture', async () => {
  const early = part();
  await early.load();
  render(within(early));
  expect(document.body.textContent).toBe('here');
});

test('what has not come is waited for', async () => {
  render(within(part()));
  expect(document.body.textContent).toBe('waits');
  await act(async () => undefined);
  expect(await screen.findByText('here')).toBeTruthy();
});
