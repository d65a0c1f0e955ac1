/** The account of somebody else that an administrator may open anew: in scope, not the own one, and none that may do more. */
import type { ErrorTable } from '#kernel/errors.ts';
import { mayMake } from '#platform/access/access.rules.ts';
import { accessOf, rolesEver } from '#platform/access/access.store.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type Account, accountOf } from './accounts.store.ts';
import { partyOfAccount } from './one-time/one-time.store.ts';
import { reachesNoFurther } from './reach.rules.ts';

/** Throws notFound, ownAccount or strongerAccount. */
export async function othersAccount(tx: Tx, actor: Actor, rows: RowScope, userId: string, errors: ErrorTable<'ownAccount' | 'strongerAccount'>): Promise<Account> {
  const partyId = await partyOfAccount(tx, userId);
  if (!partyId || !(await isInScope(tx, rows, partyId))) throw httpErrors.error('notFound');
  // whoever comes upon an open page must not leave with the account
  if (userId === actor.userId) throw errors.error('ownAccount');
  const account = await accountOf(tx, userId, rows.asOf);
  const { grants } = await accessOf(tx, account, rows.asOf, 'ever');
  if (!reachesNoFurther(grants, actor)) throw errors.error('strongerAccount');
  return account;
}

/**
 * Those of some people who sign in with a stronger role on the wire than these, on a day (ISO) or later: as nobody makes others one of that role, nobody
 * shuts one out by the days or the state of the employment either.
 */
export async function outranking(db: Db, roles: readonly string[], partyIds: readonly string[], day: string): Promise<ReadonlySet<string>> {
  const held = await rolesEver(db, partyIds, day);
  return new Set(held.filter(({ role }) => !mayMake(role, roles)).map(({ partyId }) => partyId));
}

/** Whether somebody outranks the actor. */
export const outranks = async (db: Db, { roles }: Pick<Actor, 'roles'>, partyId: string, day: string): Promise<boolean> =>
  (await outranking(db, roles, [partyId], day)).has(partyId);
