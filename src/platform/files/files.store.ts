/** SQL of stored files. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { defineSealedField } from '#platform/secrets/sealed-field.define.ts';
import type { FileKind } from './file-kind.define.ts';
import { fileErrors } from './files.errors.ts';
import type { NewFile } from './new-file.server.ts';

/** What a file was called where it came from. */
export const sealedFileName = defineSealedField({ table: 'stored_file', column: 'display_name', key: 'stored_name', boundTo: 'stored_name', inAudit: null });

export interface Pictured {
  readonly partyId: string;
  readonly companyId: string;
  /** Stored name of the photo. */
  readonly faceImage: string | null;
}

/** Holds a person in scope until the end of the transaction. */
export const lockPictured = (tx: Tx, rows: RowScope, partyId: string): Promise<Pictured | undefined> =>
  tx.maybe<Pictured>(sql`
    select p.party_id as "partyId", p.company_id as "companyId", p.face_image as "faceImage" from person p
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)} for update of p`);

export const writeFace = (tx: Tx, partyId: string, storedName: string | null): Promise<number> =>
  tx.run(sql`update person set face_image = ${storedName} where party_id = ${partyId}::uuid`);

/** What an account may have uploaded and not made part of anything: files, and bytes as a multiple of the largest file. */
export const MAX_LOOSE_FILES = 60;
const MAX_LOOSE_SIZES = 20;

/** Writes down a file whose bytes are about to be kept. Throws tooManyLoose. */
export async function insertLoose(tx: Tx, companyId: string, storage: FileStore['storage'], file: NewFile, maxBytes: number): Promise<void> {
  // uploads of one account are counted one after the other
  await tx.one(sql`select from user_account where user_id = app_user() for update`);
  const kept = await tx.run(sql`
    insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256)
    select ${file.storedName}, ${companyId}::uuid, app_user(), 'loose', ${storage}, ${sealedFileName.seal(file.storedName, file.displayName)}, ${file.contentType}, ${file.content.length}, ${file.sha256}
    from (select count(*) as files, coalesce(sum(size), 0) as bytes from stored_file where user_id = app_user() and state = 'loose') loose
    where loose.files < ${MAX_LOOSE_FILES} and loose.bytes + ${file.content.length} <= ${MAX_LOOSE_SIZES * maxBytes}`);
  if (kept === 0) throw fileErrors.error('tooManyLoose');
}

const released = sql`state = 'released', party_content_type_enum_id = null, party_id = null, record_id = null, state_since = now()`;

export const releaseLoose = (tx: Tx, storedName: string): Promise<number> => tx.run(sql`update stored_file set ${released} where stored_name = ${storedName} and state = 'loose'`);

export interface StoredFile {
  readonly storedName: string;
  readonly displayName: string;
  readonly contentType: string;
  readonly size: number;
  readonly state: 'loose' | 'claimed' | 'released';
  /** Account that uploaded it. */
  readonly userId: string | null;
  readonly companyId: string;
  /** The person or company it is content of, when it is claimed; and what it is to them. */
  readonly partyId: string | null;
  readonly kind: string | null;
  /** The row that holds its name, when it is claimed. */
  readonly recordId: string | null;
}

const columns = sql`stored_name as "storedName", display_name as "displayName", content_type as "contentType", size, state, user_id as "userId",
  company_id as "companyId", party_id as "partyId", party_content_type_enum_id as kind, record_id as "recordId"`;

const opened = <T extends StoredFile>(file: T | undefined): T | undefined => file && { ...file, displayName: sealedFileName.open(file.storedName, file.displayName) };

/** A file of the companies of the transaction; `content` when its bytes stand in its row. */
export const findFile = async (db: Db, storedName: string): Promise<(StoredFile & { readonly content: Buffer | null }) | undefined> =>
  opened(await db.maybe<StoredFile & { readonly content: Buffer | null }>(sql`select ${columns}, content from stored_file where stored_name = ${storedName}`));

/** Holds a file of the companies of the transaction until its end. */
export const lockFile = async (tx: Tx, storedName: string): Promise<StoredFile | undefined> =>
  opened(await tx.maybe<StoredFile>(sql`select ${columns} from stored_file where stored_name = ${storedName} for update`));

/** Whose a file is, and what to them: see claims.ts. */
export interface Claim {
  readonly kind: FileKind;
  readonly companyId: string;
  readonly partyId: string;
  readonly recordId: string;
}

export const writeClaim = (tx: Tx, storedName: string, { kind, partyId, companyId, recordId }: Claim): Promise<number> =>
  tx.run(sql`
    update stored_file set state = 'claimed', party_content_type_enum_id = ${kind.kind}, party_id = ${partyId}::uuid, company_id = ${companyId}::uuid,
      record_id = ${recordId}, state_since = now()
    where stored_name = ${storedName}`);

export const writeRelease = (tx: Tx, storedName: string, { kind, partyId, recordId }: Claim): Promise<number> =>
  tx.run(sql`
    update stored_file set ${released}
    where stored_name = ${storedName} and party_content_type_enum_id = ${kind.kind} and party_id = ${partyId}::uuid and record_id = ${recordId}`);

/** Lets go of whatever is of this kind to a person or company: for pictures, of which there is one. */
export const releaseKind = (tx: Tx, { kind, partyId }: Pick<Claim, 'kind' | 'partyId'>): Promise<number> =>
  tx.run(sql`update stored_file set ${released} where party_id = ${partyId}::uuid and party_content_type_enum_id = ${kind.kind}`);

/** Whether the person or company of a file is in scope. */
export const isInScope = async (db: Db, rows: RowScope, partyId: string, companyId: string): Promise<boolean> =>
  (await db.maybe(sql`select true as found where ${onePersonIn(rows, sql`${partyId}::uuid`, sql`${companyId}::uuid`)}`)) !== undefined;

// ---- housekeeping, as an actor who sees all companies ----

export const allCompanies = async (db: Db): Promise<readonly string[]> =>
  (await db.many<{ companyId: string }>(sql`select company_id as "companyId" from company`)).map(({ companyId }) => companyId);

/** Lets go of files that stood loose since before a moment (epoch milliseconds). */
export const releaseIdle = (tx: Tx, before: number, atMost: number): Promise<number> =>
  tx.run(sql`
    update stored_file set ${released} where stored_name in (
      select stored_name from stored_file where state = 'loose' and state_since < to_timestamp(${before / 1000}) order by state_since limit ${atMost} for update skip locked)`);

/** In no order, so that one whose bytes cannot be removed does not stand in front of the others for ever. */
export const releasedFiles = async (db: Db, atMost: number): Promise<readonly string[]> =>
  (await db.many<{ name: string }>(sql`select stored_name as name from stored_file where state = 'released' order by random() limit ${atMost}`)).map(({ name }) => name);

/** Deletes the rows of files whose bytes have gone and that were let go of before a moment (epoch milliseconds). */
export const forgetReleased = (tx: Tx, names: readonly string[], before: number): Promise<number> =>
  tx.run(sql`delete from stored_file where stored_name = any (${[...names]}::text[]) and state = 'released' and state_since < to_timestamp(${before / 1000})`);

export interface FileInRow {
  readonly name: string;
  readonly content: Buffer;
  readonly sha256: Buffer;
}

/** Holds the next file after a name ('' begins) whose bytes stand in its row. */
export const lockFileInRow = (tx: Tx, after: string): Promise<FileInRow | undefined> =>
  tx.maybe(sql`
    select stored_name as name, content, sha256 from stored_file where storage = 'db' and state = 'claimed' and stored_name > ${after}
    order by stored_name limit 1 for update skip locked`);

export const markMoved = (tx: Tx, storedName: string, storage: FileStore['storage']): Promise<number> =>
  tx.run(sql`update stored_file set storage = ${storage}, content = null where stored_name = ${storedName}`);
