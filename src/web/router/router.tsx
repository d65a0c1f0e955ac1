/** Routes of the app: one for each screen, all below one root that guards and draws the chrome. */
import type { QueryClient } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { guard } from '#web/guard/guard.ts';
import { ErrorPage, WholeErrorPage } from '#web/shell/error-page.tsx';
import { Root } from '#web/shell/root.tsx';
import { foundScreens } from './screens.ts';
import { checkSearch, parseSearch, stringifySearch } from './search.ts';

/** `/viewRecipient/:accompanyId?` as the router writes it. */
const routerPath = (path: string): string => path.replace(/:(\w+)\?/g, '{-$$$1}').replace(/:(\w+)/g, '$$$1');

const nothing = () => null;

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
      path: routerPath(screen.path),
      component: lazyRouteComponent(page),
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
    scrollToTopSelectors: ['#main'],
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;
