/** The pages a person opened last: kept on the server only, because titles of people pages are personal. */
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { matchScreen } from '#kernel/screen.ts';
import type { keepRecentPage, recentPages } from '#modules/home/search/search.contract.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { callKey } from '#ui/client/hooks.ts';
import { session } from '#ui/client/session.ts';
import { guardUser } from '#web/guard/guard.ts';
import { mayVisit } from '#web/layout/may-visit.ts';
import { screens } from '#web/router/screens.ts';
import shell from '#web/shell/shell.messages.fa.ts';

export const recentCall = shellCall<typeof recentPages>('GET', '/rest/s1/hcm/recentPage');
const keepCall = shellCall<typeof keepRecentPage>('PUT', '/rest/s1/hcm/recentPage');

/** A page that is left sooner was passed through; by then its heading has given the window its title. */
const STAY_MS = 1_500;
const MAX_TITLE = 200;

/** Path with the parameters that name a record; filters and pages of lists are not another page. */
export function recentPath(href: string): string {
  const [path = '/', query = ''] = href.split('?');
  const named = [...new URLSearchParams(query)].filter(([name]) => name.endsWith('Id'));
  return named.length === 0 ? path : `${path}?${new URLSearchParams(named)}`;
}

/** The page's own title out of the window's. */
export function ownTitle(windowTitle: string): string {
  const rest = shell.pageTitle('');
  return windowTitle.endsWith(rest) ? windowTitle.slice(0, -rest.length).trim().slice(0, MAX_TITLE) : '';
}

function mayKeep(path: string): boolean {
  const user = guardUser(session());
  const screen = matchScreen(path, screens);
  return user !== null && screen?.chrome === 'full' && screen.access !== 'public' && mayVisit(path, user);
}

/** Notes pages somebody stays on, until the function given back is called. */
export function followVisits(router: AnyRouter, client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = '';
  const keep = async (): Promise<void> => {
    const { pathname, href } = router.state.location;
    const title = ownTitle(document.title);
    const path = recentPath(href);
    if (title === '' || last === `${path} ${title}` || !mayKeep(pathname)) return;
    last = `${path} ${title}`;
    // a page that is not noted is missing from a list of suggestions, no more
    const reply = await send(keepCall, { body: { path, title } }).catch(() => undefined);
    if (reply !== undefined) client.setQueryData(callKey(recentCall), reply);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), STAY_MS);
  };
  wait();
  const forget = router.subscribe('onResolved', wait);
  return () => {
    clearTimeout(timer);
    forget();
  };
}
