/** The starred pages as the browser keeps them: shown at once, stored one change after the other. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#kernel/call.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import type { ApiError } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { callKey, useCall } from '#ui/client/hooks.ts';
import { useSession } from '#ui/client/session.ts';
import type { getShortcuts, putShortcuts } from './shortcuts.contract.ts';
import { MAX_SHORTCUTS, mergeShown } from './shortcuts.rules.ts';

const readCall = shellCall<typeof getShortcuts>('GET', '/rest/s1/hcm/shortcuts', { keeps: true, tagged: true });
const writeCall = shellCall<typeof putShortcuts>('PUT', '/rest/s1/hcm/shortcuts');
const STALE_MS = 300_000;

type Stored = ReplyOf<typeof getShortcuts>;
export type ShortcutPage = Stored['pages'][number];

export interface Shortcuts {
  /** Pages the person may open, all that can be starred. */
  readonly pages: readonly ShortcutPage[];
  /** Starred pages that may be opened, in their order. */
  readonly starred: readonly ShortcutPage[];
  readonly isFull: boolean;
  /** Makes other shown paths of those of the moment: more, fewer or in another order. */
  arrange(change: (shown: readonly string[]) => readonly string[]): void;
}

/** Undefined until they are read. */
export function useShortcuts(): Shortcuts | undefined {
  const client = useQueryClient();
  const enabled = useSession(({ user }) => user !== null && !user.mustChangePassword);
  const { data } = useCall(readCall, { enabled, staleTime: STALE_MS });
  const queryKey = callKey(readCall);
  const { mutate } = useMutation<unknown, ApiError, readonly string[], Stored | undefined>({
    // a scope makes writes wait for each other: the last one given is the last one stored
    scope: { id: writeCall.path },
    mutationFn: (shortcuts) => send(writeCall, { body: { shortcuts: [...shortcuts] } }),
    onError: (error) => {
      showAlert({ type: 'error', message: error.fields['shortcuts'] ?? error.messages });
      return client.invalidateQueries({ queryKey });
    },
  });
  if (data === undefined) return undefined;
  const { pages } = data;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const starredOf = ({ shortcuts }: Stored): ShortcutPage[] => shortcuts.flatMap((path) => byPath.get(path) ?? []);
  const arrange: Shortcuts['arrange'] = (change) => {
    const before = client.getQueryData<Stored>(queryKey) ?? data;
    const shown = change(starredOf(before).map(({ path }) => path));
    const shortcuts = mergeShown(before.shortcuts, (path) => byPath.has(path), shown);
    client.setQueryData<Stored>(queryKey, { pages, shortcuts });
    mutate(shortcuts);
  };
  return { pages, starred: starredOf(data), isFull: data.shortcuts.length >= MAX_SHORTCUTS, arrange };
}
