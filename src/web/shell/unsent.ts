/** Sends what was written without a network: when there is one again, and when its writer is here again. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyCall } from '#kernel/call.ts';
import { isApiError, isPassing } from '#ui/client/api-error.ts';
import { send } from '#ui/client/client.ts';
import { session, useSession } from '#ui/client/session.ts';
import { isOffline } from '#ui/offline/kept-answers.ts';
import { readUnsent, sendUnsent, type Unsent, useUnsent } from '#ui/offline/unsent.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import messages from './shell.messages.fa.ts';

const SESSION_OVER = 501;

type Outcome = { readonly again: true } | { readonly refusal: string | undefined };

async function deliver({ method, path, body, key }: Unsent): Promise<Outcome> {
  try {
    await send({ method, path } as unknown as AnyCall, { body, idempotencyKey: key } as never);
    return { refusal: undefined };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const { status, messages: refusal } = error;
    return isPassing(error) || status === SESSION_OVER ? { again: true } : { refusal };
  }
}

async function sendAll(client: QueryClient): Promise<void> {
  const { user, companyId } = session();
  if (user === null) return;
  // without a network they are shown alone
  if (isOffline()) return readUnsent(user.userId);
  const sent = await sendUnsent({ userId: user.userId, companyId, now: Date.now(), deliver });
  if (sent.length === 0) return;
  for (const { what } of sent) showToast({ type: 'success', message: messages.unsentSent(what) });
  await client.invalidateQueries();
}

/** Answers how to leave it. */
export function followUnsent(client: QueryClient): () => void {
  const start = (): void => void sendAll(client);
  window.addEventListener('online', start);
  const leave = useSession.subscribe((now, before) => {
    if (now.user === null) useUnsent.setState({ items: [] });
    else if (now.user.userId !== before.user?.userId || now.companyId !== before.companyId) start();
  });
  return () => {
    window.removeEventListener('online', start);
    leave();
  };
}
