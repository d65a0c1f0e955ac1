/** SQL of the runs of accounts and of their slips. Times are epoch milliseconds, days ISO dates. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { MAX_RUNS } from './bulk-accounts.contract.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface Run {
  readonly runId: string;
  readonly companyId: string;
  readonly userGroupId: string;
  readonly madeBy: string | null;
}

export const insertRun = (tx: Tx, { runId, companyId, userGroupId, madeBy }: Run, now: number): Promise<number> =>
  tx.run(sql`
    insert into account_run (run_id, company_id, user_group_id, made_at, made_by)
    values (${runId}::uuid, ${companyId}::uuid, ${userGroupId}, ${iso(now)}, ${madeBy}::uuid)`);

export const insertMembers = (tx: Tx, { runId, companyId }: Pick<Run, 'runId' | 'companyId'>, userIds: readonly string[]): Promise<number> =>
  tx.run(sql`insert into account_run_member (user_id, run_id, company_id) select unnest(${[...userIds]}::uuid[]), ${runId}::uuid, ${companyId}::uuid`);

/** Nobody has signed in with the account, and its password is still one that was handed out. */
const isUnused = sql`a.one_time_until is not null and not exists (select from user_login_history l where l.user_id = a.user_id and l.successful and l.login_type is null)`;

const members = (rows: RowScope): Sql => sql`
  account_run_member m join user_account a using (user_id) where ${peopleIn(rows, sql`a.party_id`, sql`a.company_id`)}`;

/** A run that made accounts in scope; others look like none. */
export const runIn = (db: Db, rows: RowScope, runId: string): Promise<Run | undefined> =>
  db.maybe<Run>(sql`
    select r.run_id as "runId", r.company_id as "companyId", r.user_group_id as "userGroupId", r.made_by as "madeBy" from account_run r
    where r.run_id = ${runId}::uuid and exists (select from ${members(rows)} and m.run_id = r.run_id)`);

export interface RunRow {
  readonly runId: string;
  readonly madeAt: string;
  readonly madeBy: string | null;
  readonly groupName: string;
  readonly made: number;
  readonly signedIn: number;
}

/** The newest runs that made accounts in scope; of each only those are counted. */
export const runsIn = (db: Db, rows: RowScope): Promise<RunRow[]> =>
  db.many<RunRow>(sql`
    select r.run_id as "runId", r.made_at as "madeAt", coalesce((select concat_ws(' ', p.first_name, p.last_name) from person p where p.party_id = maker.party_id), maker.username) as "madeBy",
      g.description as "groupName", n.made, n.signed as "signedIn"
    from account_run r join user_group g using (user_group_id) left join user_account maker on maker.user_id = r.made_by
      join lateral (select count(*)::int as made, count(*) filter (where not (${isUnused}))::int as signed from ${members(rows)} and m.run_id = r.run_id) n on n.made > 0
    order by r.made_at desc, r.run_id limit ${MAX_RUNS}`);

export interface Unused {
  readonly userId: string;
  readonly partyId: string;
  readonly companyId: string;
  readonly username: string;
  readonly name: string;
  readonly personnelCode: string;
}

/** Accounts of a run in scope that nobody has signed in with and that are not deactivated, in order, after one of them. */
export const unusedOf = (db: Db, rows: RowScope, { runId, after, most }: { runId: string; after: string | undefined; most: number }): Promise<Unused[]> =>
  db.many<Unused>(sql`
    select a.user_id as "userId", a.party_id as "partyId", a.company_id as "companyId", a.username,
      coalesce((select concat_ws(' ', p.first_name, p.last_name) from person p where p.party_id = a.party_id), a.username) as name,
      coalesce((select r.pseudo_id from party_relationship r where r.party_relationship_id = a.party_relationship_id), '') as "personnelCode"
    from ${members(rows)} and m.run_id = ${runId}::uuid and ${isUnused} and not account_deactivated(a, ${rows.asOf}::date)
      ${after === undefined ? sql`` : sql`and a.user_id > ${after}::uuid`}
    order by a.user_id limit ${most}`);

export interface NewPassword {
  readonly userId: string;
  readonly hash: string;
}

/** Writes one-time passwords over those of accounts that nobody has signed in with by now. Answers whose. */
export async function storeOneTime(tx: Tx, fresh: readonly NewPassword[], now: number): Promise<ReadonlySet<string>> {
  const userIds = fresh.map(({ userId }) => userId);
  const written = await tx.many<{ userId: string }>(sql`
    with held as (select a.user_id from user_account a where a.user_id = any (${userIds}::uuid[]) and ${isUnused} order by a.user_id for update),
    changed as (
      update user_account a set password_hash = n.hash, password_set_at = ${iso(now)}, require_password_change = true, one_time_until = ${iso(now + ONE_TIME_MS)}
      from unnest(${userIds}::uuid[], ${fresh.map(({ hash }) => hash)}::text[]) as n(user_id, hash) join held using (user_id) where a.user_id = n.user_id returning a.user_id, n.hash),
    history as (insert into user_password_history (user_id, set_at, password_hash) select user_id, ${iso(now)}, hash from changed)
    select user_id as "userId" from changed`);
  await tx.run(sql`delete from password_recovery where user_id = any (${userIds}::uuid[])`);
  return new Set(written.map(({ userId }) => userId));
}
