/** Start of the gallery: /__ui?entry=button,menu&theme=defaultDark&density=comfortable&digits=latin. Development and tests only. */
import '#ui/theme/theme.ts';
import '../shell/shell.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { readSettings } from '#kernel/settings/user-settings.ts';
import { AlertHost } from '#ui/alert/alert.tsx';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { createQueryClient } from '#ui/client/hooks.ts';
import { KitServicesProvider } from '#ui/services/services.tsx';
import { useSettings } from '#ui/settings/settings-store.ts';
import { wearSettings } from '#ui/settings/wear-settings.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { parseSearch, stringifySearch } from '#web/router/search.ts';
import { answersOf, loadEntries, type NamedEntry } from './entries.ts';
import { answerCalls } from './fake-server.ts';
import { fakeServices } from './fake-services.ts';
import { Gallery } from './gallery.tsx';

const asked = parseSearch(location.search) as Record<string, string>;

function routerOf(entries: readonly NamedEntry[]) {
  const root = createRootRoute({ component: Outlet });
  const page = createRoute({ getParentRoute: () => root, path: '$', component: () => <Gallery entries={entries} /> });
  return createRouter({ routeTree: root.addChildren([page]), parseSearch, stringifySearch });
}

const names = asked['entry']?.split(',') ?? [];
const entries = await loadEntries(names);
answerCalls(answersOf(entries));
useSettings.setState(readSettings({ theme: { main: asked['theme'] }, density: asked['density'], digits: asked['digits'], reducedMotion: true }));
wearSettings();
const host = document.getElementById('root');
if (host)
  createRoot(host).render(
    <QueryClientProvider client={createQueryClient()}>
      <AppProvider>
        <KitServicesProvider value={fakeServices}>
          <AlertHost />
          <ToastRegion />
          <RouterProvider router={routerOf(entries)} />
        </KitServicesProvider>
      </AppProvider>
    </QueryClientProvider>,
  );
