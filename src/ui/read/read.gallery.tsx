import { buttonClass } from '#ui/button/button.tsx';
import { answerError } from '#ui/client/api-error.ts';
import { formatPeriod } from '#ui/format/format.ts';
import { defineGallery } from '#ui/gallery/gallery.ts';
import words from '#ui/gallery/sample.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { PagedGrid } from './paged-grid.tsx';
import type { Read } from './read.ts';
import { ReadError } from './read-error.tsx';
import { ReadGrid } from './read-grid.tsx';
import { StoredRecord } from './stored-record.tsx';

interface Row {
  name: string;
  from: string | null;
  thru: string | null;
}

const rows: readonly Row[] = [
  { name: words.unit, from: '2026-03-21', thru: null },
  { name: words.post, from: '2024-03-20', thru: '2026-03-20' },
  { name: words.cardTitle, from: null, thru: '2024-03-19' },
];

const nothing = () => new Promise<never>(() => undefined);
const answered = <A,>(data: A): Read<A> => ({ data, error: null, isFetching: false, refetch: nothing });
const reading: Read<never> = { data: undefined, error: null, isFetching: true, refetch: nothing };
const refused = (status: number): Read<never> => ({ ...reading, isFetching: false, error: answerError(status, { messages: words.missing, requestId: 'K7F-204' }, null) });

const grid = (label: string, read: Read<readonly Row[]>) => () => (
  <div style={{ inlineSize: '100%' }}>
    <ReadGrid
      of={read}
      rowsOf={(list) => list}
      label={label}
      rowKey={({ name }) => name}
      bones={2}
      columns={[
        { id: 'name', label: words.unit, grows: true, render: ({ name }) => <bdi>{name}</bdi> },
        { id: 'period', label: kit.calendar, render: ({ from, thru }) => formatPeriod(from, thru) },
      ]}
      failed={words.listFailed}
      none={words.emptyTitle}
    />
  </div>
);

const page = () => (
  <div style={{ inlineSize: '100%' }}>
    <PagedGrid
      of={answered({ rows, count: 42 })}
      label={words.lead}
      rowKey={({ name }) => name}
      columns={[{ id: 'name', label: words.unit, grows: true, render: ({ name }) => <bdi>{name}</bdi> }]}
      page={2}
      pageSize={3}
      onPage={() => undefined}
      failed={words.listFailed}
      none={words.emptyTitle}
    />
  </div>
);

const back = (
  <a href="#list" className={buttonClass()}>
    {words.undo}
  </a>
);
const record = (read: Read<Row>) => () => (
  <div style={{ inlineSize: '100%' }}>
    <StoredRecord of={read} words={{ failed: words.listFailed, notFound: words.emptyTitle, notFoundAdvice: words.emptyText }} back={back}>
      {({ name }) => name}
    </StoredRecord>
  </div>
);

export default defineGallery({
  rows: grid(words.cardTitle, answered(rows)),
  'no rows': grid(words.unit, answered([])),
  'rows being read': grid(words.post, reading),
  'rows that failed': grid(words.lead, refused(503)),
  'a page of many': page,
  'being tried again': () => <ReadError of={{ ...refused(503), isFetching: true }} title={words.listFailed} headingLevel={3} />,
  'a record being read': record(reading),
  // the last one: its title is that of a page, and no smaller heading may follow it at once
  'a record that is not there': record(refused(404)),
});
