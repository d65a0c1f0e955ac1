import type { ReactNode } from 'react';
import { defined } from '#ui/cx/cx.ts';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { Read } from './read.ts';
import { ReadError } from './read-error.tsx';

export interface StoredRecordProps<A> extends Pick<EmptyStateProps, 'icon'> {
  of: Read<A>;
  words: { readonly failed: string; readonly notFound: string; readonly notFoundAdvice: string };
  /** The way out when there is no such record. */
  back: ReactNode;
  /** Stays above what is said in place of the record: the choice of a day, on another of which it may be there. */
  above?: ReactNode;
  children: (record: A) => ReactNode;
}

/** The frame of a screen about one record named by the address: until it is read, when that fails, and when there is none. */
export function StoredRecord<A>({ of: read, words, back, above, icon, children }: StoredRecordProps<A>) {
  const { data, error } = read;
  if (error)
    return (
      <>
        {above}
        {isMissing(error.status) ? (
          <EmptyState {...defined({ icon })} title={words.notFound} headingLevel={1} actions={back}>
            {words.notFoundAdvice}
          </EmptyState>
        ) : (
          <ReadError of={read} title={words.failed} headingLevel={1} />
        )}
      </>
    );
  return data === undefined ? <Skeleton kind="blocks" count={3} /> : children(data);
}

/** Unknown or out of reach; 400 is the answer to an address that holds no id at all. */
const isMissing = (status: number): boolean => status === 404 || status === 400;
