import { Check, Undo2, X } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import type { TaskRow } from '../tasks-shapes.rules.ts';

export type Outcome = TaskRow['outcomes'][number];

/** What Ctrl+Enter answers: the first outcome that leads on. */
export const acceptanceOf = (outcomes: readonly Outcome[]): Outcome | undefined => outcomes.find(({ isRefusal }) => !isRefusal);

export interface DecisionBarProps {
  outcomes: readonly Outcome[];
  /** What the form says would be refused: the answers that lead on are off. */
  isBlocked?: boolean;
  onAnswer: (outcome: Outcome) => void;
}

/** The answers to a task as buttons: the one that leads on first and filled. */
export function DecisionBar({ outcomes, isBlocked = false, onAnswer }: DecisionBarProps) {
  const acceptance = acceptanceOf(outcomes);
  const others = outcomes.filter((outcome) => outcome !== acceptance);
  const button = (outcome: Outcome) => ({
    isDisabled: isBlocked && !outcome.isRefusal,
    onPress: () => onAnswer(outcome),
  });
  return (
    <fieldset aria-label={messages.decision} className={styles.decision}>
      {acceptance === undefined ? null : (
        <Button variant="filled" icon={Check} {...button(acceptance)}>
          {acceptance.name}
        </Button>
      )}
      {others.map((outcome) => {
        const look = !outcome.isRefusal ? {} : outcome.leads === 'back' ? { icon: Undo2, iconMirrored: true, className: styles.back } : { icon: X, className: styles.refuse };
        return (
          <Button key={outcome.id} {...look} {...button(outcome)}>
            {outcome.name}
          </Button>
        );
      })}
      {acceptance === undefined ? null : (
        <span aria-hidden="true" className={styles.hint}>
          {messages.acceptBy({ outcome: acceptance.name })} <kbd>Ctrl Enter</kbd>
        </span>
      )}
    </fieldset>
  );
}
