import { formatDate, formatNumber } from '#ui/format/format.ts';
import styles from './leave.module.css';
import words from './leave-page.messages.fa.ts';

interface TeamAwayProps {
  away: readonly { readonly name: string; readonly fromDate: string; readonly thruDate: string; readonly isWaiting: boolean }[];
  /** Colleagues of the unit, the person left out. */
  size: number;
}

/** Who of the unit is away on the same days. */
export function TeamAway({ away, size }: TeamAwayProps) {
  if (size === 0) return null;
  if (away.length === 0) return <p className={styles.quiet}>{words.noneAway}</p>;
  return (
    <div>
      <p className={styles.quiet}>{words.away({ count: formatNumber(new Set(away.map(({ name }) => name)).size), size: formatNumber(size) })}</p>
      <ul className={styles.away}>
        {away.map(({ name, fromDate, thruDate, isWaiting }) => (
          <li key={`${name} ${fromDate}`}>
            {words.awayOne({ name, from: formatDate(fromDate), thru: formatDate(thruDate) })}
            {isWaiting ? <span className={styles.meta}> ({words.awayWaiting})</span> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
