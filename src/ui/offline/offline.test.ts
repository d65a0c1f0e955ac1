/** What is kept and what waits, on a browser's database that stands in memory. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKept, keepAnswer, keptAnswer, ownKept } from './kept-answers.ts';
import { holdUnsent, readUnsent, sendUnsent, type Unsent, useUnsent } from './unsent.ts';

/** As much of IndexedDB as is used: each request answers a moment later. */
function databaseInMemory() {
  const stores = new Map<string, Map<string, unknown>>();
  const answering = <T>(result: T) => {
    const request: { result: T; onsuccess?: () => void; onupgradeneeded?: () => void } = { result };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const rowsOf = (name: string): Map<string, unknown> => {
    const rows = stores.get(name) ?? new Map<string, unknown>();
    stores.set(name, rows);
    return rows;
  };
  const objectStore = (name: string) => ({
    get: (key: string) => answering(rowsOf(name).get(key)),
    getAll: () => answering([...rowsOf(name).values()]),
    put: (value: unknown, key: string) => {
      rowsOf(name).set(key, structuredClone(value));
      return answering(key);
    },
    delete: (key: string) => answering(void rowsOf(name).delete(key)),
    clear: () => answering(void rowsOf(name).clear()),
  });
  return { open: () => answering({ createObjectStore: rowsOf, transaction: () => ({ objectStore }), close: () => undefined }) };
}

const item = (key: string, more: Partial<Unsent> = {}): Unsent => ({
  key,
  userId: 'one',
  companyId: null,
  method: 'POST',
  path: '/rest/s1/hcm/process/instance',
  body: { key },
  at: 1_000,
  what: key,
  ...more,
});

beforeEach(() => vi.stubGlobal('indexedDB', databaseInMemory()));
afterEach(() => vi.unstubAllGlobals());

const sending = (deliver: (one: Unsent) => Promise<{ readonly again: true } | { readonly refusal: string | undefined }>) =>
  sendUnsent({ userId: 'one', companyId: null, now: 2_000, deliver });

test('an answer is kept for its person; the next one finds nothing, and nothing unsent', async () => {
  await ownKept('one');
  keepAnswer('/leave', { days: 3 });
  await vi.waitFor(async () => expect(await keptAnswer('/leave')).toEqual({ days: 3 }));
  await holdUnsent(item('a'));
  await ownKept('two');
  expect(await keptAnswer('/leave')).toBeUndefined();
  await readUnsent('one');
  expect(useUnsent.getState().items).toEqual([]);
});

test('what comes before its person is known is not written, and the end of a session takes all that was read but leaves what waits', async () => {
  await ownKept('one');
  await holdUnsent(item('a'));
  keepAnswer('/leave', 1);
  await forgetKept();
  keepAnswer('/tasks', 2);
  expect([await keptAnswer('/leave'), await keptAnswer('/tasks')]).toEqual([undefined, undefined]);
  await readUnsent('one');
  expect(useUnsent.getState().items.map(({ key }) => key)).toEqual(['a']);
});

test('each is sent once, in order, by its own key; a second answer to the same task takes the place of the first', async () => {
  await holdUnsent(item('b', { at: 1_500, about: 'task/1' }));
  await holdUnsent(item('a', { at: 1_000 }));
  await holdUnsent(item('c', { at: 1_700, about: 'task/1' }));
  const delivered: string[] = [];
  const deliver = async ({ key }: Unsent) => {
    delivered.push(key);
    return { refusal: undefined };
  };
  expect((await sending(deliver)).map(({ key }) => key)).toEqual(['a', 'c']);
  expect(await sending(deliver)).toEqual([]);
  expect(delivered).toEqual(['a', 'c']);
});

test('silence lets the rest wait, a refusal stays to be read and is not sent again, what is old or of another company is left', async () => {
  await holdUnsent(item('old', { at: 2_000 - 41 * 3_600_000 }));
  await holdUnsent(item('there', { companyId: 'other' }));
  await holdUnsent(item('refused', { at: 1_000 }));
  await holdUnsent(item('waits', { at: 1_100 }));
  const asked: string[] = [];
  const deliver = async ({ key }: Unsent) => {
    asked.push(key);
    return key === 'refused' ? { refusal: 'no' } : { again: true as const };
  };
  await sending(deliver);
  await sending(deliver);
  expect(asked).toEqual(['refused', 'waits', 'waits']);
  expect(useUnsent.getState().items.map(({ key, refusal }) => [key, refusal])).toEqual([
    ['old', undefined],
    ['there', undefined],
    ['refused', 'no'],
    ['waits', undefined],
  ]);
});
