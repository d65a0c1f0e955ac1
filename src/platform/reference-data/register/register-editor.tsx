import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { useSend } from '#ui/client/hooks.ts';
import { useMayCall } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import type { TableEditing, TablePanel } from '#ui/data-table/editing.ts';
import type { RowAction } from '#ui/data-table/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import styles from './register.module.css';
import type { Register } from './register.ts';
import messages from './register-page.messages.fa.ts';

/** A row of any register. */
export type RegisterRow = FormValues & { readonly rowVersion: number; readonly isSystem: 'Y' | 'N'; readonly optionIndicator: 'Y' | 'N' };

type Cells = Readonly<Record<string, (row: object) => ReactNode>>;

export interface RegisterEditorProps {
  of: Register;
  /** The form with the rows its selects offer here; that of the register when absent. */
  form?: FormDefinition;
  /** What a new row begins with. */
  start?: FormValues;
  /** Narrows the list. */
  query?: Readonly<Record<string, string | undefined>>;
  rowName: (row: RegisterRow) => string;
  /** Further things to do with a row. */
  actions?: readonly RowAction<RegisterRow>[];
  /** Other reads that are out of date after a write. */
  outdates?: readonly AnyCall[];
  /** The rows may be read and not changed, whatever the reader holds. */
  isLocked?: boolean;
  /** Cells drawn by the page; the same object as long as it means the same, or every row is drawn anew. */
  cells?: Cells;
}

/** A write of any register: its call takes the id of a row and a body the type of which only the register knows. */
type AnyWrite = { readonly mutateAsync: (input: object) => Promise<unknown> };
const useWrite = (call: AnyCall, outdates: readonly AnyCall[]): AnyWrite => useSend(call, { outdates }) as unknown as AnyWrite;

const formValues = (form: FormDefinition, row: RegisterRow): FormValues => Object.fromEntries(fieldsOf(form).map(({ path }) => [path, row[path] ?? null]));

interface PanelProps {
  editor: RegisterEditorProps;
  panel: TablePanel<RegisterRow>;
}

function Panel({ editor, panel }: PanelProps) {
  const { of: register, form = register.form, start, rowName, outdates = [] } = editor;
  const { row, onDone, onCancel } = panel;
  const shared = { of: form, layout: 'dialog', onSaved: onDone, onReset: onCancel, outdates: [register.list, ...outdates] } as const;
  const target = { call: register.change, params: { id: String(row?.[register.table.rowKey]) } } as never as { call: never };
  return (
    <>
      <h2 className={styles.heading}>{row === undefined ? messages.add(register.table.title) : messages.edit(rowName(row))}</h2>
      {row === undefined ? (
        <DefinedForm {...shared} call={register.create as never} start={(start ?? {}) as never} submitLabel={messages.addLabel} />
      ) : (
        <DefinedForm {...shared} {...target} values={formValues(form, row) as never} version={row.rowVersion} submitLabel={messages.saveLabel} />
      )}
    </>
  );
}

/** The row no longer offered, or offered again. */
function useOffer({ of: register, rowName, outdates = [] }: RegisterEditorProps): RowAction<RegisterRow>[] {
  const offer = useWrite(register.offer, [register.list, ...outdates]);
  async function turn(row: RegisterRow): Promise<void> {
    const isOn = row.optionIndicator === 'Y';
    try {
      await offer.mutateAsync({ params: { id: String(row[register.table.rowKey]) }, body: { optionIndicator: isOn ? 'N' : 'Y', rowVersion: row.rowVersion } });
    } catch (error) {
      return void showError(error);
    }
    showAlert({ type: 'success', message: (isOn ? messages.deactivated : messages.activated)(rowName(row)) });
  }
  const run = (row: RegisterRow): void => void turn(row);
  return [
    { id: 'off', label: messages.deactivate, icon: EyeOff, run, isShown: ({ optionIndicator }) => optionIndicator === 'Y' },
    { id: 'on', label: messages.activate, icon: Eye, run, isShown: ({ optionIndicator }) => optionIndicator === 'N' },
  ];
}

/** One register: its list with everything, and a form above it for a new or an edited row. Buttons follow the keys of the page. */
export function RegisterEditor(props: RegisterEditorProps) {
  const { of: register, query, rowName, actions = [], outdates = [], isLocked = false, cells } = props;
  const holds = { add: useMayCall(register.create), edit: useMayCall(register.change), remove: useMayCall(register.remove) };
  const may = isLocked ? { add: false, edit: false, remove: false } : holds;
  const remove = useWrite(register.remove, [register.list, ...outdates]);
  const offer = useOffer(props);
  const drawn = useMemo(() => ({ ...activity, ...cells }), [cells]);
  const editing: TableEditing<RegisterRow> = {
    panel: (panel) => <Panel editor={props} panel={panel} />,
    panelAdds: may.add,
    mayEdit: () => may.edit,
    mayRemove: ({ isSystem }) => may.remove && isSystem === 'N',
    ...(may.remove ? { onRemove: (row) => remove.mutateAsync({ params: { id: String(row[register.table.rowKey]) }, query: { rowVersion: row.rowVersion } }) } : {}),
  };
  return (
    <DataTable
      of={register.table}
      list={register.list as never}
      export={register.export}
      isLocal
      hasNoViews
      {...(query ? { query } : {})}
      rowName={rowName as never}
      rowActions={(may.edit ? [...actions, ...offer] : actions) as never}
      editing={editing as never}
      cells={drawn}
      empty={<EmptyState title={messages.none}>{may.add ? messages.noneAdvice : null}</EmptyState>}
    />
  );
}

const activity: Cells = { optionIndicator: (row) => <Activity row={row as RegisterRow} /> };

function Activity({ row: { optionIndicator } }: { row: RegisterRow }) {
  return optionIndicator === 'Y' ? <Badge state="done">{messages.active}</Badge> : <Badge state="draft">{messages.inactive}</Badge>;
}
