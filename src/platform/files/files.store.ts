/** SQL of stored files. */
import { peopleIn } from '#platform/access/scope.ts';
import { type Db, sql, type Tx } from '#platform/db/db.ts';
import type { RowScope } from '#platform/http/context.ts';

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

export interface NewPhoto {
  readonly storedName: string;
  readonly displayName: string;
  readonly contentType: string;
  readonly sha256: Buffer;
  readonly content: Buffer;
}

/** Takes the photo of a person away. The version of the file stays: no base fact has changed. */
export async function removePhoto(tx: Tx, { partyId }: Pictured): Promise<void> {
  await tx.run(sql`delete from stored_file where party_id = ${partyId}::uuid and party_content_type_enum_id = 'PcntFaceImage'`);
  await tx.run(sql`update person set face_image = null where party_id = ${partyId}::uuid`);
}

/** Puts a photo in the place of the previous one. */
export async function replacePhoto(tx: Tx, { partyId, companyId }: Pictured, photo: NewPhoto): Promise<void> {
  await tx.run(sql`delete from stored_file where party_id = ${partyId}::uuid and party_content_type_enum_id = 'PcntFaceImage'`);
  await tx.run(sql`
    insert into stored_file (stored_name, company_id, party_id, party_content_type_enum_id, display_name, content_type, size, sha256, content)
    values (${photo.storedName}, ${companyId}::uuid, ${partyId}::uuid, 'PcntFaceImage', ${photo.displayName}, ${photo.contentType}, ${photo.content.length}, ${photo.sha256}, ${photo.content})`);
  await tx.run(sql`update person set face_image = ${photo.storedName} where party_id = ${partyId}::uuid`);
}

/** A file of the companies of the transaction. */
export const findFile = (db: Db, storedName: string): Promise<{ contentType: string; content: Buffer } | undefined> =>
  db.maybe(sql`select content_type as "contentType", content from stored_file where stored_name = ${storedName}`);
