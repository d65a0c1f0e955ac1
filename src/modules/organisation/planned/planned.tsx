import { AskButton } from '#ui/act/ask-button.tsx';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import formWords from '#ui/form/form.messages.fa.ts';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import styles from './planned.module.css';
import messages from './planned-page.messages.fa.ts';
import type { Plan } from './plans.rules.ts';

const say = ({ changes }: Plan): string =>
  changes.length === 0 ? messages.other : changes.map(({ label, text }) => (text === null ? messages.empty({ label }) : messages.change({ label, text }))).join(messages.comma);

export interface PlanShown extends Plan {
  /** Takes back what counts from its day on; absent for who may not change it. */
  readonly takeBack?: (() => Promise<unknown>) | undefined;
}

/** What will be said from later days on, above the form that shows what is said now: a change that was saved for the future is seen at once, and can be taken back. */
export function Planned({ plans }: { plans: readonly PlanShown[] }) {
  if (plans.length === 0) return null;
  return (
    <Alert type="info" title={messages.title} isLive={false}>
      <ul className={styles.plans}>
        {plans.map((plan) => {
          const day = formatDate(plan.from);
          const text = messages.from({ day, changes: say(plan) });
          return (
            <li key={text} className={styles.plan}>
              <span>{text}</span>
              {plan.takeBack === undefined ? null : (
                <AskButton label={messages.undo} aria-label={messages.undoOf({ day })} size="sm" title={messages.undoTitle} act={plan.takeBack} done={messages.undone}>
                  {messages.undoText({ day })}
                </AskButton>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}

/** Says of a save from which day it counts, where that is not today. */
export function tellSaved(from: string | null): void {
  showAlert({ type: 'success', message: from !== null && from > today() ? messages.savedFrom({ day: formatDate(from) }) : formWords.saved });
}
