/** The lines of a list before whoever decides on it: what was said of each, and what is said now. */
import { type ReactNode, useMemo, useState } from 'react';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Button } from '#ui/button/button.tsx';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import styles from './list-lines.module.css';
import words from './service-allocation-task.messages.fa.ts';

export interface ListedLine {
  readonly requestId: string;
  readonly place: number;
  readonly fullName: string;
  readonly groupName: string;
  readonly slotTitle: string | null;
  readonly waiting: keyof typeof words.waitings | null;
  readonly decider: keyof typeof words.deciders;
  readonly marks: readonly { readonly by: string | null; readonly note: string }[];
  readonly overruled: readonly { readonly title: string; readonly reason: string }[];
}

export interface Mark {
  readonly requestId: string;
  readonly note: string;
}

const plain: readonly GridColumn<ListedLine>[] = [
  { id: 'place', label: words.place, align: 'count', render: ({ place }) => formatNumber(place) },
  { id: 'name', label: words.name, grows: true, render: ({ fullName }) => <bdi>{fullName}</bdi> },
  { id: 'group', label: words.group, render: ({ groupName }) => <Words>{groupName}</Words> },
  { id: 'slot', label: words.slot, render: ({ slotTitle, waiting }) => <Words>{slotTitle ?? (waiting && words.waitings[waiting])}</Words> },
  { id: 'why', label: words.why, render: ({ decider }) => <Words>{words.deciders[decider]}</Words> },
];

/** What may be long: read whole in two lines, so that the columns fit beside one another. */
function Words({ children }: { children: ReactNode }) {
  return <span className={styles.words}>{children}</span>;
}

function Said({ of: { marks, overruled }, own }: { of: ListedLine; own: string | undefined }) {
  return (
    <>
      {overruled.map(({ title, reason }) => (
        <p key={title} className={styles.note}>
          {words.overruled({ title, reason })}
        </p>
      ))}
      {marks.map(({ by, note }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its order
        <p key={at} className={styles.note}>
          {by === null ? note : words.markBy({ name: by, note })}
        </p>
      ))}
      {own === undefined ? null : <p className={styles.note}>{words.own({ note: own })}</p>}
    </>
  );
}

export function ListLines({
  lines,
  marks,
  isReadOnly,
  onMark,
}: {
  lines: readonly ListedLine[];
  marks: readonly Mark[];
  isReadOnly: boolean;
  onMark: (marks: readonly Mark[]) => void;
}) {
  const [asked, ask] = useState<ListedLine>();
  const own = useMemo(() => new Map(marks.map(({ requestId, note }) => [requestId, note])), [marks]);
  const without = (requestId: string): readonly Mark[] => marks.filter((one) => one.requestId !== requestId);
  const button = (one: ListedLine) =>
    own.has(one.requestId) ? (
      <Button size="sm" variant="ghost" aria-label={words.unmarkOf({ name: one.fullName })} onPress={() => onMark(without(one.requestId))}>
        {words.unmark}
      </Button>
    ) : (
      <Button size="sm" variant="ghost" aria-label={words.markOf({ name: one.fullName })} onPress={() => ask(one)}>
        {words.mark}
      </Button>
    );
  const saidOf: GridColumn<ListedLine> = {
    ...{ id: 'marks', label: words.marks, hasControls: !isReadOnly },
    render: (one) => (
      <>
        <Said of={one} own={own.get(one.requestId)} />
        {isReadOnly ? null : button(one)}
      </>
    ),
  };
  const columns = isReadOnly && lines.every((one) => one.marks.length + one.overruled.length === 0) ? plain : [...plain, saidOf];
  return (
    <Stack>
      <DataGrid hasCards label={words.linesTable} columns={columns} rows={lines} rowKey={({ requestId }) => requestId} />
      {asked === undefined ? null : (
        <AskTextDialog
          title={words.markOf({ name: asked.fullName })}
          text={words.markText}
          label={words.note}
          maxLength={500}
          needed={words.noteNeeded}
          confirmLabel={words.mark}
          act={async (note) => onMark([...without(asked.requestId), { requestId: asked.requestId, note }])}
          onClose={() => ask(undefined)}
        />
      )}
    </Stack>
  );
}
