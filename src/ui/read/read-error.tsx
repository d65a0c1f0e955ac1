import { ErrorState, type ErrorStateProps } from '#ui/error-state/error-state.tsx';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import type { Read } from './read.ts';

export interface ReadErrorProps extends Pick<ErrorStateProps, 'title' | 'headingLevel'> {
  of: Read<unknown>;
}

/** Stands where the answer of a failed read would: the sentence of the server, its code, and another try. */
export function ReadError({ of: { error, isFetching, refetch }, ...rest }: ReadErrorProps) {
  // another try would be refused again
  if (error?.status === 403) return <ForbiddenState headingLevel={rest.headingLevel ?? 2}>{error.messages}</ForbiddenState>;
  return (
    <ErrorState {...rest} code={error?.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
      {error?.messages}
    </ErrorState>
  );
}
