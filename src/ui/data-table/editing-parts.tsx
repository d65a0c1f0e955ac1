import { Check, X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LeaveGuard, LeaveWatch } from '#ui/leave-guard/leave-guard.tsx';
import { focusById } from '#ui/use-form/focus-by-id.ts';
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

/** The editor above the table; what is written there or in a row is not left without a question. */
export function EditingPanel<R extends object>({ edits, panel }: { edits: Editing<R>; panel: TableEditing<R>['panel'] }) {
  const { open, store, replacing } = edits;
  return (
    <LeaveWatch value={replacing.isUnsaved}>
      {open?.place !== 'panel' || panel === undefined ? null : (
        <Panel key={edits.round} label={open.row === undefined ? messages.add : messages.edit}>
          {panel({ row: open.row, onDone: () => void edits.done(), onCancel: edits.close })}
        </Panel>
      )}
      {store === undefined ? null : <LeaveGuard isDirty={() => store.snapshot().changed.length > 0} />}
      {replacing.question}
    </LeaveWatch>
  );
}

/** It may open far from the row it is about: the focus goes into it. */
function Panel({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  useEffect(() => focusById(id), [id]);
  return (
    <section id={id} aria-label={label} className={styles.editPanel}>
      {children}
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
