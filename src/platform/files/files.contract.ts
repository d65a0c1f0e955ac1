/**
 * Photos of people: handed over, shown, taken away (spec sections 3 and 7, guide conventions 1.2).
 * Invariants: a person has at most one photo; what is stored is an image by its content; a stored name never
 * changes its content, so that browsers may keep it.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { fileErrors } from './files.errors.ts';
import { MAX_PHOTO_BYTES } from './image.rules.ts';

const edit = { permission: 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture', scope: 'rows' } as const;
const contentType = z.enum(['PcntFaceImage']);

/** The fields beside the file. The person is named by partyId; partyRelationshipId is taken because older callers send it. */
export const partyContentForm = z.strictObject({
  partyId: z.guid(),
  partyContentTypeEnumId: contentType,
  partyRelationshipId: z.optional(z.string().check(z.maxLength(60))),
});

export const createPartyContent = defineCall({
  ...edit,
  method: 'POST',
  path: '/rest/s1/hcm/createPartyContent',
  summary: 'Sets the photo of a person (multipart: file, partyId, partyContentTypeEnumId); the previous one is removed',
  multipart: { maxFileBytes: MAX_PHOTO_BYTES, tooLarge: () => fileErrors.error('tooLarge'), noFile: () => fileErrors.error('noFile') },
  bodyLimit: MAX_PHOTO_BYTES + 65_536,
  errors: [fileErrors],
  reply: z.strictObject({
    /** 'storedName;displayName' */
    contentLocation: z.string(),
  }),
});

export const deletePartyContent = defineCall({
  ...edit,
  method: 'DELETE',
  path: '/rest/s1/hcm/entity/PartyContent/:partyId',
  summary: 'Removes the photo of a person; a person without one stays so',
  query: z.strictObject({ partyContentTypeEnumId: contentType }),
  reply: z.strictObject({ removed: z.boolean() }),
});

/** Open to everybody with a group, for faces are public inside a company: the row policy answers files of the actor's companies only. */
export const getPersonnelFile = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getpersonnelfile1',
  summary: 'A stored image by its name',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({
    /** 'storedName' or 'storedName;displayName' */
    name: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  raw: 'image/*',
  cookieAlone: true,
  reply: z.unknown(),
});
