import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '#kernel/table/definition.ts';
import { keepKey } from '#ui/client/session.ts';
import { viewServices } from './views.ui.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const address = '/api/rest/s1/hcm/entity/UserValues';
const state: TableState = { search: 'x', filters: [], sort: [], page: 1, pageSize: 10, columns: [] };
const shown = { name: 'mine', isShared: false, isDefault: true };
const stored = { ...shown, viewId: 'v1', isOwn: true, value: JSON.stringify(state) };

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  keepKey('k'.repeat(40));
});
afterEach(() => vi.unstubAllGlobals());

test('lists, adds, changes and removes views with their state', async () => {
  for (const body of [{ values: [stored] }, stored, stored, { removed: true }]) fetched.mockResolvedValueOnce(Response.json(body));
  const view = { ...shown, viewId: 'v1', isOwn: true, state };
  expect(await viewServices.list('a/b')).toEqual([view]);
  expect(await viewServices.save('a/b', { ...shown, state })).toEqual(view);
  expect(await viewServices.save('a/b', { ...shown, state, viewId: 'v1' })).toEqual(view);
  await viewServices.remove('v1');
  const sent = { name: 'mine', value: JSON.stringify(state), isShared: false, isDefault: true };
  expect(fetched.mock.calls.map(([url, { method, body }]) => [method, url, typeof body === 'string' ? JSON.parse(body) : null])).toEqual([
    ['GET', `${address}?type=a%2Fb`, null],
    ['POST', address, { type: 'a/b', ...sent }],
    ['PUT', `${address}/v1`, sent],
    ['DELETE', `${address}/v1`, null],
  ]);
});

test('a name that is taken is told at its field', async () => {
  fetched.mockResolvedValue(Response.json({ errorCode: 'platform/tables.viewNameTaken', errors: '', messages: '', fields: { name: 'taken' }, requestId: '' }, { status: 409 }));
  await expect(viewServices.save('a/b', { ...shown, state })).rejects.toMatchObject({ fields: { name: 'taken' } });
});
