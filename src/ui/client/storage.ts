/**
 * What the specification keeps in local storage (section 3), and nothing else: the key, the alert sound and the
 * expiry of the session; and whether the person switched the browser's notices on. A browser that refuses storage keeps them until the page is closed.
 */
import { pageValue } from '#ui/page-memory/page-memory.ts';

export type StoredName = 'api_key' | 'userAlertSound' | 'sessionExpiry' | 'userBrowserNotices';

/** What outlives the session: the choices of this browser. */
const lasting = ['userAlertSound', 'userBrowserNotices'] as const satisfies readonly StoredName[];

const fallback = pageValue(() => new Map<StoredName, string>());

export function readStored(name: StoredName): string | null {
  const kept = fallback.now.get(name);
  if (kept !== undefined) return kept;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Null removes. */
export function writeStored(name: StoredName, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
    fallback.now.delete(name);
  } catch {
    if (value === null) fallback.now.delete(name);
    else fallback.now.set(name, value);
  }
}

/** Does what may clear the whole storage, as the answer to a sign-out asks of the browser, and keeps what outlives the session. */
export async function keepingLasting(work: () => Promise<void>): Promise<void> {
  const kept = lasting.map((name) => [name, readStored(name)] as const);
  await work();
  for (const [name, value] of kept) if (value !== null) writeStored(name, value);
}
