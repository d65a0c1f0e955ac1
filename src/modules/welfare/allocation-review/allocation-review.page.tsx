import { ArrowRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { OpenedTask } from '#modules/tasks/tasks.web.ts';
import { processTask, type TaskPage } from '#platform/tasks/tasks.contract.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { DataGrid } from '#ui/data-grid/data-grid.tsx';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Page } from '#ui/page/page.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import titles from './allocation-review.messages.fa.ts';
import { allocationReviewScreen } from './allocation-review.screen.ts';
import words from './allocation-review-page.messages.fa.ts';

/** Process of the lists of events. */
const PROCESS = 'WelfareAllocation';
type Box = keyof typeof words.boxes;
type Task = TaskPage['_embedded']['task'][number];

/** Lists of events before whoever decides on them; the opened one as a whole, with its discussion and the decision. */
export default function AllocationReviewPage() {
  const { taskId } = useScreenSearch(allocationReviewScreen);
  if (taskId === undefined) return <Lists />;
  const back = (
    <ScreenLink to={allocationReviewScreen} className={buttonClass('ghost', 'sm')}>
      <Icon of={ArrowRight} size="sm" />
      {words.back}
    </ScreenLink>
  );
  // a list that is decided on stays on the page, which says what became of it
  return (
    <Suspense fallback={<Skeleton kind="blocks" count={2} />}>
      <OpenedTask back={back} />
    </Suspense>
  );
}

function Lists() {
  const [box, show] = useState<Box>('mine');
  return (
    <Page title={titles.title} lead={words.lead}>
      <Stack>
        <Segmented
          label={words.which}
          isLabelHidden
          value={box}
          options={[
            { value: 'mine', label: words.boxes.mine },
            { value: 'done', label: words.boxes.done },
          ]}
          onChange={show}
        />
        <Tasks key={box} box={box} />
      </Stack>
    </Page>
  );
}

const subject: GridColumn<Task> = {
  ...{ id: 'subject', label: words.subject, grows: true, hasControls: true },
  render: (task) => (
    <ScreenLink to={allocationReviewScreen} search={{ taskId: task.id }}>
      {task.subject}
    </ScreenLink>
  ),
};
const sender: GridColumn<Task> = { id: 'sender', label: words.sender, render: ({ subjectName }) => <bdi>{subjectName}</bdi> };
const code: GridColumn<Task> = { id: 'code', label: words.code, render: ({ trackingCode }) => <bdi>{trackingCode}</bdi> };
const columns: Readonly<Record<Box, readonly GridColumn<Task>[]>> = {
  mine: [
    ...[subject, sender, code],
    { id: 'sent', label: words.sentAt, render: ({ created }) => formatDateTime(created) },
    { id: 'due', label: words.due, render: ({ due }) => due && formatDateTime(due) },
  ],
  done: [subject, sender, code, { id: 'closed', label: words.closedAt, render: ({ closedAt }) => closedAt && formatDateTime(closedAt) }],
};

function Tasks({ box }: { box: Box }) {
  const read = useCall(processTask, { query: { box, processDefinitionKey: PROCESS } });
  if (read.error) return <ReadError of={read} title={words.failed} headingLevel={2} />;
  if (read.data === undefined) return <Skeleton count={3} />;
  const { task } = read.data._embedded;
  if (task.length === 0)
    return (
      <EmptyState title={words.none[box]} headingLevel={2}>
        {words.noneAdvice[box]}
      </EmptyState>
    );
  return <DataGrid hasCards label={words.lists} columns={columns[box]} rows={task} rowKey={({ id }) => id} />;
}
