import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { importDifferences, type RunView } from '#platform/import-export/import-export.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { CellValue } from './cell-value.tsx';
import messages from './import-page.messages.fa.ts';
import styles from './trial.module.css';

type Reply = ReplyOf<typeof importDifferences>;
/** A line of the table: one change of a row; the row is named at its first. */
type Line = Partial<Reply['rows'][number]['changes'][number]> & { readonly key: string; readonly row?: number; readonly label?: string };

const linesOf = ({ rows }: Reply): Line[] =>
  rows.flatMap(({ row, label, changes }): Line[] =>
    changes.length === 0 ? [{ key: String(row), row, label }] : changes.map((change, at) => ({ ...change, key: `${row} ${change.column}`, ...(at === 0 ? { row, label } : {}) })),
  );

const Side = ({ value, className }: { value: string | null | undefined; className: string | undefined }) =>
  value === undefined ? null : value === null ? <span className={styles.faint}>{messages.nothing}</span> : <CellValue value={value} className={className} />;

const columns: readonly GridColumn<Line>[] = [
  { id: 'row', label: messages.row, render: ({ row }) => (row === undefined ? null : <span className={styles.count}>{formatNumber(row)}</span>) },
  { id: 'name', label: messages.name, render: ({ label }) => (label === undefined ? null : <CellValue value={label} className={styles.person} />) },
  { id: 'column', label: messages.column, render: ({ header }) => header ?? <span className={styles.faint}>{messages.hiddenChange}</span> },
  { id: 'was', label: messages.was, render: ({ from }) => <Side value={from} className={styles.was} /> },
  { id: 'willBe', label: messages.willBe, grows: true, render: ({ to }) => <Side value={to} className={styles.willBe} /> },
];

const PAGE_SIZE = 50;

/** What the file would change of records that stand, before anything is written. */
export function Differences({ run }: { run: RunView }) {
  const [page, setPage] = useState(1);
  const { data, error, isFetching } = useCall(importDifferences, {
    params: { runId: run.runId },
    query: { pageIndex: page - 1, pageSize: PAGE_SIZE },
    enabled: run.counts.updated > 0,
    keepPrevious: true,
    // another matching of columns makes others, under the same address
    staleTime: 0,
  });
  if (run.counts.updated === 0) return null;
  const total = data?.total ?? run.counts.updated;
  return (
    <Card isFlush title={messages.differences} caption={messages.differencesHelp}>
      {error === null ? null : <Alert type="error">{error.messages}</Alert>}
      <DataGrid
        hasCards
        label={messages.differencesLabel}
        columns={columns}
        rows={data === undefined ? [] : linesOf(data)}
        rowKey={({ key }) => key}
        isLoading={isFetching}
        {...(total > PAGE_SIZE ? { footer: <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} /> } : {})}
      />
    </Card>
  );
}
