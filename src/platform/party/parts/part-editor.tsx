import { CalendarClock, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { AnyForm } from '#ui/any/any.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useAnyCall, useAnySend } from '#ui/client/any-call.ts';
import { useMay } from '#ui/client/session.ts';
import { defined } from '#ui/cx/cx.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { FormOverList, type OverForm, type UnderList } from '#ui/form/form-over-list.tsx';
import { formatDate } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { useOwnNote } from '../own-file/own-file.ui.ts';
import { useForReading } from './for-reading.ui.ts';
import type { Part } from './part.define.ts';
import styles from './part-editor.module.css';
import messages from './parts-page.messages.fa.ts';
import { changeForm, correctionForm } from './past.form.ts';
import { isPlan, proposedDay } from './past.rules.ts';

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
}

/** A row with the act that it is opened for. */
interface Opened {
  readonly row: PartRow;
  readonly isCorrection: boolean;
}

interface Acts {
  readonly add: boolean;
  readonly edit: boolean;
  readonly correct: boolean;
  /** What has begun is taken out of the past by a correction alone. */
  remove(row: PartRow): boolean;
}

const nothing: Acts = { add: false, edit: false, correct: false, remove: () => false };

/** What the reader may do with the rows of a part of somebody, and why not of the own ones what their keys would let them. */
function useActs(part: Part, partyId: string): { may: Acts; ownNote?: string | undefined } {
  const { own, keepsPast } = part;
  const isForReading = useForReading();
  const ownNote = useOwnNote(own, partyId);
  const held = { add: useMay(part.create), edit: useMay(part.change), correct: useMay(part.correct ?? part.change), remove: useMay(part.remove) };
  if (isForReading) return { may: nothing };
  if (ownNote !== undefined) return { may: nothing, ownNote: Object.values(held).includes(true) ? ownNote : undefined };
  const correct = keepsPast && held.correct;
  return { may: { ...held, correct, remove: (row) => held.remove && (!keepsPast || correct || isPlan(row, today())) } };
}

/** The days of a row, said as people say them. */
function Period({ row: { fromDate, thruDate } }: { row: PartRow }) {
  const [from, thru] = [fromDate, thruDate].map((day) => (typeof day === 'string' ? formatDate(day) : undefined));
  if (thru !== undefined) return messages.days({ from: from ?? messages.always, thru });
  return from === undefined ? messages.always : messages.since({ from });
}

type Under = Pick<UnderList<Opened>, 'edit' | 'remove'>;

/** The rows of one part of a party: a list, and a form above it for a new or an edited row. Buttons follow the keys of the part. */
export function PartEditor(props: PartEditorProps) {
  const { of: part, partyId, asOf, title, columns, rowName, actions } = props;
  const isForReading = useForReading();
  const { may, ownNote } = useActs(part, partyId);
  const { data, error, isFetching, refetch } = useAnyCall<{ readonly rows: readonly PartRow[] }>(part.list, { query: { partyId, asOf } });
  const { mutateAsync } = useAnySend(part.remove);
  if (error)
    return (
      <ErrorState title={messages.failed} headingLevel={2} code={error.requestId || undefined} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.messages}
      </ErrorState>
    );
  const rows = data?.rows;
  const acts = ({ edit, remove }: Under): GridColumn<PartRow> => ({
    id: 'acts',
    label: messages.acts,
    isService: true,
    hasControls: true,
    pinned: 'end',
    render: (row) => {
      const name = { row: rowName(row) };
      const change = part.keepsPast ? { icon: CalendarClock, label: messages.change(name) } : { icon: Pencil, label: messages.edit(name) };
      return (
        <span className={styles.acts}>
          {may.edit ? <IconButton size="sm" {...change} onPress={() => edit({ row, isCorrection: false })} /> : null}
          {may.correct ? <IconButton size="sm" icon={Pencil} label={messages.correct(name)} onPress={() => edit({ row, isCorrection: true })} /> : null}
          {remove !== undefined && may.remove(row) ? (
            <IconButton size="sm" icon={Trash2} label={messages.remove(name)} onPress={() => remove({ row, isCorrection: false })} />
          ) : null}
        </span>
      );
    },
  });
  const mayAct = may.edit || may.correct || rows?.some(may.remove) === true;
  const grid = (under: Under) => (
    <DataGrid
      label={messages.rowsOf({ title })}
      rows={rows ?? []}
      rowKey={({ id }) => id}
      isLoading={rows === undefined}
      hasCards
      bones={2}
      empty={<EmptyState title={messages.none} headingLevel={3} />}
      columns={[...columns, ...(part.isDated ? [{ id: 'period', label: messages.period, render: (row: PartRow) => <Period row={row} /> }] : []), ...(mayAct ? [acts(under)] : [])]}
    />
  );
  const caption = isForReading && !part.isDated ? messages.undated : ownNote;
  return (
    <Card title={title} actions={actions} {...defined({ caption })}>
      <FormOverList<Opened>
        rowId={({ row }) => row.id}
        rowName={({ row }) => rowName(row)}
        onRemove={rows?.some(may.remove) ? ({ row: { id, rowVersion } }) => mutateAsync({ params: { id }, query: { rowVersion } }) : undefined}
        form={(over) => <Upper editor={props} over={over} mayAdd={may.add} />}
        list={grid}
      />
    </Card>
  );
}

/** The form of a row, or the way to a new one. */
function Upper({ editor, over, mayAdd }: { editor: PartEditorProps; over: OverForm<Opened>; mayAdd: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const { of: part, form = part.form, partyId, start } = editor;
  const { row: opened, submitLabel, done } = over;
  function close(): void {
    setAdding(false);
    done();
  }
  const shared = { layout: 'inline', onReset: close, onSaved: close } as const;
  if (opened !== undefined) return <RowForm key={`${opened.isCorrection}`} of={part} form={form} opened={opened} shared={{ ...shared, submitLabel }} />;
  if (!isAdding)
    return mayAdd ? (
      <div className={styles.add}>
        <Button icon={Plus} onPress={() => setAdding(true)}>
          {messages.add}
        </Button>
      </div>
    ) : null;
  return (
    <AnyForm
      {...shared}
      of={form}
      submitLabel={submitLabel}
      call={part.create}
      start={{ ...(part.isDated ? { fromDate: today() } : {}), ...start }}
      toBody={(values) => ({ ...values, partyId })}
      autoFocus
    />
  );
}

interface RowFormProps {
  of: Part;
  form: FormDefinition;
  opened: Opened;
  shared: { readonly layout: 'inline'; readonly submitLabel: string; readonly onReset: () => void; readonly onSaved: () => void };
}

/** A row that is edited as a whole, changed from a day on, or corrected. */
function RowForm({ of: part, form, opened: { row, isCorrection }, shared }: RowFormProps) {
  const shown = useMemo(() => (isCorrection ? correctionForm(form) : part.keepsPast ? changeForm(form) : form), [part, form, isCorrection]);
  const values = useMemo(() => {
    const stored = Object.fromEntries(fieldsOf(form).flatMap(({ path }) => (row[path] === undefined ? [] : [[path, row[path]]])));
    return part.keepsPast && !isCorrection ? { ...stored, fromDate: proposedDay(row, today()) } : stored;
  }, [part, form, row, isCorrection]);
  const submitLabel = isCorrection ? messages.saveCorrection : part.keepsPast ? messages.saveChange : shared.submitLabel;
  return (
    <>
      {isCorrection ? (
        <div className={styles.lead}>
          <Alert type="warning" isLive={false}>
            {messages.correctionLead}
          </Alert>
        </div>
      ) : null}
      <AnyForm
        {...shared}
        of={shown}
        submitLabel={submitLabel}
        call={isCorrection && part.correct !== undefined ? part.correct : part.change}
        params={{ id: row.id }}
        values={values}
        version={row.rowVersion}
      />
    </>
  );
}

/** Several lists below each other. */
export const PartStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>;
