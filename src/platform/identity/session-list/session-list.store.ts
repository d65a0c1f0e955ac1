/** SQL of open sessions. Times are epoch milliseconds of the caller's clock. */
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface OpenSession {
  readonly sessionId: string;
  readonly userAgent: string;
  readonly network: string;
  readonly createdDate: string;
  readonly lastSeenDate: string;
  readonly hasSecondFactor: boolean;
}

/** Whose sessions. */
export type Owner = { readonly userId: string } | { readonly partyId: string };

const ownedBy = (owner: Owner): Sql =>
  'userId' in owner ? sql`s.user_id = ${owner.userId}::uuid` : sql`s.user_id in (select a.user_id from user_account a where a.party_id = ${owner.partyId}::uuid)`;

export const openSessions = (db: Db, owner: Owner, now: number): Promise<OpenSession[]> =>
  db.many<OpenSession>(sql`
    select s.session_id as "sessionId", s.user_agent as "userAgent", s.network, s.created_at as "createdDate", s.last_seen_at as "lastSeenDate",
      s.second_factor as "hasSecondFactor"
    from login_session s
    where ${ownedBy(owner)} and s.revoked_at is null and s.idle_until > ${iso(now)}::timestamptz and s.absolute_until > ${iso(now)}::timestamptz
    order by s.last_seen_at desc, s.session_id desc`);

/** Ends one session of an owner, or all but one; answers the ids of those that were open. */
export const endSessions = async (tx: Tx, owner: Owner, which: { only: string } | { allBut: string | null }, reason: string): Promise<string[]> => {
  const choice = 'only' in which ? sql`s.session_id = ${which.only}::uuid` : sql`s.session_id is distinct from ${which.allBut}::uuid`;
  const rows = await tx.many<{ id: string }>(sql`
    update login_session s set revoked_at = now(), revoke_reason = ${reason} where ${ownedBy(owner)} and s.revoked_at is null and ${choice} returning s.session_id as id`);
  return rows.map(({ id }) => id);
};
