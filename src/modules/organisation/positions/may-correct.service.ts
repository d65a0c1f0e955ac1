/** Who may write over the past of a link of a person to a post, by whatever call. */
import { permissionKeys } from '#kernel/call.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import type { Holding } from '#platform/structure/holders.store.ts';
import { type addHolder, correctHolder } from './holders/holders.contract.ts';
import { isReached } from './positions.store.ts';

/** Whether the actor holds the right to correct on all days of the link. */
export const mayCorrect = async ({ tx, actor, today }: Pick<Context<typeof addHolder>, 'tx' | 'actor' | 'today'>, { positionId, from, until }: Holding): Promise<boolean> =>
  mayUse(actor.grants, permissionKeys(correctHolder.permission)) && (await isReached(tx, scopeFor(actor, correctHolder, today), positionId, { from, until }));
