/** How many tasks wait for the person (the badge of the menu and the work inbox), and word that something about tasks changed. */
import { send, shellCall } from '#ui/client/client.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import { useHeldTasks } from './sheet/held-answer.ui.ts';
import type { processTask } from './tasks.contract.ts';

const taskCall = shellCall<typeof processTask>('GET', '/rest/s1/hcm/process/task', { keeps: true });

const useTasks = pageStore<{ readonly count: number; readonly changes: number }>(() => ({ count: 0, changes: 0 }));

/** Waiting tasks of the person who is signed in, but for those whose answers wait to be sent; zero before they are counted. */
export function useTaskCount(): number {
  const held = useHeldTasks().length;
  return useTasks((state) => Math.max(0, state.count - held));
}

/** Another number each time the server told of a change: a page that shows tasks reads them again. */
export const useTaskChanges = (): number => useTasks((state) => state.changes);

export const setTaskCount = (count: number): void => useTasks.setState({ count: Math.max(0, count) });

/** Asks the server for the number; `isChanged`: it told of a change, so that what a page shows of tasks is read again. Throws ApiError. */
export async function refreshTaskCount(isChanged: boolean): Promise<void> {
  if (isChanged) useTasks.setState(({ changes }) => ({ changes: changes + 1 }));
  setTaskCount((await send(taskCall, { query: { firstResult: '0', maxResults: '15' } })).notifCount);
}
