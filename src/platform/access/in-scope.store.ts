import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { onePersonIn } from './scope.service.ts';

/** Whether a person is in scope; people out of scope look like nobody. */
export const isInScope = async (db: Db, rows: RowScope, partyId: string): Promise<boolean> =>
  (await db.maybe(sql`select from person p where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`)) !== undefined;
