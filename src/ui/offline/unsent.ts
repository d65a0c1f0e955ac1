/**
 * What somebody wrote without a network, kept until there is one and then sent once: each carries the idempotency key of its first try,
 * so that a write whose answer was lost is not done twice (docs/adr/0055).
 */
import type { Method } from '#kernel/call.ts';
import { pageStore } from '#ui/page-memory/page-memory.ts';
import { emptyStore, keep, letGoOf, readAllKept } from './page-database.ts';

/** What a page says of a write that may wait. */
export interface Later {
  /** Persian words for it: a request for leave, the answer to a task of somebody. */
  readonly what: string;
  /** What it is about, where a second one takes the place of the first: an answer to one task. */
  readonly about?: string | undefined;
}

export interface Unsent extends Later {
  /** Its idempotency key. */
  readonly key: string;
  readonly userId: string;
  /** The company it is meant for; null with one alone. */
  readonly companyId: string | null;
  readonly method: Method;
  /** Path below /api. */
  readonly path: string;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Why the server would not have it; it is not sent again. */
  readonly refusal?: string;
}

/** The server knows a key for 48 hours; what is older might be done twice and is left to its writer. */
const SURE_MS = 40 * 3_600_000;
const LOCK = 'kargozin/unsent';

export const useUnsent = pageStore<{ readonly items: readonly Unsent[] }>(() => ({ items: [] }));

export async function readUnsent(userId: string): Promise<void> {
  const items = ((await readAllKept('unsent')) as Unsent[]).filter((one) => one.userId === userId).sort((a, b) => a.at - b.at);
  useUnsent.setState({ items });
}

/** Answers whether it is kept; where the browser keeps nothing it is not. */
export async function holdUnsent(item: Unsent): Promise<boolean> {
  if (!(await keep('unsent', item.key, item))) return false;
  const taken = useUnsent.getState().items.filter(({ about, key }) => key !== item.key && about !== undefined && about === item.about);
  for (const { key } of taken) await letGoOf('unsent', key);
  await readUnsent(item.userId);
  return true;
}

export async function dropUnsent({ key, userId }: Unsent): Promise<void> {
  await letGoOf('unsent', key);
  await readUnsent(userId);
}

export async function forgetUnsent(): Promise<void> {
  await emptyStore('unsent');
  useUnsent.setState({ items: [] });
}

/** One after the other, in the order they were written, and by one window alone. */
async function alone(work: () => Promise<void>): Promise<void> {
  await (typeof navigator.locks === 'undefined' ? work() : navigator.locks.request(LOCK, work));
}

export interface Delivery {
  readonly userId: string;
  readonly companyId: string | null;
  readonly now: number;
  /** Sends it. `again`: nothing was said, the rest waits; otherwise what the server said against it, or undefined where it is done. */
  deliver(item: Unsent): Promise<{ readonly again: true } | { readonly refusal: string | undefined }>;
}

/** Sends what waits; answers what was sent. What is meant for another company waits until that is worked in. */
export async function sendUnsent({ userId, companyId, now, deliver }: Delivery): Promise<readonly Unsent[]> {
  const sent: Unsent[] = [];
  await alone(async () => {
    await readUnsent(userId);
    for (const item of useUnsent.getState().items) {
      if (item.refusal !== undefined || item.companyId !== companyId || now - item.at > SURE_MS) continue;
      const outcome = await deliver(item);
      if ('again' in outcome) break;
      if (outcome.refusal === undefined) {
        await letGoOf('unsent', item.key);
        sent.push(item);
      } else await keep('unsent', item.key, { ...item, refusal: outcome.refusal });
    }
    await readUnsent(userId);
  });
  return sent;
}
