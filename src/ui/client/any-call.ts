/** Calls that a declaration hands in: what they take and answer is known to it alone. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { AnyCall } from '#kernel/call.ts';
import type { FormValues } from '#kernel/form/definition.ts';
import type { ApiError } from './api-error.ts';
import { send, sendForBlob } from './client.ts';
import { useCall, useSend } from './hooks.ts';

/** What goes with a call. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: FormValues;
}

interface AnyRead extends Pick<AnyInput, 'params' | 'query'> {
  readonly enabled?: boolean;
  readonly keepPrevious?: boolean;
}

type AnySending = AnyInput & { readonly signal?: AbortSignal };

/** Reads by any GET call; the caller says what it answers. */
export const useAnyCall = useCall as unknown as <A>(call: AnyCall, input: AnyRead) => UseQueryResult<A, ApiError>;

/** Writes by any call. */
export const useAnySend = useSend as unknown as (call: AnyCall) => { readonly mutateAsync: (input: AnyInput) => Promise<unknown>; readonly isPending: boolean };

export const sendAny = send as unknown as <A>(call: AnyCall, input: AnySending) => Promise<A>;
export const sendAnyForBlob = sendForBlob as unknown as (call: AnyCall, input: AnySending) => Promise<Blob>;
