/** Asks for another place of somebody in a list, with the reason. */

import { defineForm } from '#kernel/form/definition.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { movePlace } from './loan-provision.contract.ts';
import words from './loan-provision-page.messages.fa.ts';

const form = defineForm('welfare/loanBudgetMove', [
  { type: 'number', name: 'toPlace', label: words.moveTo, required: true, min: 1, max: 100_000 },
  { type: 'textarea', name: 'reason', label: words.reason, required: true, maxLength: 500, col: 12 },
]);

export function MoveDialog({ placeId, name, place, onClose }: { placeId: string; name: string; place: number; onClose: () => void }) {
  function saved(): void {
    showAlert({ type: 'success', message: words.moveAsked });
    onClose();
  }
  return (
    <Dialog isOpen onClose={onClose} title={words.moveOf({ name })} size="md">
      <DefinedForm
        of={form}
        call={movePlace}
        params={{ loanBudgetPlaceId: placeId }}
        layout="dialog"
        start={{ toPlace: place }}
        submitLabel={words.move}
        onSaved={saved}
        onReset={onClose}
        autoFocus
      />
    </Dialog>
  );
}
