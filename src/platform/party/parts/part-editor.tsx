import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { AnyCall } from '#kernel/call.ts';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { DefinedForm } from '#ui/form/form.tsx';
import { FormOverList, type OverForm, type UnderList } from '#ui/form/form-over-list.tsx';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { useForReading } from './for-reading.ui.ts';
import type { Part } from './part.ts';
import styles from './part-editor.module.css';
import messages from './parts-page.messages.fa.ts';

/** A row of any part. */
export type PartRow = FormValues & { readonly id: string; readonly rowVersion: number };

export interface PartEditorProps {
  of: Part;
  /** The form with the rows its selects offer here; that of the part when absent. */
  form?: FormDefinition;
  partyId: string;
  /** The day to look at; all days when absent. */
  asOf?: string | undefined;
  /** Heading of the list. */
  title: string;
  columns: readonly GridColumn<PartRow>[];
  /** Names a row in questions and notices. */
  rowName: (row: PartRow) => string;
  /** What a new row begins with, beside its first day. */
  start?: FormValues;
  /** Beside the title. */
  actions?: ReactNode;
  /** Other reads that are out of date after a write. */
  outdates?: readonly AnyCall[];
}

/** What the reader may do with the rows of a part. */
function useActs({ page }: Part) {
  const isForReading = useForReading();
  const held = { add: useMay(`${page}/add`), edit: useMay(`${page}/edit`), remove: useMay(`${page}/delete`) };
  return isForReading ? { add: false, edit: false, remove: false } : held;
}

/** The days of a row, said as people say them. */
function Period({ row: { fromDate, thruDate } }: { row: PartRow }) {
  const [from, thru] = [fromDate, thruDate].map((day) => (typeof day === 'string' ? formatDate(day) : undefined));
  if (thru !== undefined) return messages.days({ from: from ?? messages.always, thru });
  return from === undefined ? messages.always : messages.since({ from });
}

/** The rows of one part of a party: a list, and a form above it for a new or an edited row. Buttons follow the keys of the part. */
export function PartEditor(props: PartEditorProps) {
  const { of: part, partyId, asOf, title, columns, rowName, actions, outdates = [] } = props;
  const isForReading = useForReading();
  const may = useActs(part);
  const { data, error, isFetching, refetch } = useCall(part.list, { query: { partyId, asOf } } as never);
  const { mutateAsync } = useSend(part.remove, { outdates: [part.list, ...outdates] });
  if (error)
    return (
      <ErrorState title={messages.failed} headingLevel={2} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  const rows = (data as { readonly rows: readonly PartRow[] } | undefined)?.rows;
  const acts = ({ edit, remove }: Pick<UnderList<PartRow>, 'edit' | 'remove'>): GridColumn<PartRow> => ({
    id: 'acts',
    label: messages.acts,
    isService: true,
    hasControls: true,
    pinned: 'end',
    render: (row) => (
      <span className={styles.acts}>
        {may.edit ? <IconButton size="sm" icon={Pencil} label={messages.edit({ row: rowName(row) })} onPress={() => edit(row)} /> : null}
        {remove === undefined ? null : <IconButton size="sm" icon={Trash2} label={messages.remove({ row: rowName(row) })} onPress={() => remove(row)} />}
      </span>
    ),
  });
  const grid = ({ edit, remove }: UnderList<PartRow>) => (
    <DataGrid
      label={messages.rowsOf({ title })}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      isLoading={rows === undefined}
      hasCards
      bones={2}
      empty={<EmptyState title={messages.none} headingLevel={3} />}
      columns={[
        ...columns,
        ...(part.isDated ? [{ id: 'period', label: messages.period, render: (row: PartRow) => <Period row={row} /> }] : []),
        ...(may.edit || may.remove ? [acts({ edit, remove })] : []),
      ]}
    />
  );
  return (
    <Card title={title} actions={actions} {...(isForReading && !part.isDated ? { caption: messages.undated } : {})}>
      <FormOverList<PartRow>
        rowId={({ id }) => id}
        rowName={rowName}
        onRemove={may.remove ? ({ id }) => mutateAsync({ params: { id } } as never) : undefined}
        form={(over) => <Upper editor={props} over={over} mayAdd={may.add} />}
        list={grid}
      />
    </Card>
  );
}

/** The form of a row, or the way to a new one. */
function Upper({ editor, over, mayAdd }: { editor: PartEditorProps; over: OverForm<PartRow>; mayAdd: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const { of: part, form = part.form, partyId, start, outdates = [] } = editor;
  const { row, submitLabel, done } = over;
  function close(): void {
    setAdding(false);
    done();
  }
  const shared = { of: form, layout: 'inline', submitLabel, outdates: [part.list, ...outdates], onReset: close } as const;
  if (row !== undefined)
    return (
      <DefinedForm
        {...shared}
        {...({ call: part.change, params: { id: row.id } } as never as { call: never })}
        values={Object.fromEntries(fieldsOf(form).flatMap(({ path }) => (row[path] === undefined ? [] : [[path, row[path]]]))) as never}
        version={row.rowVersion}
        onSaved={close}
      />
    );
  if (!isAdding)
    return mayAdd ? (
      <div className={styles.add}>
        <Button icon={Plus} onPress={() => setAdding(true)}>
          {messages.add}
        </Button>
      </div>
    ) : null;
  return (
    <DefinedForm
      {...shared}
      call={part.create as never}
      start={{ ...(part.isDated ? { fromDate: today() } : {}), ...start } as never}
      toBody={(values) => ({ ...(values as object), partyId }) as never}
      autoFocus
      onSaved={close}
    />
  );
}

/** Several lists below each other. */
export const PartStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
