/** SQL of stored files. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';
import type { NewImage } from './new-image.ts';

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

/** What a file is to whom it is about; of each kind there is at most one. */
export interface FilePlace {
  readonly partyId: string;
  readonly companyId: string;
  readonly kind: 'PcntFaceImage' | 'PcntLogo';
}

export const removeFile = (tx: Tx, { partyId, kind }: FilePlace): Promise<number> =>
  tx.run(sql`delete from stored_file where party_id = ${partyId}::uuid and party_content_type_enum_id = ${kind}`);

/** Puts a file in the place of the previous one. */
export async function replaceFile(tx: Tx, place: FilePlace, { storedName, displayName, contentType, sha256, content }: NewImage): Promise<void> {
  await removeFile(tx, place);
  await tx.run(sql`
    insert into stored_file (stored_name, company_id, party_id, party_content_type_enum_id, display_name, content_type, size, sha256, content)
    values (${storedName}, ${place.companyId}::uuid, ${place.partyId}::uuid, ${place.kind}, ${displayName}, ${contentType}, ${content.length}, ${sha256}, ${content})`);
}

const face = ({ partyId, companyId }: Pictured): FilePlace => ({ partyId, companyId, kind: 'PcntFaceImage' });

/** Takes the photo of a person away. The version of the file stays: no base fact has changed. */
export async function removePhoto(tx: Tx, person: Pictured): Promise<void> {
  await removeFile(tx, face(person));
  await tx.run(sql`update person set face_image = null where party_id = ${person.partyId}::uuid`);
}

/** Puts a photo in the place of the previous one. */
export async function replacePhoto(tx: Tx, person: Pictured, photo: NewImage): Promise<void> {
  await replaceFile(tx, face(person), photo);
  await tx.run(sql`update person set face_image = ${photo.storedName} where party_id = ${person.partyId}::uuid`);
}

/** A file of the companies of the transaction. */
export const findFile = (db: Db, storedName: string): Promise<{ contentType: string; content: Buffer } | undefined> =>
  db.maybe(sql`select content_type as "contentType", content from stored_file where stored_name = ${storedName}`);
