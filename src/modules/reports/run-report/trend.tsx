import { BarsChart, BarsLegend } from '#ui/bars-chart/bars-chart.tsx';
import { Card } from '#ui/card/card.tsx';
import { formatNumber } from '#ui/format/format.ts';
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

/** Cases begun and finished by Jalali weeks or months, and how long those that were finished took. */
export function Trend({ summary, look }: { summary: RunSummary; look: RunLook }) {
  const { trend, by, dayMinutes } = summary;
  const set = useSetScreenSearch(runReportScreen);
  const isStill = trend.every(({ begun, finished }) => begun + finished === 0);
  const isNoneFinished = trend.every(({ finished }) => finished === 0);
  const counts = trend.map((span) => {
    const { name, whole } = spanText(span, by);
    return { id: span.from, name, hint: words.trendHint(whole, formatNumber(span.begun), formatNumber(span.finished)), above: span.begun, below: span.finished };
  });
  const times = trend.map((span) => {
    const { name, whole } = spanText(span, by);
    return { id: span.from, name, hint: words.cycleHint(whole, timeText(span.median, dayMinutes)), above: (span.median ?? 0) / HOUR };
  });
  return (
    <div className={styles.halves}>
      <div>
        <Card
          title={words.trend}
          actions={
            <div className={styles.trendTop}>
              <BarsLegend above={words.begunBar} below={words.finishedBar} />
              <Segmented
                label={words.by}
                isLabelHidden
                value={by}
                options={kinds.map((value) => ({ value, label: words.bys[value] }))}
                onChange={(next) => void set({ by: next })}
              />
            </div>
          }
        >
          {isStill ? <p className={styles.still}>{words.still}</p> : <BarsChart bars={counts} />}
          {isStill ? null : <Numbers summary={summary} look={look} />}
        </Card>
        <Card title={words.cycleTrend} caption={words.inHours}>
          {isNoneFinished ? <p className={styles.still}>{words.noneFinished}</p> : <BarsChart bars={times} />}
        </Card>
      </div>
    </div>
  );
}

/** The figures of both charts, each with the way to its cases. */
function Numbers({ summary: { trend, by, dayMinutes }, look: { process, unit } }: { summary: RunSummary; look: RunLook }) {
  const { begun, finished, median } = words.columns;
  return (
    <details className={styles.details}>
      <summary>{words.table}</summary>
      <table>
        <thead>
          <tr>
            {[words.span, begun, finished, median].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {trend.map((span) => {
            const { whole } = spanText(span, by);
            const ways = waysIn(span, { process, unit });
            return (
              <tr key={span.from}>
                <th scope="row">{whole}</th>
                <td>
                  <Count value={span.begun} to={ways.of('begun')} of={whole} column={begun} />
                </td>
                <td>
                  <Count value={span.finished} to={ways.of('finished')} of={whole} column={finished} />
                </td>
                <td>{timeText(span.median, dayMinutes)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
