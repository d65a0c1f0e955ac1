/** Asks the rules at every change of address and does what they say. */
import type { QueryClient } from '@tanstack/react-query';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { matchScreen } from '#kernel/screen.ts';
import { loadSession } from '#platform/identity/session/session.ui.ts';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { isSilence } from '#ui/client/api-error.ts';
import { configQuery } from '#ui/client/config.ts';
import { dropSession, extendSession, isExpired, type NavigationNode, rereadStored, type SessionState, session, useSession } from '#ui/client/session.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { screens } from '#web/router/screens.ts';
import { parseSearch } from '#web/router/search.ts';
import { type Decision, decide, type GuardUser, mayEnter, wantedPath } from './guard.rules.ts';
import { isSetupNeeded } from './setup.ts';

const loading = pageValue<Promise<void> | undefined>(() => undefined);

/** A stored key without its person, as after a reload: the person and the permissions are fetched once. */
export async function ensurePerson(): Promise<void> {
  const { apiKey, user, isSilent } = session();
  if (apiKey === null || user !== null || isSilent || isExpired(session())) return;
  loading.now ??= loadSession().finally(() => {
    loading.now = undefined;
  });
  try {
    await loading.now;
  } catch (error) {
    if (isSilence(error)) useSession.setState({ isSilent: true });
    // 501 has already dropped the key: the rules see a guest
    else if (session().apiKey !== null) throw error;
  }
}

/** Addresses of a menu, in its order. */
export function menuUrls(nodes: readonly NavigationNode[]): string[] {
  return nodes.flatMap((node) => [...(node.type === 'item' && node.url !== undefined ? [node.url] : []), ...menuUrls(node.children ?? [])]);
}

export function guardUser({ user, permissions, navigation }: SessionState): GuardUser | null {
  return user === null ? null : { roles: user.roles, permissions, hasPersonnel: user.partyRelationshipId !== null, menuUrls: menuUrls(navigation) };
}

/** The question is worth a call only for who may answer it. */
function maySetUp(): boolean {
  const user = guardUser(session());
  const screen = matchScreen('/setup', screens);
  return user !== null && screen !== undefined && mayEnter(screen, user);
}

function ask(href: string, search: Readonly<Record<string, unknown>>, workEffort: boolean, setupNeeded: boolean): Decision {
  const state = session();
  return decide({
    href,
    screens,
    config: { workEffort, setupNeeded },
    storedUrl: wantedPath(search['redirect'], screens) ?? state.storedUrl,
    session: { hasKey: state.apiKey !== null, isExpired: isExpired(state), isSilent: state.isSilent, user: guardUser(state) },
  });
}

function leaveMarks(decision: Decision, href: string): void {
  if (decision.kind === 'expired') {
    dropSession();
    closeAllAlerts();
    return;
  }
  // at /login too a session that has run out is over: moved on, its key would open the next page without a password (docs/adr/0036)
  if (isExpired(session())) dropSession();
  else if (session().apiKey !== null) extendSession();
  if (decision.kind === 'redirect' && decision.carry !== undefined) useSession.setState({ storedUrl: decision.carry });
  if ((decision.kind === 'open' || decision.kind === 'forbidden') && session().storedUrl === href) useSession.setState({ storedUrl: null });
}

/** What the chrome is drawn by: it changes with the address, not in the middle of a page. */
export interface Judged {
  readonly decision: Decision;
  readonly isSignedIn: boolean;
}

const decisions = pageValue(() => ({ underWay: 0, hasDecided: false }));

/**
 * While the guard decides, what it finds out about the session is already part of the decision; and so is what was found out
 * before it was first asked. A router that is told to begin anew before its first page has come stays blank.
 */
export const isGuarding = (): boolean => decisions.now.underWay > 0 || !decisions.now.hasDecided;

/** What to show, or a redirect (thrown). A preload leaves no marks: nobody has gone anywhere. */
export async function guard(client: QueryClient, location: ParsedLocation, isPreload: boolean): Promise<Judged> {
  const { now } = decisions;
  now.underWay += 1;
  try {
    const decision = await judge(client, location, isPreload);
    return { decision, isSignedIn: session().user !== null };
  } finally {
    now.underWay -= 1;
    now.hasDecided = true;
  }
}

async function judge(client: QueryClient, location: ParsedLocation, isPreload: boolean): Promise<Decision> {
  if (!isPreload) rereadStored();
  const [config] = await Promise.all([client.ensureQueryData(configQuery), ensurePerson()]);
  const setupNeeded = ['/', '/login'].includes(location.pathname) && maySetUp() && (await isSetupNeeded());
  const href = `${location.pathname}${location.searchStr}`;
  const decision = ask(href, location.search, config.workEffort, setupNeeded);
  if (!isPreload) leaveMarks(decision, href);
  if (decision.kind === 'expired') throw redirect({ to: '/' });
  if (decision.kind === 'redirect') throw redirectTo(decision);
  return decision;
}

function redirectTo({ to, carry }: Extract<Decision, { kind: 'redirect' }>) {
  if (carry !== undefined) return redirect({ to, search: { redirect: carry } });
  const [path = '/', query = ''] = to.split('?', 2);
  return redirect({ to: path, search: parseSearch(query) });
}
