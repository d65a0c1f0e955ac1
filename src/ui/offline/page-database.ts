/**
 * The one database that this browser keeps of us (IndexedDB): what was read and may be read again without a network, and what waits
 * for it. It belongs to one person at a time. A browser without it, or that refuses it, keeps nothing.
 */

/** answers: what was read, by address. unsent: what waits, by its idempotency key. owner: whose all of it is, under one name. */
type StoreName = 'answers' | 'unsent' | 'owner';

const NAME = 'kargozin';
const stores: readonly StoreName[] = ['answers', 'unsent', 'owner'];

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('indexedDB'));
  });
}

async function open(): Promise<IDBDatabase | undefined> {
  if (typeof indexedDB === 'undefined') return undefined;
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const name of stores) request.result.createObjectStore(name);
  };
  return asked(request).catch(() => undefined);
}

/** Does something in a store of its own connection, which is closed again: a sign-out may have the whole database taken away. */
async function within<T>(name: StoreName, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const database = await open();
  if (database === undefined) return undefined;
  try {
    return await asked(work(database.transaction(name, mode).objectStore(name)));
  } catch {
    return undefined;
  } finally {
    database.close();
  }
}

export const readKept = (name: StoreName, key: string): Promise<unknown> => within(name, 'readonly', (store) => store.get(key));

export const readAllKept = async (name: StoreName): Promise<readonly unknown[]> => (await within(name, 'readonly', (store) => store.getAll())) ?? [];

/** Answers whether it is kept now. */
export const keep = async (name: StoreName, key: string, value: unknown): Promise<boolean> => (await within(name, 'readwrite', (store) => store.put(value, key))) !== undefined;

export const letGoOf = (name: StoreName, key: string): Promise<undefined> => within(name, 'readwrite', (store) => store.delete(key));

export const emptyStore = (name: StoreName): Promise<undefined> => within(name, 'readwrite', (store) => store.clear());
