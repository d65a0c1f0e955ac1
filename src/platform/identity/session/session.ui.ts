/** The session's own calls as the browser makes them: who signed in, what they may do, entering and leaving (spec section 4). */
import type { permisionList } from '#platform/access/access.contract.ts';
import type { checkUser, getUser, loginHistory } from '#platform/identity/identity.contract.ts';
import { flushSettings, forgetSettings, takeSettings } from '#platform/settings/user/settings.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { isApiError, isSilence } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { clearStored, dropSession, type NavigationNode, type SessionState, session, useSession } from '#ui/client/session.ts';
import { keepingLasting } from '#ui/client/storage.ts';
import { forgetKept, ownKept } from '#ui/offline/kept-answers.ts';
import { forgetUnsent } from '#ui/offline/unsent.ts';
import { pageValue } from '#ui/page-memory/page-memory.ts';
import { sendHeld } from '#ui/undo/held-acts.ts';
import messages from './session.messages.fa.ts';

const getUserCall = shellCall<typeof getUser>('GET', '/rest/s1/hcm/getUser', { keeps: true });
const permissionsCall = shellCall<typeof permisionList>('GET', '/rest/s1/security/permisionList', { keeps: true, tagged: true });
/** Asked on entering the layout, and by /waiting until it is answered. */
export const checkUserCall = shellCall<typeof checkUser>('GET', '/rest/s1/hcm/checkUser', { keeps: true });
const historyCall = shellCall<typeof loginHistory>('POST', '/rest/s1/hcm/loginHistory');

/** What one may do is asked for again at most this often, unless the server says that it has changed. */
const FRESH_MS = 30_000;
const readAt = pageValue(() => Number.NEGATIVE_INFINITY);

type Rights = Pick<SessionState, 'permissions' | 'navigation' | 'urlPermissions' | 'isTop'>;

/** Dictionary, menu and addresses of the signed-in person (spec section 7). Throws ApiError. */
async function readRights(): Promise<Rights> {
  readAt.now = Date.now();
  const { dicit, navigationConfig, urlPermissions, isTop } = await send(permissionsCall, { query: { mode: 'product' } });
  return { permissions: dicit, navigation: navigationConfig as readonly NavigationNode[], urlPermissions, isTop };
}

/** At navigation: menu and buttons follow what changed, and what was read stays where nothing did. No answer changes nothing. */
export async function refreshRights(hasChanged = false): Promise<void> {
  const { user, permissions, navigation, urlPermissions, isTop } = session();
  if (user === null || (!hasChanged && Date.now() - readAt.now < FRESH_MS)) return;
  const next = await readRights().catch(() => undefined);
  if (next === undefined || session().user?.userId !== user.userId) return;
  if (JSON.stringify(next) !== JSON.stringify({ permissions, navigation, urlPermissions, isTop } satisfies Rights)) useSession.setState(next);
}

/** Fetches the person and the permission list of the stored key. Throws ApiError; on 501 the key is already gone. */
export async function loadSession(): Promise<void> {
  const [{ allUserData, emplPosition = [] }, rights] = await Promise.all([send(getUserCall, { query: { emplPosition: 'true' } }), readRights()]);
  const { data } = allUserData;
  await ownKept(data.userId);
  // positions that are over are left out for the user's own positions (spec section 3)
  const seats = emplPosition.filter(({ situation }) => situation !== 'ESIExpt');
  useSession.setState({
    user: {
      userId: data.userId,
      username: data.username,
      fullName: data.userFullName,
      email: data.emailAddress ?? '',
      partyId: data.partyId,
      partyRelationshipId: data.partyRelationshipId,
      roles: data.roles,
      origin: data.origin,
      jobTitle: (seats.find(({ mainPosition }) => mainPosition === 'Y') ?? seats[0])?.description ?? '',
      mustChangePassword: data.mustChangePassword === true,
      mustEnrol: data.mustEnrol === true,
      accountDisabled: data.accountDisabled,
      isNewUser: data.isNewUser,
    },
    ...rights,
  });
  // in the same turn: the layout is not painted before it has its look
  takeSettings(data.settings);
}

// the page changes under it, so that it takes longer to be read
const tellDeactivated = (): void => void showAlert({ type: 'error', message: messages.deactivated, autoHideDuration: 15_000 });

/**
 * The server ended the session, and every other call says no more than that: checkUser alone is still answered to a
 * deactivated account, so that its person learns why (spec sections 4 and 8). Of any other end nothing is said.
 */
export async function tellWhyEnded(endedKey: string): Promise<void> {
  const answer = await send(checkUserCall, { endedKey }).catch(() => undefined);
  if (answer?.result === true && session().apiKey === null) tellDeactivated();
}

/**
 * On entering the layout, once for each session: is the account still active, and a record of the entry.
 * A deactivated account gets its message and loses the session; no answer to checkUser leads to /waiting. A record that
 * is not taken keeps nobody out: the next entry makes it.
 */
export async function enterLayout(): Promise<void> {
  if (session().hasEntered) return;
  useSession.setState({ hasEntered: true });
  try {
    const { result } = await send(checkUserCall);
    if (result) {
      tellDeactivated();
      dropSession();
      return;
    }
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isSilence(error)) useSession.setState({ isSilent: true, hasEntered: false });
    return;
  }
  await send(historyCall, { body: { loginType: 'Y', loginApiKey: session().apiKey } }).catch(() => useSession.setState({ hasEntered: false }));
}

/** Ends the session on the server. Whatever it says, the caller forgets: what is not ended there ends by itself. */
export async function endSession(): Promise<void> {
  await keepingLasting(() =>
    send(historyCall, { body: { loginType: 'N', loginApiKey: session().apiKey } }).then(
      () => undefined,
      () => undefined,
    ),
  );
}

/**
 * Spec section 4, logout: nothing with an empty role list; otherwise by origin, then `/` with nothing left in memory.
 * hcm: the record, which ends the session; firebase and auth0 have no session here to end (ADR 0005).
 */
export async function signOut(): Promise<void> {
  const { user } = session();
  if (user === null || user.roles.length === 0) return;
  await Promise.all([flushSettings(), sendHeld()]);
  if (user.origin === 'hcm') await endSession();
  await forgetUnsent();
  await forget();
}

/** Clears the stored session, and what was kept of what its person read, and starts the app anew at its root. */
export async function forget(): Promise<void> {
  await forgetKept();
  clearStored();
  forgetSettings();
  window.location.assign('/');
}
