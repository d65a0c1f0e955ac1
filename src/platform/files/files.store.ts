/** SQL of stored files. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import { type logoKind, photoKind } from './file-kind.ts';
import type { FileStore } from './file-store.ts';
import { fileErrors } from './files.errors.ts';
import type { NewFile } from './new-file.ts';

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
    where p.party_id = ${partyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} for update of p`);

/** A picture of a person or a company, kept in its row; of each kind there is at most one. */
export interface FilePlace {
  readonly partyId: string;
  readonly companyId: string;
  readonly kind: (typeof photoKind | typeof logoKind)['kind'];
}

export const removeFile = (tx: Tx, { partyId, kind }: FilePlace): Promise<number> =>
  tx.run(sql`delete from stored_file where party_id = ${partyId}::uuid and party_content_type_enum_id = ${kind}`);

/** Puts a picture in the place of the previous one. */
export async function replaceFile(tx: Tx, place: FilePlace, { storedName, displayName, contentType, sha256, content }: NewFile): Promise<void> {
  await removeFile(tx, place);
  await tx.run(sql`
    insert into stored_file (stored_name, company_id, party_id, party_content_type_enum_id, user_id, display_name, content_type, size, sha256, content)
    values (${storedName}, ${place.companyId}::uuid, ${place.partyId}::uuid, ${place.kind}, app_user(), ${displayName}, ${contentType}, ${content.length}, ${sha256}, ${content})`);
}

const face = ({ partyId, companyId }: Pictured): FilePlace => ({ partyId, companyId, kind: photoKind.kind });

/** Takes the photo of a person away. The version of the file stays: no base fact has changed. */
export async function removePhoto(tx: Tx, person: Pictured): Promise<void> {
  await removeFile(tx, face(person));
  await tx.run(sql`update person set face_image = null where party_id = ${person.partyId}::uuid`);
}

/** Puts a photo in the place of the previous one. */
export async function replacePhoto(tx: Tx, person: Pictured, photo: NewFile): Promise<void> {
  await replaceFile(tx, face(person), photo);
  await tx.run(sql`update person set face_image = ${photo.storedName} where party_id = ${person.partyId}::uuid`);
}

/** What an account may have uploaded and not made part of anything: files, and bytes as a multiple of the largest file. */
export const MAX_LOOSE_FILES = 60;
const MAX_LOOSE_SIZES = 20;

/** Writes down a file whose bytes are kept already. Throws tooManyLoose. */
export async function keepLoose(tx: Tx, companyId: string, storage: FileStore['storage'], file: NewFile, maxBytes: number): Promise<void> {
  // uploads of one account are counted one after the other
  await tx.one(sql`select from user_account where user_id = app_user() for update`);
  const kept = await tx.run(sql`
    insert into stored_file (stored_name, company_id, user_id, state, storage, display_name, content_type, size, sha256)
    select ${file.storedName}, ${companyId}::uuid, app_user(), 'loose', ${storage}, ${file.displayName}, ${file.contentType}, ${file.content.length}, ${file.sha256}
    from (select count(*) as files, coalesce(sum(size), 0) as bytes from stored_file where user_id = app_user() and state = 'loose') loose
    where loose.files < ${MAX_LOOSE_FILES} and loose.bytes + ${file.content.length} <= ${MAX_LOOSE_SIZES * maxBytes}`);
  if (kept === 0) throw fileErrors.error('tooManyLoose');
}

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
}

const columns = sql`stored_name as "storedName", display_name as "displayName", content_type as "contentType", size, state, user_id as "userId",
  company_id as "companyId", party_id as "partyId", party_content_type_enum_id as kind`;

/** A file of the companies of the transaction; `content` when its bytes stand in its row. */
export const findFile = (db: Db, storedName: string): Promise<(StoredFile & { readonly content: Buffer | null }) | undefined> =>
  db.maybe(sql`select ${columns}, content from stored_file where stored_name = ${storedName}`);

/** Holds a file of the companies of the transaction until its end. */
export const lockFile = (tx: Tx, storedName: string): Promise<StoredFile | undefined> =>
  tx.maybe(sql`select ${columns} from stored_file where stored_name = ${storedName} for update`);

export interface Claim {
  readonly kind: string;
  readonly partyId: string;
  readonly companyId: string;
}

export const writeClaim = (tx: Tx, storedName: string, { kind, partyId, companyId }: Claim): Promise<number> =>
  tx.run(sql`
    update stored_file set state = 'claimed', party_content_type_enum_id = ${kind}, party_id = ${partyId}::uuid, company_id = ${companyId}::uuid, state_since = now()
    where stored_name = ${storedName}`);

export const writeRelease = (tx: Tx, storedName: string, kind: string, partyId: string): Promise<number> =>
  tx.run(sql`
    update stored_file set state = 'released', party_content_type_enum_id = null, party_id = null, state_since = now()
    where stored_name = ${storedName} and party_content_type_enum_id = ${kind} and party_id = ${partyId}::uuid`);

/** Whether the person or company of a file is in scope. */
export const isInScope = async (db: Db, rows: RowScope, partyId: string, companyId: string): Promise<boolean> =>
  (await db.maybe(sql`select true as found where ${peopleIn(rows, sql`${partyId}::uuid`, sql`${companyId}::uuid`)}`)) !== undefined;

/** Deletes files that stood loose or released since before a moment (epoch milliseconds), of all companies; answers those whose bytes stand elsewhere. */
export async function takeIdleFiles(tx: Tx, before: number, atMost: number): Promise<readonly string[]> {
  const rows = await tx.many<{ name: string; storage: string }>(sql`
    select stored_name as name, storage from take_idle_files(to_timestamp(${before / 1000}), ${atMost})`);
  return rows.filter(({ storage }) => storage !== 'db').map(({ name }) => name);
}

/** Those of the names under which no company knows a file. */
export const unknownFiles = async (db: Db, names: readonly string[]): Promise<readonly string[]> =>
  (await db.many<{ name: string }>(sql`select name from unknown_files(${[...names]}::text[]) as name`)).map(({ name }) => name);
