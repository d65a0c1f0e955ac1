import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '#ui/client/session.ts';
import { appVersion } from '#ui/client/version.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { SideNav } from './side-nav.tsx';

const onFold = vi.fn();

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  useSession.setState({ user: null, navigation: [{ id: 'a', title: 'Inbox', type: 'item', url: '/tasks' }] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The menu after its router has settled; timers stand still from then on. */
async function open(isFolded: boolean): Promise<HTMLElement> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <SideNav isFolded={isFolded} onFold={onFold} />, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const menu = await screen.findByRole('navigation', { name: messages.menu });
  vi.useFakeTimers();
  return menu;
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isOpen = (menu: HTMLElement): boolean => menu.textContent?.includes(appVersion) === true && !menu.className.includes('small');
const enter = (menu: HTMLElement, pointerType = 'mouse') => fireEvent(menu, new PointerEvent('pointerover', { bubbles: true, pointerType }));
const leave = (menu: HTMLElement) => fireEvent(menu, new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse', relatedTarget: document.body }));

test('a folded menu opens 150 ms after the mouse came, and folds when it leaves', async () => {
  const menu = await open(true);
  expect(isOpen(menu)).toBe(false);
  enter(menu);
  await pass(149);
  expect(isOpen(menu)).toBe(false);
  await pass(1);
  expect(isOpen(menu)).toBe(true);
  leave(menu);
  expect(isOpen(menu)).toBe(false);
});

test('a mouse that only crosses it opens nothing, nor does a finger', async () => {
  const menu = await open(true);
  enter(menu);
  await pass(100);
  leave(menu);
  await pass(1_000);
  expect(isOpen(menu)).toBe(false);
  enter(menu, 'touch');
  await pass(1_000);
  expect(isOpen(menu)).toBe(false);
});

test('the focus opens it, Escape folds it again', async () => {
  const menu = await open(true);
  act(() => screen.getByRole('link', { name: 'Inbox' }).focus());
  expect(isOpen(menu)).toBe(true);
  fireEvent.keyDown(screen.getByRole('link', { name: 'Inbox' }), { key: 'Escape' });
  expect(isOpen(menu)).toBe(false);
});

test('the button folds and keeps open', async () => {
  const menu = await open(false);
  expect(isOpen(menu)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: messages.fold }));
  expect(onFold).toHaveBeenCalledOnce();
  enter(menu);
  await pass(1_000);
  expect(menu.className).not.toContain('peeking');
});
