/**
 * How a slice makes an uploaded file part of what it stores. In the transaction of the row that holds the value:
 * `const scan = await claimFile(tx, body.scan, { kind: contractScan, recordId: contractId, partyId, companyId })`, then
 * store `scan`; when the row or its file goes, `releaseFile`. Who may touch the row is for the slice to have asked.
 */
import { acceptsFile, fileValue, storedNameIn } from '#kernel/file-value/file-value.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { type FileKind, isAudited } from './file-kind.define.ts';
import { fileErrors } from './files.errors.ts';
import { type Claim, lockFile, releaseKind, type StoredFile, writeClaim, writeRelease } from './files.store.ts';

export interface FileClaim {
  readonly kind: FileKind;
  readonly companyId: string;
  /** The person the file is about; without, it is content of the company. */
  readonly partyId?: string;
  /** Id of the row that holds the value: no other row may hold the same file, or it would go with the first of them. */
  readonly recordId: string;
}

const placeOf = ({ companyId, partyId = companyId, ...claim }: FileClaim): Claim => ({ ...claim, companyId, partyId });

/** The trace that somebody touched a file of an audited class. */
export const fileTrace = (kind: FileKind, action: AuditEntry['action'], file: Pick<StoredFile, 'storedName' | 'companyId'>, partyId: string): AuditEntry => ({
  entity: 'PartyContent',
  id: file.storedName,
  action,
  changes: { partyContentTypeEnumId: [null, kind.kind] },
  subjectPartyId: partyId,
  companyId: file.companyId,
});

const uploaderOf = async (db: Db): Promise<string | null> => (await db.one<{ userId: string | null }>(sql`select app_user() as "userId"`)).userId;

/**
 * Makes a file part of a person or company. Answers the value to store, 'storedName;displayName' with the name it was
 * uploaded under. A value that is claimed so already stays as it is: a form sends all its values again.
 * Throws unknownFile (of somebody else, or part of something else), otherFormat and overLimit (not what the kind takes).
 */
export async function claimFile(tx: Tx, value: string, claim: FileClaim): Promise<string> {
  const place = placeOf(claim);
  const { kind, companyId, partyId, recordId } = place;
  const storedName = storedNameIn(value);
  const file = storedName === undefined ? undefined : await lockFile(tx, storedName);
  if (!file) throw fileErrors.error('unknownFile');
  const kept = fileValue(file.storedName, file.displayName);
  if (file.state === 'claimed' && file.kind === kind.kind && file.partyId === partyId && file.recordId === recordId) return kept;
  if (file.state !== 'loose' || file.userId === null || file.userId !== (await uploaderOf(tx))) throw fileErrors.error('unknownFile');
  // the stored name has the extension of the content
  if (!acceptsFile(kind.accept, { name: file.storedName, type: file.contentType.split(';', 1)[0] ?? '' })) throw fileErrors.error('otherFormat');
  if (file.size > kind.maxBytes) throw fileErrors.error('overLimit', { values: { limit: kind.maxBytes } });
  await writeClaim(tx, file.storedName, place);
  if (isAudited(kind)) await writeAudit(tx, [fileTrace(kind, 'create', { ...file, companyId }, partyId)]);
  return kept;
}

/** Lets go of a file: from now on nobody reads it, and housekeeping removes it. False when it was not claimed so. */
export async function releaseFile(tx: Tx, value: string, claim: FileClaim): Promise<boolean> {
  const place = placeOf(claim);
  const { kind, companyId, partyId } = place;
  const storedName = storedNameIn(value);
  if (storedName === undefined || (await writeRelease(tx, storedName, place)) === 0) return false;
  if (isAudited(kind)) await writeAudit(tx, [fileTrace(kind, 'delete', { storedName, companyId }, partyId)]);
  return true;
}

/** Puts a picture in the place of the previous one of its kind; answers the value to store. */
export async function replacePicture(tx: Tx, storedName: string, place: Required<Omit<FileClaim, 'recordId'>>): Promise<string> {
  await releaseKind(tx, place);
  return claimFile(tx, storedName, { ...place, recordId: place.partyId });
}
