/** The session's own calls as the browser makes them: who signed in, what they may do, entering and leaving (spec section 4). */
import type { permisionList } from '#platform/access/access.contract.ts';
import type { checkUser, getUser, loginHistory, mustChangePass } from '#platform/identity/identity.contract.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { isApiError } from '#ui/client/api-error.ts';
import { send, shellCall } from '#ui/client/client.ts';
import { clearStored, dropSession, type NavigationNode, session, useSession } from '#ui/client/session.ts';
import messages from './session.messages.fa.ts';

const getUserCall = shellCall<typeof getUser>('GET', '/rest/s1/hcm/getUser');
const permissionsCall = shellCall<typeof permisionList>('GET', '/rest/s1/security/permisionList');
const mustChangeCall = shellCall<typeof mustChangePass>('GET', '/rest/s1/hcm/userMustChangePass');
const checkUserCall = shellCall<typeof checkUser>('GET', '/rest/s1/hcm/checkUser');
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
    },
    permissions: list.dicit,
    navigation: list.navigationConfig as readonly NavigationNode[],
    urlPermissions: list.urlPermissions,
  });
}

/**
 * On entering the layout, once for each session: is the account still active, and a record of the entry.
 * A deactivated account gets its message and loses the session; 502 or no answer leads to /waiting.
 */
export async function enterLayout(): Promise<void> {
  if (session().hasEntered) return;
  useSession.setState({ hasEntered: true });
  try {
    const { result } = await send(checkUserCall);
    if (result) {
      showAlert({ type: 'error', message: messages.deactivated });
      dropSession();
      return;
    }
    await send(historyCall, { body: { loginType: 'Y', loginApiKey: session().apiKey } });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 0 || error.status === 502) useSession.setState({ isSilent: true, hasEntered: false });
  }
}

/** Spec section 4, logout: nothing with an empty role list; otherwise the record, then `/` with nothing left in memory. */
export async function signOut(): Promise<void> {
  const { user, apiKey } = session();
  if (user === null || user.roles.length === 0) return;
  // whatever the server says, this browser forgets; the session ends there by itself
  await send(historyCall, { body: { loginType: 'N', loginApiKey: apiKey } }).catch(() => undefined);
  forget();
}

/** Clears the stored session and starts the app anew at its root. */
export function forget(): void {
  clearStored();
  window.location.assign('/');
}
