/**
 * Files: handed over loose, claimed by what they belong to (claims.ts), read; and photos of people (spec sections 3 and 7,
 * guide conventions 1.2 and P12). Invariants: what is stored is what its extension says, by its content; a stored name is
 * random and never changes its content; who may read is asked at every read; a person has at most one photo.
 */
import { defineCall } from '#kernel/call.ts';
import { z } from '#kernel/schema.ts';
import { MAX_PHOTO_BYTES } from './content/image.rules.ts';
import { fileErrors } from './files.errors.ts';

const edit = { permission: 'personnelInformationManagement/searchPersonnelList/editPersonnel/base/profilePicture', scope: 'rows', own: 'allowed' } as const;
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
  ownTransactions: true,
  multipart: { maxFileBytes: MAX_PHOTO_BYTES, tooLarge: () => fileErrors.error('tooLarge'), noFile: () => fileErrors.error('noFile') },
  bodyLimit: MAX_PHOTO_BYTES + 65_536,
  errors: [fileErrors],
  changes: ['PartyContent'],
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
  changes: ['PartyContent'],
  reply: z.strictObject({ removed: z.boolean() }),
});

/** Larger files no installation may allow (HCM_MAX_FILE_MB): uploads are held in memory. */
export const MAX_UPLOAD_BYTES = 50 * 1024 * 1024;

/** Any signed-in person with a group. The file belongs to nothing yet: only its sender sees it, and after a day it goes. */
export const uploadFile = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/getpersonnelfile',
  summary: 'Takes a file (multipart: file); a form then stores its name, or it is removed after a day',
  permission: 'session',
  scope: 'none',
  ownTransactions: true,
  multipart: { maxFileBytes: MAX_UPLOAD_BYTES, tooLarge: (limit) => fileErrors.error('overLimit', { values: { limit } }), noFile: () => fileErrors.error('noFile') },
  bodyLimit: MAX_UPLOAD_BYTES + 65_536,
  errors: [fileErrors],
  noChanges: 'a file belongs to nothing until a record claims it',
  reply: z.strictObject({
    /** Stored name. */
    name: z.string(),
  }),
});

/** Open to everybody with a group; whether this one may read this file is asked of the kind of the file (reading.ts). */
export const getPersonnelFile = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/getpersonnelfile1',
  summary: 'A stored file by its name, or a range of its bytes',
  permission: 'session',
  scope: 'none',
  query: z.strictObject({
    /** 'storedName' or 'storedName;displayName' */
    name: z.string().check(z.minLength(1), z.maxLength(300)),
  }),
  ownTransactions: true,
  raw: 'application/octet-stream',
  cookieAlone: true,
  reply: z.unknown(),
});
