/**
 * Tells the browsers of people that something of theirs has changed, through every server process. Only ids and the
 * topic travel; what changed is read by the calls, with their permissions. Belongs in the transaction of the change:
 * PostgreSQL delivers it at commit and not at all after a rollback.
 */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { LiveTopic } from './notifications.contract.ts';

export const LIVE_CHANNEL = 'kargozin_live';

/** PostgreSQL takes payloads below 8,000 bytes; beyond so many people everybody who listens is told. */
const MAX_NAMED = 200;

export async function notifyPeople(tx: Tx, topic: LiveTopic, partyIds: readonly string[]): Promise<void> {
  if (partyIds.length === 0) return;
  const whom = partyIds.length > MAX_NAMED ? '*' : partyIds.join(',');
  await tx.run(sql`select pg_notify(${LIVE_CHANNEL}, ${`${topic} ${whom}`})`);
}

/** Of these sessions the ones that still stand at a moment (epoch milliseconds; `day` is its ISO date in Tehran). Reads only, extends none. */
export async function standingSessions(db: Db, sessionIds: readonly string[], now: number, day: string): Promise<ReadonlySet<string>> {
  const moment = new Date(now).toISOString();
  const rows = await db.many<{ id: string }>(sql`
    select s.session_id as id from login_session s join user_account a using (user_id)
    where s.session_id = any (${[...sessionIds]}::uuid[]) and s.revoked_at is null and s.idle_until > ${moment}::timestamptz and s.absolute_until > ${moment}::timestamptz
      and not account_deactivated(a, ${day}::date)`);
  return new Set(rows.map(({ id }) => id));
}
