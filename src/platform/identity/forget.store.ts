/** What accounts leave behind and nobody needs for ever: old sign-ins, and requests for an account that are done with. Once an hour. */
import { firstDay, monthAfter, monthOf } from '#platform/audit/months.rules.ts';
import { retentionAt } from '#platform/audit/months.store.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { KEPT_DAYS } from './account-requests/account-requests.rules.ts';
import { forgetRequests } from './account-requests/account-requests.store.ts';

const DAY_MS = 86_400_000;
/** Rows of the history that go in one run: after a shortened retention, years of them do not go at once. */
const MOST_A_RUN = 50_000;

/** Sign-ins of months that the audit does not keep any more go: the whole month, in UTC. Answers how many went. */
async function forgetSignIns(tx: Tx, now: number): Promise<number> {
  const first = firstDay(monthAfter(monthOf(now), -(await retentionAt(tx, now)).monthsKept));
  return tx.run(sql`
    delete from user_login_history where ctid = any (array(
      select ctid from user_login_history where at < ${`${first}T00:00:00Z`}::timestamptz limit ${MOST_A_RUN}))`);
}

/** `now`: epoch milliseconds. Acts for all companies. */
export async function forgetOldIdentities(tx: Tx, now: number): Promise<void> {
  await forgetSignIns(tx, now);
  await tx.one(sql`select set_config('app.companies', coalesce((select array_agg(company_id)::text from company), '{}'), true)`);
  await forgetRequests(tx, now - KEPT_DAYS * DAY_MS);
}
