import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { displayNameIn, extensionOf, storedNameIn } from '#kernel/file-value/file-value.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { fileTrace } from '#platform/files/claims.service.ts';
import { ownNames, type ZipFile, zipOf, zipPart } from '#platform/files/content/zip-stream.server.ts';
import { findFile } from '#platform/files/files.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { bytesOf, claimOf, mayRead } from '#platform/files/reading.service.ts';
import { type Actor, type AuditEntry, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { partRoutes } from '#platform/party/parts/part-routes.server.ts';
import { documentChecklist, documentErrors, documentsExpiring, documentsZip } from './documents.contract.ts';
import { documentClass } from './documents.rules.ts';
import { checklistOf, type DocumentFile, documentFiles, documentRows, expiringDocuments } from './documents.store.ts';
import words from './documents-page.messages.fa.ts';

/** Bytes and files of one archive. */
const MOST_BYTES = 500 * 1024 * 1024;
const MOST_FILES = 1_000;

/** Rows of types whose class the reader holds. */
const known =
  (actor: Actor, call: Parameters<typeof classesOf>[1]) =>
  ({ partyId, documentTypeEnumId }: { readonly partyId: string; readonly documentTypeEnumId: string }): boolean => {
    const held = classesOf(actor, call)(partyId);
    return held.has('personal') && held.has(documentClass(documentTypeEnumId));
  };

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>;
interface Packed {
  readonly document: DocumentFile;
  readonly stored: StoredFile;
}

/** Those of the files that the reader may read, asked of each as if it were read alone. Throws noFiles and tooMuch. */
async function readable(db: Db, actor: Actor, today: string, documents: readonly DocumentFile[]): Promise<readonly Packed[]> {
  const packed: Packed[] = [];
  for (const document of documents) {
    const stored = await findFile(db, storedNameIn(document.file) ?? '');
    if (stored && (await mayRead(db, actor, today, stored))) packed.push({ document, stored });
  }
  if (packed.length === 0) throw documentErrors.error('noFiles');
  const bytes = packed.reduce((sum, { document }) => sum + document.size, 0);
  if (packed.length > MOST_FILES || bytes > MOST_BYTES) throw documentErrors.error('tooMuch');
  return packed;
}

/** One row for the archive of each person, one for each file in it. */
function tracesOf(packed: readonly Packed[]): AuditEntry[] {
  const files = packed.flatMap(({ document, stored }) => {
    const claimed = claimOf(stored);
    return claimed ? [fileTrace(claimed.kind, 'read', stored, document.partyId)] : [];
  });
  const people = Map.groupBy(packed, ({ document }) => document.partyId);
  const archives = [...people].map(
    ([partyId, own]): AuditEntry => ({
      entity: 'PersonDocument',
      id: partyId,
      action: 'export',
      changes: { files: [null, own.length] },
      subjectPartyId: partyId,
      companyId: own[0]?.document.companyId ?? '',
    }),
  );
  return [...archives, ...files];
}

/** The files under the names of their person and type, each read when its turn comes. */
async function* filesOf(packed: readonly Packed[]): AsyncGenerator<ZipFile> {
  const own = ownNames();
  for (const { document, stored } of packed) {
    const { pseudoId, fullName, typeName, file } = document;
    const display = displayNameIn(file);
    const name = extensionOf(display) === '' ? `${display}.${extensionOf(stored.storedName)}` : display;
    const bytes = await bytesOf(stored, undefined);
    yield {
      name: own(`${zipPart([pseudoId, fullName].filter(Boolean).join(' '))}/${zipPart(`${typeName} - ${name}`)}`),
      bytes: Buffer.isBuffer(bytes) ? bytes : await buffer(bytes),
    };
  }
}

export const routes = [
  ...partRoutes(documentRows),
  route(documentChecklist, async ({ db, rows, actor, query }) => {
    const items = await checklistOf(db, rows, query.partyId);
    if (!items) throw httpErrors.error('notFound');
    return { items: items.filter(known(actor, documentChecklist)) };
  }),
  route(documentsExpiring, async ({ db, rows, actor, query }) => ({
    rows: await expiringDocuments(db, rows, query.days, { partyId: actor.partyId, held: classesOf(actor, documentsExpiring)(undefined) }),
  })),
  manualRoute(documentsZip, async ({ rows, actor, today, query, reply, transact }) => {
    const packed = await transact(async (tx) => {
      const found = await documentFiles(tx, rows, query.partyIds.split(','), query.types?.split(','));
      const own = await readable(tx, actor, today, found);
      await writeAudit(tx, tracesOf(own));
      return own;
    });
    reply.header('content-disposition', dispositionOf('attachment', words.archiveName));
    reply.header('cache-control', 'no-store');
    return Readable.from(zipOf(filesOf(packed)));
  }),
];
