import kit from '#ui/kit/kit.messages.fa.ts';
import unseen from '#ui/unseen/unseen.module.css';
import messages from './chart.messages.fa.ts';
import { type Row, sumOf } from './chart.rules.ts';
import type { ChartProps } from './chart-props.ts';
import styles from './chart-table.module.css';
import { valueText } from './chart-words.ts';

/** The figures of a chart. Where it is not seen it is only heard, and nothing in it takes the focus. */
export function ChartTable({ isSeen, ...chart }: ChartProps & { isSeen: boolean }) {
  const { kind, title, caption, rowTitle, series, rows } = chart;
  const hasSum = kind === 'stacked' && series.length > 1;
  const table = (
    <table className={styles.table}>
      <caption className={unseen.unseen}>{caption === undefined ? title : `${title} ${caption}`}</caption>
      <thead>
        <tr>
          <th scope="col">{rowTitle}</th>
          {series.map(({ id, name }) => (
            <th key={id} scope="col" className={styles.figure}>
              {name}
            </th>
          ))}
          {hasSum ? (
            <th scope="col" className={styles.figure}>
              {messages.total}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.whole ?? row.name}</th>
            <Figures chart={chart} row={row} isSeen={isSeen} />
            {hasSum ? <td className={styles.figure}>{textOf(chart, sumOf(row.values))}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!isSeen) return <div className={unseen.unseen}>{table}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: it scrolls by itself, so the keyboard must reach it; its card is the region
    <div role="group" aria-label={title} tabIndex={0} className={styles.sheet}>
      {table}
    </div>
  );
}

const textOf = (chart: ChartProps, value: number | null | undefined): string => (value === null || value === undefined ? kit.unknown : valueText(chart, value));

function Figures({ chart, row, isSeen }: { chart: ChartProps; row: Row; isSeen: boolean }) {
  return chart.series.map((one, at) => {
    const text = textOf(chart, row.values[at]);
    return (
      <td key={one.id} className={styles.figure}>
        {isSeen && chart.cell !== undefined ? chart.cell(row, one, text) : text}
      </td>
    );
  });
}
