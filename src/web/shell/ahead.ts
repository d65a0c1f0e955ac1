/**
 * What the first address will most likely show is asked for at once and side by side: the configuration, the person, the chrome
 * and the page. The guard decides all the same; what it refuses has been fetched in vain, and was anybody's to fetch.
 */
import type { QueryClient } from '@tanstack/react-query';
import { configQuery } from '#ui/client/config.ts';
import { session } from '#ui/client/session.ts';
import { isPublicPath } from '#web/guard/guard.rules.ts';
import { ensurePerson } from '#web/guard/guard.ts';
import { loadPage } from '#web/router/screens.ts';
import { loadLayout } from './root.tsx';

const nothing = (): undefined => undefined;

export function fetchAhead(client: QueryClient, path: string): void {
  void client.prefetchQuery(configQuery);
  const isGuest = session().apiKey === null;
  const shown = isGuest && (path === '/' || !isPublicPath(path)) ? '/login' : path;
  // whoever asks again hears of what fails here
  void loadPage(shown)?.catch(nothing);
  if (isGuest) return;
  void ensurePerson().catch(nothing);
  void loadLayout().catch(nothing);
}
