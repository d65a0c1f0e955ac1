/** What every change of access rests on: one at a time, judged by what the actor may do now, never ending without an administrator. */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { EVERYTHING, mayUse } from '#platform/access/access.rules.ts';
import { accessOf } from '#platform/access/access.store.ts';
import { peopleIn, scopeFor } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { accountOf } from '#platform/identity/accounts.store.ts';
import { reachesNoFurther } from '#platform/identity/reach.rules.ts';
import { accessErrors } from './access-level.errors.ts';
import type { RuledBy } from './access-level.rules.ts';

/** Advisory lock of whoever changes access. */
const ACCESS_LOCK = 7_405_1410;

/** Accounts that may do everything, today and with no end in sight. */
const administrators = async (db: Db, today: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from user_account a where not account_deactivated(a, ${today}::date) and exists (
        select from user_group_member m join user_group g using (user_group_id) join user_group_permission p using (user_group_id)
        where m.user_id = a.user_id and m.valid @> ${today}::date and upper_inf(m.valid) and g.row_scope = 'all'
          and p.permission = ${EVERYTHING} and p.valid @> ${today}::date and upper_inf(p.valid))`)
  ).n;

/** Who changes access, by the rights of this moment: those of the request may be some seconds old. */
export interface Changer {
  readonly actor: Actor;
  readonly rows: RowScope;
}

/**
 * Runs a change of access. Changes wait for one another, so that two administrators cannot take each other's rights at
 * once; the rights of the actor are read anew behind that lock. Throws lastAdministrator when nobody would be left.
 */
export async function changing<T>(tx: Tx, { actor, today }: { readonly actor: Actor; readonly today: string }, call: AnyCall, work: (changer: Changer) => Promise<T>): Promise<T> {
  await tx.one(sql`select pg_advisory_xact_lock(${ACCESS_LOCK})`);
  const fresh: Actor = { ...actor, ...(await accessOf(tx, actor, today)) };
  if (!mayUse(fresh.grants, permissionKeys(call.permission))) throw httpErrors.error('forbidden');
  const before = await administrators(tx, today);
  const done = await work({ actor: fresh, rows: scopeFor(fresh, call, today) });
  if (before > 0 && (await administrators(tx, today)) === 0) throw accessErrors.error('lastAdministrator');
  return done;
}

export const ruledBy = (db: Db, actor: Actor, today: string): Promise<RuledBy> =>
  db.one<RuledBy>(sql`
    select array(select company_id from company order by 1) as installation,
      array(select distinct m.user_group_id from user_group_member m where m.user_id = ${actor.userId}::uuid and (upper_inf(m.valid) or upper(m.valid) > ${today}::date)) as "ownGroupIds"`);

/** Accounts of these ids in scope; the others look like nobody. */
export const accountsIn = (db: Db, rows: RowScope, userIds: readonly string[]): Promise<{ userId: string; partyId: string; companyId: string; username: string }[]> =>
  db.many(sql`
    select a.user_id as "userId", a.party_id as "partyId", a.company_id as "companyId", a.username from user_account a
    where a.user_id = any (${[...userIds]}::uuid[]) and ${peopleIn(rows, sql`a.party_id`, sql`a.company_id`)} order by a.user_id`);

/** An account of somebody else in scope that may do no more than the actor. Throws notFound, ownAccount, strongerAccount. */
export async function changeableAccount(tx: Tx, { actor, rows }: Changer, userId: string) {
  if ((await accountsIn(tx, rows, [userId])).length === 0) throw httpErrors.error('notFound');
  if (userId === actor.userId) throw accessErrors.error('ownAccount');
  const account = await accountOf(tx, userId, rows.asOf);
  const { grants } = await accessOf(tx, account, rows.asOf, 'ever');
  if (!reachesNoFurther(grants, actor)) throw accessErrors.error('strongerAccount');
  return account;
}
