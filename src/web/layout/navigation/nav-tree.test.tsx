import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { setTaskCount } from '#platform/tasks/tasks.ui.ts';
import type { NavigationNode } from '#ui/client/session.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import nav from './nav.messages.fa.ts';
import { NavTree } from './nav-tree.tsx';

const people: NavigationNode[] = [
  {
    id: 'people',
    title: 'People',
    type: 'group',
    children: [
      { id: 't', title: 'Inbox', type: 'item', url: '/tasks' },
      { id: 'a', title: 'First', type: 'collapse', children: [{ id: 'a1', title: 'Search', type: 'item', url: '/search' }] },
      {
        id: 'b',
        title: 'Second',
        type: 'collapse',
        children: [
          { id: 'b1', title: 'Profile', type: 'item', url: '/profile' },
          { id: 'b2', title: 'Deep', type: 'collapse', children: [{ id: 'b21', title: 'Bottom', type: 'item', url: '/bottom' }] },
          { id: 'b3', title: 'Deeper', type: 'collapse', children: [{ id: 'b31', title: 'Ground', type: 'item', url: '/ground' }] },
        ],
      },
      { id: 'c', title: 'Later', type: 'collapse', icon: 'userAdd', children: [{ id: 'c1', title: 'Board', type: 'item', url: '/board' }] },
      { id: 'line', title: '', type: 'divider' },
      { id: 'd', title: 'Outside', type: 'link', url: 'https://example.ir/' },
    ],
  },
];

afterEach(() => {
  vi.restoreAllMocks();
  act(() => setTaskCount(0));
});

const laterPages: NavigationNode[] = [
  { id: 'n1', title: 'Not yet', type: 'item', url: '/DataAnalysisDashboard' },
  { id: 'n2', title: 'Nor below', type: 'collapse', children: [{ id: 'n21', title: 'Inner', type: 'item', url: '/talentProfile' }] },
  {
    id: 'n3',
    title: 'Partly',
    type: 'collapse',
    children: [
      { id: 'n31', title: 'There', type: 'item', url: '/tasks' },
      { id: 'n32', title: 'Ahead', type: 'item', url: '/talentProfile' },
    ],
  },
];

async function open(path: string, nodes: readonly NavigationNode[] = people) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <NavTree nodes={nodes} />, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(<RouterProvider router={router} />);
  await screen.findByText(nodes[0]?.title ?? '');
  return { hand: userEvent.setup(), go: (to: string) => act(() => router.navigate({ to })) };
}
const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
const focused = () => document.activeElement?.textContent?.trim();

test('the collapse above the current page is open, and the page is marked', async () => {
  await open('/profile');
  expect([expanded('First'), expanded('Second')]).toEqual(['false', 'true']);
  expect(screen.getByRole('link', { name: 'Profile' }).getAttribute('aria-current')).toBe('page');
});

test('of two pages of which one has its address below the other, the nearest is marked', async () => {
  const pay: NavigationNode[] = [
    { id: 'p', title: 'Pay', type: 'item', url: '/tasks' },
    { id: 'p1', title: 'Tried', type: 'item', url: '/tasks/tried' },
  ];
  const { go } = await open('/tasks/tried', pay);
  const marked = () => screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') === 'page' ? [link.textContent?.trim()] : []));
  expect(marked()).toEqual(['Tried']);
  await go('/tasks/42');
  expect(marked()).toEqual(['Pay']);
});

test('what is not built says so before one goes there, and so does a collapse of nothing else', async () => {
  const { hand } = await open('/tasks', laterPages);
  expect(screen.getByRole('link', { name: `Not yet ${messages.soon}` })).toBeDefined();
  const collapse = screen.getByRole<HTMLButtonElement>('button', { name: `Nor below ${messages.soon}` });
  expect(collapse.disabled, 'its pages open and say more').toBe(false);
  expect(screen.getByRole('button', { name: 'Partly' })).toBeDefined();
  expect(screen.getByRole('link', { name: `Ahead ${messages.soon}` })).toBeDefined();
  await hand.click(collapse);
  expect(screen.getByRole('link', { name: `Inner ${messages.soon}` })).toBeDefined();
});

test('nested collapses open too, and follow the address', async () => {
  const { go } = await open('/bottom');
  expect([expanded('Second'), expanded('Deep'), expanded('Deeper')]).toEqual(['true', 'true', 'false']);
  await go('/ground');
  expect([expanded('Deep'), expanded('Deeper')]).toEqual(['false', 'true']);
  await go('/search');
  expect([expanded('First'), expanded('Second')]).toEqual(['true', 'false']);
});

test('one collapse among siblings is open at a time, at each level', async () => {
  const { hand } = await open('/');
  await hand.click(screen.getByRole('button', { name: 'First' }));
  expect([expanded('First'), expanded('Second')]).toEqual(['true', 'false']);
  await hand.click(screen.getByRole('button', { name: 'Second' }));
  expect([expanded('First'), expanded('Second')]).toEqual(['false', 'true']);
  await hand.click(screen.getByRole('button', { name: 'Deep' }));
  await hand.click(screen.getByRole('button', { name: 'Deeper' }));
  expect([expanded('Second'), expanded('Deep'), expanded('Deeper')]).toEqual(['true', 'false', 'true']);
  await hand.click(screen.getByRole('button', { name: 'Second' }));
  expect(expanded('Second')).toBe('false');
});

test('what is to come is disabled and says so; a link leads out', async () => {
  await open('/');
  const later = screen.getByRole('button', { name: `Later ${messages.soon}` });
  expect(later).toHaveProperty('disabled', true);
  expect(screen.getByRole('link', { name: `Outside ${nav.opensOutside}` }).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('separator')).toBeTruthy();
});

test('the line of the inbox counts the tasks', async () => {
  await open('/');
  expect(screen.getByRole('link', { name: 'Inbox' })).toBeTruthy();
  act(() => setTaskCount(12));
  expect(screen.getByRole('link', { name: `Inbox ${nav.waitingTasks('\u06f1\u06f2')}` })).toBeTruthy();
});

test.each([
  ['rtl', 'ArrowLeft', 'ArrowRight'],
  ['ltr', 'ArrowRight', 'ArrowLeft'],
])('arrows in a page that is %s: %s opens and enters, %s closes and leaves', async (dir, onwards, back) => {
  document.documentElement.dir = dir;
  const { hand } = await open('/');
  act(() => screen.getByRole('button', { name: 'Second' }).focus());
  await hand.keyboard(`{${onwards}}`);
  expect([expanded('Second'), focused()]).toEqual(['true', 'Second']);
  await hand.keyboard(`{${onwards}}`);
  expect(focused()).toBe('Profile');
  await hand.keyboard(`{ArrowDown}{${onwards}}{${onwards}}`);
  expect(focused()).toBe('Bottom');
  await hand.keyboard(`{${back}}`);
  expect(focused()).toBe('Deep');
  await hand.keyboard(`{${back}}`);
  expect(expanded('Deep')).toBe('false');
  await hand.keyboard(`{${back}}`);
  expect(focused()).toBe('Second');
});

test('up, down, Home, End and letters go among the visible lines, over what is to come', async () => {
  const { hand } = await open('/profile');
  act(() => screen.getByRole('link', { name: 'Inbox' }).focus());
  const steps = ['{ArrowUp}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowUp}', '{Home}', 'd', 'd', 'd', 'x'];
  const at: (string | undefined)[] = [];
  for (const step of steps) {
    await hand.keyboard(step);
    at.push(focused());
  }
  const outside = `Outside ${nav.opensOutside}`;
  expect(at).toEqual(['Inbox', 'First', 'Second', 'Profile', outside, 'Deeper', 'Inbox', 'Deep', 'Deeper', 'Deep', 'Deep']);
});

test('a page below the fold of the menu is brought into its middle, one in sight stays where it is', async () => {
  const place = (top: number, height: number): DOMRect => new DOMRect(0, top, 280, height);
  const line = (element: Element): number => ({ '/ground': 900, '/profile': 300 })[element.getAttribute('href') ?? ''] ?? 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.hasAttribute('data-tree') ? place(100, 600) : place(line(this), 36);
  });
  const { go } = await open('/ground');
  const tree = document.querySelector('[data-tree]');
  expect(tree?.scrollTop).toBe(900 - 100 - (600 - 36) / 2);
  await go('/profile');
  expect(tree?.scrollTop).toBe(900 - 100 - (600 - 36) / 2);
});
