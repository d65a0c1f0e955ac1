import { defined } from '#ui/cx/cx.ts';
import { formatPercent } from '#ui/format/format.ts';
import { shareOf } from '#ui/progress-bar/share.ts';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** How much of `max` there is. */
  value: number;
  max: number;
  /** Names it for a screen reader where no words beside it do. */
  label?: string | undefined;
}

/** How complete something is, where it stands still: work that is running has the bar. The per cent is whole only when it is. */
export function ProgressRing({ value, max, label }: ProgressRingProps) {
  const share = Math.floor(shareOf(value, max));
  const text = formatPercent(share);
  return (
    <span className={styles.ring} {...defined({ role: label && 'img', 'aria-label': label && `${label} ${text}` })}>
      <svg viewBox="0 0 56 56" className={styles.drawing} aria-hidden="true">
        <circle cx="28" cy="28" r="25" className={styles.track} />
        {share === 0 ? null : <circle cx="28" cy="28" r="25" pathLength="100" strokeDasharray={`${share} 100`} className={styles.arc} />}
      </svg>
      <span className={styles.text}>{text}</span>
    </span>
  );
}
