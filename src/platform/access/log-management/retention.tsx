import { useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { changeLogRetention, logRetention } from './log-management.contract.ts';
import messages from './log-management.messages.fa.ts';
import styles from './log-management.module.css';
import { retentionForm } from './retention.form.ts';

/** How long the log is kept, and for who may change that a button that does. */
export function Retention() {
  const { data } = useCall(logRetention);
  const mayChange = useMay('systemManagement/logManagement/retention');
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined) return null;
  return (
    <div className={styles.retention}>
      <span className={styles.kept}>{messages.retentionNow(formatNumber(data.monthsKept))}</span>
      {mayChange ? <Button onPress={() => setIsOpen(true)}>{messages.retentionChange}</Button> : null}
      {isOpen ? (
        <Dialog isOpen onClose={() => setIsOpen(false)} title={messages.retention} size="sm">
          <DefinedForm
            of={retentionForm}
            call={changeLogRetention}
            values={data}
            layout="dialog"
            autoFocus
            outdates={[logRetention]}
            cancel={<Button onPress={() => setIsOpen(false)}>{messages.retentionCancel}</Button>}
            onSaved={() => {
              showAlert({ type: 'success', message: messages.retentionSaved });
              setIsOpen(false);
            }}
          />
        </Dialog>
      ) : null}
    </div>
  );
}
