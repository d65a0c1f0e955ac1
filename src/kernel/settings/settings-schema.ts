/** The settings as schemas, made from the same table as their type: strict about names and values. */
import type { $ZodType } from 'zod/v4/core';
import { z } from '#kernel/schema.ts';
import { type ChoiceTree, settingChoices, type UserSettings } from './user-settings.ts';

type Settings = z.ZodMiniType<UserSettings>;

function schemaOf(tree: ChoiceTree, wrap: (schema: z.ZodMiniType) => $ZodType): z.ZodMiniType {
  if (Array.isArray(tree)) return z.literal(tree as readonly string[]);
  return z.strictObject(Object.fromEntries(Object.entries(tree).map(([name, inner]) => [name, wrap(schemaOf(inner, wrap))])));
}

/** Every setting is there. */
export const wholeSettings = schemaOf(settingChoices, (schema) => schema) as Settings;

/** Settings may be left out (older clients know fewer), but none may be foreign. */
export const givenSettings = schemaOf(settingChoices, (schema) => z.optional(schema));
