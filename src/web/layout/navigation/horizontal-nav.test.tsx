import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { type NavigationNode, useSession } from '#ui/client/session.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { HorizontalNav } from './horizontal-nav.tsx';
import nav from './nav.messages.fa.ts';

const item = (id: string): NavigationNode => ({ id, title: id, type: 'item', url: `/${id}` });
const navigation: NavigationNode[] = [
  { id: 'pages', title: 'Pages', type: 'group', children: [item('inbox'), { id: 'line', title: '', type: 'divider' }, item('board')] },
  {
    id: 'people',
    title: 'People',
    type: 'group',
    children: [
      { id: 'staff', title: 'Staff', type: 'collapse', children: [item('search'), { id: 'deep', title: 'Deep', type: 'collapse', children: [item('bottom')] }] },
      { id: 'later', title: 'Later', type: 'collapse', icon: 'cup', children: [item('x')] },
    ],
  },
];

/** Lines from this one on do not fit into the row. */
let wrapsAt = 99;

beforeEach(() => {
  wrapsAt = 99;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) >= wrapsAt ? 40 : 0;
  });
  useSession.setState({ user: null, navigation });
});
afterEach(() => vi.unstubAllGlobals());

async function open(path = '/') {
  const router = createRouter({
    routeTree: createRootRoute({ component: HorizontalNav, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppProvider>
        <RouterProvider router={router} />
      </AppProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('navigation', { name: messages.menu });
  return userEvent.setup();
}

test('groups lie open side by side; a collapse opens a menu, the one in it another', async () => {
  const hand = await open();
  expect(screen.getByRole('link', { name: 'inbox' })).toBeTruthy();
  expect(screen.getByRole('button', { name: `Later ${messages.soon}` })).toHaveProperty('disabled', true);
  await hand.click(screen.getByRole('button', { name: 'Staff' }));
  const menu = within(await screen.findByRole('menu', { name: 'Staff' }));
  expect(menu.getByRole('menuitem', { name: 'search' }).getAttribute('href')).toBe('/search');
  // onwards is left
  await hand.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
  expect(within(await screen.findByRole('menu', { name: 'Deep' })).getByRole('menuitem', { name: 'bottom' })).toBeTruthy();
});

test('arrows go along the row, mirrored', async () => {
  const hand = await open();
  act(() => screen.getByRole('link', { name: 'inbox' }).focus());
  await hand.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Staff' }));
  await hand.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'board' }));
});

test('what finds no room stands under "more", under its group', async () => {
  wrapsAt = 2;
  const hand = await open();
  await hand.click(screen.getByRole('button', { name: nav.more }));
  const menu = within(await screen.findByRole('menu', { name: nav.more }));
  expect(
    within(menu.getByRole('group', { name: 'People' }))
      .getAllByRole('menuitem')
      .map((line) => line.getAttribute('aria-disabled')),
  ).toEqual([null, 'true']);
  expect(menu.queryByRole('menuitem', { name: 'inbox' })).toBeNull();
});
