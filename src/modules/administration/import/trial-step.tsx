import { Columns3, Download } from 'lucide-react';
import { applyImport, importRefusedFile, type RunView } from '#platform/import-export/import-export.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { sendForBlob } from '#ui/client/client.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Differences } from './differences.tsx';
import { useDownload } from './download.ui.ts';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { goodRows, useKeepRun } from './import-view.ui.ts';
import { RefusedRows } from './refused-rows.tsx';
import { TrialTiles } from './trial-tiles.tsx';

/** Saves the refused rows with their reasons. */
export function RefusedFileButton({ run }: { run: RunView }) {
  const file = useDownload(() => sendForBlob(importRefusedFile, { params: { runId: run.runId } }), messages.refusedFileName(run.fileName));
  return (
    <Button variant="ghost" icon={Download} isPending={file.isPending} onPress={file.download}>
      {messages.downloadRefused}
    </Button>
  );
}

export interface TrialStepProps {
  run: RunView;
  /** Columns of the file, when the trial was made on this page. */
  columns: number | undefined;
  onColumns: () => void;
  onLeave: () => void;
}

/** Nothing is saved yet: what would be written, what is wrong, and the decision. */
export function TrialStep({ run, columns, onColumns, onLeave }: TrialStepProps) {
  const mayUpload = useMay(applyImport);
  const keepRun = useKeepRun();
  const apply = useSend(applyImport, { onSuccess: keepRun });
  const { accepted, updated, refused } = run.counts;
  const hasWork = accepted + updated > 0;
  return (
    <ImportFrame
      kind={run.kind}
      step={2}
      bar={
        <>
          {refused === 0 ? null : <RefusedFileButton run={run} />}
          {mayUpload ? (
            <Button variant="ghost" icon={Columns3} onPress={onColumns}>
              {messages.changeColumns}
            </Button>
          ) : null}
          <div className={styles.barEnd}>
            {refused === 0 ? null : <span className={styles.barNote}>{messages.setAside(formatNumber(refused))}</span>}
            <Button onPress={onLeave}>{messages.cancel}</Button>
            <Button variant="filled" isDisabled={!mayUpload || !hasWork} isPending={apply.isPending} onPress={() => apply.mutate({ params: { runId: run.runId } })}>
              {messages.apply(formatNumber(goodRows(run)))}
            </Button>
          </div>
        </>
      }
    >
      <TrialTiles run={run} columns={columns} />
      {apply.error === null ? null : <Alert type="error">{apply.error.messages}</Alert>}
      <Alert type="info" title={messages.nothingSaved} isLive={false}>
        {!hasWork && goodRows(run) > 0 ? messages.allKnown : refused === 0 ? messages.trialClean : messages.trialHelp}
      </Alert>
      <Differences key={`${run.runId} ${run.counts.updated}`} run={run} />
      <RefusedRows key={run.runId} run={run} />
    </ImportFrame>
  );
}
