import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';

import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';

import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { changeLogRetention, logRetention } from './log-management.contract.ts';
import messages from './log-management.messages.fa.ts';
import styles from './log-management.module.css';
import { retentionForm } from './retention.form.ts';

type Next = NonNullable<ReplyOf<typeof logRetention>['next']>;
const waits = ({ monthsKept, fromDate }: Next): string => messages.retentionWaits({ months: formatNumber(monthsKept), day: formatDate(fromDate) });

/** A shorter time that is going to hold, and what takes it back. */
function Waiting({ monthsKept, next, mayChange }: { readonly monthsKept: number; readonly next: Next; readonly mayChange: boolean }) {
  const change = useSend(changeLogRetention);
  const takeBack = async (): Promise<void> => {
    try {
      await change.mutateAsync({ body: { monthsKept } });
    } catch (error) {
      return void showError(error);
    }
    showAlert({ type: 'success', message: messages.retentionTakenBack });
  };
  return (
    <>
      <span role="status" className={styles.waits}>
        {waits(next)}
      </span>
      {mayChange ? (
        <Button onPress={() => void takeBack()} isPending={change.isPending}>
          {messages.retentionTakeBack}
        </Button>
      ) : null}
    </>
  );
}

/** How long the log is kept, and for who may change that a button that does. */
export function Retention() {
  const { data } = useCall(logRetention);
  const mayChange = useMay(changeLogRetention);
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <div className={styles.retention}>
      <span className={styles.kept}>{messages.retentionNow(formatNumber(data.monthsKept))}</span>
      {data.next ? <Waiting monthsKept={data.monthsKept} next={data.next} mayChange={mayChange} /> : null}
      {mayChange ? <Button onPress={() => setIsOpen(true)}>{messages.retentionChange}</Button> : null}
      {isOpen ? (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={messages.retention} size="sm">
          <DefinedForm
            of={retentionForm}
            call={changeLogRetention}
            values={{ monthsKept: data.next?.monthsKept ?? data.monthsKept }}
            layout="dialog"
            autoFocus
            cancel={<Button onPress={() => setIsOpen(false)}>{messages.retentionCancel}</Button>}
            onSaved={({ next }) => {
              showAlert({ type: 'success', message: next ? waits(next) : messages.retentionSaved });
              setIsOpen(false);
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
