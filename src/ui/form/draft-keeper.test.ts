import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineForm } from '#kernel/form/definition.ts';
import { networkError } from '#ui/client/api-error.ts';
import { keeperOf, PAUSE_MS, RETRY_MS } from './draft-keeper.ts';
import { storeOf } from './model.ts';

const form = defineForm('test/note', [{ type: 'text', name: 'note', label: 'note' }]);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup(save: () => Promise<void> = async () => undefined) {
  const told: string[] = [];
  const calls: string[] = [];
  const drafts = {
    load: async () => null,
    save: async (_key: string, values: object) => {
      calls.push(`save ${JSON.stringify(values)}`);
      await save();
    },
    drop: async () => void calls.push('drop'),
  };
  const store = storeOf(form, { note: 'first' });
  const keeper = keeperOf(store, form, 'key', drafts, (kept) => told.push(kept));
  return { store, keeper, told, calls };
}

test('a draft is kept after a pause of typing, not at every key', async () => {
  const { store, calls, told } = setup();
  store.setValues({ note: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  store.setValues({ note: 'ab' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect([calls, told]).toEqual([['save {"note":"ab"}'], ['kept']]);
});

test('what is written back to the stored value takes the draft away', async () => {
  const { store, calls } = setup();
  store.setValues({ note: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  store.setValues({ note: 'first' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toEqual(['save {"note":"a"}', 'drop']);
});

test('a slow save never follows the drop, and what waited is not kept after it', async () => {
  let end = (): void => undefined;
  const { store, keeper, calls, told } = setup(() => new Promise((done) => (end = done)));
  store.setValues({ note: 'a' });
  keeper.flush();
  store.setValues({ note: 'b' });
  keeper.drop();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toEqual(['save {"note":"a"}']);
  end();
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([calls, told]).toEqual([
    ['save {"note":"a"}', 'drop'],
    ['kept', 'nothing'],
  ]);
});

test('a draft that arrives after the submit is not put back', () => {
  const { store, keeper } = setup();
  keeper.drop();
  expect([keeper.restore({ note: 'late' }), store.field('note').value]).toEqual([false, 'first']);
});

test('a draft that is put back is no typing; a failed keeping is told and the next one tried', async () => {
  const save = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('away'));
  const { store, keeper, calls, told } = setup(save);
  keeper.restore({ note: 'kept' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(calls).toEqual([]);
  store.setValues({ note: 'more' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  store.setValues({ note: 'most' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(told).toEqual(['failed', 'kept']);
});

test('what could not be kept while the server is away is kept when it is back, and not after the form is gone', async () => {
  const save = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(networkError())
    .mockRejectedValueOnce(networkError());
  const { store, keeper, calls, told } = setup(save);
  store.setValues({ note: 'a' });
  await vi.advanceTimersByTimeAsync(PAUSE_MS + 2 * RETRY_MS);
  expect([calls.length, told]).toEqual([3, ['failed', 'failed', 'kept']]);
  save.mockRejectedValueOnce(networkError());
  store.setValues({ note: 'b' });
  keeper.flush();
  keeper.stop();
  await vi.advanceTimersByTimeAsync(10 * RETRY_MS);
  expect(calls).toHaveLength(4);
});
