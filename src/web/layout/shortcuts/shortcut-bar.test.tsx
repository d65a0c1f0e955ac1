import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { keepKey, type SignedInUser, useSession } from '#ui/client/session.ts';
import { closeToast, useToasts } from '#ui/toast/toast-store.ts';
import nav from '../navigation/nav.messages.fa.ts';
import { ShortcutBar } from './shortcut-bar.tsx';
import { reorder, searchPages } from './shortcut-manager.tsx';

const pages = ['Alpha', 'Beta', 'Gamma', 'Alphabet'].map((title) => ({ path: `/${title.toLowerCase()}`, title }));
let stored: string[];
const written: string[][] = [];

beforeEach(() => {
  stored = ['/alpha', '/hidden', '/beta'];
  written.length = 0;
  for (const { id } of useToasts.getState().toasts) closeToast(id);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.method === 'PUT') {
      stored = (JSON.parse(String(init.body)) as { shortcuts: string[] }).shortcuts;
      written.push(stored);
      return Response.json({ shortcuts: stored });
    }
    return Response.json({ shortcuts: stored, pages });
  });
  keepKey('k'.repeat(40));
  useSession.setState({ user: { userId: 'u', partyId: 'p', mustChangePassword: false } as SignedInUser });
});
afterEach(() => {
  useSession.setState({ user: null });
  vi.unstubAllGlobals();
});

async function open(path: string) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ShortcutBar />, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('link', { name: 'Alpha' });
  return userEvent.setup();
}
const shown = () => screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'));

test('the star of the current page: what is hidden keeps its place, removal can be undone', async () => {
  const hand = await open('/beta');
  expect(shown()).toEqual(['Alpha', 'Beta']);
  await hand.click(screen.getByRole('button', { name: nav.unstar }));
  expect(shown()).toEqual(['Alpha']);
  const toast = useToasts.getState().toasts.at(-1);
  expect(toast).toMatchObject({ message: nav.removed('Beta'), action: { label: nav.undo } });
  act(() => toast?.action?.onPress());
  await vi.waitFor(() => expect(shown()).toEqual(['Alpha', 'Beta']));
  await vi.waitFor(() =>
    expect(written).toEqual([
      ['/alpha', '/hidden'],
      ['/alpha', '/hidden', '/beta'],
    ]),
  );
});

test('any page is found by its name and starred; Escape empties the search', async () => {
  const hand = await open('/elsewhere');
  expect(screen.queryByRole('button', { name: nav.star })).toBeNull();
  await hand.click(screen.getByRole('button', { name: nav.manage }));
  const search = await screen.findByRole('searchbox', { name: nav.searchPages });
  const sheet = within(screen.getByRole('dialog', { name: nav.shortcuts }));
  expect(sheet.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent)).toHaveLength(2);
  await hand.type(search, 'gam');
  await hand.click(sheet.getByRole('button', { name: nav.starPage('Gamma') }));
  await vi.waitFor(() => expect(written).toEqual([['/alpha', '/hidden', '/beta', '/gamma']]));
  await hand.clear(search);
  await hand.type(search, 'zzz');
  expect(sheet.getByText(nav.noPages)).toBeTruthy();
  await hand.keyboard('{Escape}');
  expect(sheet.getAllByRole('row')).toHaveLength(3);
});

test('a refusal says why and shows what is stored', async () => {
  const hand = await open('/gamma');
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'PUT' ? Response.json({ errorCode: 'x', messages: 'general', fields: { shortcuts: 'why' }, requestId: 'r' }, { status: 400 }) : answer(url, init),
  );
  await hand.click(screen.getByRole('button', { name: nav.star }));
  await vi.waitFor(() => expect(shown()).toEqual(['Alpha', 'Beta']));
});

test('rules: search by words, those that begin with it first; order after a drop', () => {
  expect(searchPages(pages, ' ALPHA ').map(({ title }) => title)).toEqual(['Alpha', 'Alphabet']);
  expect(searchPages(pages, 'bet').map(({ title }) => title)).toEqual(['Beta', 'Alphabet']);
  expect(searchPages(pages, ' ')).toEqual([]);
  expect(
    searchPages(
      Array.from({ length: 12 }, (_, n) => ({ path: `/${n}`, title: 'Page' })),
      'page',
    ),
  ).toHaveLength(10);
  expect(reorder(['a', 'b', 'c'], new Set(['c']), 'a', false)).toEqual(['c', 'a', 'b']);
  expect(reorder(['a', 'b', 'c'], new Set(['a']), 'b', true)).toEqual(['b', 'a', 'c']);
});
