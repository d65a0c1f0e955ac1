import { type Db, sql } from '#platform/db/db.server.ts';

/** The account of somebody who is not signed in; the oldest of several. */
export const accountFor = (db: Db, partyId: string): Promise<{ readonly userId: string; readonly username: string } | undefined> =>
  db.maybe(sql`
    select a.user_id as "userId", a.username from user_account a
    where a.party_id = ${partyId}::uuid and a.disabled = 'N' order by a.created_at, a.user_id limit 1`);
