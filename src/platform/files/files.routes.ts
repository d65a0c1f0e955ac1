import { storedNameIn } from '#kernel/file-value/file-value.ts';
import type { z } from '#kernel/schema.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { ByteRange } from '#platform/file-store/file-store.server.ts';
import { type AuditEntry, manualRoute, type ReplyFacts, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { parseInput } from '#platform/http/validate.server.ts';
import { fileTrace, replacePicture } from './claims.service.ts';
import { isAudited, photoKind } from './file-kind.define.ts';
import { createPartyContent, deletePartyContent, getPersonnelFile, partyContentForm, uploadFile } from './files.contract.ts';
import { findFile, lockPictured, type Pictured, releaseKind, type StoredFile, writeFace } from './files.store.ts';
import { keepFile } from './keeping.service.ts';
import { dispositionOf } from './names.rules.ts';
import { newFile, newImage } from './new-file.server.ts';
import { bytesOf, claimOf, mayRead, rangeOf } from './reading.service.ts';
import { knownFiles } from './registry.server.ts';

/** Stored names never change their content. Not shared: the answer depends on who asks. */
const KEEP = 'private, max-age=86400, immutable';
/** A file that is opened by its address runs nothing and fetches nothing, whatever it holds. */
const HARMLESS = "sandbox; default-src 'none'";

/** What browsers are told of a file. Only what is public in its company may be kept: the right to read the others may end. */
function describe(reply: ReplyFacts, file: StoredFile, { range, inParts }: { readonly range: ByteRange | undefined; readonly inParts: boolean }): void {
  const isShown = /^(?:image\/|application\/pdf$)/.test(file.contentType);
  const kind = claimOf(file)?.kind;
  reply.header('content-type', file.contentType);
  reply.header('content-disposition', dispositionOf(isShown ? 'inline' : 'attachment', file.displayName));
  reply.header('content-security-policy', HARMLESS);
  reply.header('accept-ranges', inParts ? 'bytes' : 'none');
  reply.header('content-length', String(range ? range.last - range.first + 1 : file.size));
  if (kind?.scope === 'company' && kind.class === 'public') reply.header('cache-control', KEEP);
  if (!range) return;
  reply.header('content-range', `bytes ${range.first}-${range.last}/${file.size}`);
  reply.partial();
}

/** The person, held until the end of the transaction; throws notFound. */
async function pictured(tx: Tx, rows: RowScope, partyId: string): Promise<Pictured> {
  const person = await lockPictured(tx, rows, partyId);
  if (!person) throw httpErrors.error('notFound');
  return person;
}

const faceTrace = ({ partyId, companyId, faceImage }: Pictured, stored: string | null): AuditEntry => ({
  entity: 'PartyContent',
  id: stored ?? faceImage ?? '',
  action: stored === null ? 'delete' : 'update',
  changes: { faceImage: [faceImage, stored] },
  subjectPartyId: partyId,
  companyId,
});

export const routes = [
  manualRoute(uploadFile, async ({ actor, upload, transact }) => {
    const file = newFile(upload, knownFiles().maxBytes);
    await keepFile(transact, actor.companyId, file);
    return { name: file.storedName };
  }),
  manualRoute(getPersonnelFile, async ({ db, actor, today, query, request, reply, transact }) => {
    const name = storedNameIn(query.name);
    const file = name === undefined ? undefined : await findFile(db, name);
    if (!file || !(await mayRead(db, actor, today, file))) throw httpErrors.error('notFound');
    const claimed = claimOf(file);
    const leavesTrace = claimed !== undefined && isAudited(claimed.kind);
    if (leavesTrace) await transact((tx) => writeAudit(tx, [fileTrace(claimed.kind, 'read', file, claimed.partyId)]));
    // what leaves a trace comes whole: parts would be many traces of one reading, or a reading without any
    const range = leavesTrace ? undefined : rangeOf(request.headers['range'], file.size);
    const bytes = await bytesOf(file, range);
    describe(reply, file, { range, inParts: !leavesTrace });
    return bytes;
  }),
  manualRoute(createPartyContent, async ({ rows, actor, upload, transact }) => {
    const { partyId } = parseInput('platform/files', partyContentForm, upload.fields) as z.infer<typeof partyContentForm>;
    await transact((tx) => pictured(tx, rows, partyId));
    const photo = newImage(upload);
    await keepFile(transact, actor.companyId, photo);
    return transact(async (tx) => {
      const person = await pictured(tx, rows, partyId);
      const contentLocation = await replacePicture(tx, photo.storedName, { kind: photoKind, partyId, companyId: person.companyId });
      await writeFace(tx, partyId, photo.storedName);
      await writeAudit(tx, [faceTrace(person, photo.storedName)]);
      return { contentLocation };
    });
  }),
  route(deletePartyContent, async ({ tx, rows, params, audit }) => {
    const person = await pictured(tx, rows, params.partyId);
    if (person.faceImage === null) return { removed: false };
    await releaseKind(tx, { kind: photoKind, partyId: person.partyId });
    // the version of the file stays: no base fact has changed
    await writeFace(tx, person.partyId, null);
    audit(faceTrace(person, null));
    return { removed: true };
  }),
];
