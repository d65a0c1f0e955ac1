import { Pager } from '#ui/pager/pager.tsx';
import { ReadGrid, type ReadGridProps } from './read-grid.tsx';

interface Paged<R> {
  readonly rows: readonly R[];
  /** Rows of all pages. */
  readonly count: number;
}

export interface PagedGridProps<R> extends Omit<ReadGridProps<Paged<R>, R>, 'rowsOf' | 'total' | 'offset' | 'footer'> {
  /** From one. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** One page of rows that the server counts; turned below where there are more. What is sorted, filtered or exported is a DataTable. */
export function PagedGrid<R>({ page, pageSize, onPage, ...grid }: PagedGridProps<R>) {
  const count = grid.of.data?.count ?? 0;
  return (
    <ReadGrid
      {...grid}
      rowsOf={({ rows }) => rows}
      total={count}
      offset={(page - 1) * pageSize}
      footer={count > pageSize ? <Pager page={page} pageSize={pageSize} total={count} onPage={onPage} /> : undefined}
    />
  );
}
