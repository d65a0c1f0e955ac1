import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { type ActorFigures, runActors, runSteps, runSummary, type StepFigures } from './run-report.contract.ts';
import styles from './run-report.module.css';
import words from './run-report-page.messages.fa.ts';
import type { ActorCount, StepCount } from './run-ways.rules.ts';
import { timeText } from './run-words.ui.ts';
import { Count } from './to-runs.tsx';
import type { RunLook } from './use-look.ui.ts';

const { columns: names } = words;
/** Hours of labour law, until the calendar of the company is known. */
const LAW_DAY = 480;

const useDay = ({ query, by }: RunLook): number =>
  useCall(runSummary, { query: { ...query, ...(by === undefined ? {} : { by }) }, keepPrevious: true }).data?.dayMinutes ?? LAW_DAY;

/** A duration with a bar of its share of the longest. */
const Timed = ({ text, share }: { text: string; share: number }) => (
  <span className={styles.timed}>
    {text}
    <span aria-hidden="true" className={styles.track}>
      <span className={styles.bar} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
    </span>
  </span>
);

const longest = (rows: readonly { readonly median: number | null }[]): number => Math.max(1, ...rows.map(({ median }) => median ?? 0));

/** How long each step takes, and what becomes of it. */
export function Steps({ look }: { look: RunLook }) {
  const { ways, query } = look;
  const day = useDay(look);
  const read = useCall(runSteps, { query, keepPrevious: true });
  const most = longest(read.data?.rows ?? []);
  const count = (which: StepCount): GridColumn<StepFigures> => ({
    id: which,
    label: names[which],
    align: 'count',
    render: (row) => <Count value={row[which]} to={ways.ofStep(which, row)} of={row.title} column={names[which]} />,
  });
  const columns: readonly GridColumn<StepFigures>[] = [
    { id: 'title', label: names.step, grows: true, render: ({ title }) => title },
    { id: 'process', label: names.process, render: ({ processTitle }) => processTitle },
    { id: 'median', label: names.answerTime, render: ({ median }) => <Timed text={timeText(median, day)} share={(median ?? 0) / most} /> },
    { id: 'p90', label: names.p90, render: ({ p90 }) => timeText(p90, day) },
    { id: 'claimMedian', label: names.claimTime, render: ({ claimMedian }) => timeText(claimMedian, day) },
    count('answered'),
    count('late'),
    count('returned'),
    count('refused'),
    count('open'),
    count('overdue'),
  ];
  return (
    <Card title={words.stepsTitle} isFlush>
      <ReadGrid
        of={read}
        rowsOf={({ rows }) => rows}
        label={words.tableOf(words.stepsTitle)}
        columns={columns}
        rowKey={({ process, step }) => `${process} ${step}`}
        failed={words.failed}
        none={words.noSteps}
      />
    </Card>
  );
}

/** What each person in reach answered, and what waits for them. */
export function Actors({ look }: { look: RunLook }) {
  const { ways, query } = look;
  const day = useDay(look);
  const read = useCall(runActors, { query, keepPrevious: true });
  const { rows = [], more = 0, others = 0 } = read.data ?? {};
  const most = longest(rows);
  const count = (which: ActorCount): GridColumn<ActorFigures> => ({
    id: which,
    label: names[which],
    align: 'count',
    render: (row) => <Count value={row[which]} to={ways.ofActor(which, row.partyId)} of={row.fullName} column={names[which]} />,
  });
  const columns: readonly GridColumn<ActorFigures>[] = [
    { id: 'name', label: names.actor, grows: true, render: ({ fullName }) => fullName },
    count('answered'),
    { id: 'median', label: names.answerTime, render: ({ median }) => <Timed text={timeText(median, day)} share={(median ?? 0) / most} /> },
    count('late'),
    count('open'),
    count('overdue'),
  ];
  return (
    <Card title={words.actorsTitle} isFlush>
      <ReadGrid
        of={read}
        rowsOf={(answer) => answer.rows}
        label={words.tableOf(words.actorsTitle)}
        columns={columns}
        rowKey={({ partyId }) => partyId}
        failed={words.failed}
        none={words.noActors}
      />
      {more > 0 ? <p className={styles.note}>{words.more(formatNumber(more))}</p> : null}
      {others > 0 ? <p className={styles.note}>{words.others(formatNumber(others))}</p> : null}
    </Card>
  );
}
