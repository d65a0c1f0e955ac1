import { accessOf } from '#platform/access/access.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { manualRoute, route } from '#platform/http/context.server.ts';
import { judgedSettings } from '#platform/settings/user/judged-settings.server.ts';
import { judgedShortcuts } from '#platform/shortcuts/known-pages.server.ts';
import { type Account, accountOf, actAs, fullName, storePreferences } from './accounts.store.ts';
import messages from './identity.messages.fa.ts';
import { accessToken, auth, updateUser } from './legacy.contract.ts';
import { sessionEnd } from './session.store.ts';
import { basicCredentials, type Door, type SignedIn, signIn } from './sign-in.service.ts';

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
  manualRoute(auth, async (door) => signedInReply(door, await signIn(door, basicCredentials(door.request.headers)))),
  route(accessToken, async ({ actor, db, today, request }) => ({
    access_token: String(request.headers['api_key']),
    exp: await sessionEnd(db, actor.sessionId),
    user: await legacyUser(db, await accountOf(db, actor.userId, today), actor.roles),
  })),
  route(updateUser, async ({ actor, tx, audit, body }) => {
    const judged = {
      ...(body.settings === undefined ? {} : { settings: judgedSettings(body.settings) }),
      ...(body.shortcuts === undefined ? {} : { shortcuts: judgedShortcuts(body.shortcuts) }),
    };
    await storePreferences(tx, actor.userId, judged.settings, judged.shortcuts);
    const changes = Object.fromEntries(Object.entries(judged).map(([field, value]) => [field, [null, value] as const]));
    audit({ entity: 'UserAccount', id: actor.userId, action: 'update', changes, subjectPartyId: actor.partyId, companyId: actor.companyId });
    return { messages: messages.settingsSaved };
  }),
];
