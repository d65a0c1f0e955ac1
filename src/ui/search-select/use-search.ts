import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Call, PathOf } from '#kernel/call.ts';
import type { OptionRow } from '#kernel/form/definition.ts';
import { normaliseText } from '#kernel/persian-text/persian-text.ts';
import type { z } from '#kernel/schema.ts';
import type { ApiError } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';

/** Spec 5 and 9: letters typed before anything is asked; pauses in milliseconds; rows from which more letters are asked for. */
export const MIN_LETTERS = 3;
export const PAUSES = { lazy: 500, heavy: 1_000 } as const;
export const TOO_MANY = 30;

/** Words of a name that are sent at most; servers ignore the rest. */
const MAX_WORDS = 8;

/** lazy: the search select, asks with `searchValue` and reads `list`; heavy: the long select, `valueIndex` and `result` (spec 7). */
export type SearchKind = keyof typeof PAUSES;

export interface SearchSource {
  /** Address below /api, e.g. /rest/s1/hcm/personOptions. */
  readonly url: string;
  readonly filter?: Readonly<Record<string, string>> | undefined;
  readonly kind: SearchKind;
  /** The words go as a list, as person searches send them (spec 7). */
  readonly sendsWords?: boolean | undefined;
  /** Asked before anything is typed, with an empty word. */
  readonly isFew?: boolean | undefined;
}

/** A found row is worth keeping this long: the same letters are typed again and again. */
const FRESH_MS = 60_000;

type Fields = z.ZodMiniRecord<z.ZodMiniString, z.ZodMiniUnknown>;
/** A call of which only the address is known, by the definition of a field. */
type SearchCall = Call<'GET', `/rest/${string}`, undefined, Fields, Fields, 'rows'>;

async function ask({ url, filter, kind }: SearchSource, query: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<readonly OptionRow[]> {
  const answer = await send(shellCall<SearchCall>('GET', url as PathOf<SearchCall>), { query: { ...filter, ...query }, signal });
  const rows = answer[kind === 'lazy' ? 'list' : 'result'];
  return Array.isArray(rows) ? (rows as OptionRow[]) : [];
}

function usePaused(text: string, pause: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(setPaused, pause, text);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return paused;
}

export interface Search {
  /** Rows of the answer to exactly what is typed now; undefined until there is one. */
  readonly rows: readonly OptionRow[] | undefined;
  readonly isTooShort: boolean;
  readonly isFailed: boolean;
}

/** Asks the server a while after the last key. An answer belongs to its words: one that comes too late is cancelled and never shown. */
export function useSearch(source: SearchSource, typed: string): Search {
  const text = normaliseText(typed);
  const isTooShort = source.isFew !== true && [...text].length < MIN_LETTERS;
  const paused = usePaused(text, PAUSES[source.kind]);
  const isAsked = !isTooShort && paused === text;
  const { data, isError }: UseQueryResult<readonly OptionRow[], ApiError> = useQuery({
    queryKey: ['search-select', source, text],
    queryFn: ({ signal }) => ask(source, source.kind === 'heavy' ? { valueIndex: text } : { searchValue: source.sendsWords ? text.split(' ').slice(0, MAX_WORDS) : text }, signal),
    enabled: isAsked,
    staleTime: FRESH_MS,
  });
  return { rows: isAsked ? data : undefined, isTooShort, isFailed: isAsked && isError };
}

/** The row of a stored id, asked for once by the field that is the id; undefined until it is there, null when there is none. */
export function useStoredRow(source: SearchSource, idField: string, id: string | null): OptionRow | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['search-select', source, { [idField]: id }],
    queryFn: async ({ signal }) => (await ask(source, { [idField]: id }, signal)).find((row) => row[idField] === id) ?? null,
    enabled: id !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isError ? null : data;
}
