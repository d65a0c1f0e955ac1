import { readSettings, type UserSettings } from '#kernel/settings/user-settings.ts';
import { route } from '#platform/http/context.server.ts';
import { judgedSettings } from './judged-settings.server.ts';
import { saveUserBasicInfo, userBasicInfo, userSettingsErrors } from './user.contract.ts';
import messages from './user.messages.fa.ts';
import { lockSettings, settingsOf, storeDefaults, storeSettings } from './user.store.ts';

/** Whole settings of the JSON text. */
function settingsIn(text: string): UserSettings {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw userSettingsErrors.error('notJson');
  }
  return judgedSettings(value);
}

export const routes = [
  route(saveUserBasicInfo, async ({ actor, tx, body, audit }) => {
    const { userId, partyId, companyId } = actor;
    const next = settingsIn(body.value);
    const old = await lockSettings(tx, userId);
    const isDefault = body.type === 'main_theme_default';
    await (isDefault ? storeDefaults : storeSettings)(tx, userId, next);
    const changes = isDefault ? { defaultSettings: [old.defaults, next] as const } : { settings: [old.settings, next] as const };
    audit({ entity: 'UserAccount', id: userId, action: 'update', changes, subjectPartyId: partyId, companyId });
    return { messages: messages.saved, message: messages.saved };
  }),
  route(userBasicInfo, async ({ actor, db }) => {
    const { settings, defaults } = await settingsOf(db, actor.userId);
    return { settings: readSettings(settings), defaults: defaults === null ? null : readSettings(defaults) };
  }),
];
