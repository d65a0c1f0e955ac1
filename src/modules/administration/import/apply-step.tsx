import { applyImport, importRun, type RunView } from '#platform/import-export/import-export.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { useKeepRun } from './import-view.ui.ts';

const POLL_MS = 700;

function Progress({ run }: { run: RunView }) {
  const { passedRows, totalRows } = run;
  return (
    <ProgressBar
      label={messages.applying}
      value={totalRows === 0 ? undefined : passedRows}
      max={totalRows}
      valueText={totalRows === 0 ? undefined : messages.applied(formatNumber(passedRows), formatNumber(totalRows))}
    />
  );
}

/** Rows are being written; asks for the state until it is another. Works on after a reload and after a pause of the server. */
export function ApplyStep({ run, onLeave }: { run: RunView; onLeave: () => void }) {
  useCall(importRun, { params: { runId: run.runId }, refetchInterval: POLL_MS, staleTime: 0 });
  return (
    <ImportFrame kind={run.kind} step={3}>
      <Card title={<bdi>{run.fileName}</bdi>} className={styles.narrow}>
        <Progress run={run} />
        <p className={styles.note}>{messages.applyingHelp}</p>
        <div className={styles.actions}>
          <Button onPress={onLeave}>{messages.back}</Button>
        </div>
      </Card>
    </ImportFrame>
  );
}

/** Applying stopped on the way: what is written stays, going on does the rest. */
export function FailedStep({ run, onLeave }: { run: RunView; onLeave: () => void }) {
  const mayUpload = useMay(applyImport);
  const keepRun = useKeepRun();
  const apply = useSend(applyImport, { onSuccess: keepRun });
  return (
    <ImportFrame kind={run.kind} step={3}>
      <Alert type="error" isLive={false} title={messages.failed}>
        {apply.error?.messages ?? run.failure ?? messages.failedHelp}
      </Alert>
      <Card title={<bdi>{run.fileName}</bdi>} className={styles.narrow}>
        <Progress run={run} />
        <p className={styles.note}>{messages.failedHelp}</p>
        <div className={styles.actions}>
          <Button onPress={onLeave}>{messages.back}</Button>
          <Button variant="filled" isDisabled={!mayUpload} isPending={apply.isPending} onPress={() => apply.mutate({ params: { runId: run.runId } })}>
            {messages.applyAgain}
          </Button>
        </div>
      </Card>
    </ImportFrame>
  );
}
