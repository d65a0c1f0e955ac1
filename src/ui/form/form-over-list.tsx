import { type ReactNode, useId, useState } from 'react';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { LeaveWatch } from '#ui/leave-guard/leave-guard.tsx';
import { useReplacing } from '#ui/leave-guard/use-replacing.tsx';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import messages from './form.messages.fa.ts';
import styles from './form-over-list.module.css';

/** What the form above is told. */
export interface OverForm<R> {
  /** The row that is edited; undefined while a new one is written. */
  readonly row: R | undefined;
  /** Add or edit. */
  readonly submitLabel: string;
  /** For `onSaved` and `onReset` of the form: back to adding. */
  readonly done: () => void;
}

/** What the list below may ask for. */
export interface UnderList<R> {
  readonly edit: (row: R) => void;
  /** Asks, then deletes; absent where nothing may be deleted. */
  readonly remove: ((row: R) => void) | undefined;
  readonly isEdited: (row: R) => boolean;
}

export interface FormOverListProps<R> {
  rowId: (row: R) => string;
  /** Names the row in the question and the notices. */
  rowName: (row: R) => string;
  form: (over: OverForm<R>) => ReactNode;
  list: (under: UnderList<R>) => ReactNode;
  /** Deletes; an ApiError it throws (the row is in use) is shown with its reason. */
  onRemove?: ((row: R) => Promise<unknown>) | undefined;
}

/**
 * A form with its list below (guide conventions.md P1): edit loads the row into the form and scrolls up, the button
 * reads add or edit, cancel goes back to adding, delete asks. Who may add, edit and delete is said by what is passed.
 */
export function FormOverList<R>({ rowId, rowName, form, list, onRemove }: FormOverListProps<R>) {
  const [edited, setEdited] = useState<R>();
  const [asked, setAsked] = useState<R>();
  const [round, setRound] = useState(0);
  const { isUnsaved, replace, question } = useReplacing();
  const topId = useId();

  /** Every row, and every new one, has a form of its own. */
  function open(row: R | undefined): void {
    setEdited(row);
    setRound((old) => old + 1);
  }
  function load(row: R): void {
    open(row);
    document.getElementById(topId)?.scrollIntoView?.({ block: 'start' });
    setTimeout(focusById, 0, topId);
  }
  const edit = (row: R): void => replace(() => load(row));
  /** After save and cancel one stands where a new row begins, in sight: the form that had the focus is gone. */
  function leave(): void {
    open(undefined);
    setTimeout(focusById, 0, topId);
  }
  async function remove(row: R): Promise<void> {
    try {
      await onRemove?.(row);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return void showError(error);
    }
    showAlert({ type: 'success', message: messages.removed(rowName(row)) });
    if (edited !== undefined && rowId(edited) === rowId(row)) open(undefined);
  }
  return (
    <div className={styles.page}>
      <LeaveWatch value={isUnsaved}>
        <div id={topId} className={styles.top} key={round}>
          {form({ row: edited, submitLabel: edited === undefined ? messages.add : messages.edit, done: leave })}
        </div>
      </LeaveWatch>
      {list({ edit, remove: onRemove === undefined ? undefined : setAsked, isEdited: (row) => edited !== undefined && rowId(edited) === rowId(row) })}
      {question}
      {asked === undefined ? null : (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={messages.removeTitle(rowName(asked))}
          confirmLabel={messages.remove(rowName(asked))}
          isDanger
          onConfirm={() => remove(asked)}
        >
          {messages.removeText}
        </ConfirmDialog>
      )}
    </div>
  );
}
