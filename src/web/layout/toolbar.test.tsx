import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { someUser } from '#testing/signed-in.ui.ts';
import { useSession } from '#ui/client/session.ts';
import nav from './navigation/nav.messages.fa.ts';
import { HelpLink } from './toolbar.tsx';

afterEach(() => useSession.setState({ user: null }));

async function helpFrom(path: string): Promise<URL> {
  useSession.setState({ user: someUser });
  const router = createRouter({
    routeTree: createRootRoute({ component: HelpLink, notFoundComponent: () => null }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const { unmount } = render(<RouterProvider router={router} />);
  const link = await screen.findByRole('link', { name: nav.help });
  const address = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  unmount();
  return address;
}

test('help is asked for about the page one is on; on its own page it begins anew', async () => {
  const about = await helpFrom('/personnel/search?q=a');
  expect([about.pathname, about.searchParams.get('about')?.replaceAll('"', '')]).toEqual(['/help', '/personnel/search']);
  expect((await helpFrom('/help?article=help-start')).search).toBe('');
});
