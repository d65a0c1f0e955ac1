import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { NavigationNode } from '#ui/client/session.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { NavTree } from './nav-tree.tsx';

const nodes: NavigationNode[] = [
  {
    id: 'people',
    title: 'People',
    type: 'group',
    children: [
      { id: 'a', title: 'First', type: 'collapse', children: [{ id: 'a1', title: 'Search', type: 'item', url: '/search' }] },
      { id: 'b', title: 'Second', type: 'collapse', children: [{ id: 'b1', title: 'Profile', type: 'item', url: '/profile' }] },
      { id: 'c', title: 'Later', type: 'collapse', icon: 'userAdd', children: [{ id: 'c1', title: 'Board', type: 'item', url: '/board' }] },
      { id: 'd', title: 'Outside', type: 'link', url: 'https://example.ir/' },
    ],
  },
];

async function open(path: string) {
  const router = createRouter({ routeTree: createRootRoute({ component: () => <NavTree nodes={nodes} /> }), history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('People');
  return userEvent.setup();
}
const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');

test('the collapse above the current page is open, and the page is marked', async () => {
  await open('/profile');
  expect([expanded('First'), expanded('Second')]).toEqual(['false', 'true']);
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
});

test('one collapse among siblings is open at a time', async () => {
  const hand = await open('/');
  await hand.click(screen.getByRole('button', { name: 'First' }));
  expect([expanded('First'), expanded('Second')]).toEqual(['true', 'false']);
  await hand.click(screen.getByRole('button', { name: 'Second' }));
  expect([expanded('First'), expanded('Second')]).toEqual(['false', 'true']);
  await hand.click(screen.getByRole('button', { name: 'Second' }));
  expect(expanded('Second')).toBe('false');
});

test('what is to come is disabled and says so', async () => {
  await open('/');
  const later = screen.getByRole('button', { name: `Later ${messages.soon}` });
  expect(later).toHaveProperty('disabled', true);
});
