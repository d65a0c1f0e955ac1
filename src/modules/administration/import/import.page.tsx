import { useEffect, useState } from 'react';
import { importRun, matchImport, type RunView } from '#platform/import-export/import-export.contract.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ApplyStep, FailedStep } from './apply-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { ColumnStep } from './column-step.tsx';
import { DoneStep, UndoneStep } from './done-step.tsx';
import { importScreen } from './import.screen.ts';
import { ImportFrame } from './import-frame.tsx';
import messages from './import-page.messages.fa.ts';
import { lacksColumns, type Report, useKeepRun } from './import-view.ui.ts';
import { TrialStep } from './trial-step.tsx';

/** Bulk import: choose, match, try out, apply. The address holds the run, so a reload loses nothing. */
export default function ImportPage() {
  const { kind, run } = useScreenSearch(importScreen);
  const setSearch = useSetScreenSearch(importScreen);
  const openScreen = useOpenScreen();
  const keepRun = useKeepRun();
  const [report, setReport] = useState<Report>();
  const open = (answer: Report): void => {
    setReport(answer);
    keepRun(answer.run);
    void openScreen(importScreen, { search: { kind: answer.run.kind, run: answer.run.runId } });
  };
  if (run === undefined) return <ChooseStep kind={kind} onKind={(chosen) => void setSearch({ kind: chosen })} onReport={open} />;
  return (
    <Run key={run} runId={run} report={report?.run.runId === run ? report : undefined} onReport={setReport} onLeave={() => void openScreen(importScreen, { search: { kind } })} />
  );
}

interface RunProps {
  runId: string;
  /** The trial, when it was made on this page. */
  report: Report | undefined;
  onReport: (report: Report) => void;
  onLeave: () => void;
}

function Run({ runId, report, onReport, onLeave }: RunProps) {
  const { data: run, error, refetch, isFetching } = useCall(importRun, { params: { runId } });
  if (run === undefined) {
    return (
      <ImportFrame step={0}>
        {error === null ? (
          <Skeleton kind="blocks" />
        ) : (
          <ErrorState title={messages.loadFailed} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
            <p>{error.messages}</p>
            <ScreenLink to={importScreen} className={buttonClass('ghost')}>
              {messages.back}
            </ScreenLink>
          </ErrorState>
        )}
      </ImportFrame>
    );
  }
  if (run.state === 'applying') return <ApplyStep run={run} onLeave={onLeave} />;
  if (run.state === 'failed') return <FailedStep run={run} onLeave={onLeave} />;
  if (run.state === 'done') return <DoneStep run={run} />;
  if (run.state === 'undone') return <UndoneStep run={run} />;
  return <Checked run={run} report={report} onReport={onReport} onLeave={onLeave} />;
}

/** There is something to decide about columns: a required one lacks, or one of ours and one of the file are both left over. */
function hasOpenColumns({ missing, columns, headers }: Report): boolean {
  const used = new Set(columns.map(({ header }) => header));
  return missing.length > 0 || (columns.some(({ header }) => header === null) && headers.some((header) => header.trim() !== '' && !used.has(header)));
}

function Checked({ run, report, onReport, onLeave }: Omit<RunProps, 'runId'> & { run: RunView }) {
  const [isMatching, setMatching] = useState(() => lacksColumns(run) || (report !== undefined && hasOpenColumns(report)));
  const [byHand, setByHand] = useState<ReadonlySet<string>>(new Set());
  if (!isMatching) return <TrialStep run={run} columns={report?.headers.length} onColumns={() => setMatching(true)} onLeave={onLeave} />;
  if (report === undefined) return <FetchReport run={run} onReport={onReport} />;
  return (
    <ColumnStep
      report={report}
      byHand={byHand}
      onLeave={onLeave}
      onDone={(answer, hands) => {
        onReport(answer);
        setByHand(hands);
        setMatching(answer.missing.length > 0);
      }}
    />
  );
}

/** After a reload the columns are matched anew. */
function FetchReport({ run, onReport }: { run: RunView; onReport: (report: Report) => void }) {
  const keepRun = useKeepRun();
  const match = useSend(matchImport, {
    onSuccess: (answer) => {
      keepRun(answer.run);
      onReport(answer);
    },
  });
  const { mutate } = match;
  const { runId } = run;
  useEffect(() => mutate({ params: { runId }, body: { mapping: {} } }), [mutate, runId]);
  return (
    <ImportFrame kind={run.kind} step={1}>
      {match.error === null ? (
        <Skeleton kind="blocks" />
      ) : (
        <ErrorState code={match.error.requestId || undefined} onRetry={() => mutate({ params: { runId }, body: { mapping: {} } })}>
          {match.error.messages}
        </ErrorState>
      )}
    </ImportFrame>
  );
}
