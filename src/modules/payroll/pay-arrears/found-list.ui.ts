/** The list of what a search has found. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { payArrears, type readArrears } from './pay-arrears.contract.ts';

/**
 * Asks anew for the list when a search ends, or when there is more or less of what it lists: the search goes on after the call that starts it
 * has answered, and may end before the page has seen it under way.
 */
export function useFoundAnew(seen: ReplyOf<typeof readArrears> | undefined): void {
  const client = useQueryClient();
  const before = useRef<string>(undefined);
  const now = seen && [seen.isSearching, seen.open, seen.taken, seen.left].join();
  useEffect(() => {
    const { method, path } = payArrears.list;
    if (before.current !== undefined && now !== before.current) void client.invalidateQueries({ queryKey: [method, path] });
    before.current = now;
  }, [client, now]);
}
