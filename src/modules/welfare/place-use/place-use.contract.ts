/**
 * Whether whoever had a place came (issue 24, services 10), by the code of the introduction letter.
 * Invariants: whoever receives people finds a place by that code alone, of people in scope, and reads names and numbers; what is marked stays.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { placeUseErrors } from './place-use.errors.ts';

const PATH = '/rest/s1/welfare/placeUse';
const USE = 'welfareServices/otherServices/allocation/use';

const shared = { permission: USE, scope: 'rows', errors: [placeUseErrors] } as const;

export const findByCode = defineCall({
  ...shared,
  method: 'GET',
  path: PATH,
  summary: 'The place whose introduction letter bears a code, of people in scope',
  of: ['WelfarePlace'],
  query: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: entity(
    {
      ...{ partyId: field('public', text), requestId: field('public', text), fullName: field('public', text), eventTitle: field('public', text) },
      ...{ slotTitle: field('public', text), fromDate: field('public', text), thruDate: field('public', text), unitCode: field('public', optionalText) },
      ...{ persons: field('public', z.int()), status: field('public', z.enum(['WpConfirmed', 'WpUsed', 'WpNoShow', 'WpCancelled'])) },
    },
    { subject: 'partyId' },
  ),
});

export const markPlace = defineCall({
  ...shared,
  method: 'POST',
  path: `${PATH}/:requestId/mark`,
  summary: 'Says of a confirmed place, from its first day on, whether whoever had it came',
  changes: ['WelfarePlace'],
  body: z.strictObject({ as: z.enum(['WpUsed', 'WpNoShow']) }),
  reply: z.strictObject({ status: text }),
});
