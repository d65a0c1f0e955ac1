import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { today } from '#ui/format/today.ts';
import { confirmStep } from './what-next.contract.ts';
import { confirmForm } from './what-next.form.ts';
import messages from './what-next.messages.fa.ts';
import styles from './what-next.module.css';
import type { ConfirmedStep } from './what-next.rules.ts';

export interface ConfirmStepProps {
  readonly step: ConfirmedStep;
  /** What the step is called. */
  readonly name: string;
  readonly onClose: () => void;
}

/** Asks since which day a step is done that the program cannot see. */
export function ConfirmStep({ step, name, onClose }: ConfirmStepProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.confirmOf(name)} size="sm" isDismissable={false}>
      <p className={styles.ask}>{messages.confirmLead[step]}</p>
      <DefinedForm
        of={confirmForm}
        call={confirmStep}
        start={{ confirmedOn: today() }}
        toBody={({ confirmedOn }) => ({ step, confirmedOn })}
        layout="dialog"
        submitLabel={messages.save}
        cancel={<Button onPress={onClose}>{messages.cancel}</Button>}
        onSaved={onClose}
      />
    </Dialog>
  );
}
