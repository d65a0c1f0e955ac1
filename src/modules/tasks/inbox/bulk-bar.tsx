import { X } from 'lucide-react';
import { acceptanceOf, type Outcome } from '#platform/tasks/sheet/decision-bar.tsx';
import type { TaskRow } from '#platform/tasks/tasks-shapes.rules.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/format.ts';
import styles from './inbox.module.css';
import messages from './inbox-page.messages.fa.ts';

interface BulkBarProps {
  /** Tasks of one form. */
  chosen: readonly TaskRow[];
  /** Whether there is anything to choose. */
  hasChoosable: boolean;
  onAsk: (outcome: Outcome) => void;
  onClear: () => void;
}

/** What can be answered for all chosen tasks at once. */
export function BulkBar({ chosen, hasChoosable, onAsk, onClear }: BulkBarProps) {
  const outcomes = chosen[0]?.outcomes ?? [];
  const acceptance = acceptanceOf(outcomes);
  return (
    <div className={styles.bulk}>
      <span role="status" className={styles.grow}>
        {chosen.length === 0 ? (hasChoosable ? messages.chooseAdvice : messages.bulkNone) : messages.chosen({ count: formatNumber(chosen.length) })}
      </span>
      <IconButton size="sm" label={messages.stopChoosing} icon={X} onPress={onClear} />
      {chosen.length === 0 ? null : (
        <div className={styles.bulkActs}>
          {outcomes.map((outcome) => (
            <Button key={outcome.id} size="sm" variant={outcome === acceptance ? 'filled' : 'outline'} onPress={() => onAsk(outcome)}>
              {outcome.name}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
