/** The session's own calls as the browser makes them: who signed in, what they may do, entering and leaving (spec section 4). */
import type { permisionList } from '#platform/access/access.contract.ts';
import type { checkUser, getUser, loginHistory, mustChangePass } from '#platform/identity/identity.contract.ts';
import { flushSettings, forgetSettings, takeSettings } from '#platform/settings/user/settings.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { isApiError, isSilence } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { clearStored, dropSession, type NavigationNode, session, useSession } from '#ui/client/session.ts';
import messages from './session.messages.fa.ts';

const getUserCall = shellCall<typeof getUser>('GET', '/rest/s1/hcm/getUser');
const permissionsCall = shellCall<typeof permisionList>('GET', '/rest/s1/security/permisionList');
const mustChangeCall = shellCall<typeof mustChangePass>('GET', '/rest/s1/hcm/userMustChangePass');
/** Asked on entering the layout, and by /waiting until it is answered. */
export const checkUserCall = shellCall<typeof checkUser>('GET', '/rest/s1/hcm/checkUser');
const historyCall = shellCall<typeof loginHistory>('POST', '/rest/s1/hcm/loginHistory');

/** Fetches the person and the permission list of the stored key. Throws ApiError; on 501 the key is already gone. */
export async function loadSession(): Promise<void> {
  const [{ allUserData, emplPosition = [] }, list] = await Promise.all([
    send(getUserCall, { query: { emplPosition: 'true' } }),
    send(permissionsCall, { query: { mode: 'product' } }),
  ]);
  const { data } = allUserData;
  const { finalResult } = await send(mustChangeCall, { query: { username: data.username } });
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
      mustChangePassword: finalResult,
      mustEnrol: data.mustEnrol === true,
    },
    permissions: list.dicit,
    navigation: list.navigationConfig as readonly NavigationNode[],
    urlPermissions: list.urlPermissions,
  });
  // in the same turn: the layout is not painted before it has its look
  takeSettings(data.settings);
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
      // the page changes under it, so that it takes longer to be read
      showAlert({ type: 'error', message: messages.deactivated, autoHideDuration: 15_000 });
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
  await send(historyCall, { body: { loginType: 'N', loginApiKey: session().apiKey } }).catch(() => undefined);
}

/**
 * Spec section 4, logout: nothing with an empty role list; otherwise by origin, then `/` with nothing left in memory.
 * hcm: the record, which ends the session; firebase and auth0 have no session here to end (ADR 0005).
 */
export async function signOut(): Promise<void> {
  const { user } = session();
  if (user === null || user.roles.length === 0) return;
  await flushSettings();
  if (user.origin === 'hcm') await endSession();
  forget();
}

/** Clears the stored session and starts the app anew at its root. */
export function forget(): void {
  clearStored();
  forgetSettings();
  window.location.assign('/');
}
