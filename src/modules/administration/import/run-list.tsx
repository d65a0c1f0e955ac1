import type { UseQueryResult } from '@tanstack/react-query';
import type { ReplyOf } from '#kernel/call.ts';
import type { importRuns, RunView } from '#platform/import-export/import-export.contract.ts';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import styles from './import.module.css';
import { importScreen } from './import.screen.ts';
import messages from './import-page.messages.fa.ts';
import { tookNothing } from './import-view.ui.ts';

const badgeOf: Readonly<Record<RunView['state'], BadgeState>> = { checked: 'draft', applying: 'running', done: 'done', failed: 'failed', undone: 'returned' };

const columns: readonly GridColumn<RunView>[] = [
  {
    id: 'file',
    label: messages.runFile,
    render: ({ runId, kind, fileName }) => (
      <ScreenLink to={importScreen} search={{ kind, run: runId }} className={styles.fileLink}>
        <bdi>{fileName}</bdi>
      </ScreenLink>
    ),
  },
  { id: 'kind', label: messages.runKind, render: ({ kindTitle }) => kindTitle },
  { id: 'company', label: messages.runCompany, render: ({ companyName }) => (companyName === null ? null : <bdi>{companyName}</bdi>) },
  {
    id: 'state',
    label: messages.runState,
    render: (run) => (
      <Badge state={tookNothing(run) ? 'failed' : badgeOf[run.state]} isPlain>
        {tookNothing(run) ? messages.nothingTaken : messages.states[run.state]}
      </Badge>
    ),
  },
  { id: 'rows', label: messages.runRows, align: 'count', render: ({ counts }) => formatNumber(counts.rows) },
  { id: 'refused', label: messages.refusedCount, align: 'count', render: ({ counts }) => formatNumber(counts.refused) },
  { id: 'time', label: messages.runTime, grows: true, render: ({ createdAt }) => formatDateTime(createdAt) },
];

/** Imports so far, newest first. */
export function RunList({ runs }: { runs: UseQueryResult<ReplyOf<typeof importRuns>, ApiError> }) {
  const { data, error, isFetching, refetch } = runs;
  return (
    <Card isFlush title={messages.runs}>
      {error !== null && data === undefined ? (
        <ErrorState title={messages.runsFailed} headingLevel={3} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
          {error.messages}
        </ErrorState>
      ) : (
        <DataGrid
          hasCards
          label={messages.runsLabel}
          columns={columns}
          rows={data?.runs ?? []}
          rowKey={({ runId }) => runId}
          isLoading={data === undefined}
          empty={messages.noRuns}
        />
      )}
    </Card>
  );
}
