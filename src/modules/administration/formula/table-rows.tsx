import { Plus, Save, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { tableRows, writeTableRows } from '#platform/formula/library/table-rows/table-rows.contract.ts';
import { tellOutcome } from '#ui/act/tell-outcome.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, IconButton } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatNumber, shownDigits } from '#ui/format/format.ts';
import { numberText } from '#ui/formula-explanation/explanation.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Pager } from '#ui/pager/pager.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { ImportLink } from '../import/import-link.tsx';
import styles from './formula.module.css';
import messages from './formula-page.messages.fa.ts';
import type { TableKey } from './list-fields.tsx';
import { currentOf, isDraft, type LibraryItem } from './version-words.ui.ts';

type Answer = ReplyOf<typeof tableRows>;
type TableLine = Answer['rows'][number];

/** Rows drawn at once: more fields than these are slow to type in. */
const PAGE_ROWS = 25;
const MAX_CELL = 100;

/** The rows of a table, as a grid to write in while it is a draft. */
export function TableRows({ item }: { item: LibraryItem }) {
  const current = currentOf(item);
  const mayEdit = useMay(writeTableRows) && !item.isInherited && current !== undefined && isDraft(current);
  const read = useCall(tableRows, { params: { id: item.id }, query: { version: current?.version } });
  if (read.error) return <ReadError of={read} title={messages.rowsFailed} headingLevel={3} />;
  if (read.data === undefined) return <Skeleton kind="blocks" count={2} />;
  // written anew with each version of the item, so that what is typed is never that of another
  return <Rows key={item.rowVersion} item={item} answer={read.data} mayEdit={mayEdit} />;
}

interface RowsProps {
  item: LibraryItem;
  answer: Answer;
  mayEdit: boolean;
}

function Rows({ item, answer, mayEdit }: RowsProps) {
  const [rows, setRows] = useState<readonly TableLine[]>(answer.rows);
  const save = useSend(writeTableRows);
  const isDirty = rows !== answer.rows;
  const heads = headsOf(item);
  const write = () => save.mutateAsync({ params: { id: item.id }, body: { rowVersion: item.rowVersion, rows: [...rows] } });
  return (
    <Card
      title={messages.rows}
      isFlush
      actions={
        mayEdit ? (
          <>
            <ImportLink kind="formulaTable">{messages.fromSheet}</ImportLink>
            <Button icon={Plus} onPress={() => setRows([...rows, blankOf(heads)])}>
              {messages.addRow}
            </Button>
            <Button variant="filled" icon={Save} isPending={save.isPending} isDisabled={!isDirty} onPress={() => void tellOutcome(write(), messages.rowsSaved)}>
              {messages.saveRows}
            </Button>
          </>
        ) : undefined
      }
    >
      <Stack gap={2}>
        {answer.warnings.length === 0 ? null : <Warnings of={answer.warnings} />}
        {rows.length === 0 ? <EmptyState title={messages.noRows} headingLevel={3} /> : <RowGrid heads={heads} rows={rows} onRows={mayEdit ? setRows : undefined} />}
      </Stack>
      <LeaveGuard isDirty={() => isDirty} />
    </Card>
  );
}

const Warnings = ({ of: warnings }: { of: Answer['warnings'] }) => (
  <Alert type="warning" isLive={false}>
    {warnings.map(({ row, message }) => (
      <div key={`${row} ${message}`}>{messages.rowNote(formatNumber(row), message)}</div>
    ))}
  </Alert>
);

interface Head {
  readonly label: string;
  readonly of: 'key' | 'cell';
  readonly at: number;
  readonly isBand: boolean;
  /** Letters, not a number. */
  readonly isCode: boolean;
}

function headsOf(item: LibraryItem): readonly Head[] {
  const { keys = [], columns = [] } = (currentOf(item)?.content ?? {}) as { keys?: readonly TableKey[]; columns?: readonly string[] };
  return [
    ...keys.map(({ kind, title }, at): Head => ({ label: kind === 'band' ? messages.bandHead(title) : title, of: 'key', at, isBand: kind === 'band', isCode: kind === 'code' })),
    ...columns.map((label, at): Head => ({ label, of: 'cell', at, isBand: false, isCode: false })),
  ];
}

const blankOf = (heads: readonly Head[]): TableLine => ({
  keys: heads.filter((head) => head.of === 'key').map(() => ''),
  cells: heads.filter((head) => head.of === 'cell').map(() => ''),
});

const textAt = ({ keys, cells }: TableLine, { of, at }: Head): string => (of === 'key' ? keys[at] : cells[at]) ?? '';

function shownAt(row: TableLine, head: Head): string {
  const text = textAt(row, head);
  return head.isCode || text === '' ? text : numberText(text);
}

/** A band without an end is an empty field. */
function withText(row: TableLine, { of, at, isBand }: Head, text: string): TableLine {
  if (of === 'cell') return { ...row, cells: row.cells.map((cell, index) => (index === at ? text : cell)) };
  return { ...row, keys: row.keys.map((key, index) => (index === at ? (isBand && text.trim() === '' ? null : text) : key)) };
}

interface GridProps {
  heads: readonly Head[];
  rows: readonly TableLine[];
  onRows: ((rows: readonly TableLine[]) => void) | undefined;
}

function RowGrid({ heads, rows, onRows }: GridProps) {
  const labelId = useId();
  const [page, setPage] = useState(1);
  const first = (page - 1) * PAGE_ROWS;
  const change = (at: number, next: TableLine | undefined): void => onRows?.(rows.flatMap((row, index) => (index === at ? (next === undefined ? [] : [next]) : [row])));
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways is reached by the keys that scroll it */}
      <section className={styles.scroll} aria-labelledby={labelId} tabIndex={0}>
        <table className={styles.rows}>
          <caption id={labelId} className={unseen.unseen}>
            {messages.rows}
          </caption>
          <thead>
            <tr>
              <th scope="col">#</th>
              {heads.map(({ label, of, at }) => (
                <th key={`${of} ${at}`} scope="col">
                  {label}
                </th>
              ))}
              {onRows === undefined ? null : <td />}
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + PAGE_ROWS).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, it has no name of its own
              <Line key={first + index} number={first + index + 1} heads={heads} row={row} onRow={onRows === undefined ? undefined : (next) => change(first + index, next)} />
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > PAGE_ROWS ? <Pager page={page} pageSize={PAGE_ROWS} total={rows.length} onPage={setPage} /> : null}
    </>
  );
}

interface LineProps {
  number: number;
  heads: readonly Head[];
  row: TableLine;
  onRow: ((next: TableLine | undefined) => void) | undefined;
}

function Line({ number, heads, row, onRow }: LineProps) {
  const shown = formatNumber(number);
  return (
    <tr>
      <th scope="row">{shown}</th>
      {heads.map((head) => (
        <td key={`${head.of} ${head.at}`}>
          {onRow === undefined ? (
            shownAt(row, head) || messages.noEnd
          ) : (
            <TextField
              label={messages.cellOf(head.label, shown)}
              isLabelHidden
              maxLength={MAX_CELL}
              value={head.isCode ? textAt(row, head) : shownDigits(textAt(row, head))}
              placeholder={head.isBand ? messages.noEnd : undefined}
              onChange={(text) => onRow(withText(row, head, text))}
            />
          )}
        </td>
      ))}
      {onRow === undefined ? null : (
        <td>
          <IconButton label={messages.dropRow(shown)} icon={Trash2} size="sm" onPress={() => onRow(undefined)} />
        </td>
      )}
    </tr>
  );
}
