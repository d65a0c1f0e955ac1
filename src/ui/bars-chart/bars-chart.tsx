import { cx } from '#ui/cx/cx.ts';
import { formatNumber } from '#ui/format/format.ts';
import styles from './bars-chart.module.css';
import { scaleOf } from './scale.ts';

/** Some time with what happened in it. */
export interface Bars {
  readonly id: string;
  /** Under the bars; short. */
  readonly name: string;
  /** All of it in words, for the pointer. */
  readonly hint: string;
  readonly above: number;
  readonly below?: number;
}

/** More than this are not named one by one. */
const NAMED = 12;
/** Narrow charts name every third of more than six, counted from the last. */
const SPARSE = 3;
const FEW = 6;

const most = (values: readonly number[]): number => Math.max(0, ...values);

/** Bars above a line, and below it where they say a second thing; time from right to left. For the eye alone: the figures stand in a table beside it. */
export function BarsChart({ bars }: { bars: readonly Bars[] }) {
  const isTwofold = bars.some(({ below }) => below !== undefined);
  const { ticks, top, bottom } = scaleOf(most(bars.map(({ above }) => above)), isTwofold ? most(bars.map(({ below = 0 }) => below)) : undefined);
  const share = (value: number): string => `${(value / (top + bottom)) * 100}%`;
  const step = Math.ceil(bars.length / NAMED);
  const sparse = bars.length > FEW ? step * SPARSE : step;
  return (
    <div aria-hidden="true" className={styles.frame}>
      <div className={styles.chart}>
        <div className={styles.axis}>
          {ticks.map((tick) => (
            <span key={tick} className={styles.tick} style={{ insetBlockStart: share(top - tick) }}>
              {formatNumber(Math.abs(tick))}
            </span>
          ))}
        </div>
        <div className={styles.plot}>
          {ticks.map((tick) => (
            <span key={tick} className={cx(styles.line, tick === 0 && styles.zero)} style={{ insetBlockStart: share(top - tick) }} />
          ))}
          {bars.map(({ id, name, hint, above, below }, at) => {
            const back = bars.length - 1 - at;
            return (
              <div key={id} className={cx(styles.part, back === 0 && styles.last)} title={hint}>
                <div className={styles.above} style={{ blockSize: share(above), insetBlockEnd: share(bottom) }}>
                  {back === 0 && (isTwofold || above > 0) ? <span className={styles.onTop}>{formatNumber(above, 1)}</span> : null}
                </div>
                {below === undefined ? null : (
                  <div className={styles.below} style={{ blockSize: share(below), insetBlockStart: share(top) }}>
                    {back === 0 ? <span className={styles.underneath}>{formatNumber(below, 1)}</span> : null}
                  </div>
                )}
                {back % step === 0 ? <span className={cx(styles.name, back % sparse !== 0 && styles.sparse)}>{name}</span> : null}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

/** What the bars above and below are. */
export function BarsLegend({ above, below }: { above: string; below: string }) {
  return (
    <ul className={styles.legend}>
      <li className={styles.aboveKey}>{above}</li>
      <li className={styles.belowKey}>{below}</li>
    </ul>
  );
}
