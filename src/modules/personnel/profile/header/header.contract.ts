/**
 * What the shell shows of a person beside the name (spec 7): photo, position, name and images.
 * Invariant: open to everybody signed in, but about others only within the rows of the personnel list;
 * whoever is out of reach looks like nobody.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';

const whom = z.strictObject({ partyId: z.optional(z.guid()) });

export const userHedaerInfo = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/userHedaerInfo',
  summary: 'File name of the own photo',
  permission: 'session',
  scope: 'self',
  of: ['Person', 'PartyContent'],
  reply: entity({ faceImage: field('public', z.nullable(text)) }),
});

export const emplpsitionPartyId = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/EmplpsitionPartyId',
  summary: 'Title of the main position of a person; empty when there is none in reach',
  permission: 'session',
  scope: 'self',
  query: whom,
  of: ['EmplPositionParty'],
  reply: z.strictObject({ result: entity({ description: field('public', text) }) }),
});

/** One entry for each image of the person, and one with an empty type when there is no image. */
const userInfo = z.strictObject({
  partyuserInfolist: z.array(
    entity({
      firstName: field('public', text),
      lastName: field('public', text),
      suffix: field('public', z.nullable(text)),
      /** PcntFaceImage, signatureImage or empty. */
      partyContentTypeEnumId: field('public', text),
      contentLocation: field('public', z.nullable(text)),
    }),
  ),
});

export const getpartyuserInfoHeader = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getpartyuserInfoHeader',
  summary: 'Name and images of a person for the toolbar',
  permission: 'session',
  scope: 'self',
  query: whom,
  of: ['Person'],
  reply: userInfo,
});

export const getpartyuserInfo = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getpartyuserInfo',
  summary: 'Name and images of a person; same answer as getpartyuserInfoHeader',
  permission: 'session',
  scope: 'self',
  query: whom,
  of: ['Person'],
  reply: userInfo,
});
