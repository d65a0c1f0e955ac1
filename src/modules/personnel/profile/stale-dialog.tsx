import { useState } from 'react';
import { Label, Radio, RadioGroup } from 'react-aria-components';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { Fact, type OptionLists } from './fact-text.tsx';
import { changedNames, type Stored, type Values, valuesOf } from './facts-form.ts';
import type { StaleData } from './profile.contract.ts';
import type { FactName } from './profile.rules.ts';
import messages from './profile-page.messages.fa.ts';
import styles from './stale-dialog.module.css';

type Side = 'mine' | 'stored';

export interface StaleDialogProps {
  /** What the form started from. */
  base: Stored;
  mine: Values;
  /** What stands now. */
  stored: Stored;
  changed: Pick<StaleData, 'changedBy' | 'changedAt'>;
  lists: OptionLists;
  isPending: boolean;
  onClose: () => void;
  /** The facts as chosen. */
  onSave: (values: Values) => void;
}

/** The form's values with the stored ones where they were chosen. */
function merge(mine: Values, stored: Stored, taken: readonly FactName[]): Values {
  const theirs = valuesOf(stored);
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) } as Values;
}

/**
 * Somebody else saved meanwhile: both values of every fact that differs, side by side. What one has written oneself
 * is proposed where it was written, the stored value everywhere else.
 */
export function StaleDialog({ base, mine, stored, changed, lists, isPending, onClose, onSave }: StaleDialogProps) {
  const written = changedNames(base, mine);
  const differing = changedNames(stored, mine);
  const [choices, setChoices] = useState<ReadonlyMap<FactName, Side>>(new Map(differing.map((name) => [name, written.includes(name) ? 'mine' : 'stored'])));
  const { changedBy, changedAt } = changed;
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
          <Button
            variant="filled"
            isPending={isPending}
            onPress={() =>
              onSave(
                merge(
                  mine,
                  stored,
                  differing.filter((name) => choices.get(name) === 'stored'),
                ),
              )
            }
          >
            {messages.staleSave}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {differing.length === 0 ? messages.staleNone : changedBy !== null && changedAt !== null ? messages.staleBy(changedBy, formatDateTime(changedAt)) : messages.staleUnknown}
      </p>
      <div className={styles.rows}>
        {differing.map((name) => (
          <RadioGroup
            key={name}
            orientation="horizontal"
            value={choices.get(name) ?? 'stored'}
            onChange={(side) => setChoices((old) => new Map([...old, [name, side === 'mine' ? 'mine' : 'stored']]))}
            isDisabled={isPending}
            className={cx(styles.row)}
          >
            <Label className={cx(styles.name)}>{messages.labels[name]}</Label>
            <Choice side="mine" title={written.includes(name) ? messages.mine : messages.untouched} name={name} value={mine[name]} lists={lists} />
            <Choice side="stored" title={messages.stored} name={name} value={stored[name]} lists={lists} />
          </RadioGroup>
        ))}
      </div>
    </Dialog>
  );
}

function Choice({ side, title, name, value, lists }: { side: Side; title: string; name: FactName; value: unknown; lists: OptionLists }) {
  return (
    <Radio value={side} className={cx(styles.choice)}>
      <span className={styles.mark} />
      <span className={styles.texts}>
        <span className={styles.side}>{title}</span>
        <span className={styles.value}>
          <Fact name={name} value={value} lists={lists} empty={messages.empty} />
        </span>
      </span>
    </Radio>
  );
}
