import { Check, X } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import type { TableEditing } from './editing.ts';
import type { Editing } from './use-editing.tsx';

/** In place of the acts of the row that is edited. */
export function EditingActs<R extends object>({ edits }: { edits: Editing<R> }) {
  return (
    <span className={styles.rowActions}>
      <IconButton label={messages.saveRow} icon={Check} size="sm" isDisabled={edits.isPending} onPress={() => void edits.save()} />
      <IconButton label={messages.cancelRow} icon={X} size="sm" isDisabled={edits.isPending} onPress={edits.close} />
    </span>
  );
}

export function EditingPanel<R extends object>({ edits, panel }: { edits: Editing<R>; panel: TableEditing<R>['panel'] }) {
  if (!edits.isInPanel || panel === undefined) return null;
  const row = edits.open?.row;
  return (
    <section aria-label={row === undefined ? messages.add : messages.edit} className={styles.editPanel}>
      {panel({ row, onDone: () => void edits.done(), onCancel: edits.close })}
    </section>
  );
}

export function RemoveDialog<R extends object>({ edits, rowName }: { edits: Editing<R>; rowName: ((row: R) => string) | undefined }) {
  const { removing } = edits;
  if (removing === undefined) return null;
  return (
    <ConfirmDialog
      isOpen
      isDanger
      onClose={() => edits.askRemove(undefined)}
      title={rowName === undefined ? messages.removeRow : messages.removeAsk(rowName(removing))}
      confirmLabel={messages.remove}
      onConfirm={edits.remove}
    >
      {messages.cannotUndo}
    </ConfirmDialog>
  );
}
