import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FieldDefinition, FormValues, OptionRow } from '#kernel/form/definition.ts';
import { NONE_ID } from '#kernel/form/options.ts';
import { answerError } from '#ui/client/api-error.ts';
import { type KitServices, KitServicesProvider } from '#ui/services/services.tsx';
import { useOptions } from './use-options.ts';

const fetched = vi.fn<(name: string) => Promise<readonly OptionRow[]>>();
beforeEach(() => fetched.mockReset());

const field = (more: Partial<FieldDefinition>): FieldDefinition => ({ type: 'select', name: 'x', label: 'X', ...more });
const services = { options: fetched } as unknown as KitServices;
function around() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <KitServicesProvider value={services}>{children}</KitServicesProvider>
    </QueryClientProvider>
  );
}
const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);

test('literal rows and the lists of the product are asked of nobody', () => {
  const rows = [{ enumId: 'a', description: 'A' }];
  expect(idsOf(renderHook(() => useOptions(field({ options: rows })), { wrapper: around() }).result.current.options)).toEqual(['a']);
  expect(idsOf(renderHook(() => useOptions(field({ options: 'Gender' })), { wrapper: around() }).result.current.options)).toEqual(['Y', 'N']);
  expect(fetched).not.toHaveBeenCalled();
});

test('a named list is fetched once for all its fields, then ordered and offered with "none"', async () => {
  fetched.mockResolvedValue([
    { enumId: 'b', description: 'B', sequenceNum: 2, group: 'G' },
    { enumId: 'a', description: 'A', sequenceNum: 1, optionIndicator: 'N' },
  ]);
  const wrapper = around();
  const first = renderHook(() => useOptions(field({ options: 'Kind', noneOption: true })), { wrapper });
  expect(first.result.current).toMatchObject({ isLoading: true, isFailed: false });
  await waitFor(() => expect(first.result.current.isLoading).toBe(false));
  expect(first.result.current.options).toMatchObject([{ id: NONE_ID }, { id: 'a', isDisabled: true }, { id: 'b', isDisabled: false, group: 'G' }]);
  const second = renderHook(() => useOptions(field({ options: 'Kind' })), { wrapper });
  expect(idsOf(second.result.current.options)).toEqual(['a', 'b']);
  expect(fetched.mock.calls).toEqual([['Kind']]);
});

test('a list that fails is empty, and asked for again on demand', async () => {
  fetched.mockRejectedValueOnce(answerError(400, {}, null));
  const { result } = renderHook(() => useOptions(field({ options: 'Kind' })), { wrapper: around() });
  await waitFor(() => expect(result.current.isFailed).toBe(true));
  expect(result.current).toMatchObject({ options: [], isLoading: false });
  fetched.mockResolvedValueOnce([{ enumId: 'a', description: 'A' }]);
  act(() => result.current.onRetry());
  await waitFor(() => expect(idsOf(result.current.options)).toEqual(['a']));
  expect(result.current.isFailed).toBe(false);
});

test('options stay the same while values change, unless the field filters by them', () => {
  const rows = [{ enumId: 'a', description: 'A' }];
  const plain = field({ options: rows });
  const filtered = field({ options: rows, filterOptions: (all, values) => (values['no'] === true ? [] : all) });
  const { result, rerender } = renderHook(({ values }: { values: FormValues }) => [useOptions(plain, values).options, useOptions(filtered, values).options], {
    initialProps: { values: {} },
    wrapper: around(),
  });
  const [before] = result.current;
  rerender({ values: { no: true } });
  expect(result.current[0]).toBe(before);
  expect(result.current[1]).toEqual([]);
});
