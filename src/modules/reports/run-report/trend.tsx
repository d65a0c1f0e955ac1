import { Chart } from '#ui/chart/chart.tsx';
import { useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import type { RunSummary } from './run-report.contract.ts';
import styles from './run-report.module.css';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';
import { waysIn } from './run-ways.rules.ts';
import { spanText, timeText } from './run-words.ui.ts';
import { Count } from './to-runs.tsx';
import type { RunLook } from './use-look.ui.ts';

const HOUR = 60;
const kinds = ['week', 'month'] as const;
const counted = ['begun', 'finished'] as const;

/** Cases begun and finished by Jalali weeks or months, and how long those that were finished took. */
export function Trend({ summary, look }: { summary: RunSummary; look: RunLook }) {
  const { trend, by, dayMinutes } = summary;
  return (
    <div className={styles.halves}>
      <div>
        <Counts summary={summary} look={look} />
        <Chart
          kind="bars"
          title={words.cycleTrend}
          caption={words.inHours}
          rowTitle={words.span}
          series={[{ id: 'median', name: words.columns.median }]}
          rows={trend.map((span) => ({ id: span.from, ...spanText(span, by), values: [span.median === null ? null : span.median / HOUR] }))}
          format={(hours) => timeText(Math.round(hours * HOUR), dayMinutes)}
          still={words.noneFinished}
        />
      </div>
    </div>
  );
}

/** Each figure of the table is the way to its cases. */
function Counts({ summary: { trend, by }, look: { process, unit } }: { summary: RunSummary; look: RunLook }) {
  const set = useSetScreenSearch(runReportScreen);
  return (
    <Chart
      kind="twofold"
      title={words.trend}
      rowTitle={words.span}
      series={counted.map((id) => ({ id, name: words.columns[id] }))}
      rows={trend.map((span) => ({ id: span.from, ...spanText(span, by), values: counted.map((id) => span[id]) }))}
      cell={(row, { id, name }) => {
        const [span, key] = [trend.find(({ from }) => from === row.id), counted.find((one) => one === id)];
        return span && key ? <Count value={span[key]} to={waysIn(span, { process, unit }).of(key)} of={row.whole ?? row.name} column={name} /> : null;
      }}
      actions={
        <Segmented label={words.by} isLabelHidden value={by} options={kinds.map((value) => ({ value, label: words.bys[value] }))} onChange={(next) => void set({ by: next })} />
      }
      still={words.still}
    />
  );
}
