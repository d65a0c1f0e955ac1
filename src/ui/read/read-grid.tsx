import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { DataGridProps } from '#ui/data-grid/types.ts';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state/empty-state.tsx';
import type { Read } from './read.ts';
import { ReadError } from './read-error.tsx';

export interface ReadGridProps<A, R>
  extends Pick<DataGridProps<R>, 'label' | 'columns' | 'rowKey' | 'bones' | 'total' | 'offset' | 'footer' | 'onOpen' | 'selection'>,
    Pick<EmptyStateProps, 'headingLevel'> {
  of: Read<A>;
  rowsOf: (answer: A) => readonly R[];
  /** Title in place of the rows that could not be read. */
  failed: string;
  /** Title in place of rows of which there are none. */
  none: string;
  /** What to do about it. */
  noneText?: string | undefined;
}

/** The few rows of one answer, whole: no filters, and pages only in a PagedGrid. At a phone's width they are cards. */
export function ReadGrid<A, R>({ of: read, rowsOf, failed, none, noneText, headingLevel = 3, ...grid }: ReadGridProps<A, R>) {
  if (read.error) return <ReadError of={read} title={failed} headingLevel={headingLevel} />;
  return (
    <DataGrid
      {...grid}
      rows={read.data === undefined ? [] : rowsOf(read.data)}
      isLoading={read.data === undefined}
      hasCards
      empty={
        <EmptyState title={none} headingLevel={headingLevel}>
          {noneText}
        </EmptyState>
      }
    />
  );
}
