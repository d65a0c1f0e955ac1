import { AppError } from '#kernel/errors.ts';
import { storedNameIn } from '#kernel/file-value/file-value.ts';
import type { z } from '#kernel/schema.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { doorRoute, type ReplyFacts, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { parseInput } from '#platform/http/validate.ts';
import { fileTrace } from './claims.ts';
import { isAudited } from './file-kind.ts';
import type { ByteRange } from './file-store.ts';
import { createPartyContent, deletePartyContent, getPersonnelFile, partyContentForm, uploadFile } from './files.contract.ts';
import { findFile, keepLoose, lockPictured, removePhoto, replacePhoto, type StoredFile } from './files.store.ts';
import { dispositionOf } from './names.rules.ts';
import { newFile, newImage } from './new-file.ts';
import { bytesOf, claimOf, mayRead, rangeOf } from './reading.ts';
import { knownFiles } from './registry.ts';

/** Stored names never change their content. Not shared: the answer depends on who asks. */
const KEEP = 'private, max-age=86400, immutable';
/** A file that is opened by its address runs nothing and fetches nothing, whatever it holds. */
const HARMLESS = "sandbox; default-src 'none'";

/** What browsers are told of a file. Only what is public in its company may be kept: the right to read the others may end. */
function describe(reply: ReplyFacts, file: StoredFile, range: ByteRange | undefined): void {
  const isShown = /^(?:image\/|application\/pdf$)/.test(file.contentType);
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', file.displayName));
  reply.header('content-security-policy', HARMLESS);
  reply.header('accept-ranges', 'bytes');
  reply.header('content-length', String(range ? range.last - range.first + 1 : file.size));
  if (claimOf(file)?.kind.scope === 'company') reply.header('cache-control', KEEP);
  if (!range) return;
  reply.header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  reply.partial();
}

export const routes = [
  doorRoute(uploadFile, async ({ actor, upload, transact }) => {
    const { store, maxBytes } = knownFiles();
    const file = newFile(upload, maxBytes);
    // the bytes first: a crash leaves some that housekeeping finds, never a row without them
    await store.put(file.storedName, file.content);
    try {
      await transact((tx) => keepLoose(tx, actor.companyId, store.storage, file, maxBytes));
    } catch (error) {
      // a refusal wrote no row; after any other failure there may be one
      if (error instanceof AppError) await store.remove(file.storedName);
      throw error;
    }
    return { name: file.storedName };
  }),
  doorRoute(getPersonnelFile, async ({ db, actor, today, query, request, reply, transact }) => {
    const name = storedNameIn(query.name);
    const file = name === undefined ? undefined : await findFile(db, name);
    if (!file || !(await mayRead(db, actor, today, file))) throw httpErrors.error('notFound');
    const range = rangeOf(request.headers['range'], file.size);
    const claimed = claimOf(file);
    // a player asks for the rest in pieces: one trace of each reading
    if (claimed && isAudited(claimed.kind) && !range?.first) await transact((tx) => writeAudit(tx, [fileTrace(claimed.kind, 'read', file, claimed.partyId)]));
    const bytes = await bytesOf(file, range);
    describe(reply, file, range);
    return bytes;
  }),
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
];
