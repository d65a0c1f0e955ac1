import { useState } from 'react';
import words from '#kernel/form/form.messages.fa.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ConfirmDialog, type ConfirmDialogProps, STAY } from '#ui/dialog/confirm-dialog.tsx';
import { today } from '#ui/format/today.ts';
import styles from './act.module.css';
import { tellOutcome } from './tell-outcome.ts';

export interface ActDialogProps extends Omit<ConfirmDialogProps, 'isOpen' | 'onConfirm'> {
  /** Asks the server, with the ISO day that was chosen if one is asked for. */
  act: (day: string) => Promise<unknown>;
  /** Label of the day that the act takes effect on; without it none is asked for. */
  dayLabel?: string | undefined;
  /** ISO day that is chosen at first; today when absent. */
  day?: string | undefined;
  /** Said when it is done. */
  done: string;
  onDone?: (() => unknown) | undefined;
}

/** Asks before an act, does it, and tells how it ended. Drawn while it is asked. */
export function ActDialog({ act, dayLabel, day: first = today(), done, onDone, children, ...question }: ActDialogProps) {
  const [day, setDay] = useState<string | null>(first);
  const [isMissing, setMissing] = useState(false);
  async function confirm(): Promise<typeof STAY | undefined> {
    setMissing(day === null);
    if (day === null) return STAY;
    if (await tellOutcome(act(day), done)) await onDone?.();
    return undefined;
  }
  return (
    <ConfirmDialog {...question} isOpen hasField={dayLabel !== undefined} onConfirm={confirm}>
      {dayLabel === undefined ? (
        children
      ) : (
        <div className={styles.stack}>
          <p>{children}</p>
          <DateField autoFocus label={dayLabel} value={day} onChange={setDay} error={isMissing && day === null ? words.required(dayLabel) : undefined} />
        </div>
      )}
    </ConfirmDialog>
  );
}
