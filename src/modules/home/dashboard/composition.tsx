import { Card } from '#ui/card/card.tsx';
import { formatNumber, formatPercent } from '#ui/format/format.ts';
import styles from './composition.module.css';
import messages from './dashboard-page.messages.fa.ts';
import type { Asked } from './drill-down.rules.ts';
import { ToList } from './to-list.tsx';

export interface Part {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** The people of the part; absent where no condition says them. */
  readonly to?: Asked;
}

/** At most six parts have a colour of their own. */
const NAMED = 6;

function grouped(parts: readonly Part[]): readonly Part[] {
  if (parts.length <= NAMED) return parts;
  const rest = parts.slice(NAMED - 1).reduce((sum, { count }) => sum + count, 0);
  return [...parts.slice(0, NAMED - 1), { id: 'others', label: messages.others, count: rest }];
}

const colour = (id: string, at: number): string => `var(--chart-${id === 'others' ? 8 : at + 1})`;

/** Shares of a whole: one stacked bar, and the list that says what it shows. */
export function Composition({ title, parts }: { title: string; parts: readonly Part[] }) {
  const shown = grouped(parts);
  const whole = shown.reduce((sum, { count }) => sum + count, 0);
  if (whole === 0) return null;
  return (
    <Card title={title} caption={messages.people}>
      <div aria-hidden="true" className={styles.bar}>
        {shown.map(({ id, count }, at) => (
          <span key={id} className={styles.part} style={{ flexGrow: count, background: colour(id, at) }} />
        ))}
      </div>
      <ul className={styles.list}>
        {shown.map(({ id, label, count, to }, at) => (
          <li key={id} className={styles.row}>
            <span aria-hidden="true" className={styles.key} style={{ background: colour(id, at) }} />
            <span className={styles.label}>
              <ToList to={to}>{label}</ToList>
            </span>
            <span className={styles.count}>{formatNumber(count)}</span>
            <span className={styles.share}>{formatPercent((count / whole) * 100, 1)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
