/** How many tasks wait for the person: the badge of the menu and the work inbox. */
import { create } from 'zustand';
import { send, shellCall } from '#ui/client/client.ts';
import type { processTask } from './tasks.contract.ts';

const taskCall = shellCall<typeof processTask>('GET', '/rest/s1/hcm/process/task');

const useCount = create<{ readonly count: number }>(() => ({ count: 0 }));

/** Waiting tasks of the person who is signed in; zero before they are counted. */
export const useTaskCount = (): number => useCount((state) => state.count);

export const setTaskCount = (count: number): void => useCount.setState({ count: Math.max(0, count) });

/** Asks the server for the number. Throws ApiError. */
export async function refreshTaskCount(): Promise<void> {
  setTaskCount((await send(taskCall, { query: { firstResult: '0', maxResults: '15' } })).notifCount);
}
