import type { ReactNode } from 'react';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import type { TableDefinition } from '#kernel/table/definition.ts';
import { AnyForm, AnyTable } from '#ui/any/any.ts';
import { useAnySend } from '#ui/client/any-call.ts';
import { defined } from '#ui/cx/cx.ts';
import type { TableEditing, TablePanel } from '#ui/data-table/editing.ts';
import type { BulkAction, RowAction } from '#ui/data-table/types.ts';
import type { FormElement } from '#ui/form/scope.ts';
import type { ListedRecords } from './records.define.ts';
import styles from './records.module.css';

/** A row: what the table and the form hold, and its version. */
export type RecordRow = FormValues & { readonly rowVersion: number };

export interface RecordsEditorProps<R extends RecordRow> {
  of: Pick<ListedRecords, 'table' | 'form' | 'list' | 'export' | 'create' | 'change' | 'remove'>;
  /** Their table as it is called here. */
  table?: TableDefinition;
  /** Their form with the rows its selects offer here. */
  form?: FormDefinition;
  /** What a change asks, where it is not what a new row asks. */
  changeForm?: FormDefinition;
  /** What a new row belongs to: goes with the body. */
  owner?: FormValues;
  /** What a new row begins with. */
  start?: FormValues | undefined;
  /** Narrows the list; the same object as long as it means the same. */
  query?: Readonly<Record<string, unknown>> | undefined;
  rowName: (row: R) => string;
  /** Further things to do with a row. */
  actions?: readonly RowAction<R>[] | undefined;
  /** Elements of the component fields of its forms, by name. */
  elements?: Readonly<Record<string, FormElement>>;
  /** Things to do with many rows. */
  bulkActions?: readonly BulkAction[] | undefined;
  /** What the reader may do with rows. */
  may: { readonly add: boolean; readonly edit: boolean; readonly remove: boolean };
  /** Rows that may be deleted at all; every one when absent. */
  isRemovable?: (row: R) => boolean;
  /** Rows that may be changed at all; every one when absent. */
  isEditable?: (row: R) => boolean;
  /** Cells drawn by the page; the same object as long as it means the same, or every row is drawn anew. */
  cells?: Readonly<Record<string, (row: R) => ReactNode>>;
  hasNoSearch?: boolean;
  empty: ReactNode;
  words: {
    readonly add: string;
    readonly edit: (name: string) => string;
    readonly addLabel: string;
    readonly saveLabel: string;
  };
}

const formValues = (form: FormDefinition, row: RecordRow): FormValues => Object.fromEntries(fieldsOf(form).map(({ path }) => [path, row[path] ?? null]));

interface PanelProps<R extends RecordRow> {
  editor: RecordsEditorProps<R>;
  panel: TablePanel<R>;
}

function Panel<R extends RecordRow>({ editor, panel: { row, onDone, onCancel } }: PanelProps<R>) {
  const { of: records, form = records.form, changeForm = form, owner, start, rowName, words, elements } = editor;
  const shared = { layout: 'dialog', onSaved: onDone, onReset: onCancel, autoFocus: true, ...defined({ elements }) } as const;
  return (
    <>
      <h2 className={styles.heading}>{row === undefined ? words.add : words.edit(rowName(row))}</h2>
      {row === undefined ? (
        <AnyForm
          {...shared}
          of={form}
          call={records.create}
          {...defined({ start })}
          submitLabel={words.addLabel}
          {...(owner && { toBody: (values) => ({ ...values, ...owner }) })}
        />
      ) : (
        <AnyForm
          {...shared}
          of={changeForm}
          call={records.change}
          params={{ id: String(row[records.table.rowKey]) }}
          values={formValues(changeForm, row)}
          version={row.rowVersion}
          submitLabel={words.saveLabel}
        />
      )}
    </>
  );
}

/** Rows declared by a form: their list with everything, and a form above it for a new or an edited row. */
export function RecordsEditor<R extends RecordRow>(props: RecordsEditorProps<R>) {
  const { of: records, table = records.table, query, rowName, actions, bulkActions, may, isRemovable, isEditable, cells, hasNoSearch = false, empty } = props;
  const remove = useAnySend(records.remove);
  const drop = ({ [table.rowKey]: id, rowVersion }: R) => remove.mutateAsync({ params: { id: String(id) }, query: { rowVersion } });
  const editing: TableEditing<R> = {
    panel: (panel) => <Panel editor={props} panel={panel} />,
    panelAdds: may.add,
    mayEdit: (row) => may.edit && isEditable?.(row) !== false,
    mayRemove: (row) => may.remove && isRemovable?.(row) !== false,
    ...(may.remove ? { onRemove: drop } : {}),
  };
  return (
    <AnyTable<R>
      of={table}
      list={records.list}
      export={records.export}
      isLocal
      hasNoViews
      hasNoSearch={hasNoSearch}
      {...defined({ query, rowActions: actions, bulkActions, cells })}
      rowName={rowName}
      editing={editing}
      empty={empty}
    />
  );
}
