import { Workflow } from 'lucide-react';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Figure, Figures } from '#ui/figures/figures.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { type RunSummary, runSummary } from './run-report.contract.ts';
import styles from './run-report.module.css';
import words from './run-report-page.messages.fa.ts';
import type { Counted } from './run-ways.rules.ts';
import { timeParts, timeText } from './run-words.ui.ts';
import { Count, ToRuns } from './to-runs.tsx';
import { Trend } from './trend.tsx';
import type { RunLook } from './use-look.ui.ts';

/** The processes of the period in a few figures, their trend, and each process with its own. */
export function Overview({ look }: { look: RunLook }) {
  const { by, query } = look;
  const read = useCall(runSummary, { query: { ...query, ...(by === undefined ? {} : { by }) }, keepPrevious: true });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={3} />;
  const { whole } = read.data;
  if (whole.begun + whole.finished + whole.cancelled + whole.running + whole.openTasks === 0)
    return (
      <EmptyState icon={Workflow} title={words.noCases}>
        {words.noCasesAdvice}
      </EmptyState>
    );
  return (
    <div className={styles.parts}>
      <Tiles summary={read.data} look={look} />
      <Trend summary={read.data} look={look} />
      <Incidents summary={read.data} look={look} />
      <Processes summary={read.data} look={look} />
    </div>
  );
}

interface Part {
  summary: RunSummary;
  look: RunLook;
}

function Tiles({ summary: { whole, dayMinutes }, look: { ways } }: Part) {
  const { begun, finished, cancelled, median, p90, running, stuck, openTasks, overdueTasks } = whole;
  const to = (which: Counted, text: string) => <ToRuns to={ways.of(which)}>{text}</ToRuns>;
  const label = (which: Counted, text: string) => <span className={styles.label}>{to(which, text)}</span>;
  return (
    <Figures>
      <Figure
        label={label('finished', words.finished)}
        value={formatNumber(finished)}
        unit={words.case}
        note={
          <>
            {to('begun', words.begun(formatNumber(begun)))}
            {words.comma}
            {to('cancelled', words.cancelled(formatNumber(cancelled)))}
          </>
        }
      />
      <Figure label={label('finished', words.cycle)} {...timeParts(median, dayMinutes)} note={p90 === null ? words.noneFinished : words.p90(timeText(p90, dayMinutes))} />
      <Figure
        label={label('running', words.running)}
        value={formatNumber(running)}
        unit={words.case}
        note={stuck === 0 ? words.noneStuck : to('stuck', words.stuck(formatNumber(stuck)))}
      />
      <Figure
        label={label('openTasks', words.openTasks)}
        value={formatNumber(openTasks)}
        unit={words.task}
        note={overdueTasks === 0 ? words.noneOverdue : to('overdueTasks', words.overdue(formatNumber(overdueTasks)))}
      />
    </Figures>
  );
}

function Incidents({ summary: { incidents }, look: { ways } }: Part) {
  if (incidents.length === 0) return null;
  return (
    <Card title={words.incidents}>
      <ul className={styles.incidents}>
        {incidents.map(({ process, processTitle, step, title, code, cases }) => (
          <li key={`${process} ${step}`} className={styles.incident}>
            <span>{words.incidentAt(processTitle, title)}</span>
            <span className={styles.why}>{code === 'nobody' ? words.nobody : words.failedAt}</span>
            <ToRuns to={ways.stuckAt(process, step)}>
              {formatNumber(cases)} {words.case}
            </ToRuns>
          </li>
        ))}
      </ul>
    </Card>
  );
}

type Row = RunSummary['processes'][number];

function Processes({ summary: { processes, dayMinutes }, look: { ways } }: Part) {
  const { columns: names } = words;
  const count = (which: Counted): GridColumn<Row> => ({
    id: which,
    label: names[which],
    align: 'count',
    render: (row) => <Count value={row[which]} to={ways.of(which, row.process)} of={row.title} column={names[which]} />,
  });
  const time = (which: 'median' | 'p90'): GridColumn<Row> => ({ id: which, label: names[which], render: (row) => timeText(row[which], dayMinutes) });
  const columns: readonly GridColumn<Row>[] = [
    { id: 'title', label: names.process, grows: true, render: ({ title }) => title },
    count('begun'),
    count('finished'),
    count('cancelled'),
    time('median'),
    time('p90'),
    count('running'),
    count('stuck'),
    count('openTasks'),
    count('overdueTasks'),
  ];
  return (
    <Card title={words.processes} isFlush>
      <DataGrid hasCards label={words.tableOf(words.processes)} columns={columns} rows={processes} rowKey={({ process }) => process} />
    </Card>
  );
}
