import type { ReplyOf } from '#kernel/call.ts';
import { runTests } from '#platform/formula/library/publishing/publishing.contract.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall } from '#ui/client/hooks.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { valueText } from '#ui/formula-explanation/explanation.ts';
import { ReadGrid } from '#ui/read/read-grid.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import messages from './formula-page.messages.fa.ts';
import { TrialCard } from './trial-card.tsx';
import type { LibraryItem } from './version-words.ui.ts';

type Answer = ReplyOf<typeof runTests>;
type Tested = Answer['tests'][number];

const columns: readonly GridColumn<Tested>[] = [
  { id: 'title', label: messages.testTitle, grows: true, render: ({ title }) => title },
  { id: 'result', label: messages.result, width: 260, render: ({ value, fault }) => fault?.message ?? valueText(value ?? null) },
  {
    id: 'isRight',
    label: messages.status,
    width: 120,
    render: ({ isRight }) => <Badge state={isRight ? 'done' : 'failed'}>{isRight ? messages.right : messages.wrong}</Badge>,
  },
];

/** What comes of the stored tests, what is wrong with the text, and where no test comes by. */
export function CheckTab({ item }: { item: LibraryItem }) {
  const read = useCall(runTests, { params: { id: item.id }, query: {} });
  const { faults = [], unreached = [] } = read.data ?? {};
  return (
    <Stack>
      <TrialCard item={item} />
      {faults.length === 0 ? null : <Listed type="error" title={messages.faults} lines={faults.map(({ message }) => message)} />}
      {/* a text with faults is not counted: its tests are there, but nothing came of them */}
      {faults.length > 0 ? null : (
        <Card title={messages.results} isFlush>
          <ReadGrid
            of={read}
            rowsOf={({ tests }) => tests}
            label={messages.rowsOf(messages.results)}
            columns={columns}
            rowKey={({ title }) => title}
            failed={messages.checkFailed}
            none={messages.noTests}
          />
        </Card>
      )}
      {unreached.length === 0 ? null : <Listed type="warning" title={messages.unreached} lines={unreached.map(({ text }) => text)} />}
    </Stack>
  );
}

const Listed = ({ type, title, lines }: { type: 'error' | 'warning'; title: string; lines: readonly string[] }) => (
  <Alert type={type} isLive={false}>
    <b>{title}</b>
    {[...new Set(lines)].map((line) => (
      <div key={line}>
        <bdi>{line}</bdi>
      </div>
    ))}
  </Alert>
);
