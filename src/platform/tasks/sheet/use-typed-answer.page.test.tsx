/** What is typed into a task is kept, also when the network was away meanwhile. */
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkError } from '#ui/client/api-error.ts';
import { type KitServices, KitServicesProvider } from '#ui/services/services.tsx';
import { useTypedAnswer } from './use-typed-answer.ui.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('typed while the network was away, it is kept once the server answers again; after that nothing more is sent', async () => {
  const save = vi.fn<(key: string, values: object) => Promise<void>>(() => Promise.reject(networkError()));
  const drafts = { load: () => Promise.resolve(null), save, drop: () => Promise.resolve() };
  const wrapper = ({ children }: { children: ReactNode }) => <KitServicesProvider value={{ drafts } as unknown as KitServices}>{children}</KitServicesProvider>;
  const { result, unmount } = renderHook(() => useTypedAnswer('task', true), { wrapper });
  act(() => result.current.type({ comment: 'a day less' }));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(save.mock.calls.length).toBeGreaterThan(1);
  save.mockImplementation(() => Promise.resolve());
  save.mockClear();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(save.mock.calls).toEqual([['task', { comment: 'a day less', values: {} }]]);
  // what could not be kept when the page was left would overwrite what is typed later
  save.mockImplementation(() => Promise.reject(networkError()));
  act(() => result.current.type({ comment: 'two' }));
  unmount();
  save.mockClear();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(save).not.toHaveBeenCalled();
});
