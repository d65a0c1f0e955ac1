import { useEffect } from 'react';
import { type Box, PAGE_SIZE, processTask } from '#platform/tasks/tasks.contract.ts';
import { setTaskCount } from '#platform/tasks/tasks.ui.ts';
import { useCall } from '#ui/client/hooks.ts';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { inboxScreen } from './inbox.screen.ts';

const dues = ['overdue', 'today', 'week'] as const;

/** One page of a box, as the address narrows it. What waits is counted on the badge too. */
export function useTaskPage(box: Box) {
  const search = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const page = Math.max(1, search.page ?? 1);
  const due = dues.find((one) => one === search.due);
  const read = useCall(processTask, {
    query: {
      box,
      firstResult: String((page - 1) * PAGE_SIZE),
      maxResults: String(PAGE_SIZE),
      ...(search.process === undefined ? {} : { processDefinitionKey: search.process }),
      ...(search.search === undefined ? {} : { search: search.search }),
      ...(due === undefined ? {} : { due }),
    },
    keepPrevious: true,
  });
  const { data } = read;
  const waiting = data?.notifCount;
  useEffect(() => {
    if (waiting !== undefined) setTaskCount(waiting);
  }, [waiting]);
  // a page that emptied (its last task was answered) is not stayed on
  const isPastEnd = data !== undefined && data._embedded.task.length === 0 && page > 1;
  useEffect(() => {
    if (isPastEnd) void setSearch({ page: undefined });
  });
  return { read, page, turnTo: (next: number) => void setSearch({ page: next }) };
}
