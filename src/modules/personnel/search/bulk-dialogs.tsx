import type { BulkSelection } from '#ui/data-table/selection.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { groupForm, messageForm } from './bulk.form.ts';
import { changeGroup, messagePeople } from './search.contract.ts';
import messages from './search-page.messages.fa.ts';

export interface Chosen {
  readonly selection: BulkSelection;
  readonly count: number;
}

export interface BulkDialogProps extends Chosen {
  /** The conditions that are parameters of the list, which a selection of all does not hold. */
  conditions: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** A message to the chosen people. */
export function MessageDialog({ selection, count, conditions, onClose }: BulkDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.messageTo(formatNumber(count))}>
      <DefinedForm
        of={messageForm}
        call={messagePeople}
        layout="dialog"
        submitLabel={messages.send}
        toBody={(values) => ({ ...values, ...conditions, selection })}
        onSaved={({ sent }) => {
          showToast({ type: 'success', message: messages.sentTo(formatNumber(sent)) });
          onClose();
        }}
        onReset={onClose}
      />
    </Dialog>
  );
}

/** Another group of the personnel structure for the chosen people. */
export function GroupDialog({ selection, count, conditions, onClose }: BulkDialogProps) {
  return (
    <Dialog isOpen onClose={onClose} title={messages.groupOf(formatNumber(count))}>
      <DefinedForm
        of={groupForm}
        call={changeGroup}
        start={{ fromDate: today() }}
        layout="dialog"
        submitLabel={messages.changeGroup}
        toBody={(values) => ({ ...values, ...conditions, selection })}
        onSaved={({ changed, same }) => {
          showToast({ type: 'success', message: messages.regrouped(formatNumber(changed), formatNumber(same)) });
          onClose();
        }}
        onReset={onClose}
      />
    </Dialog>
  );
}
