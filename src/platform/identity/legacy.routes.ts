import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.ts';
import { doorRoute, route } from '#platform/http/context.ts';
import { type Account, accountOf, actAs, fullName, storePreferences } from './accounts.store.ts';
import { identityErrors } from './identity.errors.ts';
import messages from './identity.messages.fa.ts';
import { accessToken, auth, updateUser } from './legacy.contract.ts';
import { sessionEnd } from './session.store.ts';
import { basicCredentials, type Door, type SignedIn, signIn } from './sign-in.ts';

/** Settings as JSON, characters. */
const MAX_SETTINGS = 8_192;

const legacyUser = async (db: Db, { userId, partyId, username, email, settings, shortcuts }: Account, roles: readonly string[]) => ({
  uid: userId,
  role: [...roles],
  origin: 'hcm' as const,
  data: { displayName: (await fullName(db, partyId)) ?? username, email, settings, shortcuts: [...shortcuts] },
});

const signedInReply = (door: Door, { session, account }: SignedIn) =>
  door.transact(async (tx) => {
    await actAs(tx, account);
    const { roles } = await accessOf(tx, account, door.today);
    return { access_token: session.key, exp: session.exp, user: await legacyUser(tx, account, roles) };
  });

export const routes = [
  doorRoute(auth, async (door) => signedInReply(door, await signIn(door, basicCredentials(door.request.headers)))),
  route(accessToken, async ({ actor, db, today, request }) => ({
    access_token: String(request.headers['api_key']),
    exp: await sessionEnd(db, actor.sessionId),
    user: await legacyUser(db, await accountOf(db, actor.userId, today), actor.roles),
  })),
  route(updateUser, async ({ actor, tx, audit, body }) => {
    if (JSON.stringify(body.settings ?? null).length > MAX_SETTINGS) throw identityErrors.error('settingsTooLarge', { fields: { settings: 'settingsTooLarge' } });
    await storePreferences(tx, actor.userId, body.settings, body.shortcuts);
    const changes = Object.fromEntries(Object.entries(body).map(([field, value]) => [field, [null, value] as const]));
    audit({ entity: 'UserAccount', id: actor.userId, action: 'update', changes, subjectPartyId: actor.partyId, companyId: actor.companyId });
    return { messages: messages.settingsSaved };
  }),
];
