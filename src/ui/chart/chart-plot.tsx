import { type CSSProperties, useId } from 'react';
import { cx } from '#ui/cx/cx.ts';
import unseen from '#ui/unseen/unseen.module.css';
import messages from './chart.messages.fa.ts';
import styles from './chart.module.css';
import { type Cursor, loudRow, marksOf, naming, type Scale, scaleOf, shareOf } from './chart.rules.ts';
import { HeatAxis, HeatCells } from './chart-heat.tsx';
import { LineEnds, LinePaths, LinePoints } from './chart-lines.tsx';
import { percent } from './chart-looks.ts';
import { Marks } from './chart-marks.tsx';
import type { ChartFigures } from './chart-props.ts';
import { saidOf, shortText } from './chart-words.ts';
import { useWalk } from './use-walk.ts';

/** The drawing: one stop of the Tab key, walked by the arrows. What is drawn is for the eye; the cursor says what stands there. */
export function Plot({ chart, title }: { chart: ChartFigures; title: string }) {
  const { kind, series, rows } = chart;
  const help = useId();
  const { shown, told, keys, handlersOf, leave } = useWalk(chart);
  const scale = scaleOf(kind, rows);
  const isHeat = kind === 'heat';
  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: walked by keys of its own
        tabIndex={0}
        aria-label={title}
        aria-roledescription={messages.chart}
        aria-describedby={help}
        className={styles.chart}
        style={isHeat ? ({ '--bands': series.length } as CSSProperties) : undefined}
        data-kind={kind}
        {...keys}
      >
        {isHeat ? <HeatAxis series={series} /> : <Axis chart={chart} scale={scale} />}
        <div aria-hidden="true" className={styles.plot} onPointerLeave={leave}>
          {isHeat
            ? null
            : scale.ticks.map((tick) => <span key={tick} className={cx(styles.guide, tick === 0 && styles.zero)} style={{ insetBlockStart: percent(1 - shareOf(scale, tick)) }} />)}
          {kind === 'lines' ? <LinePaths chart={chart} scale={scale} /> : null}
          {rows.map(({ id }, at) => (
            <Part key={id} chart={chart} scale={scale} row={at} active={shown?.row === at ? shown : undefined} handlersOf={handlersOf} />
          ))}
          {shown === undefined ? null : <Tip chart={chart} scale={scale} at={shown} />}
        </div>
        {kind === 'lines' ? <LineEnds chart={chart} scale={scale} /> : null}
      </div>
      <span id={help} hidden>
        {isHeat ? messages.keys.heat : series.length > 1 ? messages.keys.several : messages.keys.one}
      </span>
      <p aria-live="polite" className={unseen.unseen}>
        {told === undefined ? '' : saidOf(chart, told)}
      </p>
    </>
  );
}

interface PartProps {
  chart: ChartFigures;
  scale: Scale;
  row: number;
  active: Cursor | undefined;
  handlersOf: ReturnType<typeof useWalk>['handlersOf'];
}

/** All of one row, with its name below. */
function Part({ handlersOf, ...drawn }: PartProps) {
  const { chart, row, active } = drawn;
  const { kind, rows } = chart;
  const isHeat = kind === 'heat';
  const isLoud = !isHeat && row === loudRow(kind, rows);
  const { step, sparse } = naming(rows.length);
  const back = rows.length - 1 - row;
  return (
    <div
      className={cx(styles.part, isLoud && styles.loud, active && styles.active)}
      style={{ '--span': step, '--sparse-span': sparse } as CSSProperties}
      {...(isHeat ? {} : handlersOf({ row }))}
    >
      {isHeat ? <HeatCells {...drawn} handlersOf={handlersOf} /> : kind === 'lines' ? <LinePoints {...drawn} /> : <Marks {...drawn} isLoud={isLoud} />}
      {back % step === 0 ? <span className={cx(styles.name, back % sparse !== 0 && styles.sparse)}>{rows[row]?.name}</span> : null}
    </div>
  );
}

/** Values at the right; below the line of a twofold chart they are counted too, not negative. */
function Axis({ chart, scale }: { chart: ChartFigures; scale: Scale }) {
  return (
    <div aria-hidden="true" className={styles.axis}>
      {scale.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetBlockStart: percent(1 - shareOf(scale, tick)) }}>
          {shortText(chart, chart.kind === 'twofold' ? Math.abs(tick) : tick, scale.decimals)}
        </span>
      ))}
    </div>
  );
}

/** Height of what the cursor is on, as a share of the plot. */
function heightOf({ kind, series, rows }: ChartFigures, scale: Scale, { row, series: at }: Cursor): number {
  if (kind === 'heat') return 1 - (at ?? 0) / series.length;
  const marks = marksOf(kind, rows[row]?.values ?? []).filter((mark) => at === undefined || mark.at === at);
  return shareOf(scale, Math.max(0, ...marks.map(({ high }) => high)));
}

/** What the cursor is on, in words; near the sides of the chart it leans inwards. */
function Tip({ chart, scale, at }: { chart: ChartFigures; scale: Scale; at: Cursor }) {
  const rows = chart.rows.length;
  const share = (at.row + 0.5) / rows;
  const middle = { insetInlineStart: percent(share), translate: '50% 0' };
  const side = share < 1 / 3 ? { insetInlineStart: percent(at.row / rows) } : share > 2 / 3 ? { insetInlineEnd: percent(1 - (at.row + 1) / rows) } : middle;
  return (
    <span className={styles.tip} style={{ ...side, insetBlockEnd: `calc(${percent(heightOf(chart, scale, at))} + 8px)` }}>
      {saidOf(chart, at)}
    </span>
  );
}
