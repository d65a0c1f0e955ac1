/**
 * The session as the browser knows it (spec sections 3 and 4): key and expiry stand in local storage, everything
 * about the person only in memory. The server decides; this is what the guard and the chrome read.
 */
import type { AnyCall, PermissionKey } from '#kernel/call.ts';
import type { Screen } from '#kernel/screen.ts';
import { forgetKept } from '#ui/offline/kept-answers.ts';
import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';
import { forgetAnswers } from './remembered.ts';
import { readStored, writeStored } from './storage.ts';

/** Spec section 9: three hours, moved at each route change. */
export const SESSION_MS = 10_800_000;
export const KEY_LENGTH = 40;

/** Spec section 3. firebase and auth0 remain values of `origin` and are granted nothing. */
export interface SignedInUser {
  readonly userId: string;
  readonly username: string;
  readonly fullName: string;
  readonly email: string;
  readonly partyId: string;
  /** Null when no personnel record is linked to the account. */
  readonly partyRelationshipId: string | null;
  readonly roles: readonly string[];
  readonly origin: 'hcm' | 'firebase' | 'auth0';
  /** Title of the main position, empty for people without one. */
  readonly jobTitle: string;
  /** Spec section 4: the overlay stands over the layout until the password is changed. */
  readonly mustChangePassword: boolean;
  /** The settings ask for a second factor that this person has not: an overlay leads to it. */
  readonly mustEnrol?: boolean;
  /** Spec section 3. A disabled account has no session, so this is true for a moment at most: checkUser says so in time. */
  readonly accountDisabled?: boolean;
  /** Still has the password it was given. */
  readonly isNewUser?: boolean;
}

/** One node of the server's menu (spec section 3). `link` leads out of the product. */
export interface NavigationNode {
  readonly id: string;
  readonly title: string;
  readonly type: 'group' | 'collapse' | 'item' | 'link' | 'divider';
  readonly permision?: string;
  readonly url?: string;
  readonly icon?: string;
  readonly children?: readonly NavigationNode[];
}

export interface SessionState {
  readonly apiKey: string | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number | null;
  readonly user: SignedInUser | null;
  /** Permission dictionary (`dicit`): 1 means allowed. */
  readonly permissions: Readonly<Record<string, number>>;
  readonly navigation: readonly NavigationNode[];
  /** Addresses the server would open (`urlPermissions`). */
  readonly urlPermissions: readonly string[];
  /** The company one works in has no parent: what belongs to the whole installation is changed from there. */
  readonly isTop: boolean;
  /** The company one works in, where there is more than one to choose from: writes say for which they are meant. */
  readonly companyId: string | null;
  /** The server gave 502 or no answer: the app waits at /waiting. */
  readonly isSilent: boolean;
  /** Where the person wanted to go when the guard sent them to sign in. */
  readonly storedUrl: string | null;
  /** The layout was entered with this session: checkUser and the login history are done. */
  readonly hasEntered: boolean;
}

const nobody = { user: null, permissions: {}, navigation: [], urlPermissions: [], isTop: false, companyId: null, hasEntered: false } as const;

/** A key is valid only if its length is exactly 40 (spec section 5). */
function validKey(key: string | null): string | null {
  return key?.length === KEY_LENGTH ? key : null;
}

function storedExpiry(): number | null {
  const value = Number(readStored('sessionExpiry') ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

export const useSession = pageStore<SessionState>(() => ({
  ...nobody,
  apiKey: validKey(readStored('api_key')),
  expiresAt: storedExpiry(),
  isSilent: false,
  storedUrl: null,
}));

export const session = (): SessionState => useSession.getState();

/** Stores a key of sign-in or rotation; what is no key is ignored. */
export function keepKey(key: string): void {
  if (validKey(key) === null || key === session().apiKey) return;
  writeStored('api_key', key);
  useSession.setState({ apiKey: key });
}

export function extendSession(now = Date.now()): void {
  const expiresAt = now + SESSION_MS;
  writeStored('sessionExpiry', String(expiresAt));
  useSession.setState({ expiresAt });
}

/** A key whose expiry is missing or past. */
export function isExpired({ apiKey, expiresAt }: Pick<SessionState, 'apiKey' | 'expiresAt'>, now = Date.now()): boolean {
  return apiKey !== null && (expiresAt === null || expiresAt <= now);
}

/** Forgets key and person, and what was kept of what they read: after logout, expiry, 501. What they wrote waits for them (docs/adr/0055). */
export function dropSession(): void {
  void forgetKept();
  forgetAnswers();
  clearStored();
  useSession.setState({ ...nobody, apiKey: null, expiresAt: null });
}

const onEnded = pageValue<((endedKey: string) => void) | undefined>(() => undefined);

/** Asks to be told of a session that the server ended by its 501, with the key it had. */
export function followEnd(listener: (endedKey: string) => void): void {
  onEnded.now = listener;
}

/** The server says that the session of a key is over; an answer to a key that was replaced meanwhile ends nothing. */
export function endByServer(apiKey: string | null): void {
  if (apiKey === null || apiKey !== session().apiKey) return;
  dropSession();
  onEnded.now?.(apiKey);
}

/** Removes the session from the browser's storage alone, for a page that is about to be left. */
export function clearStored(): void {
  writeStored('api_key', null);
  writeStored('sessionExpiry', null);
}

/** What is stored counts, not what this page remembers: a key or an expiry that is gone. Another key is left to followOtherTabs. */
export function rereadStored(): void {
  const isGone = validKey(readStored('api_key')) === null;
  useSession.setState({ ...(isGone ? { ...nobody, apiKey: null } : {}), expiresAt: storedExpiry() });
}

/** Takes over what another tab stored: its sign-out, its rotation, its sign-in. The last two may mean another person. */
export function followOtherTabs(onNewKey: () => void): () => void {
  const follow = (event: StorageEvent): void => {
    if (event.key !== null && event.key !== 'api_key' && event.key !== 'sessionExpiry') return;
    const apiKey = validKey(readStored('api_key'));
    const isNew = apiKey !== null && apiKey !== session().apiKey;
    useSession.setState({ ...(apiKey === null ? nobody : {}), apiKey, expiresAt: storedExpiry() });
    if (isNew) onNewKey();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The dictionary rule of spec section 6: the key itself, or any key under it. */
export function holds(permissions: Readonly<Record<string, number>>, key: string): boolean {
  return permissions[key] === 1 || Object.keys(permissions).some((one) => permissions[one] === 1 && one.startsWith(`${key}/`));
}

/** What may be offered: a call, or a screen. */
export type Offered = Pick<AnyCall, 'permission' | 'scope'> | Pick<Screen, 'access'>;

/**
 * Whether a call or a screen may be offered to the signed-in person: for buttons and tabs. Of a call the key alone does
 * not tell: one key may open what belongs to a company and to all of them.
 */
export function useMay(offered: Offered): boolean {
  const who = 'access' in offered ? offered.access : offered.permission;
  const keys = typeof who === 'string' ? [who] : who;
  const isOpen = who === 'public' || who === 'session';
  const isShared = 'scope' in offered && offered.scope === 'installation';
  return useSession(({ permissions, isTop }) => (!isShared || isTop) && (isOpen || keys.some((key) => holds(permissions, key))));
}

/** Whether the signed-in person holds a key: where what it opens is no call or screen that could be named here. */
export const useHolds = (key: PermissionKey): boolean => useSession(({ permissions }) => holds(permissions, key));
