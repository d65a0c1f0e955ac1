import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import styles from './draft-notice.module.css';
import messages from './form.messages.fa.ts';

export interface DraftNoticeProps {
  /** ISO instant of the draft that was brought back; nothing is shown without one. */
  restoredAt: string | undefined;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Says that what stands in the form was written earlier and never sent. */
export function DraftNotice({ restoredAt, onKeep, onDiscard }: DraftNoticeProps) {
  if (restoredAt === undefined) return null;
  return (
    <Alert
      type="info"
      className={styles.notice}
      action={
        <span className={styles.actions}>
          <Button size="sm" variant="ghost" onPress={onDiscard}>
            {messages.draftDiscard}
          </Button>
          <Button size="sm" onPress={onKeep}>
            {messages.draftKeep}
          </Button>
        </span>
      }
    >
      {messages.draftRestored(formatDateTime(restoredAt))}
    </Alert>
  );
}
