/** SQL of the signature of a person, and what its file is. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { MAX_PHOTO_BYTES, photoExtensions } from '#platform/files/content/image.rules.ts';
import { defineFileKind } from '#platform/files/file-kind.define.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { mayReadSignature } from '#platform/tasks/reach.service.ts';
import { SEE_SIGNATURE } from './signature.contract.ts';

export const signatureKind = defineFileKind({
  kind: 'signatureImage',
  permission: SEE_SIGNATURE,
  scope: 'rows',
  class: 'identity',
  accept: photoExtensions,
  maxBytes: MAX_PHOTO_BYTES,
  mayRead: mayReadSignature,
});

/** Holds a person in scope until the end of the transaction. */
export const lockSigner = (tx: Tx, rows: RowScope, partyId: string) =>
  tx.maybe<{ companyId: string; signatureImage: string | null }>(sql`
    select p.company_id as "companyId", p.sign_file as "signatureImage" from person p
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)} for update of p`);

/** The version of the file stays: no base fact has changed. */
export const writeSignature = (tx: Tx, partyId: string, image: string | null): Promise<number> =>
  tx.run(sql`update person set sign_file = ${image} where party_id = ${partyId}::uuid`);
