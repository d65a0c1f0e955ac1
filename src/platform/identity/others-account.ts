/** The account of somebody else that an administrator may open anew: in scope, not the own one, and none that may do more. */
import type { ErrorTable } from '#kernel/errors.ts';
import { accessOf } from '#platform/access/access.store.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Actor, RowScope } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type Account, accountOf } from './accounts.store.ts';
import { isInScope, partyOfAccount } from './one-time/one-time.store.ts';
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
