/**
 * The route guard (spec sections 2.3, 4 and 6), decided from facts alone. Convenience only: the server refuses again.
 * Invariant, proved in guard.rules.test.ts: from any address no person is sent on more than twice.
 */
import { matchScreen, type Screen } from '#kernel/screen.ts';

/** A signed-in person with at least one role; anybody else is a guest (spec section 6). */
export interface GuardUser {
  readonly roles: readonly string[];
  /** `dicit` of permisionList. */
  readonly permissions: Readonly<Record<string, number>>;
  /** Whether a personnel record is linked (partyRelationshipId). */
  readonly hasPersonnel: boolean;
  /** Addresses of the own menu, in its order. */
  readonly menuUrls: readonly string[];
}

export interface GuardSession {
  readonly hasKey: boolean;
  /** The stored expiry is missing or past. */
  readonly isExpired: boolean;
  /** The server gives no answer. */
  readonly isSilent: boolean;
  readonly user: GuardUser | null;
}

export interface GuardConfig {
  /** Spec section 4: without a stored key the app goes to /login, unless this is false. */
  readonly workEffort: boolean;
  /** The first company still waits for its name, and this person may give it one. */
  readonly setupNeeded: boolean;
}

export interface GuardQuestion {
  /** Path with search. */
  readonly href: string;
  readonly session: GuardSession;
  readonly screens: readonly Screen[];
  readonly config: GuardConfig;
  /** Where the person wanted to go before signing in or waiting; already through `wantedPath`. */
  readonly storedUrl: string | null;
}

export type Decision =
  | { readonly kind: 'open'; readonly screen: Screen }
  /** `carry`: the address goes along as the wanted one. */
  | { readonly kind: 'redirect'; readonly to: string; readonly carry?: string }
  /** Session and alert are cleared, then `/`. */
  | { readonly kind: 'expired' }
  /** The page of /403 under the wanted address. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'notFound' };

const LOGIN = '/login';
const WAITING = '/waiting';
const SETUP = '/setup';
const FORBIDDEN = '/403';
const NO_PERSONNEL = '/userNotFound';
const DASHBOARD = '/dashboard';
const HOME = '/home';
const OWN_PROFILE = '/userProfile';

/** Spec section 2.3. */
const publicPaths: readonly string[] = ['/', FORBIDDEN, '/signUp', '/register', '/passwordRecovery', NO_PERSONNEL, WAITING, LOGIN];

export const isPublicPath = (path: string): boolean => publicPaths.includes(path) || path.includes('jobBoards');

/** Screens of the own file: they need a personnel record. */
const ownFile = 'personnelManagement/';

const pathOf = (href: string): string => href.split(/[?#]/, 1)[0] ?? '';

/**
 * An address that came from outside, cut to what may be carried over: an own path of the route table that is no
 * page of guests. Anything else, and above all another host, is nothing.
 */
export function wantedPath(text: unknown, screens: readonly Screen[]): string | null {
  // no second slash or backslash (another host), no control characters or blanks anywhere
  if (typeof text !== 'string' || text.length > 2_000 || !/^\/(?![/\\])[^\\\p{Cc}\s]*$/u.test(text)) return null;
  const screen = matchScreen(pathOf(text), screens);
  return screen === undefined || screen.access === 'guest' || screen.access === 'public' ? null : text;
}

function holds(permissions: GuardUser['permissions'], key: string): boolean {
  return permissions[key] === 1 || Object.keys(permissions).some((one) => permissions[one] === 1 && one.startsWith(`${key}/`));
}

/** Whether roles and permissions let a person open a screen. */
export function mayEnter(screen: Screen, user: GuardUser): boolean {
  if (screen.access === 'public') return true;
  if (screen.access === 'guest') return false;
  if (screen.roles && !screen.roles.some((role) => user.roles.includes(role))) return false;
  return screen.access === 'session' || screen.access.some((key) => holds(user.permissions, key));
}

const needsPersonnel = (screen: Screen): boolean => typeof screen.access !== 'string' && screen.access.every((key) => key.startsWith(ownFile));

/** Opens at once, without being sent on. */
const opens = (screen: Screen, user: GuardUser): boolean => mayEnter(screen, user) && (user.hasPersonnel || !needsPersonnel(screen));

/**
 * Where `/` leads: to a set-up that is not done, else the dashboard, else the page of tiles, else the first page of the own menu, else the own
 * file; the own file of who has none leads to the page that says so. A screen that is not built is nobody's home.
 */
export function homeOf(user: GuardUser, screens: readonly Screen[], setupNeeded = false): string {
  for (const url of [...(setupNeeded ? [SETUP] : []), DASHBOARD, HOME, ...user.menuUrls, OWN_PROFILE]) {
    const screen = matchScreen(pathOf(url), screens);
    if (screen === undefined || screen.notBuilt || !mayEnter(screen, user)) continue;
    return opens(screen, user) ? url : NO_PERSONNEL;
  }
  return FORBIDDEN;
}

function decideForGuest({ href, session, screens, config }: GuardQuestion): Decision {
  const path = pathOf(href);
  if (path === '/') return { kind: 'redirect', to: LOGIN };
  const screen = matchScreen(path, screens);
  if (screen === undefined) return !session.hasKey && config.workEffort && !isPublicPath(path) ? { kind: 'redirect', to: LOGIN } : { kind: 'notFound' };
  if (screen.access === 'guest' || screen.access === 'public') return { kind: 'open', screen };
  // docs/adr/0006: the browser then sends nobody on, and a page of people has nothing to show to nobody
  if (!session.hasKey && !config.workEffort) return { kind: 'forbidden' };
  const carry = wantedPath(href, screens);
  return carry === null ? { kind: 'redirect', to: LOGIN } : { kind: 'redirect', to: LOGIN, carry };
}

function decideForUser({ href, screens, config, storedUrl }: GuardQuestion, user: GuardUser): Decision {
  const path = pathOf(href);
  const stored = storedUrl === null ? undefined : matchScreen(pathOf(storedUrl), screens);
  const storedOpens = storedUrl !== null && storedUrl !== href && stored !== undefined && opens(stored, user);
  if (path === '/') return { kind: 'redirect', to: homeOf(user, screens, config.setupNeeded) };
  const screen = matchScreen(path, screens);
  if (screen === undefined) return { kind: 'notFound' };
  // signed in: on to the wanted address, even one that refuses, because /403 stands under the wanted address
  if (screen.access === 'guest') return { kind: 'redirect', to: storedUrl ?? homeOf(user, screens, config.setupNeeded) };
  if (opens(screen, user)) return { kind: 'open', screen };
  if (mayEnter(screen, user)) return { kind: 'redirect', to: NO_PERSONNEL };
  return storedOpens ? { kind: 'redirect', to: storedUrl } : { kind: 'forbidden' };
}

/** What happens when somebody goes to an address. */
export function decide(question: GuardQuestion): Decision {
  const { href, session, screens } = question;
  const path = pathOf(href);
  if (session.hasKey && session.isExpired && path !== LOGIN) return { kind: 'expired' };
  if (session.hasKey && session.isSilent) {
    const waiting = matchScreen(WAITING, screens);
    if (path === WAITING && waiting !== undefined) return { kind: 'open', screen: waiting };
    const carry = wantedPath(href, screens);
    return carry === null ? { kind: 'redirect', to: WAITING } : { kind: 'redirect', to: WAITING, carry };
  }
  const { user } = session;
  const isGuest = user === null || user.roles.length === 0 || session.isExpired;
  return isGuest ? decideForGuest(question) : decideForUser(question, user);
}
