import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { type RunView, undoImport } from '#platform/import-export/import-export.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ScreenLink } from '#ui/screen-link/screen-link.tsx';
import styles from './import.module.css';
import { importScreen } from './import.screen.ts';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { kindTitle, tookNothing, useKeepRun, useKinds } from './import-view.ui.ts';
import { RefusedRows } from './refused-rows.tsx';
import { RefusedFileButton } from './trial-step.tsx';

/** What was written, the way back, and what comes next. */
export function DoneStep({ run }: { run: RunView }) {
  const { accepted, updated, unchanged, refused } = run.counts;
  const isEmpty = tookNothing(run);
  const kinds = useKinds() ?? [];
  const next = isEmpty ? undefined : kinds[kinds.indexOf(run.kind) + 1];
  const figures = [
    { name: messages.accepted, count: accepted },
    { name: messages.updated, count: updated },
    { name: messages.unchanged, count: unchanged },
    { name: messages.refusedCount, count: refused },
  ];
  return (
    <ImportFrame kind={run.kind} step={messages.steps.length}>
      {isEmpty ? (
        <Alert type="error" isLive={false} title={messages.nothingTakenTitle(run.kindTitle)}>
          {messages.nothingTakenHelp}
        </Alert>
      ) : null}
      <Card title={isEmpty ? messages.nothingTaken : messages.doneTitle(run.kindTitle)} caption={<bdi>{run.fileName}</bdi>} className={styles.narrow}>
        <dl className={styles.figures}>
          {figures.map(({ name, count }) => (
            <div key={name} className={styles.figure}>
              <dt>{name}</dt>
              <dd>{formatNumber(count)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <ScreenLink to={importScreen} search={{ kind: next ?? run.kind }} className={buttonClass('filled')}>
            {next === undefined ? messages.another : messages.next(kindTitle(next))}
          </ScreenLink>
          {refused === 0 ? null : <RefusedFileButton run={run} />}
          {accepted + updated === 0 ? null : <UndoButton run={run} />}
        </div>
      </Card>
      {refused === 0 ? null : <RefusedRows run={run} />}
    </ImportFrame>
  );
}

function UndoButton({ run }: { run: RunView }) {
  const { accepted, updated } = run.counts;
  const [isAsking, setAsking] = useState(false);
  const mayUndo = useMay(undoImport);
  const keepRun = useKeepRun();
  const undo = useSend(undoImport, { onSuccess: keepRun });
  // a refusal is told on the page, beside what it is about
  const takeBack = async (): Promise<void> => {
    try {
      await undo.mutateAsync({ params: { runId: run.runId } });
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  };
  if (!mayUndo) return null;
  return (
    <>
      <Button variant="ghost" icon={Undo2} iconMirrored onPress={() => setAsking(true)}>
        {messages.undo}
      </Button>
      {undo.error === null ? null : (
        <Alert type="error" className={styles.wide}>
          {undo.error.messages}
        </Alert>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={messages.undoTitle(run.fileName)}
        confirmLabel={messages.undoConfirm}
        cancelLabel={messages.keep}
        isDanger
        onConfirm={takeBack}
      >
        {accepted === 0 ? null : <p>{messages.undoNew(formatNumber(accepted))}</p>}
        {updated === 0 ? null : <p>{messages.undoChanged(formatNumber(updated))}</p>}
        <p>{messages.undoIf}</p>
      </ConfirmDialog>
    </>
  );
}

/** A run that was taken back. */
export function UndoneStep({ run }: { run: RunView }) {
  return (
    <ImportFrame kind={run.kind} step={0}>
      <Alert type="success" title={<bdi>{run.fileName}</bdi>}>
        {messages.undone}
      </Alert>
      <div>
        <ScreenLink to={importScreen} search={{ kind: run.kind }} className={buttonClass('filled')}>
          {messages.another}
        </ScreenLink>
      </div>
    </ImportFrame>
  );
}
