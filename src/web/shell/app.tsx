import { type QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { kitServices } from '#platform/kit/kit-services.ui.ts';
import type { LoadTaskForm } from '#platform/tasks/task-form.ui.ts';
import { TaskFormsProvider } from '#platform/tasks/task-forms.ui.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { configQuery } from '#ui/client/config.ts';
import { KitServicesProvider } from '#ui/services/services.tsx';
import type { AppRouter } from '#web/router/router.tsx';

const Maintenance = lazy(() => import('./maintenance.tsx').then(({ Maintenance: component }) => ({ default: component })));

/** Which forms there are is asked for with the first of them: no page but the sheet of a task needs to know. */
const loadTaskForm: LoadTaskForm = async (key) => (await import('#web/router/task-forms.ts')).loadTaskForm(key);

function Gate({ router }: { router: AppRouter }) {
  const config = useQuery(configQuery);
  if (config.data === undefined) return null;
  if (config.data.maintenance) {
    return (
      <Suspense>
        <Maintenance />
      </Suspense>
    );
  }
  return (
    <AriaRouterProvider navigate={(href) => void router.navigate({ to: href })}>
      <RouterProvider router={router} />
    </AriaRouterProvider>
  );
}

export function App({ client, router }: { client: QueryClient; router: AppRouter }) {
  return (
    <QueryClientProvider client={client}>
      <AppProvider>
        <KitServicesProvider value={kitServices}>
          <TaskFormsProvider value={loadTaskForm}>
            <Gate router={router} />
          </TaskFormsProvider>
        </KitServicesProvider>
      </AppProvider>
    </QueryClientProvider>
  );
}
