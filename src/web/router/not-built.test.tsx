import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someUser } from '#testing/signed-in.ui.ts';
import { useSession } from '#ui/client/session.ts';
import messages from '#ui/not-built/not-built.messages.fa.ts';
import { foundScreens } from './screens.ts';

const notBuilt = foundScreens.filter((found) => found.screen.notBuilt);

test('each screen that is not built says so under its own title, and leads on', async () => {
  const pages = await Promise.all(notBuilt.map(async ({ screen: { path }, page }) => ({ path, Page: (await page()).default })));
  const all = () => pages.map(({ path, Page }) => <Page key={path} />);
  const router = createRouter({ routeTree: createRootRoute({ component: all }), history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router} />);
  const headings = await screen.findAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(notBuilt.length);
  expect(headings.filter((heading) => heading.closest('[data-not-built]') === null)).toEqual([]);
  expect(headings.filter(({ textContent }) => !/^[\u0600-\u06ff\u200c ]+$/.test(textContent))).toEqual([]);
  expect(new Set(headings.map(({ textContent }) => textContent)).size).toBe(notBuilt.length);
  // guests are led to the sign-in, everybody else to their own first page
  const link = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(link(messages.login)).toBe('/login');
  act(() => useSession.setState({ user: { ...someUser, roles: ['ADMIN'] } }));
  expect(link(messages.home)).toBe('/');
});
