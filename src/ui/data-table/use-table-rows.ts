import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { type TableState, WINDOW_ROWS } from '#kernel/table/definition.ts';
import { pageQuery, requestQuery } from '#kernel/table/request.ts';
import { sendAny, useAnyCall } from '#ui/client/any-call.ts';
import type { ApiError } from '#ui/client/api-error.ts';
import { callKey, callMeta, failureOf, useFailure } from '#ui/client/hooks.ts';

/** What a list call of a table answers. */
export interface TablePage<R> {
  readonly rows: readonly R[];
  readonly count: number;
  readonly countIsCapped?: boolean;
  /** Sums by column, over all matching rows. */
  readonly totals?: Readonly<Record<string, string | number | null>>;
}

export interface ListSource {
  readonly list: AnyCall;
  /** Further parameters of the call: the record the list belongs to. */
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

export interface TableRows<R> {
  /** Of the page, or of the windows in reach. */
  readonly rows: readonly R[];
  readonly page: Omit<TablePage<R>, 'rows'> | undefined;
  readonly isLoading: boolean;
  readonly error: ApiError | null;
  readonly retry: () => void;
}

type AnyPage = TablePage<never>;

/** One page; the rows before it stay until it comes. */
export function usePageRows<R>({ list, query }: ListSource, state: TableState, enabled: boolean): TableRows<R> {
  const input = { query: { ...query, ...pageQuery(state) }, keepPrevious: true, enabled };
  const { data, isFetching, isPending, error, refetch } = useAnyCall<TablePage<R>>(list, input);
  return { rows: data?.rows ?? [], page: data, isLoading: isFetching || isPending, error, retry: () => void refetch() };
}

/** One window of a request, which is given as the text of its query. */
function windowQuery(list: AnyCall, request: string, pageIndex: number) {
  const input = { query: { ...(JSON.parse(request) as object), pageIndex, pageSize: WINDOW_ROWS } };
  return { queryKey: callKey(list, input), meta: callMeta(list), queryFn: ({ signal }: { signal: AbortSignal }) => sendAny<AnyPage>(list, { ...input, signal }) };
}

export interface WindowRows<R> extends TableRows<R> {
  readonly rowAt: (index: number) => R | undefined;
  readonly onRange: (first: number, last: number) => void;
}

/** All rows in windows, of which those in reach are asked for. Until a new request has answered, the rows of the last one stay. */
export function useWindowRows<R>({ list, query }: ListSource, state: TableState, enabled: boolean): WindowRows<R> {
  const client = useQueryClient();
  const [{ first, last }, setReach] = useState({ first: 0, last: 0 });
  const request = JSON.stringify({ ...query, ...requestQuery(state) });
  const settled = useRef({ request, page: undefined as TablePage<R> | undefined });
  const windows = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const answers = useQueries({ queries: windows.map((index) => ({ ...windowQuery(list, request, index), enabled })) });
  const pages = answers.map(({ data }) => data as TablePage<R> | undefined);
  const shown = pages.map((page, at) => page ?? client.getQueryData<TablePage<R>>(windowQuery(list, settled.current.request, first + at).queryKey));
  const known = pages.find((page) => page !== undefined);
  useEffect(() => {
    if (known !== undefined) settled.current = { request, page: known };
  }, [known, request]);
  // a jump to the end is the one jump that can be foreseen
  const end = Math.ceil((known?.count ?? 0) / WINDOW_ROWS) - 1;
  useEffect(() => {
    if (end > 0) void client.prefetchQuery(windowQuery(list, request, end));
  }, [client, list, request, end]);
  const failure = answers.map(({ data, error }) => failureOf({ data, error: error as ApiError | null })).find((one) => one !== null) ?? null;
  return {
    rows: shown.flatMap((page) => page?.rows ?? []),
    page: known ?? settled.current.page,
    rowAt: (index) => shown[Math.floor(index / WINDOW_ROWS) - first]?.rows[index % WINDOW_ROWS],
    onRange: useCallback((from: number, to: number) => {
      const next = { first: Math.floor(from / WINDOW_ROWS), last: Math.floor(to / WINDOW_ROWS) };
      setReach((old) => (old.first === next.first && old.last === next.last ? old : next));
    }, []),
    isLoading: answers.some(({ isFetching, isPending }) => isFetching || isPending),
    error: useFailure({ data: undefined, error: failure, isPending: answers.some(({ isPending }) => isPending), isPlaceholderData: false }, request),
    retry: () => {
      for (const answer of answers) if (answer.error !== null) void answer.refetch();
    },
  };
}
