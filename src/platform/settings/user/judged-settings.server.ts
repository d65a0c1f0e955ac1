import { givenSettings } from '#kernel/settings/settings-schema.ts';
import { readSettings, type UserSettings } from '#kernel/settings/user-settings.ts';
import { parseInput } from '#platform/http/validate.server.ts';
import { userSettingsErrors } from './user.contract.ts';

/** Whole settings of what a client sent; a foreign name or value is refused by its own name (`theme.main`). */
export const judgedSettings = (value: unknown): UserSettings => readSettings(parseInput(userSettingsErrors.slice, givenSettings, value));
