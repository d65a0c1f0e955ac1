import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { instances, oneInstance } from './cases.contract.ts';
import { oneTask, processTask } from './tasks.contract.ts';
import { useTaskChanges } from './tasks.ui.ts';

const reads = [processTask, oneTask, instances, oneInstance];

/** What is known of tasks and cases may be out of date: what the page shows of them is read again. */
export function useStaleTasks(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    await Promise.all(reads.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })));
  }, [client]);
}

/** Reads again whenever the server tells of a change. */
export function useFollowTasks(): void {
  const changes = useTaskChanges();
  const seen = useRef(changes);
  const readAgain = useStaleTasks();
  useEffect(() => {
    if (seen.current === changes) return;
    seen.current = changes;
    void readAgain();
  }, [changes, readAgain]);
}
