import { AsOf, AsOfNotice } from '#ui/as-of/as-of.tsx';
import { useMay } from '#ui/client/session.ts';
import { DataTable } from '#ui/data-table/data-table.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Stack } from '#ui/page/stack.tsx';
import type { SheetAt } from '#ui/record-sheet/record-sheet.tsx';
import { useOpenScreen, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { positionsScreen } from '../positions/positions.screen.ts';
import { jobPosts } from './jobs.contract.ts';
import { jobsScreen } from './jobs.screen.ts';
import { jobPostsTable } from './jobs.table.ts';
import messages from './jobs-page.messages.fa.ts';

/** Establishment against actual of one job: its posts on a day. A post opens for whoever may see posts. */
export function JobPosts({ id: jobId, asOf }: SheetAt) {
  const open = useOpenScreen();
  const setSearch = useSetScreenSearch(jobsScreen);
  const mayOpen = useMay(positionsScreen);
  return (
    <Stack>
      <AsOf value={asOf} onChange={(day) => void setSearch({ asOf: day })} />
      <AsOfNotice value={asOf} />
      <DataTable
        of={jobPostsTable}
        list={jobPosts.list}
        export={jobPosts.export}
        query={{ jobId, asOf }}
        isLocal
        hasNoViews
        rowName={({ description }) => description ?? ''}
        {...(mayOpen ? { onOpen: ({ emplPositionId }) => void open(positionsScreen, { search: { emplPositionId, asOf } }) } : {})}
        empty={
          <EmptyState title={messages.noPosts} headingLevel={3}>
            {messages.noPostsAdvice}
          </EmptyState>
        }
      />
    </Stack>
  );
}
