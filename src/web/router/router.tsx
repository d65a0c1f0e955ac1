/** Routes of the app: one for each screen, all below one root that guards and draws the chrome. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { plainPath, type Screen } from '#kernel/screen.ts';
import { useDigits } from '#ui/settings/settings-store.ts';
import { guard } from '#web/guard/guard.ts';
import { ErrorPage, WholeErrorPage } from '#web/shell/error-page.tsx';
import { Root } from '#web/shell/root.tsx';
import { foundScreens, screens } from './screens.ts';
import { checkSearch, parseSearch, stringifySearch } from './search.ts';

/**
 * `/viewRecipient/:accompanyId?` as the router writes it. Where the address without the parameter is another screen's
 * (`/jobBoards`), the parameter is no longer optional: the router would prefer it.
 */
function routerPath(screen: Screen): string {
  const plain = plainPath(screen);
  const optional = screens.some(({ path }) => path === plain && path !== screen.path) ? '$$$1' : '{-$$$1}';
  return screen.path.replace(/:(\w+)\?/g, optional).replace(/:(\w+)/g, '$$$1');
}

const nothing = () => null;

/** A page that is drawn anew, not begun anew, when the digits change: what is typed into it stays. */
function followingDigits(Page: ComponentType) {
  return function FollowingDigits() {
    useDigits();
    return <Page />;
  };
}

export function createAppRouter(client: QueryClient) {
  const root = createRootRoute({
    component: Root,
    notFoundComponent: nothing,
    errorComponent: WholeErrorPage,
    beforeLoad: ({ location, preload }) => guard(client, location, preload),
  });
  const start = createRoute({ getParentRoute: () => root, path: '/', component: nothing });
  const pages = foundScreens.map(({ screen, page }) =>
    createRoute({
      getParentRoute: () => root,
      path: routerPath(screen),
      component: lazyRouteComponent(() => page().then(({ default: Page }) => ({ default: followingDigits(Page) }))),
      errorComponent: ErrorPage,
      validateSearch: (raw: Record<string, unknown>) => checkSearch(screen.search ?? {}, raw),
    }),
  );
  return createRouter({
    routeTree: root.addChildren([start, ...pages]),
    parseSearch,
    stringifySearch,
    caseSensitive: true,
    defaultPreload: 'intent',
    defaultPendingMs: 400,
    defaultErrorComponent: ErrorPage,
    notFoundMode: 'root',
    scrollRestoration: true,
    scrollToTopSelectors: ['[data-scroller]'],
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
