import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isApiError } from '#ui/client/api-error.ts';
import { keepKey } from '#ui/client/session.ts';
import { drafts } from './drafts.ui.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const address = '/api/rest/s1/hcm/formDraft?key=a%2Fb%3A1';

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  keepKey('k'.repeat(40));
});
afterEach(() => vi.unstubAllGlobals());

test('loads, saves and drops by key', async () => {
  const draft = { values: { title: 'x' }, savedAt: '2026-03-21T00:00:00.000Z' };
  for (const body of [{ draft }, { draft: null }, { savedAt: draft.savedAt }, { removed: true }]) fetched.mockResolvedValueOnce(Response.json(body));
  expect(await drafts.load('a/b:1')).toEqual(draft);
  expect(await drafts.load('a/b:1')).toBeNull();
  await drafts.save('a/b:1', draft.values);
  await drafts.drop('a/b:1');
  expect(fetched.mock.calls.map(([url, { method, body }]) => [method, url, body])).toEqual([
    ['GET', address, null],
    ['GET', address, null],
    ['PUT', address, JSON.stringify({ values: draft.values })],
    ['DELETE', address, null],
  ]);
});

test('a save while the page is hidden outlives it', async () => {
  fetched.mockImplementation(async () => Response.json({ savedAt: '' }));
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  for (const state of ['visible', 'hidden'] as const) {
    visibility.mockReturnValue(state);
    await drafts.save('a/b:1', {});
  }
  expect(fetched.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, true]);
});

test('fails as every call does', async () => {
  fetched.mockRejectedValue(new TypeError('offline'));
  await expect(drafts.load('a/b:1')).rejects.toSatisfy(isApiError);
});
