/** Calls as TanStack queries and mutations. The key of a query is method, path, params and query. */
import { keepPreviousData, type Query, QueryClient, type UseMutationResult, type UseQueryResult, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnyCall, ReplyOf } from '#kernel/call.ts';
import { isOffline } from '#ui/offline/kept-answers.ts';
import { holdUnsent } from '#ui/offline/unsent.ts';
import { type ApiError, isApiError, isPassing, saysNothing, waitsForNetwork } from './api-error.ts';
import { addressOf, type Loose, type SendArguments, type SendInput, type SendOptions, send, sendForBlob } from './client.ts';
import { newKey } from './new-key.ts';
import { session } from './session.ts';

const RETRIES = 2;
/** What the server owes is asked for again this often, until it answers. */
const AWAY_MS = 10_000;

const mayRetry = (failures: number, error: unknown): boolean => failures < RETRIES && isPassing(error);

/** What a read failed with. An error that says nothing takes nothing from the screen: what was read before stays (`isOutdated` tells of it). */
export function failureOf({ data, error }: { readonly data: unknown; readonly error: ApiError | null }): ApiError | null {
  return data !== undefined && saysNothing(error) ? null : error;
}

/** Whether something on the screen could not be read again: it may have changed since. */
export const isOutdated = (query: Query): boolean => query.isActive() && query.state.data !== undefined && saysNothing(query.state.error);

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: mayRetry,
        refetchInterval: ({ state }) => isPassing(state.error) && AWAY_MS,
        staleTime: 10_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
}

interface Addressed {
  readonly params?: unknown;
  readonly query?: unknown;
}

export const callKey = (call: AnyCall, input: Addressed = {}): readonly unknown[] => [call.method, call.path, input.params ?? null, input.query ?? null];

/** What a query remembers of its call: the kinds of records it shows. */
export const callMeta = ({ of = [] }: Pick<AnyCall, 'of'>): { readonly of: readonly string[] } => ({ of });

const shows = ({ meta }: Query, changed: readonly string[]): boolean => ((meta?.['of'] ?? []) as readonly string[]).some((kind) => changed.includes(kind));

/** Whether a query reads what a write with these params has taken away. */
const isGone = ({ queryKey }: Query, params: unknown): boolean => JSON.stringify(queryKey[2]) === JSON.stringify(params);

/**
 * Lets go of every read that shows a record of a kind that the call changes; what is on the screen is asked for anew, but
 * for the record that a DELETE, or an act that says so, took away.
 */
async function letGo(
  client: QueryClient,
  { method, takesAway = method === 'DELETE' || undefined, changes = [] }: Pick<AnyCall, 'method' | 'takesAway' | 'changes'>,
  params: unknown,
): Promise<void> {
  if (changes.length === 0) return;
  const isOut = (query: Query): boolean => shows(query, changes) && !(takesAway && params !== undefined && isGone(query, params));
  await client.invalidateQueries({ predicate: isOut });
}

export interface CallOptions {
  readonly enabled?: boolean;
  /** The previous answer stays while the next page comes. */
  readonly keepPrevious?: boolean;
  /** Milliseconds. */
  readonly staleTime?: number;
  readonly refetchInterval?: number;
}

/** What a query is made of: its key, what it shows, and how it is asked. */
const queryOf = <C extends AnyCall>(call: C, input: Addressed) => ({
  queryKey: callKey(call, input),
  meta: callMeta(call),
  queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<ReplyOf<C>> => send(call, ...([{ ...input, signal }] as unknown as SendArguments<C, SendOptions>)),
});

/** Reads a GET call once for each input, in their order; for as many as stand on one page. */
export function useCalls<C extends AnyCall>(call: C, inputs: readonly SendInput<C>[]): readonly UseQueryResult<ReplyOf<C>, ApiError>[] {
  return useQueries({ queries: inputs.map((input) => queryOf(call, input)) }) as readonly UseQueryResult<ReplyOf<C>, ApiError>[];
}

/** Reads a GET call. */
export function useCall<C extends AnyCall>(call: C, ...[input]: SendArguments<C, CallOptions>): UseQueryResult<ReplyOf<C>, ApiError> {
  const { enabled, keepPrevious, staleTime, refetchInterval, ...rest } = (input ?? {}) as CallOptions & Addressed;
  const asked = queryOf(call, rest);
  const { queryKey } = asked;
  const read = useQuery<ReplyOf<C>, ApiError>({
    ...asked,
    ...(enabled === undefined ? {} : { enabled }),
    ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    ...(staleTime === undefined ? {} : { staleTime }),
    ...(refetchInterval === undefined ? {} : { refetchInterval }),
  });
  const failure = useFailure(read, JSON.stringify(queryKey));
  return failure === read.error ? read : ({ ...read, error: failure, isError: failure !== null, isPending: read.isPending && failure === null } as typeof read);
}

/** The failure to show of a read. What a first read failed with stays while it is asked again: an error that came and went would take with it the focus of whoever tries again. */
export function useFailure(read: Pick<UseQueryResult<unknown, ApiError>, 'data' | 'error' | 'isPending' | 'isPlaceholderData'>, key: string): ApiError | null {
  const { error, isPending, isPlaceholderData } = read;
  const isUnanswered = isPending || isPlaceholderData;
  const failed = useRef<{ readonly key: string; readonly error: ApiError }>(undefined);
  useEffect(() => {
    if (!isUnanswered) failed.current = error === null ? undefined : { key, error };
  }, [key, error, isUnanswered]);
  return isUnanswered && failed.current?.key === key ? failed.current.error : failureOf(read);
}

export interface SendHookOptions<C> {
  readonly onSuccess?: (reply: ReplyOf<C>) => void;
}

/** Keeps a write that may wait, where there is no network; answers whether it is kept. */
async function waits({ method, path }: AnyCall, { later, ...input }: Loose, key: string): Promise<boolean> {
  const { user, companyId } = session();
  if (later === undefined || user === null || !isOffline()) return false;
  return holdUnsent({ ...later, key, userId: user.userId, companyId, method, path: addressOf(path, input), body: input.body, at: Date.now() });
}

/**
 * Writes. Each submit has its own idempotency key; the repeat of a submit that got no answer carries the key of the
 * first try, so that a write whose answer was lost is not done twice.
 */
export function useSend<C extends AnyCall>(call: C, { onSuccess }: SendHookOptions<C> = {}): UseMutationResult<ReplyOf<C>, ApiError, SendInput<C> & SendOptions> {
  const client = useQueryClient();
  const unanswered = useRef<{ text: string; key: string } | null>(null);
  return useMutation<ReplyOf<C>, ApiError, SendInput<C> & SendOptions>({
    mutationFn: async (input) => {
      const text = JSON.stringify(input);
      const idempotencyKey = unanswered.current?.text === text ? unanswered.current.key : newKey();
      unanswered.current = { text, key: idempotencyKey };
      try {
        const reply = await send(call, ...([{ ...input, idempotencyKey }] as unknown as SendArguments<C, SendOptions>));
        unanswered.current = null;
        return reply;
      } catch (error) {
        if (isApiError(error) && error.status !== 0 && error.status < 502) unanswered.current = null;
        if (isApiError(error) && error.status === 0 && (await waits(call, input, idempotencyKey))) {
          unanswered.current = null;
          throw waitsForNetwork();
        }
        throw error;
      }
    },
    onSuccess: async (reply, { params }) => {
      await letGo(client, call, params);
      onSuccess?.(reply);
    },
  });
}

/** Writes by a call that answers bytes (`raw`), which carries no idempotency key: asked again it answers the same. */
export function useSendForBlob<C extends AnyCall>(call: C): (input: SendInput<C> & SendOptions) => Promise<Blob> {
  const client = useQueryClient();
  return async (input) => {
    const bytes = await sendForBlob(call, ...([input] as unknown as SendArguments<C, SendOptions>));
    await letGo(client, call, input.params);
    return bytes;
  };
}
