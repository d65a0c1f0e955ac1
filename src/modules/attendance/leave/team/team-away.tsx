import { formatDate, formatNumber } from '#ui/format/format.ts';
import { Meta, Text } from '#ui/text/text.tsx';
import styles from '../leave.module.css';
import words from '../leave-page.messages.fa.ts';

interface TeamAwayProps {
  away: readonly { readonly name: string; readonly fromDate: string; readonly thruDate: string; readonly isWaiting: boolean }[];
  /** Colleagues of the unit, the person left out. */
  size: number;
}

/** Who of the unit is away on the same days. */
export function TeamAway({ away, size }: TeamAwayProps) {
  if (size === 0) return null;
  if (away.length === 0)
    return (
      <Text as="p" size="label" tone="muted">
        {words.noneAway}
      </Text>
    );
  return (
    <div>
      <Text as="p" size="label" tone="muted">
        {words.away({ count: formatNumber(new Set(away.map(({ name }) => name)).size), size: formatNumber(size) })}
      </Text>
      <ul className={styles.away}>
        {away.map(({ name, fromDate, thruDate, isWaiting }) => (
          <li key={`${name} ${fromDate}`}>
            {words.awayOne({ name, from: formatDate(fromDate), thru: formatDate(thruDate) })}
            {isWaiting ? <Meta> ({words.awayWaiting})</Meta> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
