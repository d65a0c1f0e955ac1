import { Label, ProgressBar as RacProgressBar } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import { formatPercent } from '#ui/format/format.ts';
import styles from './progress-bar.module.css';
import { shareOf } from './share.ts';

export interface ProgressBarProps {
  /** What is running. */
  label: string;
  /** Out of `max`; absent when the end is not known. */
  value?: number | undefined;
  max?: number;
  /** Text at the end of the head; the per cent when absent. */
  valueText?: string | undefined;
}

/** For work over two seconds. */
export function ProgressBar({ label, value, max = 100, valueText }: ProgressBarProps) {
  const isEndless = value === undefined;
  const share = isEndless ? 0 : shareOf(value, max);
  const text = valueText ?? formatPercent(Math.floor(share));
  return (
    <RacProgressBar isIndeterminate={isEndless} value={share} valueLabel={text} className={cx(styles.progress, isEndless && styles.endless)}>
      <div className={styles.head}>
        <Label>{label}</Label>
        {isEndless ? null : <span>{text}</span>}
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={isEndless ? undefined : { inlineSize: `${share}%` }} />
      </div>
    </RacProgressBar>
  );
}
