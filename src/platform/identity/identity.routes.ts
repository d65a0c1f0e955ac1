import { type Actor, manualRoute, route } from '#platform/http/context.server.ts';
import { accountOf, fullName, ownPositions } from './accounts.store.ts';
import { endedCookieHeader, isKey } from './api-key.server.ts';
import { apiKey, changePassword, checkUser, getUser, login, loginHistory, mustChangePass, passwordWasChanged } from './identity.contract.ts';
import messages from './identity.messages.fa.ts';
import { changeOwnPassword } from './passwords/change-password.service.ts';
import { recordLogin, revokeSession } from './session.store.ts';
import { basicCredentials, signIn } from './sign-in.service.ts';

const mustChange = (actor: Actor, username: string | undefined): { finalResult: boolean } => ({
  finalResult: actor.mustChangePassword && (username ?? actor.username).toLowerCase() === actor.username.toLowerCase(),
});

export const routes = [
  manualRoute(login, async (door) => {
    const { session, account } = await signIn(door, { name: door.body.username ?? door.body.email ?? '', password: door.body.password, code: door.body.code });
    return { api_key: session.key, exp: session.exp, mustChangePassword: account.requireChange };
  }),
  manualRoute(apiKey, async (door) => (await signIn(door, basicCredentials(door.request.headers))).session.key),
  route(getUser, async ({ actor, db, query, today }) => {
    const { email, partyRelationshipId, settings, shortcuts, deactivated, oneTimeUntil, ...account } = await accountOf(db, actor.userId, today);
    const { userId, partyId, username } = account;
    const userFullName = (await fullName(db, partyId)) ?? username;
    const data = {
      emailAddress: email,
      userId,
      partyId,
      partyRelationshipId,
      username,
      userFullName,
      roles: [...actor.roles],
      origin: 'hcm' as const,
      settings,
      shortcuts: [...shortcuts],
      accountDisabled: deactivated,
      isNewUser: oneTimeUntil !== null,
      ...(actor.mustChangePassword ? { mustChangePassword: true as const } : {}),
      ...(actor.mustEnrol ? { mustEnrol: actor.mustEnrol } : {}),
    };
    return { allUserData: { data }, ...(query.emplPosition === 'true' ? { emplPosition: await ownPositions(db, partyId, today) } : {}) };
  }),
  route(loginHistory, async ({ actor, tx, audit, body, clock, request, reply }) => {
    const { loginType, loginApiKey } = body;
    // of the key that clients send back only the end is kept
    const keyLast4 = loginApiKey && isKey(loginApiKey) ? loginApiKey.slice(-4) : null;
    await recordLogin(tx, { userId: actor.userId, loginType, successful: true, keyLast4, request, now: clock.now() });
    if (loginType === 'Y') return { loginType };
    await revokeSession(tx, actor.sessionId, 'signed out');
    audit({ entity: 'LoginSession', id: actor.sessionId, action: 'sign-out', subjectPartyId: actor.partyId, companyId: actor.companyId });
    reply.header('set-cookie', endedCookieHeader(request.secure));
    // not "cookies": that would also sign out the other programs of the organisation's domain
    reply.header('clear-site-data', '"storage"');
    return { loginType };
  }),
  route(checkUser, async ({ actor, db, today }) => ({ result: (await accountOf(db, actor.userId, today)).deactivated })),
  route(mustChangePass, async ({ actor, query }) => mustChange(actor, query.username)),
  route(passwordWasChanged, async ({ actor, body }) => mustChange(actor, body.username)),
  manualRoute(changePassword, async (door) => {
    const session = await changeOwnPassword(door, door.actor, door.body);
    door.reply.header('api_key', session.key);
    return { messages: messages.passwordChanged, errors: null };
  }),
];
