/** A store that refuses is answered as such: a sentence and 503 for whoever asked, a line for the operator. */
import { type FileStore, isStoreFault } from '#platform/file-store/file-store.server.ts';
import { fileErrors } from './files.errors.ts';

const RETRY_AFTER_SECONDS = 30;

/** The store, with its own refusals told to `report` and thrown as storeAway; all other errors pass. */
export function watchedStore(store: FileStore, report: (error: unknown) => void): FileStore {
  const watched =
    <A extends unknown[], T>(ask: (...args: A) => Promise<T>) =>
    (...args: A): Promise<T> =>
      ask(...args).catch((error: unknown) => {
        if (!isStoreFault(error)) throw error;
        report(error);
        throw fileErrors.error('storeAway', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      });
  return { ...store, put: watched(store.put), get: watched(store.get), has: watched(store.has), remove: watched(store.remove), list: watched(store.list) };
}
