import { dayText, distanceText, weekdayText } from './days.ts';
import styles from './today-tab.module.css';

/** How far a day is, and which one it is unless it is today. `note` stands after the day. */
export function When({ date, today, note }: { date: string; today: string; note?: string | undefined }) {
  const parts = [...(date === today ? [] : [`${weekdayText(date)} ${dayText(date)}`]), ...(note === undefined ? [] : [note])];
  return (
    <span className={styles.when}>
      <b>{distanceText(date, today)}</b>
      {parts.length === 0 ? null : <span>{parts.join('\u060c ')}</span>}
    </span>
  );
}
