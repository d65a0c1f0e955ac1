/**
 * Option lists by name (spec 3 and 7): enumerations, statuses and places, for select fields.
 * Rows belong to no company and no person.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';

/** Options of one list at most; the largest list, the cities of the country, has fewer. */
export const OPTION_LIMIT = 5_000;

export const geoTypes = ['GEOT_COUNTRY', 'GEOT_PROVINCE', 'GEOT_COUNTY', 'GEOT_REGION', 'GEOT_CITY'] as const;

const text = z.string();
const name = z.string().check(z.minLength(1), z.maxLength(60));

export const enumeration = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/entity/Enumeration',
  summary: 'Options of a list, in the order they are offered',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({ enumTypeId: name }),
  reply: z.strictObject({
    result: z.array(
      z.strictObject({
        enumId: text,
        enumTypeId: text,
        parentEnumId: z.nullable(text),
        enumCode: z.nullable(text),
        description: text,
        sequenceNum: z.int(),
        optionIndicator: z.enum(['Y', 'N']),
      }),
    ),
  }),
});

export const statusItem = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/entity/StatusItem',
  summary: 'Statuses of a type, in the order they are offered',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({ statusTypeId: name }),
  reply: z.strictObject({ status: z.array(z.strictObject({ statusId: text, statusTypeId: text, description: text, sequenceNum: z.int() })) }),
});

export const geo = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/entity/Geo',
  summary: 'Places of a kind, by name, of a whole country or below one place',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({ geoTypeEnumId: z.enum(geoTypes), parentGeoId: z.optional(name) }),
  reply: z.strictObject({
    result: z.array(z.strictObject({ geoId: text, geoTypeEnumId: text, parentGeoId: z.nullable(text), geoName: text, geoCodeNumeric: z.nullable(text) })),
  }),
});
