import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { bulkRuns } from './bulk-accounts.contract.ts';
import messages from './bulk-accounts.messages.fa.ts';
import styles from './bulk-accounts.module.css';
import { MakingProgress } from './making-progress.tsx';
import { useMaking } from './use-making.ui.ts';

type Run = ReplyOf<typeof bulkRuns>['runs'][number];
const { runs: words } = messages;
const waiting = ({ made, signedIn }: Run): number => made - signedIn;

/** The runs so far, and new slips for those of a run who have not signed in. */
export function RunsTab() {
  const { data, error, isFetching, refetch } = useCall(bulkRuns, { staleTime: 0 });
  const [asked, setAsked] = useState<Run>();
  const { progress, reprint } = useMaking();
  async function again(run: Run): Promise<void> {
    const { made, left, isPrinted } = await reprint(run.runId, waiting(run));
    if (made > 0) showAlert(isPrinted ? { type: 'success', message: words.done({ count: formatNumber(made) }) } : { type: 'warning', message: words.notPrinted });
    if (left > 0) showAlert({ type: 'info', message: words.left({ count: formatNumber(left) }) });
  }
  if (error)
    return (
      <ErrorState title={messages.failed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  const { columns } = words;
  return (
    <Card isFlush>
      <DataGrid
        label={words.title}
        rows={data?.runs ?? []}
        rowKey={({ runId }) => runId}
        isLoading={isFetching}
        hasCards
        empty={<EmptyState title={words.none} />}
        columns={[
          { id: 'madeAt', label: columns.madeAt, render: ({ madeAt }) => formatDateTime(madeAt) },
          { id: 'madeBy', label: columns.madeBy, grows: true, render: ({ madeBy }) => <bdi>{madeBy ?? words.unknown}</bdi> },
          { id: 'group', label: columns.group, render: ({ groupName }) => groupName },
          { id: 'made', label: columns.made, align: 'count', render: ({ made }) => formatNumber(made) },
          { id: 'signedIn', label: columns.signedIn, align: 'count', render: ({ signedIn }) => formatNumber(signedIn) },
          {
            id: 'acts',
            label: words.acts,
            isService: true,
            hasControls: true,
            pinned: 'end',
            render: (run) =>
              waiting(run) > 0 ? (
                <Button size="sm" onPress={() => setAsked(run)}>
                  {words.reprint}
                </Button>
              ) : (
                <span className={styles.faint}>{words.allSignedIn}</span>
              ),
          },
        ]}
      />
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={words.reprint}
          confirmLabel={words.reprintOf({ count: formatNumber(waiting(asked)) })}
          onConfirm={() => again(asked)}
        >
          {words.question({ count: formatNumber(waiting(asked)) })}
          {progress === undefined ? null : <MakingProgress label={words.reprint} progress={progress} />}
        </ConfirmDialog>
      )}
    </Card>
  );
}
