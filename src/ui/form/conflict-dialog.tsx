import { type ReactNode, useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import styles from './conflict-dialog.module.css';
import messages from './form.messages.fa.ts';

/** One field whose two values differ, ready to be shown. */
export interface ConflictRow {
  readonly path: string;
  readonly label: string;
  readonly mine: ReactNode;
  readonly stored: ReactNode;
  /** Written by this person: proposed; otherwise what stands stored is. */
  readonly isWritten: boolean;
}

export interface ConflictDialogProps {
  rows: readonly ConflictRow[];
  changedBy: string | null;
  /** ISO instant. */
  changedAt: string | null;
  isPending: boolean;
  onClose: () => void;
  /** Paths whose stored value is taken; the others keep what was written. */
  onSave: (taken: readonly string[]) => void;
}

type Side = 'mine' | 'stored';

/** Somebody else saved meanwhile: both values of every field that differs, side by side (look section 6 "stale"). */
export function ConflictDialog({ rows, changedBy, changedAt, isPending, onClose, onSave }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(new Map(rows.map(({ path, isWritten }) => [path, isWritten ? 'mine' : 'stored'])));
  const lead = changedBy !== null && changedAt !== null ? messages.staleBy(changedBy, formatDateTime(changedAt)) : messages.staleUnknown;
  const taken = rows.map(({ path }) => path).filter((path) => choices.get(path) === 'stored');
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="lg"
      title={messages.staleTitle}
      isLocked={isPending}
      footer={
        <>
          <Button isDisabled={isPending} onPress={onClose}>
            {messages.staleBack}
          </Button>
          <Button variant="filled" isPending={isPending} onPress={() => onSave(taken)}>
            {messages.staleSave}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{rows.length === 0 ? messages.staleNone : lead}</p>
      <div className={styles.rows}>
        {rows.map(({ path, label, mine, stored, isWritten }) => (
          <RadioGroup
            key={path}
            orientation="horizontal"
            value={choices.get(path) ?? 'stored'}
            onChange={(side) => setChoices((old) => new Map([...old, [path, side === 'mine' ? 'mine' : 'stored']]))}
            isDisabled={isPending}
            className={cx(styles.row)}
          >
            <Label className={cx(styles.name)}>{label}</Label>
            <Choice side="mine" title={isWritten ? messages.mine : messages.untouched} value={mine} />
            <Choice side="stored" title={messages.stored} value={stored} />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}

function Choice({ side, title, value }: { side: Side; title: string; value: ReactNode }) {
  return (
    <Radio value={side} className={cx(styles.choice)}>
      <span className={styles.mark} />
      <span className={styles.texts}>
        <span className={styles.side}>{title}</span>
        <span className={styles.value}>{value}</span>
      </span>
    </Radio>
  );
}
