/** SQL of what the shell shows of a person. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface HeaderPerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly suffix: string | null;
  readonly faceImage: string | null;
  readonly signatureImage: string | null;
}

/** Name and images of a person in scope. */
export const headerOf = (db: Db, rows: RowScope, partyId: string): Promise<HeaderPerson | undefined> =>
  db.maybe<HeaderPerson>(sql`
    select p.first_name as "firstName", p.last_name as "lastName", p.suffix, p.face_image as "faceImage", p.sign_file as "signatureImage" from person p
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

/** Title of the main position of a person in scope, empty when there is none. */
export async function positionTitleOf(db: Db, rows: RowScope, partyId: string): Promise<string> {
  const position = await db.maybe<{ description: string }>(sql`
    select e.description from empl_position_party h join empl_position e using (empl_position_id)
    where h.party_id = ${partyId}::uuid and h.main_position = 'Y' and h.valid @> ${rows.asOf}::date and ${onePersonIn(rows, sql`h.party_id`, sql`h.company_id`)}`);
  return position?.description ?? '';
}
