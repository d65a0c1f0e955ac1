import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#ui/client/api-error.ts';

/** How far a read has come: what `useCall` answers. */
export type Read<A> = Pick<UseQueryResult<A, ApiError>, 'data' | 'error' | 'isFetching' | 'refetch'>;
