/**
 * Look and layout of the signed-in person (spec sections 2.4, 3, 4 and 7). `value` is the settings object as JSON text.
 * Invariants: only the own account is read and written; what is stored is whole and holds nothing foreign.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { wholeSettings } from '#kernel/settings/settings-schema.ts';

/** Settings as JSON text, characters. */
const MAX_SETTINGS = 8_192;

export const userSettingsErrors = defineErrors('platform/settings/user', {
  notJson: { status: 400, field: 'value' },
});

/** main_theme: the look in use. main_theme_default: the own defaults that "reset" goes back to. */
const types = ['main_theme', 'main_theme_default'] as const;

export const saveUserBasicInfo = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/UserBasicInfo',
  summary: 'Stores the own look and layout (main_theme) or the own defaults of it (main_theme_default); what is left out takes the default',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  body: z.strictObject({ type: z.enum(types), value: z.string().check(z.minLength(1), z.maxLength(MAX_SETTINGS)) }),
  /** `message`: the name the specification gives it (section 7); a refusal says `messages` like every other one. */
  changes: ['UserSettings'],
  reply: z.object({ messages: z.string(), message: z.string() }),
  errors: [userSettingsErrors],
});

export const userBasicInfo = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/UserBasicInfo',
  summary: 'The own look and layout, whole; defaults is null while the product defaults are in force',
  permission: 'session',
  scope: 'none',
  withoutGrants: true,
  of: ['UserSettings'],
  reply: z.object({ settings: wholeSettings, defaults: z.nullable(wholeSettings) }),
});
