import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { checkForm } from '#kernel/form/check.ts';
import { valuesToSend } from '#kernel/form/compute.ts';
import { defineForm, type FormValues } from '#kernel/form/definition.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { showError } from '#ui/alert/show-error.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { FieldControl } from '#ui/form/form-field.tsx';
import { storeOf } from '#ui/form/model.ts';
import type { FormStore } from '#ui/form/store.ts';
import { today } from '#ui/format/today.ts';
import { useReplacing } from '#ui/leave-guard/use-replacing.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import messages from './data-table.messages.fa.ts';
import styles from './data-table.module.css';
import type { TableEditing } from './editing.ts';
import { useStable } from './use-stable.ts';

/** Stands for the row that is being written. */
export const newRow: object = Object.freeze({});

interface Open<R> {
  /** undefined: a new row. */
  readonly row: R | undefined;
  readonly place: 'row' | 'panel';
}

interface EditingOptions<R> {
  editing: TableEditing<R> | undefined;
  tableKey: string;
  keyOf: (row: R) => string;
  /** Asks for the rows anew. */
  onChanged: () => Promise<unknown>;
}

/** What may be done at all, and with a row. */
function rightsOf<R>(editing: TableEditing<R> | undefined) {
  const edits = editing?.onSave !== undefined || editing?.panel !== undefined;
  return {
    mayAdd: editing?.onAdd !== undefined || editing?.panelAdds === true,
    mayEdit: (row: R): boolean => edits && editing?.mayEdit?.(row) !== false,
    mayRemove: (row: R): boolean => editing?.onRemove !== undefined && editing.mayRemove?.(row) !== false,
  };
}

/** The question before a row goes, and what comes of it. */
function useRemoval<R>({ editing, onChanged }: EditingOptions<R>) {
  const [removing, askRemove] = useState<R>();
  async function remove(): Promise<void> {
    if (removing === undefined) return;
    try {
      await editing?.onRemove?.(removing);
      await onChanged();
      showToast({ type: 'success', message: messages.removed });
    } catch (thrown) {
      showError(thrown);
      // what was refused may have changed meanwhile
      await onChanged();
    }
  }
  return { removing, askRemove, remove };
}

/** Which row is open, and where; the focus goes back to the cell it came from. */
function useOpenRow<R>({ editing }: EditingOptions<R>) {
  const [open, setOpen] = useState<Open<R>>();
  const [round, setRound] = useState(0);
  const from = useRef<Element | null>(null);
  useEffect(() => {
    if (open !== undefined) return;
    if (from.current instanceof HTMLElement && from.current.isConnected) from.current.focus();
    from.current = null;
  }, [open]);
  function openRow(row: R | undefined, openedFrom: Element | null): Open<R> {
    const isInPanel = editing?.panel !== undefined && (row !== undefined || editing.panelAdds === true);
    const next: Open<R> = { row, place: isInPanel ? 'panel' : 'row' };
    from.current = openedFrom;
    setOpen(next);
    setRound((old) => old + 1);
    return next;
  }
  return { open, round, openRow, close: (): void => setOpen(undefined) };
}

/** Puts what the server refuses at the fields, and above all of it in a sentence. */
function showRefusal(store: FormStore, thrown: unknown): void {
  if (isApiError(thrown)) store.setStates(Object.fromEntries(Object.entries(thrown.fields).map(([path, helper]) => [path, { error: true, helper }])));
  showError(thrown);
}

/** Which row is edited, where, and its values; one at a time. */
export function useEditing<R extends object>(options: EditingOptions<R>) {
  const { editing, tableKey, keyOf, onChanged } = options;
  const { open, round, openRow, close } = useOpenRow(options);
  const form = useMemo(() => defineForm(tableKey, editing?.fields ?? []), [tableKey, editing?.fields]);
  const [store, setStore] = useState<FormStore>();
  const replacing = useReplacing();
  const [isPending, setPending] = useState(false);
  const scope = useMemo(() => ({ definition: form, isEditing: true, idOf: (path: string) => `${tableKey}-${path}`, onLeave: () => undefined, elements: {} }), [form, tableKey]);

  function start(row: R | undefined, column = editing?.fields?.[0]?.name): void {
    const openedFrom = document.activeElement?.closest('td, button') ?? null;
    replacing.replace(() => {
      if (openRow(row, openedFrom).place === 'panel') return;
      setStore(storeOf(form, row as FormValues | undefined));
      if (column !== undefined) setTimeout(focusById, 0, scope.idOf(column));
    });
  }
  async function done(message?: string): Promise<void> {
    await onChanged();
    close();
    if (message !== undefined) showToast({ type: 'success', message });
  }
  const save = useStable(async (): Promise<void> => {
    if (store === undefined || open === undefined || isPending) return;
    const { states, summary } = await checkForm(form, store.snapshot().values, { today: today() });
    store.setStates(states);
    if (summary !== undefined) return;
    setPending(true);
    try {
      const values = valuesToSend(form, store.snapshot().values);
      await (open.row === undefined ? editing?.onAdd?.(values) : editing?.onSave?.(open.row, values));
      await done(open.row === undefined ? messages.added : messages.saved);
    } catch (thrown) {
      showRefusal(store, thrown);
    } finally {
      setPending(false);
    }
  });
  const isInRow = open?.place === 'row';
  const isEdited = (row: R): boolean => isInRow && (open.row === undefined ? row === newRow : row !== newRow && keyOf(open.row) === keyOf(row));
  /** The editor of a cell; undefined where the row is not edited. */
  function editor(row: R, column: ColumnDefinition): ReactNode | undefined {
    if (!isEdited(row)) return undefined;
    const field = editing?.fields?.find(({ name }) => name === column.name);
    if (field === undefined) return row === newRow ? null : undefined;
    return <CellEditor field={field} onSave={() => void save()} onCancel={close} />;
  }
  return {
    ...rightsOf(editing),
    ...useRemoval(options),
    replacing,
    ...{ open, round, isPending, isInRow, isAdding: isInRow && open.row === undefined },
    ...{ store: isInRow ? store : undefined, scope, isEdited, start, close, done, save, editor },
  };
}

export type Editing<R extends object> = ReturnType<typeof useEditing<R>>;

interface CellEditorProps {
  field: NonNullable<TableEditing<never>['fields']>[number];
  onSave: () => void;
  onCancel: () => void;
}

/** Enter in a text stores the row, Escape leaves it; an open list keeps both keys to itself. */
function CellEditor({ field, onSave, onCancel }: CellEditorProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls inside, on their way up
    <span
      className={styles.editor}
      onKeyDown={(event) => {
        if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return;
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) onSave();
        else if (event.key === 'Escape') onCancel();
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <FieldControl field={field} path={field.name} isLabelHidden />
    </span>
  );
}
