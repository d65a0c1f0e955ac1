import { type Db, sql } from '#platform/db/db.server.ts';

export interface PersonAccount {
  readonly userId: string;
  readonly username: string;
  readonly disabled: boolean;
}

/** The account of a person, the usable one before a disabled one. */
export const accountOfParty = (db: Db, partyId: string, day: string): Promise<PersonAccount | undefined> =>
  db.maybe<PersonAccount>(sql`
    select a.user_id as "userId", a.username, account_deactivated(a, ${day}::date) as disabled from user_account a
    where a.party_id = ${partyId}::uuid order by account_deactivated(a, ${day}::date), a.created_at, a.user_id limit 1`);

/** The person behind an account. */
export const partyOfAccount = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.maybe<{ id: string }>(sql`select party_id as id from user_account where user_id = ${userId}::uuid`))?.id;
