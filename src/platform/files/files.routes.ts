import type { z } from '#kernel/schema.ts';
import { route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { parseInput } from '#platform/http/validate.ts';
import { createPartyContent, deletePartyContent, getPersonnelFile, partyContentForm } from './files.contract.ts';
import { findFile, lockPictured, removePhoto, replacePhoto } from './files.store.ts';
import { storedNameIn } from './names.rules.ts';
import { newImage } from './new-image.ts';

/** Stored names never change their content. Not shared: the answer depends on who asks. */
const KEEP = 'private, max-age=86400, immutable';

export const routes = [
  route(createPartyContent, async ({ tx, rows, upload, audit }) => {
    const { partyId } = parseInput('platform/files', partyContentForm, upload.fields) as z.infer<typeof partyContentForm>;
    const person = await lockPictured(tx, rows, partyId);
    if (!person) throw httpErrors.error('notFound');
    const photo = newImage(upload);
    await replacePhoto(tx, person, photo);
    audit({
      entity: 'PartyContent',
      id: photo.storedName,
      action: 'update',
      changes: { faceImage: [person.faceImage, photo.storedName] },
      subjectPartyId: partyId,
      companyId: person.companyId,
    });
    return { contentLocation: `${photo.storedName};${photo.displayName}` };
  }),
  route(deletePartyContent, async ({ tx, rows, params, audit }) => {
    const person = await lockPictured(tx, rows, params.partyId);
    if (!person) throw httpErrors.error('notFound');
    const { partyId, companyId, faceImage } = person;
    if (faceImage === null) return { removed: false };
    await removePhoto(tx, person);
    audit({ entity: 'PartyContent', id: faceImage, action: 'delete', changes: { faceImage: [faceImage, null] }, subjectPartyId: partyId, companyId });
    return { removed: true };
  }),
  route(getPersonnelFile, async ({ db, query, reply }) => {
    const name = storedNameIn(query.name);
    const file = name === undefined ? undefined : await findFile(db, name);
    if (!file) throw httpErrors.error('notFound');
    reply.header('content-type', file.contentType);
    reply.header('content-disposition', 'inline');
    reply.header('cache-control', KEEP);
    return file.content;
  }),
];
